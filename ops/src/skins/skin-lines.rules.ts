/** What is shown and planned, read out of the lines of the release service, and what may be added to them. Pure. */
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
  /** Plans that nobody took off and that are not over, in the order of their start. */
  plans: readonly Showing[]
  /** What was activated and not reverted, newest first. */
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

/** What edges need of it: below what everybody gets nothing is ever seen. */
export function showingsOf({ plans, standing }: SkinState): Showing[] {
  const full = standing.findIndex(({ percent }) => percent === 100)
  return [...plans, ...(full === -1 ? standing : standing.slice(0, full + 1))]
}

/** The plan that is on now. */
export function runningPlan({ plans }: SkinState, nowMs: number): Showing | null {
  return plans.find(({ startAt }) => (startAt ?? 0) <= nowMs) ?? null
}

/** What `revert` takes off: the plan that is on, else what was activated last; null when nothing is on. */
export function revertible(
  state: SkinState,
  nowMs: number,
): { off: Showing; back: Showing | null; isPlan: boolean } | null {
  const plan = runningPlan(state, nowMs)
  if (plan !== null) return { off: plan, back: state.standing[0] ?? null, isPlan: true }
  const [off, back] = state.standing
  return off === undefined ? null : { off, back: back ?? null, isPlan: false }
}

/** Two plans never meet: a member would see whichever was written first, and nobody could say which. */
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

/** What is on when nothing is said: for sentences. */
export function nameOf(showing: Showing | null): string {
  if (showing === null) return 'the plain skin, or the skin of pre-info'
  const share = showing.percent === 100 ? '' : ` for ${showing.percent} %`
  return `${showing.code === PLAIN ? 'the plain skin' : showing.code}${share}`
}

function showingOf({ revision, code, version, fromMs, toMs, percent }: SkinLine): Showing {
  return { revision, code, version, startAt: fromMs, endAt: toMs, percent: percent ?? 100 }
}
