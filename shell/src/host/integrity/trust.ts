/** Which file may run: hashes by URL, from signed discovery and from the page. What is not listed is refused, not waved through. */
import { guardElement } from './element-guard.ts'
import { fileKey } from './file-key.ts'

/** A hash that no content has: a browser given it blocks the file. */
export const REFUSED = `sha384-${'A'.repeat(64)}`

const hashes = new Map<string, string>()

/** The files of one build of a remote, each with the hash that signed discovery lists. */
export type HashedFiles = {
  /** Absolute; the other files lie next to it. */
  readonly manifestUrl: string
  /** SRI of the manifest. */
  readonly integrity: string
  /** SRI by path below the folder of the manifest. */
  readonly extras: { readonly files: Readonly<Record<string, string>> }
}

/** Trusts the files of a build, at the URLs next to its manifest. */
export function trustBuild(build: HashedFiles): void {
  hashes.set(fileKey(build.manifestUrl), build.integrity)
  for (const [file, integrity] of Object.entries(build.extras.files)) {
    const url = fileKey(new URL(file, build.manifestUrl).href)
    if (url !== fileKey(build.manifestUrl)) hashes.set(url, integrity)
  }
}

const folders: string[] = []

/** Trusts whatever lies below a folder: a developer's own build that says no hashes (host/override), never one of ours. */
export function trustFolder(url: string): void {
  folders.push(fileKey(new URL('.', url).href))
}

/** Trusts the shell's own later chunks. @param files SRI by absolute path */
export function trustPaths(files: Readonly<Record<string, string>>, origin: string): void {
  for (const [path, integrity] of Object.entries(files)) hashes.set(fileKey(new URL(path, origin).href), integrity)
}

/** SRI of a URL, or a hash that blocks it. A query (our retry mark) does not change what the file must be. */
export function integrityOf(url: string): string {
  const key = fileKey(url)
  return hashes.get(key) || (folders.some((folder) => key.startsWith(folder)) ? '' : REFUSED)
}

/** Forgets a build that is no longer on the page: what of it is still asked for is refused. */
export function distrustUnder(base: string): void {
  for (const key of [...hashes.keys()]) if (key.startsWith(base)) hashes.delete(key)
}

/** Raised when content differs from its hash. The mark is found again in the runtime's own message, which carries ours. */
export const INTEGRITY_MARK = '[lantern:integrity]'

declare global {
  /**
   * Asked by each build's own chunk loader (shared/build) for the hash of a script or style before it is added to the page. The element is
   * taken into care (element-guard.ts).
   */
  var __LANTERN_SRI__: ((url: string, element?: HTMLScriptElement | HTMLLinkElement) => string) | undefined
}

/** Lets the chunk loaders of the shell and of remotes ask. */
export function installIntegrity(): void {
  // The guard reads there why an element failed; a browser's own 250 entries are gone on a long visit.
  performance.setResourceTimingBufferSize?.(1_000)
  globalThis.__LANTERN_SRI__ = (url, element) => {
    if (element) guardElement(element, url)
    return integrityOf(url)
  }
}
