/** Stores pictures of skins by content hash, with compressed forms of SVGs; written once. */
import { join } from 'node:path'
import { artFileSchema } from '@lantern/contract/skins-document'
import * as v from 'valibot'
import { compressedForms } from '../artifacts/compression.ts'
import type { PublishedFiles } from '../artifacts/published/published-files.ts'

export type SkinArtStore = ReturnType<typeof openSkinArtStore>

/** Beside the builds, so that edges get them from the same place; no build can have this version. */
const FOLDER = 'skins/art'

/** @param dataDir keeps compressed forms for the next time */
export function openSkinArtStore(dataDir: string, files: PublishedFiles) {
  return {
    /** @param pictures by their hashed names */
    async store(pictures: ReadonlyMap<string, Buffer>): Promise<void> {
      const stored = new Set((await files.list(FOLDER)).map(({ file }) => file))
      for (const [file, content] of pictures) {
        if (stored.has(file)) continue
        for (const [ending, form] of await compressedForms(file, content, join(dataDir, 'compressed')))
          await files.write(`${FOLDER}/${file}${ending}`, form)
        // Last: an edge that finds the file finds all its forms.
        await files.write(`${FOLDER}/${file}`, content)
      }
    },
    /** Undefined when the picture does not exist or the name is invalid. */
    async read(file: string): Promise<Buffer | undefined> {
      return v.is(artFileSchema, file) ? files.read(`${FOLDER}/${file}`) : undefined
    },
  }
}
