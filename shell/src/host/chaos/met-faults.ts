/** Which requests of this page meet a fault of a chaos link. */
import { DISCOVERY_PATH } from '@lantern/contract/discovery-signature'
import { type FaultKind, type FileClass, type FileFault, isSharedFile, remoteFileClass } from '@lantern/contract/faults'
import { fileOwner } from '@lantern/contract/file-owner'
import { type FileTest, fileKey } from '../integrity/file-key.ts'

export type MetFaults = {
  /** The fault that a request meets now; null for none. @param among classes that pass here */
  meet(url: string, among: readonly FileClass[]): FaultKind | null
}

/**
 * @param isOfBuild files of the build that is to fail: an older one must be able to take its place
 * @param isOver from then on nothing fails
 */
export function createMetFaults(
  { remote, faults }: { readonly remote: string; readonly faults: readonly FileFault[] },
  isOfBuild: FileTest,
  isOver: () => boolean,
): MetFaults {
  const met = new Set<FileFault>()

  function classOf(url: string): FileClass | null {
    const { href, origin, pathname } = new URL(url, location.href)
    if (origin === location.origin && pathname === DISCOVERY_PATH) return 'discovery'
    if (isSharedFile(href)) return 'shared'
    return fileOwner(pathname)?.remote === remote && isOfBuild(fileKey(href)) ? remoteFileClass(pathname) : null
  }

  return {
    meet(url, among) {
      const of = classOf(url)
      const found = faults.find((one) => one.of === of && among.includes(one.of))
      if (found === undefined || isOver() || (found.often === 'once' && met.has(found))) return null
      met.add(found)
      return found.fault
    },
  }
}
