/** Allowed origins of unsigned builds. Pure. */

const PUBLISHED = /^[/]r[/](?<remote>[^/]+)[/][^/]+[/]mf-manifest[.]json$/

/** Whether this is the manifest of a published build of a remote. @param origins of published builds */
export function isPublished(url: string, remote: string, origins: readonly string[]): boolean {
  if (!URL.canParse(url)) return false
  const { origin, pathname, username } = new URL(url)
  return username === '' && origins.includes(origin) && PUBLISHED.exec(pathname)?.groups?.remote === remote
}

/** @param origins as in a content policy: `https://a.example`, or `http://localhost:*` for any port */
export function isAllowed(url: string, origins: readonly string[]): boolean {
  if (!URL.canParse(url)) return false
  const { origin, protocol, hostname, username } = new URL(url)
  if (username !== '' || !/^https?:$/.test(protocol)) return false
  return origins.some((one) => one === origin || one === `${protocol}//${hostname}:*`)
}
