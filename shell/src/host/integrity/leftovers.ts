/** What a build leaves on the page outside the federation runtime, and its removal once the build is unmounted. */
import { queryClient } from '@lantern/platform'
import { forgetUnder } from './element-guard.ts'
import { distrustUnder, type HashedFiles } from './trust.ts'

/** The folder that holds all files of a build. */
export function folderOf({ manifestUrl }: Pick<HashedFiles, 'manifestUrl'>): string {
  return new URL('.', manifestUrl).href
}

/** Removes styles, preload hints, trusted addresses, and query answers in the shape of its code. */
export function sweepPage(build: Pick<HashedFiles, 'manifestUrl'>): void {
  const folder = folderOf(build)
  for (const link of document.querySelectorAll('link')) if (link.href.startsWith(folder)) link.remove()
  forgetUnder(folder)
  distrustUnder(folder)
  // Cached queries do not tell which build made them; the next screen fetches again, in the newer code's format.
  // Not `type: 'inactive'`: that includes a query whose only observer is disabled, which would then be kept by a timer outside the cache.
  queryClient.removeQueries({ predicate: (query) => query.getObserversCount() === 0 })
}
