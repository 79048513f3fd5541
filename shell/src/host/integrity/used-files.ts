/** The hashed files that this page has loaded or prefetched, each with its trusted hash. */
import { integrityOf, REFUSED } from './trust.ts'

export type UsedFile = { readonly path: string; readonly integrity: string }

export function usedFiles(): UsedFile[] {
  const urls = new Set(performance.getEntriesByType('resource').map(({ name }) => name))
  return [...urls].flatMap((url) => {
    const { origin, pathname, search } = new URL(url)
    const integrity = integrityOf(url)
    if (origin !== location.origin || search !== '' || integrity === REFUSED) return []
    return /\.(?:js|css)$/.test(pathname) ? [{ path: pathname, integrity }] : []
  })
}
