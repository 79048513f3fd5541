/** Builds the timeline of an order: past, current and future steps (screens.md 11.4, 11.5). */
import { DEPOSIT_STATE } from '@lantern/contract/deposit'
import { WITHDRAW_STATE } from '@lantern/contract/withdrawal'

export type Step = { state: number; at: number | null; note: string; kind: 'done' | 'current' | 'todo' | 'failed' }
type Happened = { readonly state: number; readonly at: number; readonly note?: string }

const DEPOSIT_PATH = [DEPOSIT_STATE.created, DEPOSIT_STATE.claimed, DEPOSIT_STATE.success] as const
const CHAIN_PATH = [DEPOSIT_STATE.created, DEPOSIT_STATE.confirming, DEPOSIT_STATE.success] as const
const WITHDRAW_PATH = [
  WITHDRAW_STATE.submitted,
  WITHDRAW_STATE.review1,
  WITHDRAW_STATE.approved,
  WITHDRAW_STATE.paying,
  WITHDRAW_STATE.paid,
] as const
const DEPOSIT_BAD_ENDS: readonly number[] = [DEPOSIT_STATE.cancelled, DEPOSIT_STATE.expired, DEPOSIT_STATE.failed]
const WITHDRAW_BAD_ENDS: readonly number[] = [WITHDRAW_STATE.rejected, WITHDRAW_STATE.failed]

export function depositSteps(order: { state: number; method: string; timeline: readonly Happened[] }): Step[] {
  const path = order.method === 'USDT' ? CHAIN_PATH : DEPOSIT_PATH
  return stepsOf(order, path, DEPOSIT_BAD_ENDS, DEPOSIT_STATE.success)
}

export function withdrawSteps(order: { state: number; timeline: readonly Happened[] }): Step[] {
  return stepsOf(order, WITHDRAW_PATH, WITHDRAW_BAD_ENDS, WITHDRAW_STATE.paid)
}

function stepsOf(
  order: { state: number; timeline: readonly Happened[] },
  path: readonly number[],
  badEnds: readonly number[],
  goodEnd: number,
): Step[] {
  const isOver = order.state === goodEnd || badEnds.includes(order.state)
  const happened: Step[] = order.timeline.map(({ state, at, note = '' }, index) => {
    const isLast = index === order.timeline.length - 1
    const kind = badEnds.includes(state) ? 'failed' : isLast && !isOver ? 'current' : 'done'
    return { state, at, note, kind }
  })
  if (isOver) return happened
  const reached = Math.max(0, path.indexOf(order.state))
  const seen = new Set(order.timeline.map(({ state }) => state))
  const ahead = path.slice(reached + 1).filter((state) => !seen.has(state))
  return [...happened, ...ahead.map((state): Step => ({ state, at: null, note: '', kind: 'todo' }))]
}
