/**
 * Forms of a shared file for browsers that have an older one of the same chunk: compressed with it as a dictionary (RFC 9842, `dcz`), in
 * `<file>.<SHA-256 of the older one>.dcz` beside it (docs/decisions/0052).
 */
import { createHash } from 'node:crypto'
import { posix } from 'node:path'
import { promisify } from 'node:util'
import { constants, zstdCompress } from 'node:zlib'
import { chunkPattern, DICTIONARY_DIGITS, isHashedName } from '@lantern/contract/file-owner'
import type { PublishedFile, PublishedFiles } from './published/published-files.ts'

const zstd = promisify(zstdCompress)
/** Skippable frame that begins each `dcz` stream; the hash of the dictionary follows. */
const DCZ_MAGIC = Buffer.from([0x5e, 0x2a, 0x4d, 0x18, 0x20, 0x00, 0x00, 0x00])
const QUALITY = 19
/** Older files of a chunk that browsers may still have. */
const OLDER_FILES = 3
const FORM = /\.(?:br|gz|dcz)$/

/** Writes the forms of new files. @param folder the shared folder @param names of the new files in it */
export async function writeDictionaryForms(
  files: PublishedFiles,
  folder: string,
  names: readonly string[],
): Promise<void> {
  if (names.length === 0) return
  const isNew = new Set(names)
  const shared = await files.list(folder)
  const sizes = new Map(shared.map(({ file, bytes }) => [file, bytes]))
  for (const file of names) {
    const brotliBytes = sizes.get(`${file}.br`)
    // Files without a compressed form are too small, or no text.
    if (brotliBytes === undefined) continue
    const content = await files.read(`${folder}/${file}`)
    for (const older of olderFiles(shared, file, isNew)) {
      const dictionary = await files.read(`${folder}/${older}`)
      if (content === undefined || dictionary === undefined) continue
      const made = await toDcz(content, dictionary)
      if (made.bytes.length < brotliBytes) await files.write(`${folder}/${file}.${made.dictionary}.dcz`, made.bytes)
    }
  }
}

/** Other files of the same chunk, newest first. */
function olderFiles(shared: readonly PublishedFile[], file: string, isNew: ReadonlySet<string>): string[] {
  const chunk = chunkPattern(posix.basename(file))
  return shared
    .filter(({ file: one }) => posix.dirname(one) === posix.dirname(file) && one !== file && !isNew.has(one))
    .filter(({ file: one }) => !FORM.test(one) && isHashedName(posix.basename(one)))
    .filter(({ file: one }) => chunkPattern(posix.basename(one)) === chunk)
    .sort((first, second) => second.changedMs - first.changedMs)
    .slice(0, OLDER_FILES)
    .map(({ file: one }) => one)
}

async function toDcz(content: Buffer, dictionary: Buffer): Promise<{ bytes: Buffer; dictionary: string }> {
  const hash = createHash('sha256').update(dictionary).digest()
  const compressed = await zstd(content, {
    dictionary,
    params: { [constants.ZSTD_c_compressionLevel]: QUALITY, [constants.ZSTD_c_checksumFlag]: 0 },
  })
  return {
    bytes: Buffer.concat([DCZ_MAGIC, hash, compressed]),
    dictionary: hash.toString('hex').slice(0, DICTIONARY_DIGITS),
  }
}
