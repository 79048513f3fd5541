/** The origin that frames the venue: the caller's, when it belongs to the site. */
export function parentOf(origin: string, siteOrigins: readonly string[]): string {
  return siteOrigins.includes(origin) ? origin : (siteOrigins[0] ?? '')
}
