/** Performs the effects of the machine: timers, loading, memory, reports. The only module here with side effects. */
import type { CollectorReport } from '@lantern/contract/federation'
import { createMachine, createTimer } from '@lantern/platform'
import type { Build } from '../discovery/discovery.ts'
import type { Fault } from '../integrity/element-guard.ts'
import { type Blame, failureOf } from './load-failure.rules.ts'
import {
  IDLE,
  type LoadEffect,
  type LoadEvent,
  type LoadFailure,
  type LoadState,
  transition,
} from './remote-loading.machine.ts'

export type LoaderDeps = {
  readonly name: string
  /** How long a request may take in all. */
  readonly budgetMs?: number
  /** Builds in the order to try them now. */
  builds(): readonly Build[]
  /** A frame requests the code. */
  asked(): void
  /** Loads the prerequisites of every build: a verified discovery document and the runtime. Quick once loaded. */
  prepare(): Promise<void>
  load(build: Build, fresh: boolean): Promise<unknown>
  /** Pending files of a build must not run any more. */
  abandon(build: Build): void
  /** The recorded fault of the file behind a failure, if any. */
  takeFault(build: Build | undefined): Fault | null
  /** The set of builds on the page may have changed. */
  moved(): void
  rememberGood(build: Build): void
  quarantine(version: string, ttlMs: number): void
  report(entry: CollectorReport): void
  nowMs(): number
  /** When the request for this remote began, if it had to wait for discovery; else now. */
  sinceMs(): number
  random(): number
}

/** What a frame renders. `key` changes with each run of a build's code. */
export type LoaderView =
  | { readonly kind: 'pending'; readonly version: string | null }
  | {
      readonly kind: 'here'
      readonly module: unknown
      readonly version: string
      readonly key: string
      readonly fellBack: boolean
    }
  | { readonly kind: 'failed'; readonly failure: LoadFailure }

export type Loader = {
  view(): LoaderView
  subscribe(listener: () => void): () => void
  /** Requests the code; also used for the member's retry. */
  ask(): void
  /** Starts loading the code without showing it yet. @returns the exposed module; undefined once a frame has requested it */
  warm(): Promise<unknown> | undefined
  /** A newer discovery document arrived: if it lists a better build and the current one is not mounted, the next request takes that. */
  refresh(): void
  /** The build that is loaded or loading; null when none is. */
  versionInUse(): string | null
  painted(): void
  suspended(): void
  /** Handles an error of one of its pages. @returns whether the loader will load something else as a result */
  threw(error: unknown): void
}

export function createLoader(deps: LoaderDeps): Loader {
  let builds: readonly Build[] = []
  let here: { epoch: number; module: unknown; version: string } | null = null
  let view: LoaderView = { kind: 'pending', version: null }
  let warmed: { version: string; module: Promise<unknown> } | null = null
  const listeners = new Set<() => void>()
  let isPrepared = false
  const machine = createMachine<LoadState, LoadEvent, LoadEffect>({ initial: IDLE, transition, perform })
  const epochNow = (): number => machine.getState().epoch
  const blames = (): Blame => (isPrepared ? 'build' : 'page')
  const budget = createTimer(() => send({ kind: 'budget-spent', epoch: epochNow(), blames: blames() }))
  const attempt = createTimer(() =>
    send({ kind: 'attempt-timeout', epoch: epochNow(), nowMs: deps.nowMs(), blames: blames() }),
  )
  const retry = createTimer(() => {
    const found = deps.builds()
    const state = machine.getState()
    // Only after a fault of the page may a newer discovery document replace the builds; the machine then starts with them.
    if (state.kind === 'waiting' && state.failures.at(-1)?.blames === 'page' && found.length > 0) builds = found
    send({ kind: 'retry-due', epoch: state.epoch, nowMs: deps.nowMs(), versions: versionsOf(builds) })
  })
  /** A frame that remounts leaves and returns at once: release the build only after a delay. */
  const leaving = createTimer(() => {
    send({ kind: 'left' })
    refresh()
  })

  machine.subscribe(() => {
    const { kind } = machine.getState()
    if (kind === 'failed' || kind === 'waiting') attempt.stop()
    show()
  })

  function send(event: LoadEvent): void {
    const before = machine.getState()
    machine.dispatch(event)
    // After the effects: they load and abandon builds.
    if (machine.getState() !== before) deps.moved()
  }

  function perform(effect: LoadEffect): void {
    switch (effect.kind) {
      case 'load':
        attempt.start(effect.ms)
        void load(effect.epoch, effect.version, effect.fresh)
        return
      case 'watch':
        attempt.start(effect.ms)
        return
      case 'schedule-retry':
        retry.start(effect.afterMs)
        return
      case 'start-budget':
        budget.start(effect.ms)
        return
      case 'stop-timers':
        for (const timer of [budget, attempt, retry]) timer.stop()
        return
      case 'abandon': {
        const build = buildOf(effect.version)
        if (build) deps.abandon(build)
        return
      }
      case 'quarantine':
        deps.quarantine(effect.version, effect.ttlMs)
        return
      case 'remember-good': {
        const build = buildOf(effect.version)
        if (build) deps.rememberGood(build)
        return
      }
      case 'report': {
        const { version, kind: _kind, ...what } = effect
        deps.report({ kind: 'remote', remote: deps.name, version: version ?? undefined, ...what })
        return
      }
    }
  }

  async function load(epoch: number, version: string, fresh: boolean): Promise<void> {
    const build = buildOf(version)
    const ready = warmed?.version === version && !fresh ? warmed.module : null
    warmed = null
    try {
      if (!build) throw new Error('[lantern:discovery] build is gone')
      isPrepared = false
      await deps.prepare()
      isPrepared = true
      if (epoch !== epochNow()) return
      const module = await (ready ?? deps.load(build, fresh))
      if (typeof module !== 'object' || module === null)
        throw new Error('[lantern:contract] the exposed module is empty')
      if (epoch !== epochNow()) return
      here = { epoch, module, version }
      send({ kind: 'loaded', epoch })
    } catch (error) {
      if (epoch !== epochNow()) return
      const failure = failureOf(error, 'load', deps.takeFault(isPrepared ? build : undefined))
      send({ kind: 'broke', epoch, nowMs: deps.nowMs(), ...failure, jitter: deps.random() })
    }
  }

  function refresh(): void {
    if (listeners.size > 0) return
    const best = deps.builds()[0]?.version
    if (best === undefined) return
    if (warmed && warmed.version !== best) warmed = null
    const state = machine.getState()
    if (state.kind === 'ready' ? state.version !== best : state.kind === 'failed' && state.last.version !== best) {
      here = null
      send({ kind: 'outdated' })
    }
    deps.moved()
  }

  function buildOf(version: string): Build | undefined {
    return builds.find((build) => build.version === version)
  }

  function show(): void {
    const next = viewOf(machine.getState(), here, builds)
    const same =
      next.kind === view.kind && JSON.stringify({ ...next, module: 0 }) === JSON.stringify({ ...view, module: 0 })
    if (same) return
    view = next
    for (const listener of [...listeners]) listener()
  }

  return {
    view: () => view,
    subscribe(listener) {
      leaving.stop()
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
        if (listeners.size === 0) leaving.start(0)
      }
    },
    refresh,
    versionInUse() {
      const state = machine.getState()
      if (state.kind === 'ready') return state.version
      if (state.kind === 'idle' || state.kind === 'failed') return warmed?.version ?? null
      return state.versions[state.index] ?? null
    },
    ask() {
      const { kind } = machine.getState()
      if (kind !== 'idle' && kind !== 'failed') return
      builds = deps.builds()
      deps.asked()
      send({
        kind: 'asked',
        nowMs: deps.nowMs(),
        sinceMs: deps.sinceMs(),
        budgetMs: deps.budgetMs,
        versions: versionsOf(builds),
      })
    },
    warm() {
      if (machine.getState().kind !== 'idle') return
      if (warmed) return warmed.module
      const build = deps.builds()[0]
      if (!build) return
      const module = deps.prepare().then(() => deps.load(build, false))
      warmed = { version: build.version, module }
      // A failed warm-up is no failure yet: the real request tries again.
      module.catch(() => {
        if (warmed?.module === module) warmed = null
      })
      return module
    },
    painted: () => send({ kind: 'painted', epoch: epochNow(), nowMs: deps.nowMs() }),
    suspended: () => send({ kind: 'suspended', epoch: epochNow(), nowMs: deps.nowMs() }),
    threw(error) {
      const failure = failureOf(error, 'render', deps.takeFault(here ? buildOf(here.version) : undefined))
      send({ kind: 'broke', epoch: epochNow(), nowMs: deps.nowMs(), ...failure, jitter: deps.random() })
    },
  }
}

function versionsOf(builds: readonly Build[]): string[] {
  return builds.map((build) => build.version)
}

function viewOf(
  state: LoadState,
  here: { epoch: number; module: unknown; version: string } | null,
  builds: readonly Build[],
): LoaderView {
  if (state.kind === 'failed') return { kind: 'failed', failure: state.last }
  if ((state.kind === 'ready' || state.kind === 'mounting') && here) {
    const fellBack = builds[0] !== undefined && builds[0].version !== here.version
    return { kind: 'here', module: here.module, version: here.version, key: `${here.version}#${here.epoch}`, fellBack }
  }
  return { kind: 'pending', version: here?.version ?? null }
}
