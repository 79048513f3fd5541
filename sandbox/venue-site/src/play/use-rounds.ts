/** State of one game: its data, the member's rounds, and playing the next round exactly once. */
import type { DataOf, InputOf } from '@lantern/contract/endpoint'
import { playRound, playTable, type Round, type RoundChoice } from '@lantern/contract/rounds'
import { useEffect, useRef, useState } from 'react'
import { type InstantGame, readGame } from '../../../src/engines/instant.rules.ts'
import { requestNumber } from '../session/request-number.ts'
import { useVenue } from '../session/venue-context.tsx'
import { isExpired, request, VenueRequestError } from '../session/venue-request.ts'
import { wireMoney } from '../slip/slip.rules.ts'
import { isFair } from './round-check.rules.ts'

const STATE_CHANGED = '711015'
const MAINTENANCE = '711017'
/** Delays of the automatic checks after a lost answer; afterwards the member checks manually. */
const LOST_CHECKS_MS = [1_000, 3_000, 6_000]
const SEED_BYTES = 8

export type Table = DataOf<typeof playTable>
type Phase =
  | { kind: 'idle' }
  | { kind: 'asking' }
  /** No answer: the round may have been played. */
  | { kind: 'lost' }
  | { kind: 'refused'; message: string }
  | { kind: 'stale' }
  /** A round that does not follow from its seed. */
  | { kind: 'unfair' }

export type Rounds = {
  readonly table: Table | null
  readonly game: InstantGame | null
  readonly hasFailed: boolean
  readonly phase: Phase
  /** Rounds of this visit and before it, newest first. */
  readonly rounds: readonly Round[]
  /** When the next round may start, page time in ms. */
  readonly readyAt: number
  readonly clientSeed: string
  setClientSeed(seed: string): void
  play(choice: RoundChoice, stakeFen: number): void
  /** Checks a round with a lost answer again. */
  check(): void
  reload(): void
}

export function useRounds(gameCode: string): Rounds {
  const { caller, tell, onExpired } = useVenue()
  const [table, setTable] = useState<Table | null>(null)
  const [hasFailed, setFailed] = useState(false)
  const [phase, setPhase] = useState<Phase>({ kind: 'idle' })
  const [rounds, setRounds] = useState<readonly Round[]>([])
  const [readyAt, setReadyAt] = useState(0)
  const [clientSeed, setClientSeed] = useState(randomSeed)
  const sent = useRef<InputOf<typeof playRound> | null>(null)
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])

  const load = async (): Promise<void> => {
    setFailed(false)
    try {
      const next = await request(playTable, { game: gameCode }, caller)
      setTable(next)
      setRounds(next.rounds)
      setReadyAt(performance.now() + next.waitMs)
      tell({ kind: 'venue:balance', balance: next.balance })
    } catch (error) {
      if (isExpired(error)) return onExpired(error.code)
      setFailed(true)
    }
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: loaded once per game and token
  useEffect(() => {
    void load()
  }, [gameCode, caller.token])

  const ask = async (order: InputOf<typeof playRound>, tries: number): Promise<void> => {
    if (!table) return
    const started = performance.now()
    try {
      const { round, next, balance } = await request(playRound, order, caller)
      sent.current = null
      const game = readGame(table.game.engine, table.game.sheet)
      setTable({ ...table, next, balance })
      setRounds((before) => [round, ...before])
      setReadyAt(started + table.game.cycleMs)
      setPhase(game && isFair(game, round, table.next.serverSeedHash) ? { kind: 'idle' } : { kind: 'unfair' })
      tell({ kind: 'venue:balance', balance })
      tell({ kind: 'venue:bet', no: round.no, state: 3 })
    } catch (error) {
      await fail(error, order, tries)
    }
  }
  const fail = async (error: unknown, order: InputOf<typeof playRound>, tries: number): Promise<void> => {
    if (isExpired(error)) return onExpired(error.code)
    if (!(error instanceof VenueRequestError) || error.code === '') {
      // The round may have been played: the same request number returns its answer and never plays a second round.
      setPhase({ kind: 'lost' })
      const pause = LOST_CHECKS_MS[tries]
      if (pause !== undefined) timer.current = setTimeout(() => void ask(order, tries + 1), pause)
      return
    }
    sent.current = null
    if (error.code === MAINTENANCE) tell({ kind: 'venue:error', code: error.code, message: error.message })
    if (typeof error.data.waitMs === 'number') setReadyAt(performance.now() + error.data.waitMs)
    if (error.code === STATE_CHANGED) await load()
    setPhase(error.code === STATE_CHANGED ? { kind: 'stale' } : { kind: 'refused', message: error.message })
  }

  return {
    table,
    game: table && readGame(table.game.engine, table.game.sheet),
    hasFailed,
    phase,
    rounds,
    readyAt,
    clientSeed,
    setClientSeed,
    play(choice, stakeFen) {
      if (!table || phase.kind === 'asking' || phase.kind === 'lost' || phase.kind === 'unfair') return
      const order = {
        game: gameCode,
        nonce: table.next.nonce,
        clientSeed,
        stake: wireMoney(stakeFen),
        choice,
        requestNo: requestNumber(),
      }
      sent.current = order
      setPhase({ kind: 'asking' })
      void ask(order, 0)
    },
    check() {
      clearTimeout(timer.current)
      if (sent.current) void ask(sent.current, LOST_CHECKS_MS.length)
    },
    reload: () => void load(),
  }
}

function randomSeed(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(SEED_BYTES)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('')
}
