/** Performs what the machine asks for: timers, loading, memory, reports. The only place here with side effects. */
import type { CollectorReport, RemotePhase } from '@lantern/contract/federation'
import { createTimer } from '@lantern/platform'
import type { Build } from './discovery.ts'
import { failureOf } from './load-failure.rules.ts'
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
  /** Builds in the order in which they should be tried now. */
  builds(): readonly Build[]
  load(build: Build, fresh: boolean): Promise<unknown>
  rememberGood(build: Build): void
  quarantine(version: string, ttlMs: number): void
  report(entry: CollectorReport): void
  nowMs(): number
  random(): number
}

/** What a frame draws. `key` changes with each run of a build's code. */
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
  /** Wants it; also the member's retry. */
  ask(): void
  /** Begins to bring the code here without wanting to show it yet. */
  warm(): void
  painted(): void
  suspended(): void
  /** A page of it threw. @returns whether the loader will bring something else by itself */
  threw(error: unknown): void
}

export function createLoader(deps: LoaderDeps): Loader {
  let state: LoadState = IDLE
  let builds: readonly Build[] = []
  let here: { epoch: number; module: unknown; version: string } | null = null
  let view: LoaderView = { kind: 'pending', version: null }
  let warmed: { version: string; module: Promise<unknown> } | null = null
  const listeners = new Set<() => void>()
  const budget = createTimer(() => send({ kind: 'budget-spent', epoch: state.epoch }))
  const attempt = createTimer(() => send({ kind: 'attempt-timeout', epoch: state.epoch, nowMs: deps.nowMs() }))
  const retry = createTimer(() => send({ kind: 'retry-due', epoch: state.epoch, nowMs: deps.nowMs() }))

  function send(event: LoadEvent): void {
    const step = transition(state, event)
    if (step.state === state && step.effects.length === 0) return
    state = step.state
    for (const effect of step.effects) perform(effect)
    if (state.kind === 'failed' || state.kind === 'waiting') attempt.stop()
    show()
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
      case 'quarantine':
        deps.quarantine(effect.version, effect.ttlMs)
        return
      case 'remember-good': {
        const build = buildOf(effect.version)
        if (build) deps.rememberGood(build)
        return
      }
      case 'report': {
        const { version, outcome, phase, cause, ms } = effect
        deps.report({ kind: 'remote', remote: deps.name, version, outcome, phase, cause, ms })
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
      const module = await (ready ?? deps.load(build, fresh))
      if (typeof module !== 'object' || module === null) throw new Error('[lantern:contract] the door is empty')
      if (epoch !== state.epoch) return
      here = { epoch, module, version }
      send({ kind: 'loaded', epoch })
    } catch (error) {
      send({ kind: 'broke', epoch, nowMs: deps.nowMs(), ...failureOf(error, 'load'), jitter: deps.random() })
    }
  }

  function buildOf(version: string): Build | undefined {
    return builds.find((build) => build.version === version)
  }

  function show(): void {
    const next = viewOf(state, here, builds)
    const same =
      next.kind === view.kind && JSON.stringify({ ...next, module: 0 }) === JSON.stringify({ ...view, module: 0 })
    if (same) return
    view = next
    for (const listener of [...listeners]) listener()
  }

  return {
    view: () => view,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    ask() {
      if (state.kind !== 'idle' && state.kind !== 'failed') return
      builds = deps.builds()
      send({ kind: 'asked', nowMs: deps.nowMs(), versions: builds.map((build) => build.version) })
    },
    warm() {
      if (state.kind !== 'idle' || warmed) return
      const build = deps.builds()[0]
      if (!build) return
      const module = deps.load(build, false)
      warmed = { version: build.version, module }
      // A failed warm-up is no failure yet: the real wish tries again.
      module.catch(() => {
        if (warmed?.module === module) warmed = null
      })
    },
    painted: () => send({ kind: 'painted', epoch: state.epoch, nowMs: deps.nowMs() }),
    suspended: () => send({ kind: 'suspended', epoch: state.epoch, nowMs: deps.nowMs() }),
    threw(error) {
      const failure: { phase: RemotePhase; cause: string; final: boolean } = failureOf(error, 'render')
      send({ kind: 'broke', epoch: state.epoch, nowMs: deps.nowMs(), ...failure, jitter: deps.random() })
    },
  }
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
