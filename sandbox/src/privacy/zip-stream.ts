/** A zip that is sent while its files are written. */
import { strToU8, Zip, ZipDeflate } from 'fflate'
import type { ExportFile } from './export-files.ts'

/** @param at modification time of the files, epoch ms */
export async function* zipOf(files: Iterable<ExportFile>, at: number): AsyncGenerator<Uint8Array> {
  const ready: Uint8Array[] = []
  const zip = new Zip((error, bytes) => {
    if (error) throw error
    ready.push(bytes)
  })
  for (const { name, texts } of files) {
    const file = new ZipDeflate(name)
    file.mtime = at
    zip.add(file)
    for await (const text of texts) {
      file.push(strToU8(text))
      yield* ready.splice(0)
    }
    file.push(new Uint8Array(0), true)
    yield* ready.splice(0)
  }
  zip.end()
  yield* ready.splice(0)
}
