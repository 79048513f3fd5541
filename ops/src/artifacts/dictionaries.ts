/**
 * Forms of a shared file for browsers that have an older one of the same chunk: compressed with it as a dictionary (RFC 9842, `dcz`), in
 * `<file>.<SHA-256 of the older one>.dcz` beside it (docs/decisions/0052).
 */
import { createHash } from 'node:crypto'
import { readdir, readFile, rename, stat, writeFile } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { constants, zstdCompress } from 'node:zlib'
import { chunkPattern, DICTIONARY_DIGITS, isHashedName } from '@lantern/contract/file-owner'
import { readIfPresent } from './compression.ts'

const zstd = promisify(zstdCompress)
/** Skippable frame that begins each `dcz` stream; the hash of the dictionary follows. */
const DCZ_MAGIC = Buffer.from([0x5e, 0x2a, 0x4d, 0x18, 0x20, 0x00, 0x00, 0x00])
const QUALITY = 19
/** Older files of a chunk that browsers may still have. */
const OLDER_FILES = 3
const FORM = /\.(?:br|gz|dcz)$/

/** Writes the forms of new files. @param folder the shared folder @param files names of the new files in it */
export async function writeDictionaryForms(folder: string, files: readonly string[]): Promise<void> {
  const isNew = new Set(files)
  for (const file of files) {
    const brotli = await readIfPresent(join(folder, `${file}.br`))
    // Files without a compressed form are too small, or no text.
    if (brotli === undefined) continue
    const content = await readFile(join(folder, file))
    for (const older of await olderFiles(folder, file, isNew)) {
      const made = await toDcz(content, await readFile(join(folder, older)))
      if (made.bytes.length >= brotli.length) continue
      const path = join(folder, `${file}.${made.dictionary}.dcz`)
      await writeFile(`${path}.tmp`, made.bytes)
      await rename(`${path}.tmp`, path)
    }
  }
}

/** Other files of the same chunk, newest first. */
async function olderFiles(folder: string, file: string, isNew: ReadonlySet<string>): Promise<string[]> {
  const parent = dirname(join(folder, file))
  const within = dirname(file) === '.' ? '' : `${dirname(file)}/`
  const same = (await readdir(parent))
    .filter((one) => !FORM.test(one) && isHashedName(one) && chunkPattern(one) === chunkPattern(basename(file)))
    .map((one) => within + one)
    .filter((one) => one !== file && !isNew.has(one))
  const times = await Promise.all(same.map(async (one) => ({ one, at: (await stat(join(folder, one))).mtimeMs })))
  return times
    .sort((first, second) => second.at - first.at)
    .slice(0, OLDER_FILES)
    .map(({ one }) => one)
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
