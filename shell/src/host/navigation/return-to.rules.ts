/** Where a member goes back to from a page that says the site, or a part of it, is closed: the exact location, query and hash. Pure. */

export type Left = { readonly from: string }
type Place = { readonly pathname: string; readonly search: string; readonly hash: string }

const HOME = '/'

/** State of the history entry of a status page. The browser keeps it over a reload of that page, each tab its own. */
export function leftFrom({ pathname, search, hash }: Place): Left {
  return { from: pathname + search + hash }
}

/** The location that was left; home when there is none, or when it is itself a page of this kind: going there would lead round in a circle. */
export function returnPath(state: unknown): string {
  const from = (state as Partial<Left> | null)?.from
  if (typeof from !== 'string' || !from.startsWith('/') || from.startsWith('//')) return HOME
  return from.startsWith('/other/') || from.startsWith('/offline') ? HOME : from
}
