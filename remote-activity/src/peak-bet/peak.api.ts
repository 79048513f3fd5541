/** Requests of the peak bet. */
import type { DataOf, InputOf } from '@lantern/contract'
import { peakBoard, peakClaim, peakJoin } from '@lantern/contract/peak-bet'
import { SECOND_MS } from '@lantern/contract/site-time'
import { memberInfo } from '@lantern/contract/user'
import { call, readLoginInfo } from '@lantern/platform'
import { queryOptions } from '@tanstack/react-query'

export type PeakBoard = DataOf<typeof peakBoard>
export type PeakScope = 'friends' | 'open'

export const PEAK_KEY = ['activity', 'peak-bet']
/** Refresh interval: bets are settled and corrected at any time. */
const REFRESH_MS = 5 * SECOND_MS

/**
 * Keeps the previous board in view until the requested one arrives, except for another member.
 * @param who of the session: members also get their result
 */
export function boardQuery(board: InputOf<typeof peakBoard>, who: string) {
  return queryOptions({
    queryKey: [...PEAK_KEY, board.scope, board.season ?? '', who],
    queryFn: ({ signal }) => call(peakBoard, board, { signal }),
    placeholderData: (shown, query) => (query?.queryKey.at(-1) === who ? shown : undefined),
    refetchInterval: REFRESH_MS,
  })
}

/** The member, for their odds type; `x-user` is encrypted (spec 7). */
export function memberQuery() {
  return queryOptions({
    queryKey: ['activity', 'member'],
    queryFn: ({ signal }) => {
      const userName = readLoginInfo()?.userName
      return call(memberInfo, {}, { signal, ...(userName ? { userName } : {}) })
    },
  })
}

export const joinBoard = (on: boolean) => call(peakJoin, { on })
export const claimPrize = (claim: InputOf<typeof peakClaim>) => call(peakClaim, claim)
