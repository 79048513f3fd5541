/** Where a member returns from a status page that closes the site or a part of it: the exact location, query and hash. Pure. */

export type Left = { readonly from: string }
type Address = { readonly pathname: string; readonly search: string; readonly hash: string }

const HOME = '/'

/** State of a status page's history entry. The browser keeps it across reloads, per tab. */
export function leftFrom({ pathname, search, hash }: Address): Left {
  return { from: pathname + search + hash }
}

/** The previous location; home when there is none or when it is a status page itself, which would loop. */
export function returnPath(state: unknown): string {
  const from = (state as Partial<Left> | null)?.from
  if (typeof from !== 'string' || !from.startsWith('/') || from.startsWith('//')) return HOME
  return from.startsWith('/other/') || from.startsWith('/offline') ? HOME : from
}
