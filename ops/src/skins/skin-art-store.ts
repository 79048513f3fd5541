/** Where pictures of skins lie: by the hash of their content, written once, with compressed forms of the drawings. */
import { existsSync } from 'node:fs'
import { mkdir, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { artFileSchema } from '@lantern/contract/skins-document'
import * as v from 'valibot'
import { readIfPresent, writeCompressed } from '../artifacts/compression.ts'

export type SkinArtStore = ReturnType<typeof openSkinArtStore>

export function openSkinArtStore(dataDir: string) {
  // Beside the builds, so that whatever carries those to edges carries these; no build has a version of this form.
  const folder = join(dataDir, 'artifacts/skins/art')
  return {
    /** @param pictures by their hashed names */
    async store(pictures: ReadonlyMap<string, Buffer>): Promise<void> {
      await mkdir(folder, { recursive: true })
      for (const [file, content] of pictures) {
        const path = join(folder, file)
        if (existsSync(path)) continue
        await writeCompressed(path, content, join(dataDir, 'compressed'))
        // Renamed into place, and last: an edge that finds the file finds it whole.
        await writeFile(`${path}.${process.pid}.tmp`, content)
        await rename(`${path}.${process.pid}.tmp`, path)
      }
    },
    /** Undefined when there is no such picture, or the name is none. */
    async read(file: string): Promise<Buffer | undefined> {
      return v.is(artFileSchema, file) ? readIfPresent(join(folder, file)) : undefined
    },
  }
}
