/**
 * State machine of a venue launch (screens.md 4.0). Pure: venue-launch.runner.ts holds timers and requests.
 */

/** Limit of a launch from tap to open frame (screens.md 4.0). */
export const LAUNCH_TIMEOUT_MS = 20_000

/** Progress steps: 校验 → 资金 → 取得令牌 → 打开. */
export const LAUNCH_STEPS = ['check', 'funds', 'token', 'open'] as const
export type LaunchStep = (typeof LAUNCH_STEPS)[number]

export type LaunchPlan = {
  /** Canonical venue code. */
  venue: string
  gameCode: string
  /** Amount transferred to the venue with the launch, null for none. */
  amount: string | null
  /** Unchanged on every retry of the form, so that money moves once. */
  requestNo: string
  /** Bonus towards which play counts, '' without one. */
  activity: string
  /** The member entered after a warning. */
  isSure: boolean
}

/** Why a launch failed; `code` 0 means no usable response. */
export type LaunchRefusal = { code: number; message: string; data?: unknown }

/** Location of the money: `kept` in the main wallet, `moved` to the venue, `asking` during the lookup, `unknown` if the lookup failed. */
export type MoneyFate = 'kept' | 'asking' | 'moved' | 'unknown'

export type LaunchState =
  | { kind: 'idle'; epoch: number }
  | { kind: 'running'; epoch: number; step: LaunchStep; plan: LaunchPlan; moved: boolean }
  | { kind: 'failed'; epoch: number; step: LaunchStep; plan: LaunchPlan; refusal: LaunchRefusal; money: MoneyFate }
  | { kind: 'opened'; epoch: number; plan: LaunchPlan; path: string }

export type LaunchEvent<Answer> =
  | { kind: 'start'; plan: LaunchPlan }
  | { kind: 'checked'; epoch: number }
  | { kind: 'launched'; epoch: number; answer: Answer; moved: boolean }
  | { kind: 'prepared'; epoch: number; path: string }
  | { kind: 'refused'; epoch: number; refusal: LaunchRefusal }
  | { kind: 'timed-out'; epoch: number; message: string }
  | { kind: 'money-known'; epoch: number; fate: MoneyFate }
  | { kind: 'reset' }

export type LaunchEffect<Answer> =
  | { kind: 'check'; epoch: number; plan: LaunchPlan }
  | { kind: 'launch'; epoch: number; plan: LaunchPlan }
  | { kind: 'prepare'; epoch: number; plan: LaunchPlan; answer: Answer }
  | { kind: 'open'; path: string }
  | { kind: 'start-clock'; epoch: number; ms: number }
  | { kind: 'stop-clock' }
  | { kind: 'remember-error'; venue: string; message: string }
  | { kind: 'forget-error'; venue: string }
  | { kind: 'ask-money'; epoch: number; requestNo: string }

export type LaunchTurn<Answer> = { state: LaunchState; effects: LaunchEffect<Answer>[] }

export const IDLE: LaunchState = { kind: 'idle', epoch: 0 }

/** Ignores responses to an earlier launch (another epoch). */
export function transition<Answer>(state: LaunchState, event: LaunchEvent<Answer>): LaunchTurn<Answer> {
  switch (event.kind) {
    case 'start':
      return begin(state, event.plan)
    case 'reset':
      return { state: { kind: 'idle', epoch: state.epoch + 1 }, effects: [{ kind: 'stop-clock' }] }
    case 'money-known':
      if (state.kind !== 'failed' || state.epoch !== event.epoch) return { state, effects: [] }
      return { state: { ...state, money: event.fate }, effects: [] }
    default:
      if (state.kind !== 'running' || state.epoch !== event.epoch) return { state, effects: [] }
      return advance(state, event)
  }
}

type Running = Extract<LaunchState, { kind: 'running' }>
type Advance<Answer> = Exclude<LaunchEvent<Answer>, { kind: 'start' | 'reset' | 'money-known' }>

function begin<Answer>(state: LaunchState, plan: LaunchPlan): LaunchTurn<Answer> {
  // A second tap joins the running launch.
  if (state.kind === 'running') return { state, effects: [] }
  const epoch = state.epoch + 1
  return {
    state: { kind: 'running', epoch, step: 'check', plan, moved: false },
    effects: [
      { kind: 'start-clock', epoch, ms: LAUNCH_TIMEOUT_MS },
      { kind: 'check', epoch, plan },
    ],
  }
}

function advance<Answer>(state: Running, event: Advance<Answer>): LaunchTurn<Answer> {
  const { epoch, plan } = state
  switch (event.kind) {
    case 'checked': {
      if (state.step !== 'check') return { state, effects: [] }
      // One request handles money and token; without money the funds step is skipped.
      const step = plan.amount === null ? 'token' : 'funds'
      return { state: { ...state, step }, effects: [{ kind: 'launch', epoch, plan }] }
    }
    case 'launched':
      return {
        state: { ...state, step: 'token', moved: event.moved },
        effects: [{ kind: 'prepare', epoch, plan, answer: event.answer }],
      }
    case 'prepared':
      return {
        state: { kind: 'opened', epoch, plan, path: event.path },
        effects: [
          { kind: 'stop-clock' },
          { kind: 'forget-error', venue: plan.venue },
          { kind: 'open', path: event.path },
        ],
      }
    case 'refused':
      return fail(state, event.refusal)
    case 'timed-out':
      return fail(state, { code: 0, message: event.message })
    default:
      return assertNever(event)
  }
}

function fail<Answer>(state: Running, refusal: LaunchRefusal): LaunchTurn<Answer> {
  const { epoch, plan, step } = state
  const money = fateOf(state, refusal)
  const effects: LaunchEffect<Answer>[] = [
    { kind: 'stop-clock' },
    { kind: 'remember-error', venue: plan.venue, message: refusal.message },
  ]
  if (money === 'asking') effects.push({ kind: 'ask-money', epoch, requestNo: plan.requestNo })
  return { state: { kind: 'failed', epoch, step, plan, refusal, money }, effects }
}

/** A refusal with a code rolled everything back. A launch with a lost response may have moved money, so the server is asked (screens.md 0.5). */
function fateOf(state: Running, refusal: LaunchRefusal): MoneyFate {
  if (state.moved) return 'moved'
  const isLost = state.step === 'funds' && refusal.code === 0
  return isLost ? 'asking' : 'kept'
}

function assertNever(value: never): never {
  throw new Error(`unknown launch event: ${JSON.stringify(value)}`)
}
