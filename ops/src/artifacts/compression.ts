/** Brotli and gzip forms, made once at publish and cached by content hash. */
import { createHash, randomUUID } from 'node:crypto'
import { copyFile, mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)
const TEXT = /\.(?:js|mjs|css|json|svg|html|txt)$/
/** Smaller files gain nothing from compression. */
const MIN_BYTES = 256

/** Writes `<file>.br` and `<file>.gz` beside a text file of a build. */
export async function writeCompressed(file: string, content: Buffer, cacheFolder: string): Promise<void> {
  if (!TEXT.test(file) || content.length < MIN_BYTES) return
  const key = createHash('sha256').update(content).digest('hex')
  await Promise.all([
    cached(join(cacheFolder, `${key}.br`), `${file}.br`, () =>
      brotli(content, {
        params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: content.length },
      }),
    ),
    cached(join(cacheFolder, `${key}.gz`), `${file}.gz`, () => zip(content, { level: 9 })),
  ])
}

async function cached(from: string, to: string, make: () => Promise<Buffer>): Promise<void> {
  try {
    await copyFile(from, to)
  } catch {
    const made = await make()
    await mkdir(join(from, '..'), { recursive: true })
    // Renamed into place: a killed process must not leave a partial file.
    // The temporary name is unique: two files of one build may have equal bytes.
    const temporary = `${from}.${randomUUID()}.tmp`
    await writeFile(temporary, made)
    await rename(temporary, from)
    await writeFile(to, made)
  }
}

export async function readIfPresent(file: string): Promise<Buffer | undefined> {
  return readFile(file).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined
    throw error
  })
}
