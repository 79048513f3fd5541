/** Whatever the build sends a browser to is in the build: what the manifest names, what is preloaded, and every chunk of the entry's own table. */
import { BUILD_FILE, MANIFEST_FILE, missingFile, REBUILD, type Refusal, type Rule } from '../candidate.rules.ts'
import { manifestFiles } from '../manifest.schema.ts'

/** webpack's tables from chunk to content hash: `({12:"0ee32a24",…})[e]+".css"`. */
const HASH_TABLE =
  /\{((?:\s*["']?[\w$./-]+["']?\s*:\s*["'][0-9a-f]{6,40}["']\s*,?)+)\}\)?\[[\w$]+\]\s*\+\s*["'](\.[a-z]+)["']/g
const HASH = /["']([0-9a-f]{6,40})["']\s*(?:,|$)/g

export const filesAreThere: Rule = ({ files, build, manifest, entry }) => {
  const preloaded = (build?.preload ?? []).map(({ file }) => [file, `${BUILD_FILE} preloads it`] as const)
  const named = (manifest === undefined ? [] : manifestFiles(manifest)).map(
    (file) => [file, `${MANIFEST_FILE} names it`] as const,
  )
  const lost = [...preloaded, ...named].filter(([file]) => !files.has(file))
  return [...lost.map(([file, why]) => missingFile(file, why)), ...lostChunks(entry, [...files.keys()], lost)]
}

function lostChunks(
  entry: string,
  files: readonly string[],
  told: readonly (readonly [file: string, why: string])[],
): Refusal[] {
  return [...entry.matchAll(HASH_TABLE)].flatMap(([, table = '', extension = '']) =>
    [...table.matchAll(HASH)].flatMap(([, hash = '']): Refusal[] => {
      const end = `${hash}${extension}`
      if ([...files, ...told.map(([file]) => file)].some((file) => file.endsWith(end))) return []
      const kind = extension === '.css' ? 'styles' : 'chunk'
      return [
        {
          rule: 'missing-chunk',
          what: `The entry loads ${kind} …${end}, and no file of the build has that name.`,
          mend: `Publish the whole dist folder. ${REBUILD}`,
        },
      ]
    }),
  )
}
