/** State machine of the betting slip: facts in, state out. Storage: slip.store.ts; arithmetic: slip-money.rules.ts. */
import type { SlipBet } from '@lantern/contract/games'

/** Most legs of a slip and of a parlay. */
export const MAX_LEGS = 10
export const MIN_PARLAY = 2

export type Accept = 'better' | 'any' | 'none'
type SlipMode = 'single' | 'parlay'
type Named = { zh: string; en: string }

/** A selected price. `odds` is the one that the member has seen and accepted. */
export type SlipLeg = {
  selectionId: string
  matchId: string
  /** Which sport's words name the market; unknown on slips of an older version. */
  sport?: string | undefined
  marketId: string
  kind: string
  /** What the server calls the market and the pick, where pages have no words for them. */
  marketName?: Named | undefined
  pickName?: Named | undefined
  line: string | null
  pick: string
  odds: string
  oddsVersion: number
  home: Named
  away: Named
}

export type SlipPhase =
  | { kind: 'editing' }
  /** Handed to the venue `book`; `placed` are the request numbers that it has confirmed. */
  | { kind: 'sent'; bets: SlipBet[]; placed: string[] }

export type SlipState = {
  /** Venue of the prices. */
  book: string
  mode: SlipMode
  legs: SlipLeg[]
  /** Stake of each single by selection, and of the parlay. */
  stakes: Record<string, string>
  parlayStake: string
  accept: Accept
  phase: SlipPhase
}

export type SlipEvent =
  | { kind: 'toggled'; leg: SlipLeg; book: string }
  | { kind: 'removed'; selectionId: string }
  | { kind: 'cleared' }
  | { kind: 'mode-chosen'; mode: SlipMode }
  | { kind: 'stake-typed'; selectionId: string | null; stake: string }
  | { kind: 'accept-chosen'; accept: Accept }
  /** The member accepts the current prices. */
  | { kind: 'prices-taken'; prices: readonly { selectionId: string; odds: string; oddsVersion: number }[] }
  | { kind: 'book-chosen'; book: string }
  | { kind: 'confirmed'; bets: SlipBet[] }
  /** The member takes a slip back that was handed over. */
  | { kind: 'taken-back' }
  | { kind: 'placed'; requestNo: string }

export const EMPTY_SLIP: SlipState = {
  book: '',
  mode: 'single',
  legs: [],
  stakes: {},
  parlayStake: '',
  accept: 'better',
  phase: { kind: 'editing' },
}

export function transition(state: SlipState, event: SlipEvent): SlipState {
  switch (event.kind) {
    case 'placed':
      return placed(state, event.requestNo)
    case 'cleared':
      return { ...EMPTY_SLIP, book: state.book, accept: state.accept }
    case 'taken-back':
      return state.phase.kind === 'sent'
        ? { ...withoutPlaced(state, state.phase.placed), phase: { kind: 'editing' } }
        : state
  }
  // A slip that was handed over cannot change until the member takes it back.
  if (state.phase.kind === 'sent') return state
  switch (event.kind) {
    case 'toggled':
      return toggled({ ...state, book: event.book }, event.leg)
    case 'removed':
      return removed(state, [event.selectionId])
    case 'mode-chosen':
      return { ...state, mode: event.mode }
    case 'stake-typed':
      return event.selectionId === null
        ? { ...state, parlayStake: event.stake }
        : { ...state, stakes: { ...state.stakes, [event.selectionId]: event.stake } }
    case 'accept-chosen':
      return { ...state, accept: event.accept }
    case 'prices-taken': {
      const prices = new Map(event.prices.map((price) => [price.selectionId, price]))
      return { ...state, legs: state.legs.map((leg) => ({ ...leg, ...prices.get(leg.selectionId) })) }
    }
    case 'book-chosen':
      return state.book === event.book ? state : { ...state, book: event.book }
    case 'confirmed':
      return event.bets.length === 0 ? state : { ...state, phase: { kind: 'sent', bets: event.bets, placed: [] } }
  }
}

/** The bets that the venue has not confirmed yet. */
export function waitingBets({ bets, placed }: Extract<SlipPhase, { kind: 'sent' }>): SlipBet[] {
  return bets.filter(({ requestNo }) => !placed.includes(requestNo))
}

function toggled(state: SlipState, leg: SlipLeg): SlipState {
  if (state.legs.some(({ selectionId }) => selectionId === leg.selectionId)) return removed(state, [leg.selectionId])
  // Another pick of a market replaces the previous one.
  const rest = removed(
    state,
    state.legs.filter(({ marketId }) => marketId === leg.marketId).map(({ selectionId }) => selectionId),
  )
  if (rest.legs.length >= MAX_LEGS) return state
  const legs = [...rest.legs, leg]
  return { ...rest, legs, mode: legs.length < MIN_PARLAY ? 'single' : rest.mode }
}

function removed(state: SlipState, ids: readonly string[]): SlipState {
  if (ids.length === 0) return state
  const legs = state.legs.filter(({ selectionId }) => !ids.includes(selectionId))
  const stakes = Object.fromEntries(Object.entries(state.stakes).filter(([id]) => !ids.includes(id)))
  return { ...state, legs, stakes, mode: legs.length < MIN_PARLAY ? 'single' : state.mode }
}

/** The slip is empty once the venue has confirmed every bet of it. */
function placed(state: SlipState, requestNo: string): SlipState {
  const { phase } = state
  if (phase.kind !== 'sent' || !phase.bets.some((bet) => bet.requestNo === requestNo)) return state
  if (phase.placed.includes(requestNo)) return state
  const done = [...phase.placed, requestNo]
  if (done.length === phase.bets.length) return { ...EMPTY_SLIP, book: state.book, accept: state.accept }
  return { ...state, phase: { ...phase, placed: done } }
}

/** A placed bet must not be offered again. */
function withoutPlaced(state: SlipState, done: readonly string[]): SlipState {
  if (state.phase.kind !== 'sent' || done.length === 0) return state
  const standing = state.phase.bets.filter(({ requestNo }) => done.includes(requestNo))
  return removed(
    state,
    standing.flatMap(({ legs }) => legs.map(({ selectionId }) => selectionId)),
  )
}
