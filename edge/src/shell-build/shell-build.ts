/** The shell's build from its dist folder: `shell.json` and the hashed files, compressed once when read. */
import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { type ShellBuild, shellBuildSchema } from '@lantern/contract/federation'
import type { ServiceLogger } from '@lantern/service'
import * as v from 'valibot'
import type { AssetForms } from '../files/asset-reply.ts'
import { keptBrotli, toGzip } from '../files/compress.ts'

export type ShellBuildOptions = {
  folder: string
  dataDir: string
  logger: ServiceLogger
  /** A build for few devices: its large files are not worth a thorough compression. */
  isDevelopment?: boolean
}

/** The shell's polyfill file (shared/build/webpack/polyfill.mjs). */
export const POLYFILL_FILE = 'polyfill.js'
/** Interval of checks for a new build, ms. */
export const SHELL_WATCH_MS = 1_000
const TEXT = /\.(?:js|css|json|svg|txt)$/
/** Builds whose files are kept: open pages still load their chunks. */
const KEPT_BUILDS = 3

export type ShellBuildSource = {
  /** The current build; undefined until one was read. */
  current(): ShellBuild | undefined
  /** A hashed file of this build or of earlier ones. */
  file(name: string): AssetForms | undefined
  /** Reads the folder again when `shell.json` is newer. */
  refresh(): Promise<void>
}

export function createShellBuildSource({
  folder,
  dataDir,
  logger,
  isDevelopment,
}: ShellBuildOptions): ShellBuildSource {
  const builds: { build: ShellBuild; files: Map<string, AssetForms> }[] = []
  let seenMs = 0

  return {
    current: () => builds[0]?.build,
    file: (name) => builds.find(({ files }) => files.has(name))?.files.get(name),
    async refresh() {
      const description = join(folder, 'shell.json')
      const modifiedMs = await stat(description).then(
        (info) => info.mtimeMs,
        () => 0,
      )
      if (modifiedMs === 0 || modifiedMs === seenMs) return
      try {
        const build = v.parse(shellBuildSchema, JSON.parse(await readFile(description, 'utf8')))
        builds.unshift({
          build,
          files: await readFiles(folder, isDevelopment ? null : join(dataDir, 'edge/compressed'), servedFiles(build)),
        })
        builds.length = Math.min(builds.length, KEPT_BUILDS)
        seenMs = modifiedMs
        logger.info({ version: build.version }, 'shell build read')
      } catch (error) {
        // A build may be half written: keep the last one, the next check reads it complete.
        logger.warn({ err: error }, 'shell build not readable')
      }
    },
  }
}

/** Names of the files that pages of a build request. */
export function servedFiles({ files, icons, serviceWorker }: ShellBuild): string[] {
  return [...Object.keys(files), ...icons.map(({ file }) => file), ...(serviceWorker ? [serviceWorker] : [])]
}

/** @param kept folder of compressed forms; null = not compressed */
async function readFiles(
  folder: string,
  kept: string | null,
  names: readonly string[],
): Promise<Map<string, AssetForms>> {
  const pairs = await Promise.all(
    names.map(async (name) => [name, await formsOf(name, await readFile(join(folder, name)), kept)] as const),
  )
  return new Map(pairs)
}

/** A file with its compressed forms. @param kept folder of compressed forms; null = not compressed */
export async function formsOf(name: string, identity: Buffer, kept: string | null): Promise<AssetForms> {
  if (kept === null || !TEXT.test(name)) return { identity }
  const [br, gzip] = await Promise.all([keptBrotli(identity, kept), toGzip(identity, 9)])
  return { identity, br, gzip }
}
