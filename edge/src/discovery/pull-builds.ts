/** Fetches the files of all builds that discovery names, so that members do not wait for them. */
import type { Discovery } from '@lantern/contract/federation'
import type { AnnouncedFiles, PulledFiles } from '../files/pulled-files.ts'
import type { DiscoverySource } from './discovery-source.ts'

/** Pause between looks for a new revision or for files that could not be fetched, ms. */
export const BUILD_PULL_MS = 500
/** Files that are fetched at the same time. */
const AT_ONCE = 6
const MANIFEST_URL = /^\/r\/([^/]+\/[^/]+\/)([^/]+)$/

/** SRI by path below `/r/`. Builds on other origins are not ours to store. */
export function announcedFiles({ microFrontends }: Discovery): AnnouncedFiles {
  const files = new Map<string, string>()
  for (const { url, metadata, extras } of Object.values(microFrontends).flat()) {
    const [, folder, manifest] = MANIFEST_URL.exec(url) ?? []
    if (folder === undefined) continue
    for (const [file, integrity] of Object.entries(extras.files)) files.set(folder + file, integrity)
    files.set(`${folder}${manifest}`, metadata.integrity)
  }
  return files
}

/** @returns pulls what is missing; does nothing once a revision is whole */
export function createBuildPull(discovery: Pick<DiscoverySource, 'current'>, files: PulledFiles): () => Promise<void> {
  let whole = 0
  return async () => {
    const current = discovery.current()
    if (current === undefined || current.revision === whole) return
    const announced = announcedFiles(current.document)
    files.announce(announced)
    const left = [...announced.keys()]
    let isWhole = true
    const worker = async (): Promise<void> => {
      for (let path = left.shift(); path !== undefined; path = left.shift())
        if (!(await files.pull(path))) isWhole = false
    }
    await Promise.all(Array.from({ length: AT_ONCE }, worker))
    if (isWhole) whole = current.revision
  }
}
