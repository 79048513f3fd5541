/** Stores source maps of published builds, apart from the files that edges serve: `<root>/source-maps/<owner>/<script>.map.gz`. */
import { randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, readdir, rename, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { gunzip } from 'node:zlib'
import { TraceMap } from '@jridgewell/trace-mapping'
import * as v from 'valibot'
import { readIfPresent } from '../artifacts/compression.ts'

const unzip = promisify(gunzip)

/** Size limit of a map as sent, compressed; our largest has 0.3 MB. */
export const MAP_LIMIT = 4 * 1024 * 1024
/** Size limit of its content: a small body must not fill the memory. */
const CONTENT_LIMIT = 32 * 1024 * 1024
/** Maps per owner, about sixty builds; the oldest are removed. */
const MAPS_PER_OWNER = 3_000
/** Parsed maps in memory: those of one stack are asked for together. */
const MAPS_IN_MEMORY = 8

/** Version 3, without sections. Source names are paths of the build's workspace. */
const sourceMapSchema = v.object({
  version: v.literal(3),
  sources: v.pipe(v.array(v.nullable(v.pipe(v.string(), v.maxLength(500)))), v.maxLength(5_000)),
  sourcesContent: v.optional(v.array(v.nullable(v.string()))),
  names: v.pipe(v.array(v.string()), v.maxLength(200_000)),
  mappings: v.string(),
})

export type SourceMapStore = {
  /** Whether there is a map of this script. The caller has validated both names. */
  has(owner: string, script: string): boolean
  /**
   * Keeps the map of a script; the name of a script holds its hash, so the first map stays.
   * @param content gzip of the JSON
   * @returns false when the content is no source map or is too large
   */
  keep(owner: string, script: string, content: Buffer): Promise<boolean>
  /** Undefined without a map. */
  read(owner: string, script: string): Promise<TraceMap | undefined>
}

export function openSourceMapStore(dataDir: string): SourceMapStore {
  const fileOf = (owner: string, script: string) => join(dataDir, 'source-maps', owner, `${script}.map.gz`)
  const memory = new Map<string, TraceMap>()

  return {
    has: (owner, script) => existsSync(fileOf(owner, script)),
    async keep(owner, script, content) {
      if ((await parsed(content)) === undefined) return false
      const file = fileOf(owner, script)
      if (existsSync(file)) return true
      await mkdir(join(file, '..'), { recursive: true })
      // Renamed into place: a killed process must not leave a partial file.
      const temporary = `${file}.${randomUUID()}.tmp`
      await writeFile(temporary, content)
      await rename(temporary, file)
      await removeOldest(join(file, '..'))
      return true
    },
    async read(owner, script) {
      const file = fileOf(owner, script)
      const known = memory.get(file)
      if (known !== undefined) return known
      const content = await readIfPresent(file)
      const map = content === undefined ? undefined : await parsed(content)
      if (map === undefined) return undefined
      memory.set(file, map)
      const oldest = memory.keys().next().value
      if (memory.size > MAPS_IN_MEMORY && oldest !== undefined) memory.delete(oldest)
      return map
    },
  }
}

async function removeOldest(folder: string): Promise<void> {
  const names = await readdir(folder)
  if (names.length <= MAPS_PER_OWNER) return
  const ages = names.map(async (name) => {
    const path = join(folder, name)
    // Another release service may be removing it.
    return { path, at: (await stat(path).catch(() => null))?.mtimeMs ?? 0 }
  })
  const oldest = (await Promise.all(ages)).sort((one, other) => one.at - other.at)
  for (const { path } of oldest.slice(0, names.length - MAPS_PER_OWNER)) await rm(path, { force: true })
}

async function parsed(content: Buffer): Promise<TraceMap | undefined> {
  try {
    const text = await unzip(content, { maxOutputLength: CONTENT_LIMIT })
    return new TraceMap(v.parse(sourceMapSchema, JSON.parse(text.toString('utf8'))))
  } catch {
    return undefined
  }
}
