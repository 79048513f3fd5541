/** Which files may run: hashes by URL, from signed discovery and from the page. Unlisted files are refused. */
import { guardElement } from './element-guard.ts'
import { fileKey } from './file-key.ts'

/** A hash that no content matches: the browser blocks a file that carries it. */
export const REFUSED = `sha384-${'A'.repeat(64)}`

/** A file stays trusted while a build that lists it is on the page. */
type Listing = { readonly integrity: string; readonly builds: Set<string> }

const hashes = new Map<string, Listing>()

/** The files of one build of a remote, with their hashes from signed discovery. */
export type HashedFiles = {
  /** Absolute; the other files are next to it. */
  readonly manifestUrl: string
  /** SRI of the manifest. */
  readonly integrity: string
  /** SRI by path relative to the folder of the manifest. */
  readonly extras: { readonly files: Readonly<Record<string, string>> }
}

/** Trusts the files of a build, at their URLs next to its manifest. */
export function trustBuild(build: HashedFiles): void {
  const manifest = fileKey(build.manifestUrl)
  list(manifest, build.integrity, manifest)
  for (const [file, integrity] of Object.entries(build.extras.files)) {
    const url = fileKey(new URL(file, build.manifestUrl).href)
    if (url !== manifest) list(url, integrity, manifest)
  }
}

function list(key: string, integrity: string, build: string): void {
  const known = hashes.get(key)
  // Another hash at the same address: the newer list applies, for every build that lists the file.
  hashes.set(key, { integrity, builds: (known?.builds ?? new Set()).add(build) })
}

/** Whether a build on the page, or the shell, lists this file. */
export function isListed(key: string): boolean {
  return hashes.has(key)
}

const folders: string[] = []

/** Trusts everything in a folder: for a developer's own build without hashes (host/override), never for a published one. */
export function trustFolder(url: string): void {
  folders.push(fileKey(new URL('.', url).href))
}

/** Trusts the shell's own lazy chunks. @param files SRI by absolute path */
export function trustPaths(files: Readonly<Record<string, string>>, origin: string): void {
  for (const [path, integrity] of Object.entries(files)) list(fileKey(new URL(path, origin).href), integrity, origin)
}

/** SRI of a URL, or an unmatchable hash that blocks it. The query (our retry mark) is ignored. */
export function integrityOf(url: string): string {
  const key = fileKey(url)
  return hashes.get(key)?.integrity || (folders.some((folder) => key.startsWith(folder)) ? '' : REFUSED)
}

/** Forgets a build that left the page: files that no other build lists are refused from now on. */
export function distrustBuild({ manifestUrl }: Pick<HashedFiles, 'manifestUrl'>): void {
  for (const [key, { builds }] of [...hashes]) {
    builds.delete(fileKey(manifestUrl))
    if (builds.size === 0) hashes.delete(key)
  }
}

/** Marks errors about content that differs from its hash. The runtime's own messages include ours, so the mark is searched for in them. */
export const INTEGRITY_MARK = '[lantern:integrity]'

declare global {
  /**
   * Called by each build's chunk loader (shared/build) for the hash of a script or style before the element is added to the page. The element is
   * then guarded (element-guard.ts).
   */
  var __LANTERN_SRI__: ((url: string, element?: HTMLScriptElement | HTMLLinkElement) => string) | undefined
}

/** Exposes the hashes to the chunk loaders of the shell and of remotes. */
export function installIntegrity(): void {
  // The guard reads the cause of failures there; the default of 250 entries is used up on a long visit.
  performance.setResourceTimingBufferSize?.(1_000)
  globalThis.__LANTERN_SRI__ = (url, element) => {
    if (element) guardElement(element, url)
    return integrityOf(url)
  }
}
