/** Chips on positions that are not placed yet, and placing them exactly once. */
import type { InputOf } from '@lantern/contract/endpoint'
import { playSharedBet } from '@lantern/contract/shared-rounds'
import { useEffect, useRef, useState } from 'react'
import { requestNumber } from '../../session/request-number.ts'
import { useVenue } from '../../session/venue-context.tsx'
import { isExpired, request, VenueRequestError } from '../../session/venue-request.ts'
import { wireMoney } from '../../slip/slip.rules.ts'

const STATE_CHANGED = '711015'
/** Delays of the automatic checks after a lost answer; afterwards the member checks manually. */
const LOST_CHECKS_MS = [1_000, 3_000, 6_000]
/** Most bets in one request. */
export const MAX_POSITIONS = 20

type PlacePhase =
  | { kind: 'idle' }
  | { kind: 'asking' }
  /** No answer: the bets may have been placed. */
  | { kind: 'lost' }
  | { kind: 'placed'; fen: number }
  | { kind: 'closed' }
  | { kind: 'refused'; message: string }

export type Chips = {
  /** Fen by position. */
  readonly pending: ReadonlyMap<string, number>
  readonly total: number
  readonly phase: PlacePhase
  add(position: string, fen: number): void
  clear(): void
  place(): void
  /** Checks bets with a lost answer again. */
  check(): void
}

/** @param round the round that accepts bets now; chips of an earlier one are removed from the board */
export function useChips(gameCode: string, round: number | null, onPlaced: () => void): Chips {
  const { caller, tell, onExpired } = useVenue()
  const [pending, setPending] = useState<ReadonlyMap<string, number>>(new Map())
  const [phase, setPhase] = useState<PlacePhase>({ kind: 'idle' })
  const sent = useRef<InputOf<typeof playSharedBet> | null>(null)
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  const total = [...pending.values()].reduce((sum, fen) => sum + fen, 0)

  // biome-ignore lint/correctness/useExhaustiveDependencies: only a new round removes chips from the board
  useEffect(() => {
    // Bets with a lost answer belong to the earlier round and stay until their result is known.
    if (sent.current) return
    setPhase(pending.size > 0 ? { kind: 'closed' } : { kind: 'idle' })
    setPending(new Map())
  }, [round])

  const ask = async (order: InputOf<typeof playSharedBet>, fen: number, tries: number): Promise<void> => {
    try {
      const { bets, balance } = await request(playSharedBet, order, caller)
      sent.current = null
      setPending(new Map())
      setPhase({ kind: 'placed', fen })
      tell({ kind: 'venue:balance', balance })
      for (const { no } of bets) tell({ kind: 'venue:bet', no, state: 2 })
      onPlaced()
    } catch (error) {
      if (isExpired(error)) return onExpired(error.code)
      if (!(error instanceof VenueRequestError) || error.code === '') {
        setPhase({ kind: 'lost' })
        const pause = LOST_CHECKS_MS[tries]
        if (pause !== undefined) timer.current = setTimeout(() => void ask(order, fen, tries + 1), pause)
        return
      }
      sent.current = null
      if (error.code === STATE_CHANGED) setPending(new Map())
      setPhase(error.code === STATE_CHANGED ? { kind: 'closed' } : { kind: 'refused', message: error.message })
      onPlaced()
    }
  }

  return {
    pending,
    total,
    phase,
    add(position, fen) {
      if (sent.current) return
      setPhase({ kind: 'idle' })
      setPending((before) => new Map(before).set(position, (before.get(position) ?? 0) + fen))
    },
    clear() {
      if (sent.current) return
      setPending(new Map())
      setPhase({ kind: 'idle' })
    },
    place() {
      if (sent.current || round === null || total === 0) return
      const order = {
        game: gameCode,
        round,
        bets: [...pending].map(([position, fen]) => ({ position, stake: wireMoney(fen) })),
        requestNo: requestNumber(),
      }
      sent.current = order
      setPhase({ kind: 'asking' })
      void ask(order, total, 0)
    },
    check() {
      clearTimeout(timer.current)
      if (sent.current) void ask(sent.current, total, LOST_CHECKS_MS.length)
    },
  }
}
