/** What a build leaves on the page outside the federation runtime, and its removal once the build is unmounted. */
import { knownQueryClient } from '@lantern/platform'
import { filesOnlyOf } from './build-files.ts'
import { forgetFiles } from './element-guard.ts'
import { fileKey } from './file-key.ts'
import { distrustBuild, type HashedFiles } from './trust.ts'

type Build = Pick<HashedFiles, 'manifestUrl' | 'extras'>

/**
 * Removes styles, preload hints, trusted addresses, and query answers in the shape of its code.
 *
 * @param staying builds of the same remote that stay on the page, with their shared files
 */
export function sweepPage(build: Build, staying: readonly Build[]): void {
  const isGone = filesOnlyOf(build, staying)
  // Before the links: webpack removes a failed style from its parent, so it must still have one.
  forgetFiles(isGone)
  for (const link of document.querySelectorAll('link')) if (isGone(fileKey(link.href))) link.remove()
  distrustBuild(build)
  // Cached queries do not record which build made them; the next screen fetches again, in the newer code's format.
  // Not `type: 'inactive'`: that includes a query whose only observer is disabled, which would then be kept by a timer outside the cache.
  knownQueryClient()?.removeQueries({ predicate: (query) => query.getObserversCount() === 0 })
}
