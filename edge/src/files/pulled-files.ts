/**
 * Published files on an edge without a shared folder: a file that is not on disk comes from the source. One that discovery names is stored when it has
 * the signed hash, with its compressed forms; any other is passed on, and pages check it themselves.
 */
import { randomUUID } from 'node:crypto'
import { mkdir, rename, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { brotliDecompress, gunzip } from 'node:zlib'
import { SHARED_FOLDER } from '@lantern/contract/file-owner'
import type { ServiceLogger } from '@lantern/service'
import type { ArtifactFiles } from './artifact-files.ts'
import type { ArtifactSource } from './artifact-source.ts'
import type { AssetForms } from './asset-reply.ts'
import { hasIntegrity } from './integrity.ts'

const FORMS = [
  { suffix: '.br', form: 'br', unpack: promisify(brotliDecompress) },
  { suffix: '.gz', form: 'gzip', unpack: promisify(gunzip) },
] as const

/** Differences in memory: one is smaller than its file, and the page checks what becomes of it. */
const MAX_DIFFERENCES = 400

/** SRI by path below `/r/`, of every file that discovery names. */
export type AnnouncedFiles = ReadonlyMap<string, string>

export type PulledFiles = ArtifactFiles & {
  announce(files: AnnouncedFiles): void
  /** Stores an announced file. @returns whether it is on disk */
  pull(path: string): Promise<boolean>
}

export type PulledFilesOptions = {
  readonly disk: ArtifactFiles
  /** Folder that `disk` reads. */
  readonly root: string
  readonly source: ArtifactSource
  readonly logger: ServiceLogger
}

export function createPulledFiles({ disk, root, source, logger }: PulledFilesOptions): PulledFiles {
  let announced: AnnouncedFiles = new Map()
  const underWay = new Map<string, Promise<AssetForms | undefined>>()
  const differences = new Map<string, Buffer>()

  /** Once for all who ask meanwhile. */
  function bring(path: string): Promise<AssetForms | undefined> {
    const started = underWay.get(path)
    if (started !== undefined) return started
    const begun = bringOne(path).finally(() => underWay.delete(path))
    underWay.set(path, begun)
    return begun
  }

  async function bringOne(path: string): Promise<AssetForms | undefined> {
    const integrity = announced.get(path)
    const identity = await source.bring(path, integrity !== undefined)
    if (identity === undefined) return undefined
    if (integrity === undefined) return { identity }
    if (!hasIntegrity(identity, integrity)) {
      logger.warn({ path }, 'a published file was refused: it does not have the signed hash')
      return undefined
    }
    const forms: AssetForms = { identity }
    for (const { suffix, form, unpack } of FORMS) {
      const packed = await source.bring(`${path}${suffix}`, true)
      const isSame =
        packed !== undefined &&
        (await unpack(packed).then(
          (one) => one.equals(identity),
          () => false,
        ))
      if (isSame) forms[form] = packed
    }
    // The file itself last: once it is there, its forms are read too, and kept.
    for (const { suffix, form } of FORMS) if (forms[form]) await store(`${path}${suffix}`, forms[form])
    await store(path, identity)
    return forms
  }

  async function store(path: string, content: Buffer): Promise<void> {
    const file = join(root, path)
    const temporary = `${file}.${randomUUID()}.tmp`
    await mkdir(dirname(file), { recursive: true })
    await writeFile(temporary, content)
    await rename(temporary, file)
  }

  return {
    announce(files) {
      announced = files
    },
    async pull(path) {
      const [name = '', folder = '', ...file] = path.split('/')
      if ((await disk.read(name, folder, file.join('/'))) !== undefined) return true
      return (await bring(path)) !== undefined
    },
    async read(name, version, file) {
      return (await disk.read(name, version, file)) ?? bring(`${name}/${version}/${file}`)
    },
    async readDifference(name, file, dictionary) {
      const own = await disk.readDifference(name, file, dictionary)
      const path = `${name}/${SHARED_FOLDER}/${file}`
      if (own !== undefined || !announced.has(path)) return own
      const difference = `${path}.${dictionary}.dcz`
      const known = differences.get(difference)
      if (known !== undefined) return known
      const brought = await source.bring(difference, true)
      if (brought === undefined) return undefined
      if (differences.size >= MAX_DIFFERENCES) differences.clear()
      differences.set(difference, brought)
      return brought
    },
  }
}
