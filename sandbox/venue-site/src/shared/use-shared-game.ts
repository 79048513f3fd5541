/** State of one shared game: the current round, results verified by this page, and the member's bets. */
import type { DataOf } from '@lantern/contract/endpoint'
import { type DecidedRound, playShared, type SharedBet } from '@lantern/contract/shared-rounds'
import { useEffect, useRef, useState } from 'react'
import { readSharedSheet, type SharedSheet } from '../../../src/engines/shared/shared-game.rules.ts'
import { useVenue } from '../session/venue-context.tsx'
import { isExpired, request } from '../session/venue-request.ts'
import { usePoll } from '../use-poll.ts'
import { isFairRound, keepsPromise, type Promises, withPromises } from './sheets/shared-check.rules.ts'

/** Polling interval. The clock of the sandbox may run faster than the page's. */
const EVERY_MS = 1_500
/** Most results that a road shows. */
const KEPT_RESULTS = 72

type Answer = DataOf<typeof playShared>
export type SharedState = {
  readonly answer: Answer | null
  readonly sheet: SharedSheet | null
  /** Newest first. */
  readonly results: readonly DecidedRound[]
  readonly bets: readonly SharedBet[]
  /** The venue's clock now, ms. */
  now(pageTime: number): number
  readonly hasFailed: boolean
  /** A round does not match its promised hash, or its result does not follow from its seed. */
  readonly isUnfair: boolean
  readonly promises: Promises
  /** Refetches at once. */
  refresh(): void
}

export function useSharedGame(gameCode: string): SharedState {
  const { caller, tell, onExpired } = useVenue()
  const [results, setResults] = useState<readonly DecidedRound[]>([])
  const [isUnfair, setUnfair] = useState(false)
  const [promises, setPromises] = useState<Promises>(new Map())
  const newest = useRef('')
  const polled = usePoll<Answer>(
    () => request(playShared, { game: gameCode, since: newest.current }, caller),
    EVERY_MS,
    `${gameCode}/${caller.token}`,
  )
  const { data } = polled
  const sheet = data && readSharedSheet(data.game.engine, data.game.sheet)

  useEffect(() => {
    if (isExpired(polled.error)) onExpired(polled.error.code)
  }, [polled.error, onExpired])

  // biome-ignore lint/correctness/useExhaustiveDependencies: each answer is processed once
  useEffect(() => {
    if (!data || !sheet) return
    const fresh = data.results.filter(({ no }) => newest.current === '' || no > Number(newest.current))
    const isWrong =
      fresh.some((round) => !isFairRound(sheet, gameCode, round, promises)) ||
      [data.round, data.next].some((round) => !keepsPromise(promises, round))
    if (isWrong) setUnfair(true)
    setPromises((before) => withPromises(before, [data.round, data.next]))
    if (fresh[0]) newest.current = String(fresh[0].no)
    if (fresh.length > 0) setResults((before) => [...fresh, ...before].slice(0, KEPT_RESULTS))
    tell({ kind: 'venue:balance', balance: data.balance })
  }, [data])

  return {
    answer: data,
    sheet,
    results,
    bets: data?.bets ?? [],
    now: (pageTime) => (data ? data.now + Math.max(0, pageTime - polled.at) : 0),
    hasFailed: polled.error !== null,
    isUnfair,
    promises,
    refresh: polled.refresh,
  }
}
