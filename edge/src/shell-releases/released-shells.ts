/** Released shells of this edge: fetched, verified and kept; a release that is not whole changes nothing. */
import { join } from 'node:path'
import type { ShellBuild } from '@lantern/contract/federation'
import type { ShellRelease, ShellReleases } from '@lantern/contract/shell-releases'
import { DAY_MS, HOUR_MS } from '@lantern/contract/site-time'
import type { ServiceLogger } from '@lantern/service'
import type { AssetForms } from '../files/asset-reply.ts'
import { formsOf, servedFiles } from '../shell-build/shell-build.ts'
import { describedBy, type ReleasePlaces, readRelease } from './read-release.ts'
import { createReleaseCopies } from './release-copies.ts'
import type { ShellReleasesSource } from './shell-releases-source.ts'

export const RELEASES_POLL_MS = 1_000
/** Longest wait for releases at the start of an edge, ms. */
export const START_LIMIT_MS = 10_000
/** Files of releases that are listed no more stay for open pages: so many, and so long after they were last listed. */
const KEPT_RELEASES = 5
const KEPT_MS = 7 * DAY_MS
/** Interval at which listed releases are noted on disk, ms. */
const NOTE_EVERY_MS = HOUR_MS
/** Pause after a release could not be read, ms. */
const RETRY_MS = 5_000

/** A release whose files are all here. */
type ReadyRelease = Omit<ShellRelease, 'files'> & { readonly build: ShellBuild }

export type ReleasedShells = {
  /** What visitors get now: salt of the canary and whole releases. Empty: the shell of the folder. */
  current(): {
    readonly salt: string
    readonly releases: readonly ReadyRelease[]
    /** Revoked trial links. */
    readonly takenBack?: readonly string[]
  }
  /** A file of any release that is kept; of one version when named. */
  file(name: string, version?: string): AssetForms | undefined
  /** Asks the release service, and fetches what it newly lists. */
  refresh(): Promise<void>
}

/** For an edge without a release service. */
export const NO_RELEASES: ReleasedShells = {
  current: () => ({ salt: '', releases: [] }),
  file: () => undefined,
  refresh: async () => {},
}

export type ReleasedShellsParts = Omit<ReleasePlaces, 'copies' | 'artifacts'> & {
  source: ShellReleasesSource
  dataDir: string
  logger: ServiceLogger
  now?: () => number
}

type Held = { build: ShellBuild; files: ReadonlyMap<string, AssetForms>; listedMs: number }

export function createReleasedShells({
  source,
  dataDir,
  logger,
  now = Date.now,
  ...where
}: ReleasedShellsParts): ReleasedShells {
  const places: ReleasePlaces = {
    ...where,
    copies: join(dataDir, 'edge/shells'),
    artifacts: join(dataDir, 'artifacts'),
  }
  const compressed = join(dataDir, 'edge/compressed')
  const onDisk: ReleasePlaces = { ...places, origin: '' }
  const copies = createReleaseCopies(places.copies)
  /** The most recently listed last. */
  const held = new Map<string, Held>()
  const faults = new Map<string, string>()
  let shown: ReturnType<ReleasedShells['current']> = { salt: '', releases: [] }
  let doneRevision: number | undefined
  let isWhole = false
  let triedMs = 0
  let isDiskRead = false
  let running: Promise<void> | undefined

  /** @returns whether the release is whole and here */
  async function hold(
    release: Pick<ShellRelease, 'version' | 'files'>,
    listedMs: number,
    from: ReleasePlaces = places,
  ): Promise<boolean> {
    const { version } = release
    const known = held.get(version)
    if (known !== undefined) {
      known.listedMs = listedMs
      return true
    }
    try {
      const { content, isCopied } = await readRelease(release, from)
      const build = describedBy(release, content)
      const forms = servedFiles(build).map(async (name) => {
        const bytes = content.get(name) ?? Buffer.of()
        return [name, await formsOf(name, bytes, compressed)] as const
      })
      held.set(version, { build, files: new Map(await Promise.all(forms)), listedMs })
      faults.delete(version)
      if (!isCopied)
        await copies.write(release, content).catch((error: unknown) => {
          logger.warn({ err: error, version }, 'a released shell could not be copied: it is served from memory')
        })
      logger.info({ version }, 'released shell read')
      return true
    } catch (error) {
      const fault = (error as Error).message
      if (from === onDisk) return false
      if (faults.get(version) !== fault) logger.warn({ version, fault }, 'a released shell is not used')
      faults.set(version, fault)
      return false
    }
  }

  /** Older releases of an earlier run, for the pages that are still open. */
  async function readDisk(): Promise<void> {
    isDiskRead = true
    const listed = new Set(source.current()?.document.releases.map(({ version }) => version))
    for (const copy of (await copies.all()).filter(({ version }) => !listed.has(version)))
      if (isYoung(copy.listedMs)) await hold(copy, copy.listedMs)
      else await copies.remove(copy.version)
  }

  const isYoung = (listedMs: number): boolean => now() - listedMs < KEPT_MS

  async function dropOld(listed: ReadonlySet<string>): Promise<void> {
    const others = [...held].filter(([version]) => !listed.has(version))
    const oldestLast = others.sort(([, one], [, other]) => other.listedMs - one.listedMs)
    const outdated = oldestLast.filter(([, { listedMs }], index) => index >= KEPT_RELEASES || !isYoung(listedMs))
    for (const [version] of outdated) {
      held.delete(version)
      await copies.remove(version)
    }
  }

  return {
    current: () => shown,
    file(name, version) {
      if (version !== undefined) return held.get(version)?.files.get(name)
      for (const { files } of held.values()) {
        const forms = files.get(name)
        if (forms !== undefined) return forms
      }
      return undefined
    },
    refresh() {
      running ??= refresh()
        .catch((error: unknown) => logger.warn({ err: error }, 'the releases of the shell could not be read'))
        .finally(() => {
          running = undefined
        })
      return running
    },
  }

  /**
   * After a start, before anything is fetched: an edge that was killed while it fetched the stable version goes on with the one before it.
   * Without this it would serve the shell of its folder for as long as the fetch takes.
   */
  async function showFromDisk({ salt, releases, takenBack }: ShellReleases): Promise<void> {
    for (const release of releases) await hold(release, now(), onDisk)
    const ready = readyOf(releases)
    const older = readyOf(releases.slice(releases.findIndex((one) => one.default) + 1))
    const [before] = older
    if (ready.some((one) => one.default)) shown = { salt, releases: ready, takenBack }
    else if (before !== undefined)
      shown = { salt: '', releases: [{ ...before, traffic: 100, default: true }], takenBack }
  }

  /** Those whose files are all here. */
  function readyOf(releases: readonly ShellRelease[]): ReadyRelease[] {
    return releases.flatMap(({ version, traffic, default: isDefault }) => {
      const build = held.get(version)?.build
      return build === undefined ? [] : [{ version, traffic, default: isDefault, build }]
    })
  }

  async function refresh(): Promise<void> {
    await source.refresh()
    const verified = source.current()
    if (verified === undefined) return
    if (!isDiskRead) await readDisk()
    const { salt, releases, takenBack } = verified.document
    if (shown.releases.length === 0) await showFromDisk(verified.document)
    const isDone = doneRevision === verified.revision
    if (isDone && now() - triedMs < (isWhole ? NOTE_EVERY_MS : RETRY_MS)) return
    for (const release of releases) await hold(release, now())
    const ready = readyOf(releases)
    for (const { version } of ready) await copies.touch(version, now())
    triedMs = now()
    doneRevision = verified.revision
    isWhole = ready.length === releases.length
    // Without its stable version the document cannot be followed: visitors keep what they have.
    if (releases.length > 0 && !ready.some((one) => one.default)) return
    shown = { salt, releases: ready, takenBack }
    await dropOld(new Set(releases.map(({ version }) => version)))
  }
}
