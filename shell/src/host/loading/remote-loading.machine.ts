/**
 * Loading one exposed module of one remote as facts in, state and effects out: no timers, network or React here (see remote-loading.runner.ts).
 * One budget covers manifest, entry, chunks and the first paint. A build that fails is retried once, then the next older build is tried;
 * only when none paints in time the frame shows its panel (design.md "A remote can fail, the site cannot").
 */
import { DEFAULT_FRAME_BUDGET_MS, type RemotePhase } from '@lantern/contract/federation'
import type { Blame } from './load-failure.rules.ts'

/** From the request to the first paint, over all builds and tries: a second is left of the 8 that a member may wait, for boot and drawing. */
export const BUDGET_MS = DEFAULT_FRAME_BUDGET_MS
/** The share of the budget for all attempts of one build, while an older one could still be tried. */
export const FIRST_BUILD_SHARE = 9 / 14
/** Attempts per build: the second one runs its code afresh. */
const MAX_TRIES = 2
/** Attempts when no other build is left. */
const MAX_TRIES_LAST = 3
/** Base of the delay between attempts; doubled each time, with jitter. */
const RETRY_BASE_MS = 300
/** How long a broken build is quarantined on this device. */
export const QUARANTINE_MS = 30 * 60_000
/** A build that was only too slow is quarantined for less long. */
export const SLOW_QUARANTINE_MS = 5 * 60_000

export type LoadFailure = {
  readonly version: string
  readonly phase: RemotePhase
  readonly cause: string
  readonly blames: Blame
  /** Where code threw; undefined when a file failed. */
  readonly stack?: string[]
}

type Trial = {
  /** Increases with each attempt, so that late answers of older ones are dropped. */
  readonly epoch: number
  readonly startedMs: number
  readonly budgetMs: number
  /** When the first attempt of the current build started. */
  readonly buildStartedMs: number
  /** A page of a build that has painted before is loading a chunk. */
  readonly again: boolean
  /** Builds in the order of attempts. */
  readonly versions: readonly string[]
  readonly index: number
  readonly attempt: number
  readonly failures: readonly LoadFailure[]
}

export type LoadState =
  | { readonly kind: 'idle'; readonly epoch: number }
  /** Loading code. */
  | ({ readonly kind: 'loading' } & Trial)
  /** Waiting for the next attempt. */
  | ({ readonly kind: 'waiting' } & Trial)
  /** The code has loaded, its page has not painted yet. */
  | ({ readonly kind: 'mounting' } & Trial)
  | {
      readonly kind: 'ready'
      readonly epoch: number
      readonly version: string
      readonly versions: readonly string[]
      readonly budgetMs: number
    }
  | {
      readonly kind: 'failed'
      readonly epoch: number
      readonly failures: readonly LoadFailure[]
      readonly last: LoadFailure
    }

export type LoadEvent =
  /** A frame requests it, or the member tapped retry. `versions`: best first, quarantined ones last. `sinceMs`: start of the request, default now. */
  | {
      readonly kind: 'asked'
      readonly nowMs: number
      readonly sinceMs?: number
      readonly budgetMs?: number
      readonly versions: readonly string[]
    }
  | { readonly kind: 'loaded'; readonly epoch: number }
  | { readonly kind: 'painted'; readonly epoch: number; readonly nowMs: number }
  /** A page of it suspended on a chunk. */
  | { readonly kind: 'suspended'; readonly epoch: number; readonly nowMs: number }
  /** `final`: the same build would fail again (throws, contract), so no second attempt. `jitter` in [0, 1). */
  | {
      readonly kind: 'broke'
      readonly epoch: number
      readonly nowMs: number
      readonly phase: RemotePhase
      readonly cause: string
      readonly stack?: string[]
      readonly final: boolean
      readonly blames: Blame
      readonly jitter: number
    }
  | { readonly kind: 'attempt-timeout'; readonly epoch: number; readonly nowMs: number; readonly blames: Blame }
  /** `versions`: the current ones; a newer discovery document may have arrived. */
  | {
      readonly kind: 'retry-due'
      readonly epoch: number
      readonly nowMs: number
      readonly versions: readonly string[]
    }
  | { readonly kind: 'budget-spent'; readonly epoch: number; readonly blames: Blame }
  /** Unmounted before loading finished. */
  | { readonly kind: 'left' }
  /** Another build is the best one now, and this one is not mounted: the next request starts over. */
  | { readonly kind: 'outdated' }

export type LoadEffect =
  /** Load a build; an `attempt-timeout` ends it after `ms`. `fresh` runs its code again from the start. */
  | {
      readonly kind: 'load'
      readonly epoch: number
      readonly version: string
      readonly fresh: boolean
      readonly ms: number
    }
  | { readonly kind: 'schedule-retry'; readonly epoch: number; readonly afterMs: number }
  | { readonly kind: 'start-budget'; readonly ms: number }
  /** Send an `attempt-timeout` after `ms`, without loading anything. */
  | { readonly kind: 'watch'; readonly epoch: number; readonly ms: number }
  | { readonly kind: 'stop-timers' }
  /** Pending files of this build must not run any more. */
  | { readonly kind: 'abandon'; readonly version: string }
  | { readonly kind: 'quarantine'; readonly version: string; readonly ttlMs: number }
  | { readonly kind: 'remember-good'; readonly version: string }
  | {
      readonly kind: 'report'
      /** null = no build is to blame. */
      readonly version: string | null
      readonly outcome: 'loaded' | 'failed' | 'fallback' | 'recovered'
      readonly phase?: RemotePhase
      readonly cause?: string
      readonly stack?: string[]
      readonly ms?: number
    }

export type LoadStep = { readonly state: LoadState; readonly effects: readonly LoadEffect[] }

export const IDLE: LoadState = { kind: 'idle', epoch: 0 }

export function transition(state: LoadState, event: LoadEvent): LoadStep {
  switch (event.kind) {
    case 'asked':
      return ask(state, event)
    case 'loaded':
      if (state.kind !== 'loading' || state.epoch !== event.epoch) return { state, effects: [] }
      return { state: { ...state, kind: 'mounting' }, effects: [] }
    case 'painted':
      return state.kind === 'mounting' && state.epoch === event.epoch
        ? settle(state, event.nowMs)
        : { state, effects: [] }
    case 'suspended':
      return state.kind === 'ready' && state.epoch === event.epoch
        ? watchPage(state, event.nowMs)
        : { state, effects: [] }
    case 'broke':
      return broke(state, event)
    case 'attempt-timeout': {
      if (!isTrial(state) || state.epoch !== event.epoch) return { state, effects: [] }
      return afterFailure(state, event.nowMs, failureOf(state, 'timeout', 'no answer in time', event.blames), {
        final: event.blames === 'build',
        jitter: 0,
      })
    }
    case 'retry-due':
      if (state.kind !== 'waiting' || state.epoch !== event.epoch) return { state, effects: [] }
      return retry(state, event.nowMs, event.versions)
    case 'budget-spent':
      if (!isTrial(state)) return { state, effects: [] }
      return fail(state, failureOf(state, 'timeout', 'budget spent', event.blames))
    case 'left':
      return isTrial(state) ? leave(state) : { state, effects: [] }
    case 'outdated':
      if (isTrial(state)) return { state, effects: [] }
      return { state: { kind: 'idle', epoch: state.epoch + 1 }, effects: [] }
    default:
      return assertNever(event)
  }
}

function ask(
  state: LoadState,
  { nowMs, sinceMs = nowMs, budgetMs = BUDGET_MS, versions }: Extract<LoadEvent, { kind: 'asked' }>,
): LoadStep {
  if (isTrial(state) || state.kind === 'ready') return { state, effects: [] }
  const trial: Trial = {
    epoch: state.epoch,
    startedMs: sinceMs,
    budgetMs,
    buildStartedMs: nowMs,
    again: false,
    versions,
    index: 0,
    attempt: 0,
    failures: [],
  }
  if (versions.length === 0) {
    const last: LoadFailure = { version: '', phase: 'discovery', cause: 'no build is published', blames: 'page' }
    return { state: { kind: 'failed', epoch: state.epoch, failures: [last], last }, effects: [report(last, 'failed')] }
  }
  const step = start(trial, nowMs, state.kind === 'failed')
  return {
    state: step.state,
    effects: [{ kind: 'start-budget', ms: budgetMs - (nowMs - sinceMs) }, ...step.effects],
  }
}

/** Tries the same build once more; after a fault of the page, the best build of the current list. */
function retry(trial: Trial, nowMs: number, versions: readonly string[]): LoadStep {
  const isPageFault = trial.failures.at(-1)?.blames === 'page'
  if (!isPageFault || versions.length === 0) return start(trial, nowMs, true)
  return start({ ...trial, versions, index: 0, buildStartedMs: nowMs }, nowMs, true)
}

function start(trial: Trial, nowMs: number, fresh: boolean): LoadStep {
  const next = { ...trial, epoch: trial.epoch + 1, attempt: trial.attempt + 1 }
  const version = versionOf(next)
  return {
    state: { ...bare(next), kind: 'loading' },
    effects: [{ kind: 'load', epoch: next.epoch, version, fresh, ms: attemptMs(next, nowMs) }],
  }
}

/** Unmounted while loading: neither success nor failure, so nothing is reported. */
function leave(trial: Trial): LoadStep {
  const epoch = trial.epoch + 1
  const { versions, budgetMs } = trial
  const isHere = trial.again && trial.failures.length === 0
  return {
    state: isHere ? { kind: 'ready', epoch, version: versionOf(trial), versions, budgetMs } : { kind: 'idle', epoch },
    effects: [{ kind: 'stop-timers' }],
  }
}

/** A painted page suspends on a chunk: the same budget again, for that page. */
function watchPage(state: Extract<LoadState, { kind: 'ready' }>, nowMs: number): LoadStep {
  const index = Math.max(0, state.versions.indexOf(state.version))
  const trial: Trial = {
    epoch: state.epoch,
    startedMs: nowMs,
    budgetMs: state.budgetMs,
    buildStartedMs: nowMs,
    again: true,
    versions: state.versions,
    index,
    attempt: 1,
    failures: [],
  }
  return {
    state: { ...trial, kind: 'mounting' },
    effects: [
      { kind: 'start-budget', ms: trial.budgetMs },
      { kind: 'watch', epoch: trial.epoch, ms: attemptMs(trial, nowMs) },
    ],
  }
}

function settle(trial: Trial, nowMs: number): LoadStep {
  const version = versionOf(trial)
  const broken = trial.failures.filter((failure) => failure.version !== version && failure.blames === 'build')
  const outcome = broken.length > 0 ? 'fallback' : trial.failures.length > 0 ? 'recovered' : 'loaded'
  // Reported at its first paint: further pages of it are not reported again.
  const isKnown = trial.again && outcome === 'loaded'
  const quarantined = new Map(broken.map((failure) => [failure.version, failure.phase]))
  return {
    state: { kind: 'ready', epoch: trial.epoch, version, versions: trial.versions, budgetMs: trial.budgetMs },
    effects: [
      { kind: 'stop-timers' },
      // Another build works, so the network does too: the failed build is to blame.
      ...[...quarantined].map(([name, phase]): LoadEffect => {
        return { kind: 'quarantine', version: name, ttlMs: phase === 'timeout' ? SLOW_QUARANTINE_MS : QUARANTINE_MS }
      }),
      { kind: 'remember-good', version },
      ...(isKnown
        ? []
        : [{ kind: 'report', version, outcome, phase: broken[0]?.phase, ms: nowMs - trial.startedMs } as const]),
    ],
  }
}

function broke(state: LoadState, event: Extract<LoadEvent, { kind: 'broke' }>): LoadStep {
  if (state.epoch !== event.epoch) return { state, effects: [] }
  if (state.kind === 'loading' || state.kind === 'mounting') {
    return afterFailure(
      state,
      event.nowMs,
      failureOf(state, event.phase, event.cause, event.blames, event.stack),
      event,
    )
  }
  if (state.kind !== 'ready') return { state, effects: [] }
  // A painted page that throws stays in its frame until the member retries. Missing code is fetched again.
  if (event.phase === 'render') {
    const { phase, cause, blames, stack } = event
    const last: LoadFailure = { version: state.version, phase, cause, blames, stack }
    return { state: { kind: 'failed', epoch: state.epoch, failures: [last], last }, effects: [report(last, 'failed')] }
  }
  const watched = watchPage(state, event.nowMs)
  const next = broke(watched.state, event)
  return { state: next.state, effects: [...watched.effects, ...next.effects] }
}

function afterFailure(
  trial: Trial,
  nowMs: number,
  failure: LoadFailure,
  how: { final: boolean; jitter: number },
): LoadStep {
  const failures = [...trial.failures, failure]
  const isPageFault = failure.blames === 'page'
  const isLast = isPageFault || trial.index >= trial.versions.length - 1
  const remaining = trial.budgetMs - (nowMs - trial.startedMs)
  const abandon: LoadEffect = { kind: 'abandon', version: versionOf(trial) }
  if (!how.final && trial.attempt < (isLast ? MAX_TRIES_LAST : MAX_TRIES)) {
    const afterMs = Math.round(RETRY_BASE_MS * 2 ** (trial.attempt - 1) * (0.5 + how.jitter))
    if (afterMs < attemptMs(trial, nowMs)) {
      const epoch = trial.epoch + 1
      return {
        state: { ...bare(trial), epoch, failures, kind: 'waiting' },
        effects: [abandon, { kind: 'schedule-retry', epoch, afterMs }],
      }
    }
  }
  if (isLast || remaining <= 0) return fail(trial, failure)
  const next: Trial = { ...trial, failures, index: trial.index + 1, attempt: 0, buildStartedMs: nowMs }
  const step = start(next, nowMs, false)
  return { state: step.state, effects: [abandon, report(failure, 'failed'), ...step.effects] }
}

function fail(trial: Trial, last: LoadFailure): LoadStep {
  return {
    state: { kind: 'failed', epoch: trial.epoch + 1, failures: [...trial.failures, last], last },
    effects: [{ kind: 'stop-timers' }, { kind: 'abandon', version: versionOf(trial) }, report(last, 'failed')],
  }
}

function attemptMs(trial: Trial, nowMs: number): number {
  const remaining = trial.budgetMs - (nowMs - trial.startedMs)
  if (trial.index >= trial.versions.length - 1) return remaining
  return Math.min(trial.budgetMs * FIRST_BUILD_SHARE - (nowMs - trial.buildStartedMs), remaining)
}

function bare(trial: Trial): Trial {
  const { epoch, startedMs, budgetMs, buildStartedMs, again, versions, index, attempt, failures } = trial
  return { epoch, startedMs, budgetMs, buildStartedMs, again, versions, index, attempt, failures }
}

function isTrial(state: LoadState): state is Extract<LoadState, { kind: 'loading' | 'waiting' | 'mounting' }> {
  return state.kind === 'loading' || state.kind === 'waiting' || state.kind === 'mounting'
}

function versionOf(trial: Trial): string {
  return trial.versions[trial.index] ?? ''
}

function failureOf(trial: Trial, phase: RemotePhase, cause: string, blames: Blame, stack?: string[]): LoadFailure {
  return { version: versionOf(trial), phase, cause, blames, stack }
}

function report({ version, phase, cause, blames, stack }: LoadFailure, outcome: 'failed'): LoadEffect {
  return { kind: 'report', version: blames === 'page' ? null : version, outcome, phase, cause, stack }
}

function assertNever(event: never): never {
  throw new Error(`unhandled event ${JSON.stringify(event)}`)
}
