/** Stores pictures of skins by content hash, with compressed forms of SVGs; written once. */
import { existsSync } from 'node:fs'
import { mkdir, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { artFileSchema } from '@lantern/contract/skins-document'
import * as v from 'valibot'
import { readIfPresent, writeCompressed } from '../artifacts/compression.ts'

export type SkinArtStore = ReturnType<typeof openSkinArtStore>

export function openSkinArtStore(dataDir: string) {
  // Beside the builds, so that it is copied to edges with them; no build can have this version.
  const folder = join(dataDir, 'artifacts/skins/art')
  return {
    /** @param pictures by their hashed names */
    async store(pictures: ReadonlyMap<string, Buffer>): Promise<void> {
      await mkdir(folder, { recursive: true })
      for (const [file, content] of pictures) {
        const path = join(folder, file)
        if (existsSync(path)) continue
        await writeCompressed(path, content, join(dataDir, 'compressed'))
        // Renamed into place last: an edge that finds the file finds it complete.
        await writeFile(`${path}.${process.pid}.tmp`, content)
        await rename(`${path}.${process.pid}.tmp`, path)
      }
    },
    /** Undefined when the picture does not exist or the name is invalid. */
    async read(file: string): Promise<Buffer | undefined> {
      return v.is(artFileSchema, file) ? readIfPresent(join(folder, file)) : undefined
    },
  }
}
