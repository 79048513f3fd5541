/** Which file may run: hashes by URL, from signed discovery and from the page. What is not listed is refused, not waved through. */
import type { Build } from './discovery.ts'

/** A hash that no content has: a browser given it blocks the file. */
export const REFUSED = `sha384-${'A'.repeat(64)}`

const hashes = new Map<string, string>()

/** Trusts the files of a build, at the URLs next to its manifest. */
export function trustBuild(build: Build): void {
  hashes.set(keyOf(build.manifestUrl), build.integrity)
  for (const [file, integrity] of Object.entries(build.extras.files)) {
    const url = keyOf(new URL(file, build.manifestUrl).href)
    if (url !== keyOf(build.manifestUrl)) hashes.set(url, integrity)
  }
}

/** Trusts the shell's own later chunks. @param files SRI by absolute path */
export function trustPaths(files: Readonly<Record<string, string>>, origin: string): void {
  for (const [path, integrity] of Object.entries(files)) hashes.set(keyOf(new URL(path, origin).href), integrity)
}

/** SRI of a URL, or a hash that blocks it. A query (our retry mark) does not change what the file must be. */
export function integrityOf(url: string): string {
  return hashes.get(keyOf(url)) ?? REFUSED
}

function keyOf(url: string): string {
  return new URL(url, globalThis.location?.href).href.split(/[?#]/)[0] ?? url
}

/** Raised when content differs from its hash. The mark is found again in the runtime's own message, which carries ours. */
export const INTEGRITY_MARK = '[lantern:integrity]'

/** Compares content with an SRI hash. `null` = the browser cannot (no secure context). */
export async function matchesIntegrity(content: string | ArrayBuffer, integrity: string): Promise<boolean | null> {
  const subtle = globalThis.crypto?.subtle
  if (!subtle) return null
  const [algorithm = '', expected = ''] = splitOnce(integrity)
  const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : content
  const digest = await subtle.digest(algorithm.replace('sha', 'SHA-'), bytes)
  return btoa(String.fromCharCode(...new Uint8Array(digest))) === expected
}

function splitOnce(integrity: string): [string, string] {
  const at = integrity.indexOf('-')
  return [integrity.slice(0, at), integrity.slice(at + 1)]
}

declare global {
  /** Asked by each build's own chunk loader (shared/build) for the hash of a script or style before it is added to the page. */
  var __LANTERN_SRI__: ((url: string) => string) | undefined
}

/** Lets the chunk loaders of the shell and of remotes ask. */
export function installIntegrity(): void {
  globalThis.__LANTERN_SRI__ = integrityOf
}
