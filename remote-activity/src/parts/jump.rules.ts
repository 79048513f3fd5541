/** Restricts links of advertisements to paths of this site; external URLs from the server are never followed. */

/**
 * @param jumpType 0 none, 1 route, 2 url
 * @returns a path of this site, null for any other target
 */
export function jumpRoute(jumpType: number, jump: string): string | null {
  if (jumpType !== 1) return null
  return /^\/(?![/\\])/.test(jump) ? jump : null
}
