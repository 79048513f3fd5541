/** The remotes of this page: who owns which path and slot, and one loader for each exposed module. */
import {
  type BootData,
  CONTRACT_VERSION,
  type CollectorReport,
  MARK,
  type MaintenanceWindow,
} from '@lantern/contract/federation'
import { emit, now, report } from '@lantern/platform'
import { whenInteractive } from '../boot/use-interactive.ts'
import { createCatalogue } from '../discovery/catalogue.ts'
import type { Build } from '../discovery/discovery.ts'
import { createKnownDiscovery, type DiscoveryState, type KnownDiscovery } from '../discovery/known-discovery.ts'
import { createMaintenance, windowsOf } from '../discovery/maintenance.ts'
import type { Federation } from '../federation/federation.ts'
import { fileTestOf } from '../integrity/build-files.ts'
import { abandonFiles, asUrgent, takeFault } from '../integrity/element-guard.ts'
import { sweepPage } from '../integrity/leftovers.ts'
import { installIntegrity, trustBuild, trustPaths } from '../integrity/trust.ts'
import { buildsInOrder, isQuarantined, quarantine, rememberGood } from '../loading/device-memory.ts'
import { prefetchFile } from '../loading/prefetch.ts'
import { createLoader, type Loader } from '../loading/remote-loading.runner.ts'
import { isHidden, takePages } from '../navigation/site-pages.ts'

const EXPOSED_MODULES = ['routes', 'slots'] as const
type ExposedModule = (typeof EXPOSED_MODULES)[number]

const NO_OVERRIDES: ReadonlyMap<string, Build> = new Map()

export type Remotes = {
  /** The remote that owns a path; null for the shell's paths and unknown ones. */
  ownerOf(path: string): string | null
  /** The prefix of a remote that contains a path. */
  prefixOf(name: string, path: string): string
  /** The remote that fills a slot; the first of several. */
  fillerOf(slot: string): string | null
  /** Every remote that fills a slot; more than one in open slots only. */
  fillersOf(slot: string): readonly string[]
  /** Whether only members see a remote's part of a slot. */
  isSlotForMembers(name: string, slot: string): boolean
  loader(name: string, exposedModule: ExposedModule): Loader
  /** Whether the page has a discovery document; `asking` and `lost` apply to pages that came without one. */
  discoveryState(): DiscoveryState
  /** Called when another document takes effect, or when none can be obtained. @returns its undo */
  onDiscovery(listener: () => void): () => void
  /** The member's retry when no document could be obtained. */
  askDiscovery(): void
  /**
   * Loads and runs the code for a path ahead of navigation: on touch, or on idle.
   *
   * @returns the remote's `./routes`; undefined if no remote shows the path, if the remote is already open, or if its code does not load
   */
  warm(path: string): Promise<unknown>
  /**
   * Prefetches the first files of every remote into the browser's cache, one remote after the other, and starts the runtime: on idle.
   *
   * @returns the paths of pages that remotes name for this, without those that this visitor does not see
   */
  prefetchAll(): Promise<string[]>
  /** Current maintenance window of this path of a remote. @param path null = the remote as a whole */
  maintenanceOf(name: string, path: string | null): MaintenanceWindow | null
  /** Called when a window begins, ends or changes. @returns its undo */
  onMaintenance(listener: () => void): () => void
  /** Whether a trial build replaces the published one of a remote. */
  isOverridden(name: string): boolean
  /** Remotes with a trial build, loaded or not. */
  overridden(): string[]
  /** Loaded versions, by remote. */
  versions(): Readonly<Record<string, string>>
}

/** @param overrides builds that replace the published ones on this device, by remote (host/override) */
export function createRemotes(boot: BootData, overrides: ReadonlyMap<string, Build> = NO_OVERRIDES): Remotes {
  trustPaths(boot.shellFiles, location.origin)
  installIntegrity()
  const catalogue = createCatalogue(overrides, boot.artifactOrigin || location.origin)
  const maintenance = createMaintenance(windowsOf(null))
  const loaders = new Map<string, Loader>()
  const discovery = createKnownDiscovery(boot, {
    async recover(key) {
      const { recoverDiscovery } = await import('../discovery/discovery-recovery.ts')
      return recoverDiscovery(key, globalThis.fetch.bind(globalThis), Math.random)
    },
    onDocument(document, buckets) {
      catalogue.take(document, buckets)
      takePages(
        [...catalogue.names()].flatMap((name) => {
          const [best] = catalogue.builds(name)
          return best === undefined ? [] : [{ name, extras: best.extras, viewer: catalogue.viewerOf(name) }]
        }),
      )
      maintenance.take(windowsOf(document))
      for (const loader of loaders.values()) loader.refresh()
    },
    nowMs: () => performance.now(),
  })
  // A page that came without a document asks at once, not at the first request: it does not know the remotes yet.
  if (discovery.state().kind === 'asking') discovery.verified().catch(() => undefined)
  whenInteractive(() => void followDiscovery(boot, discovery))
  const versions: Record<string, string> = {}
  const federation = lazyFederation(boot)
  let runtime: Federation | null = null

  /** Removes builds of a remote that neither exposed module shows or loads any more. */
  function sweep(name: string): void {
    const inUse = EXPOSED_MODULES.map((exposedModule) => loaders.get(`${name}/${exposedModule}`)?.versionInUse())
    const loaded = runtime?.loaded(name) ?? []
    const staying = loaded.filter(({ version }) => inUse.includes(version))
    for (const build of loaded) {
      if (staying.includes(build)) continue
      runtime?.release(build)
      sweepPage(build, staying)
    }
  }

  function loader(name: string, exposedModule: ExposedModule): Loader {
    const key = `${name}/${exposedModule}`
    const found = loaders.get(key)
    if (found) return found
    const made = createLoader({
      name,
      budgetMs: boot.frameBudgetMs,
      builds: () =>
        catalogue.isOverridden(name) ? catalogue.builds(name) : buildsInOrder(catalogue.builds(name), name, now()),
      asked: () => void performance.mark(MARK.remoteRequest(name)),
      async prepare() {
        const [ready] = await Promise.all([federation(), discovery.verified()])
        runtime = ready
      },
      async load(build, fresh) {
        gate(build)
        return (await federation()).load(build, exposedModule, fresh)
      },
      abandon: (build) => abandonFiles(fileTestOf(build)),
      takeFault: (build) => takeFault(build ? fileTestOf(build) : isOfShell),
      moved: () => sweep(name),
      rememberGood(build) {
        versions[name] = build.version
        // A trial build never becomes the last good version.
        if (!catalogue.isOverridden(name)) rememberGood(build)
        emit('remote:state', {
          name,
          version: build.version,
          state: build.version === catalogue.builds(name)[0]?.version ? 'ready' : 'fallback',
        })
      },
      quarantine: (version, ttlMs) => quarantine(name, version, now() + ttlMs, now()),
      report(entry) {
        // Failures of a trial build do not count against any release.
        if (!catalogue.isOverridden(name))
          report({ ...entry, ...remembered(entry), shell: boot.shellVersion, path: location.pathname })
        if (entry.outcome === 'failed') emit('remote:state', { name, version: entry.version ?? '', state: 'failed' })
      },
      nowMs: () => performance.now(),
      sinceMs: () => discovery.takeMissingSince() ?? performance.now(),
      random: Math.random,
    })
    loaders.set(key, made)
    return made
  }

  /** The build of a remote that this device loads first; none for a trial build, which must fail visibly. */
  function published(name: string): Build | undefined {
    return catalogue.isOverridden(name) ? undefined : buildsInOrder(catalogue.builds(name), name, now())[0]
  }

  /** A build that loads at once because this device quarantined a better one is a fallback too. */
  function remembered({ remote = '', outcome, version }: CollectorReport): Partial<CollectorReport> {
    const best = catalogue.builds(remote)[0]?.version
    const isFallback =
      outcome === 'loaded' && best !== undefined && best !== version && isQuarantined(remote, best, now())
    return isFallback ? { outcome: 'fallback', phase: 'quarantined' } : {}
  }

  return {
    ownerOf: catalogue.ownerOf,
    prefixOf: catalogue.prefixOf,
    fillerOf: (slot) => catalogue.fillersOf(slot)[0] ?? null,
    fillersOf: catalogue.fillersOf,
    isSlotForMembers: catalogue.isSlotForMembers,
    loader,
    discoveryState: discovery.state,
    onDiscovery: discovery.subscribe,
    askDiscovery: () => void discovery.verified().catch(() => undefined),
    async warm(path) {
      const name = isHidden(path) ? null : catalogue.ownerOf(path)
      if (name === null || maintenance.windowOf(name, path) !== null) return
      // Beside the runtime, which would find them one after the other.
      const build = published(name)
      if (build) void prefetch(build, (page) => page === path, 'high')
      try {
        const module = await loader(name, 'routes').warm()
        if (module) await runtime?.preloadPage(module, catalogue.prefixOf(name, path), path)
        return module
      } catch {
        // The page loads what is missing when it opens.
        return
      }
    },
    async prefetchAll() {
      const named: string[] = []
      // One after the other, so that a tap does not share the line with every remote.
      for (const name of [...catalogue.names()]) {
        const build = published(name)
        if (!build || !catalogue.showsAnything(name) || maintenance.windowOf(name, null) !== null) continue
        await prefetch(build, (path) => !isHidden(path), 'low')
        named.push(...Object.keys(build.extras.pageFiles ?? {}).filter((path) => !isHidden(path)))
      }
      // So that a tap finds the runtime started. If it does not come, the tap asks again.
      await federation().catch(() => undefined)
      return named
    },
    maintenanceOf: maintenance.windowOf,
    onMaintenance: maintenance.subscribe,
    isOverridden: catalogue.isOverridden,
    overridden: catalogue.overridden,
    versions: () => versions,
  }
}

/** Watches for changes by ops (publish, close, open) while the page is open. Without this code the page keeps its initial document. */
async function followDiscovery(boot: BootData, discovery: KnownDiscovery): Promise<void> {
  try {
    const { watchDiscovery } = await import('../discovery/discovery-watch.ts')
    const watch = watchDiscovery(discovery, boot.discoveryKey)
    await discovery.verified()
    watch.keep(boot.discovery)
  } catch {
    // The next page load tries again.
  }
}

function isOfShell(key: string): boolean {
  return key.startsWith(new URL('/assets/', location.origin).href)
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

/** The runtime, once; a failed load of its chunk is forgotten, so that the next request asks again. */
function lazyFederation(boot: BootData): () => Promise<Federation> {
  let started: Promise<Federation> | null = null
  async function start(): Promise<Federation> {
    const settings = { manifests: boot.manifests, fetch: globalThis.fetch.bind(globalThis) }
    try {
      const { startFederation } = await asUrgent(
        () => import(/* webpackChunkName: "federation" */ '../federation/federation.ts'),
      )
      return startFederation(settings)
    } catch (cause) {
      throw new Error(`[lantern:runtime] the federation runtime did not come: ${String(cause)}`, { cause })
    }
  }
  return () => {
    started ??= start().catch((error: unknown) => {
      started = null
      throw error
    })
    return started
  }
}

/** Fetches the files with which a build begins, and those of wanted pages. @returns resolves when all are there, or failed */
function prefetch(build: Build, isWanted: (path: string) => boolean, priority: 'low' | 'high'): Promise<unknown> {
  trustBuild(build)
  const { preload, pageFiles = {}, files } = build.extras
  const ahead = Object.entries(pageFiles).flatMap(([path, own]) => (isWanted(path) ? own : []))
  return Promise.all(
    [...preload.map(({ file }) => file), ...ahead].map((file) => {
      const integrity = files[file]
      return integrity && prefetchFile(new URL(file, build.manifestUrl).href, integrity, priority)
    }),
  )
}
