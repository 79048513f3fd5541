/** What a build leaves in the page beside the runtime's memory, and how it goes once nothing of it is shown any more. */
import { queryClient } from '@lantern/platform'
import { forgetUnder } from './element-guard.ts'
import { distrustUnder, type HashedFiles } from './trust.ts'

/** The folder of a build: every file of it has an address below. */
export function folderOf({ manifestUrl }: Pick<HashedFiles, 'manifestUrl'>): string {
  return new URL('.', manifestUrl).href
}

/** Styles and hints, addresses that were trusted, answers that were kept in the shape of its code. */
export function sweepPage(build: Pick<HashedFiles, 'manifestUrl'>): void {
  const folder = folderOf(build)
  for (const link of document.querySelectorAll('link')) if (link.href.startsWith(folder)) link.remove()
  forgetUnder(folder)
  distrustUnder(folder)
  // Nobody knows whose answers they are; the next screen asks again, in the newer code's own words.
  // Not `type: 'inactive'`: that counts a query whose only observer is switched off, which would then be kept by a timer outside the cache.
  queryClient.removeQueries({ predicate: (query) => query.getObserversCount() === 0 })
}
