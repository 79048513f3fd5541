/** Names of a build's files in the shared folder of its remote (docs/decisions/0049). Pure. */
import { isHashedName } from '@lantern/contract/file-owner'
import { BUILD_FILE, INTEGRITY_FILE, MANIFEST_FILE } from './build-documents.rules.ts'

/** Read at the address of the version only. */
const OF_ONE_VERSION: ReadonlySet<string> = new Set([BUILD_FILE, INTEGRITY_FILE])
const HASH_DIGITS = 16

/** Name of a build's manifest among the shared files. @param integrity its SRI */
export function sharedManifest(integrity: string): string {
  const hash = Buffer.from(integrity.slice(integrity.indexOf('-') + 1), 'base64').toString('hex')
  return MANIFEST_FILE.replace(/(\.[a-z]+)$/, `.${hash.slice(0, HASH_DIGITS)}$1`)
}

/**
 * @param files the files of a build, without compressed forms
 * @returns shared name by file; null when a file is not named by its content
 */
export function sharedNames(files: Iterable<string>, manifestIntegrity: string): ReadonlyMap<string, string> | null {
  const names = new Map<string, string>()
  for (const file of files) {
    if (OF_ONE_VERSION.has(file)) continue
    if (file !== MANIFEST_FILE && !isHashedName(file)) return null
    names.set(file, file === MANIFEST_FILE ? sharedManifest(manifestIntegrity) : file)
  }
  return names
}
