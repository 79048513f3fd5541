import { ROUTE } from '@lantern/contract'

/** Path of the page of a match. */
export function matchPath(id: string): string {
  return `${ROUTE.sport}/match/${id}`
}
