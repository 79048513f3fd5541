/** Allowed origins of unsigned builds. Pure. */

/** @param origins as in a content policy: `https://a.example`, or `http://localhost:*` for any port */
export function isAllowed(url: string, origins: readonly string[]): boolean {
  if (!URL.canParse(url)) return false
  const { origin, protocol, hostname, username } = new URL(url)
  if (username !== '' || !/^https?:$/.test(protocol)) return false
  return origins.some((one) => one === origin || one === `${protocol}//${hostname}:*`)
}
