/** The remotes of this page: who owns which path and slot, and one loader for each door. */
import { OPEN_SLOTS } from '@lantern/contract'
import { type BootData, CONTRACT_VERSION, MARK, type MaintenanceWindow } from '@lantern/contract/federation'
import { emit, now, report } from '@lantern/platform'
import { buildsInOrder, quarantine, rememberGood } from './device-memory.ts'
import { type Build, buildsOf, ownerOf, parseDiscovery, prefixOf } from './discovery.ts'
import type { Federation } from './federation.ts'
import { createMaintenance, type Maintenance, windowsOf } from './maintenance.ts'
import { createLoader, type Loader } from './remote-loading.runner.ts'
import { installIntegrity, trustBuild, trustPaths } from './trust.ts'
import { whenInteractive } from './use-interactive.ts'
import { verifyDiscovery } from './verify-discovery.ts'

export type Door = 'routes' | 'slots'

const NO_OVERRIDES: ReadonlyMap<string, Build> = new Map()

export type Remotes = {
  /** The remote that owns a path, null when it is the shell's or nobody's. */
  ownerOf(path: string): string | null
  /** The prefix of a remote that a path stands under. */
  prefixOf(name: string, path: string): string
  /** The remote that fills a slot; the first of several. */
  fillerOf(slot: string): string | null
  /** Every remote that fills a slot: more than one in the open ones only. */
  fillersOf(slot: string): readonly string[]
  loader(name: string, door: Door): Loader
  /** Brings the code for a path here before it is wanted: on touch. */
  warm(path: string): void
  /** Puts the files of every remote into the browser's cache: on idle. */
  prefetchAll(): void
  /** Window in which ops closed this path of a remote now. @param path null = the remote as a whole */
  maintenanceOf(name: string, path: string | null): MaintenanceWindow | null
  /** Told when a window begins, ends or is changed. @returns its undo */
  onMaintenance(listener: () => void): () => void
  /** Versions on the page, by remote. */
  versions(): Readonly<Record<string, string>>
}

/** @param overrides builds that stand in for the published ones on this device, by remote (shell/src/override) */
export function createRemotes(boot: BootData, overrides: ReadonlyMap<string, Build> = NO_OVERRIDES): Remotes {
  trustPaths(boot.shellFiles, location.origin)
  installIntegrity()
  const discovery = parseDiscovery(boot.discovery)
  const published = new Map<string, Build[]>()
  const prefixes = new Map<string, string>()
  const fillers = new Map<string, string[]>()
  for (const name of new Set([...Object.keys(discovery?.microFrontends ?? {}), ...overrides.keys()])) {
    const override = overrides.get(name)
    const own = discovery ? buildsOf(discovery, name, boot.buckets?.[name], boot.artifactOrigin || location.origin) : []
    // Alone in the list: who tries a build wants to see it fail, not an older one in its place.
    const builds = override ? [override] : own
    published.set(name, builds)
    for (const prefix of builds[0]?.extras.routePrefixes ?? []) prefixes.set(prefix, name)
    for (const slot of builds[0]?.extras.slots ?? []) {
      const isOpen = (OPEN_SLOTS as readonly string[]).includes(slot)
      fillers.set(slot, isOpen ? [...(fillers.get(slot) ?? []), name] : [name])
    }
  }
  const maintenance = createMaintenance(windowsOf(discovery))
  whenInteractive(() => void followDiscovery(boot, maintenance))
  const loaders = new Map<string, Loader>()
  const versions: Record<string, string> = {}
  const federation = lazyFederation(boot)

  function loader(name: string, door: Door): Loader {
    const key = `${name}/${door}`
    const found = loaders.get(key)
    if (found) return found
    const made = createLoader({
      name,
      builds: () =>
        overrides.has(name) ? (published.get(name) ?? []) : buildsInOrder(published.get(name) ?? [], name, now()),
      async load(build, fresh) {
        performance.mark(MARK.remoteRequest(name))
        gate(build)
        return (await federation()).load(build, door, fresh)
      },
      rememberGood(build) {
        versions[name] = build.version
        // What is tried here is no way out for later.
        if (!overrides.has(name)) rememberGood(build)
        emit('remote:state', {
          name,
          version: build.version,
          state: build.version === published.get(name)?.[0]?.version ? 'ready' : 'fallback',
        })
      },
      quarantine: (version, ttlMs) => quarantine(name, version, now() + ttlMs, now()),
      report(entry) {
        // What a build does that somebody tries counts against no release.
        if (!overrides.has(name)) report({ ...entry, shell: boot.shellVersion, path: location.pathname })
        if (entry.outcome === 'failed') emit('remote:state', { name, version: entry.version ?? '', state: 'failed' })
      },
      nowMs: () => performance.now(),
      random: Math.random,
    })
    loaders.set(key, made)
    return made
  }

  return {
    ownerOf: (path) => ownerOf(path, prefixes),
    prefixOf: (name, path) =>
      prefixOf(
        path,
        [...prefixes].filter(([, owner]) => owner === name).map(([prefix]) => prefix),
      ) ?? '/',
    fillerOf: (slot) => fillers.get(slot)?.[0] ?? null,
    fillersOf: (slot) => fillers.get(slot) ?? [],
    loader,
    warm(path) {
      const name = ownerOf(path, prefixes)
      if (name && maintenance.windowOf(name, path) === null) loader(name, 'routes').warm()
    },
    prefetchAll() {
      for (const [name, builds] of published) {
        const [build] = overrides.has(name) ? [] : buildsInOrder(builds, name, now())
        if (build && maintenance.windowOf(name, null) === null) prefetch(build)
      }
    },
    maintenanceOf: maintenance.windowOf,
    onMaintenance: maintenance.subscribe,
    versions: () => versions,
  }
}

/** What ops closes and opens while the page is open. Without this code its windows still begin and end by the clock. */
async function followDiscovery(boot: BootData, maintenance: Maintenance): Promise<void> {
  const known = { revision: boot.discovery?.revision ?? 0, key: boot.discoveryKey }
  await import('./discovery-watch.ts').then(
    ({ watchDiscovery }) => watchDiscovery(maintenance, known),
    () => undefined,
  )
}

/** Refuses a build made for another contract before any of its code runs. */
function gate(build: Build): void {
  trustBuild(build)
  if (build.extras.contractVersion.split('.')[0] !== CONTRACT_VERSION.split('.')[0]) {
    throw new Error(
      `[lantern:contract] ${build.name}@${build.version} was built for contract ${build.extras.contractVersion}`,
    )
  }
}

/** The runtime, once; a failed load of its chunk is forgotten, so that the next wish asks again. */
function lazyFederation(boot: BootData): () => Promise<Federation> {
  let started: Promise<Federation> | null = null
  async function start(): Promise<Federation> {
    const [{ startFederation }, verdict] = await Promise.all([
      import(/* webpackChunkName: "federation" */ './federation.ts'),
      boot.discovery ? verifyDiscovery(boot.discovery, boot.discoveryKey) : 'invalid',
    ])
    if (verdict === 'invalid')
      throw new Error('[lantern:discovery] the signature of the discovery document is not valid')
    return startFederation({ manifests: boot.manifests, nonce: boot.nonce, fetch: globalThis.fetch.bind(globalThis) })
  }
  return () => {
    started ??= start().catch((error: unknown) => {
      started = null
      throw error
    })
    return started
  }
}

/** Hints the files of a build's first page. Same mode and hash as the later request, or they would be fetched twice. */
function prefetch(build: Build): void {
  trustBuild(build)
  for (const { file, as } of build.extras.preload) {
    const href = new URL(file, build.manifestUrl).href
    const integrity = build.extras.files[file]
    if (!integrity || document.head.querySelector(`link[href="${CSS.escape(href)}"]`)) continue
    const link = document.createElement('link')
    link.rel = 'prefetch'
    link.as = as
    link.crossOrigin = 'anonymous'
    link.integrity = integrity
    link.href = href
    document.head.append(link)
  }
}
