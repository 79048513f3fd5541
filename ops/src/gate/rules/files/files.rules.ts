/** Every referenced file must be in the build: files of the manifest, preloads, and every chunk in the entry's table. */
import {
  BUILD_FILE,
  MANIFEST_FILE,
  missingFile,
  REBUILD,
  type Refusal,
  type Rule,
} from '../../candidate/candidate.rules.ts'
import { manifestFiles } from '../../candidate/manifest.schema.ts'
import { neededChunks } from './own-script.rules.ts'

/**
 * webpack's tables from chunk to content hash: `({12:"0ee32a24",…})[e]+".css"`. The entry is untrusted: adjacent parts of a pattern must not match
 * the same text, or a few hundred bytes cause catastrophic backtracking.
 */
const TABLE = /\{([^{}]+)\}\)?\[[\w$]+\]\s*\+\s*["'](\.[a-z]+)["']/g
const ENTRY = /^["']?[\w$./-]+["']?\s*:\s*["']([0-9a-f]{6,40})["']$/

export const filesAreThere: Rule = ({ files, build, manifest, entry }) => {
  const preloaded = (build?.preload ?? []).map(({ file }) => [file, `${BUILD_FILE} preloads it`] as const)
  const named = (manifest === undefined ? [] : manifestFiles(manifest)).map(
    (file) => [file, `${MANIFEST_FILE} names it`] as const,
  )
  const lost = [...preloaded, ...named].filter(([file]) => !files.has(file))
  const known = named.map(([file]) => file)
  return [
    ...lost.map(([file, why]) => missingFile(file, why)),
    ...lostChunks(entry, [...files.keys()], lost),
    ...(manifest === undefined ? [] : unnamedChunks(entry, known)),
  ]
}

/** An entry of our preset knows its chunks without hashes; the manifest has the full names. */
function unnamedChunks(entry: string, named: readonly string[]): Refusal[] {
  const short = new Set(named.map((file) => file.replace(/^([^.]+)\..*(\.[a-z]+)$/, '$1$2')))
  return neededChunks(entry)
    .filter((chunk) => !short.has(chunk))
    .map((chunk) => ({
      rule: 'missing-chunk',
      what: `The entry loads ${chunk}, and ${MANIFEST_FILE} names no file for it.`,
      fix: `Publish the whole dist folder. ${REBUILD}`,
    }))
}

function lostChunks(
  entry: string,
  files: readonly string[],
  told: readonly (readonly [file: string, why: string])[],
): Refusal[] {
  const known = [...files, ...told.map(([file]) => file)]
  return [...entry.matchAll(TABLE)].flatMap(([, table = '', extension = '']) =>
    hashesOf(table).flatMap((hash): Refusal[] => {
      const end = `${hash}${extension}`
      if (known.some((file) => file.endsWith(end))) return []
      const kind = extension === '.css' ? 'styles' : 'chunk'
      return [
        {
          rule: 'missing-chunk',
          what: `The entry loads ${kind} …${end}, and no file of the build has that name.`,
          fix: `Publish the whole dist folder. ${REBUILD}`,
        },
      ]
    }),
  )
}

/** @returns none when the table contains other values than hashes */
function hashesOf(table: string): string[] {
  const hashes = table
    .replace(/,\s*$/, '')
    .split(',')
    .map((entry) => ENTRY.exec(entry.trim())?.[1])
  return hashes.every((hash) => hash !== undefined) ? hashes : []
}
