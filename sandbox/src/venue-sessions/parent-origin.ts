/** The origin whose page frames the venue: the caller's, when it is one of the site's. */
export function parentOf(origin: string, siteOrigins: readonly string[]): string {
  return siteOrigins.includes(origin) ? origin : (siteOrigins[0] ?? '')
}
