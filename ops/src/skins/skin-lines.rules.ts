/** Derives activations and plans from the history of skins, and checks new lines. Pure. */
import { PLAIN } from '@lantern/contract/skin'
import type { Showing } from '@lantern/contract/skins-document'
import type { SkinLineKind } from '../database/schema.ts'
import { type Refusal, refusal } from '../texts/refusal.rules.ts'
import { type SayOfSkins, skinRefusals } from './skin-refusals.messages.ts'

export type SkinLine = {
  revision: number
  kind: SkinLineKind
  code: string
  version: string
  fromMs: number | null
  toMs: number | null
  percent: number | null
  ends: number | null
  atMs: number
}

export type SkinState = {
  /** Plans not cancelled and not over, by start time. */
  plans: readonly Showing[]
  /** Activations not reverted, newest first. */
  standing: readonly Showing[]
  /** The newest version of each code. */
  newest: ReadonlyMap<string, string>
}

/** @param lines oldest first */
export function stateOf(lines: readonly SkinLine[], nowMs: number): SkinState {
  const plans = new Map<number, Showing>()
  const standing: Showing[] = []
  const newest = new Map<string, string>()
  for (const line of lines) {
    if (line.ends !== null) plans.delete(line.ends)
    switch (line.kind) {
      case 'publish':
        newest.set(line.code, line.version)
        break
      case 'activate':
        standing.unshift(showingOf(line))
        break
      case 'schedule':
        plans.set(line.revision, showingOf(line))
        break
      case 'revert':
        if (line.ends === null) standing.shift()
        break
      case 'cancel':
        break
    }
  }
  return {
    plans: [...plans.values()]
      .filter(({ endAt }) => (endAt ?? 0) > nowMs)
      .sort((one, other) => (one.startAt ?? 0) - (other.startAt ?? 0)),
    standing,
    newest,
  }
}

/** The showings for edges: whatever lies below one for all visitors is omitted. */
export function showingsOf({ plans, standing }: SkinState): Showing[] {
  const full = standing.findIndex(({ percent }) => percent === 100)
  return [...plans, ...(full === -1 ? standing : standing.slice(0, full + 1))]
}

/** The current plan. */
export function runningPlan({ plans }: SkinState, nowMs: number): Showing | null {
  return plans.find(({ startAt }) => (startAt ?? 0) <= nowMs) ?? null
}

/** The target of `revert`: the current plan, else the last activation; null without either. */
export function revertible(
  state: SkinState,
  nowMs: number,
): { off: Showing; back: Showing | null; isPlan: boolean } | null {
  const plan = runningPlan(state, nowMs)
  if (plan !== null) return { off: plan, back: state.standing[0] ?? null, isPlan: true }
  const [off, back] = state.standing
  return off === undefined ? null : { off, back: back ?? null, isPlan: false }
}

/** Plans must not overlap: which one is shown would be ambiguous. */
export function planRefusal(
  state: SkinState,
  plan: { code: string; fromMs: number; toMs: number },
  nowMs: number,
): Refusal | null {
  const refuse = (say: SayOfSkins): Refusal => refusal('schedule', skinRefusals, say)
  if (plan.toMs <= plan.fromMs) return refuse((words) => words.backwards())
  if (plan.toMs <= nowMs) return refuse((words) => words.over())
  const met = state.plans.find(({ startAt, endAt }) => plan.fromMs < (endAt ?? 0) && (startAt ?? 0) < plan.toMs)
  return met === undefined ? null : refuse((words) => words.meets({ code: met.code, plan: met.revision }))
}

/** Description of the state when nothing is active. */
export function nameOf(showing: Showing | null): string {
  if (showing === null) return 'the plain skin, or the skin of pre-info'
  const share = showing.percent === 100 ? '' : ` for ${showing.percent} %`
  return `${showing.code === PLAIN ? 'the plain skin' : showing.code}${share}`
}

function showingOf({ revision, code, version, fromMs, toMs, percent }: SkinLine): Showing {
  return { revision, code, version, startAt: fromMs, endAt: toMs, percent: percent ?? 100 }
}
