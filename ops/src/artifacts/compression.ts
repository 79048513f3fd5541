/** Brotli and gzip forms, made once at publish and cached by content hash. */
import { createHash, randomUUID } from 'node:crypto'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)
const TEXT = /\.(?:js|mjs|css|json|svg|html|txt)$/
/** Smaller files gain nothing from compression. */
const MIN_BYTES = 256

/**
 * Compressed forms of a text file of a build, by the ending of their names; none of other and small files.
 * @param cacheFolder keeps them by the hash of the content
 */
export async function compressedForms(
  file: string,
  content: Buffer,
  cacheFolder: string,
): Promise<readonly (readonly ['.br' | '.gz', Buffer])[]> {
  if (!TEXT.test(file) || content.length < MIN_BYTES) return []
  const key = createHash('sha256').update(content).digest('hex')
  const [br, gz] = await Promise.all([
    cached(join(cacheFolder, `${key}.br`), () =>
      brotli(content, {
        params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: content.length },
      }),
    ),
    cached(join(cacheFolder, `${key}.gz`), () => zip(content, { level: 9 })),
  ])
  return [
    ['.br', br],
    ['.gz', gz],
  ]
}

async function cached(file: string, make: () => Promise<Buffer>): Promise<Buffer> {
  const known = await readIfPresent(file)
  if (known !== undefined) return known
  const made = await make()
  await mkdir(join(file, '..'), { recursive: true })
  // Renamed into place: a killed process must not leave a partial file.
  // The temporary name is unique: two files of one build may have equal bytes.
  const temporary = `${file}.${randomUUID()}.tmp`
  await writeFile(temporary, made)
  await rename(temporary, file)
  return made
}

export async function readIfPresent(file: string): Promise<Buffer | undefined> {
  return readFile(file).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined
    throw error
  })
}
