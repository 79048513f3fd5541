/** Where an advertisement may lead: a path of our own and nothing else. A URL from the server is never followed unseen. */

/**
 * @param jumpType 0 none, 1 route, 2 url
 * @returns a path of this site, null when the jump leads elsewhere
 */
export function jumpRoute(jumpType: number, jump: string): string | null {
  if (jumpType !== 1) return null
  return /^\/(?![/\\])/.test(jump) ? jump : null
}
