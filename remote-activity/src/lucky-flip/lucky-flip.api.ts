/** Requests of the lucky flip. */
import type { DataOf, InputOf } from '@lantern/contract'
import { type Flip, luckyFlipFind, luckyFlipFlip, luckyFlipInfo } from '@lantern/contract/lucky-flip'
import { call } from '@lantern/platform'
import { queryOptions } from '@tanstack/react-query'

type FlipInfo = DataOf<typeof luckyFlipInfo>
export type MyFlips = NonNullable<FlipInfo['my']>

const FLIP_KEY = ['activity', 'lucky-flip']

/** @param who kind of the session: members get their flips too */
export function flipQuery(who: string) {
  return queryOptions({
    queryKey: [...FLIP_KEY, who],
    queryFn: ({ signal }) => call(luckyFlipInfo, {}, { signal }),
  })
}

export const flipCard = async (order: InputOf<typeof luckyFlipFlip>): Promise<Flip> =>
  (await call(luckyFlipFlip, order)).flip

/** Looks up a flip whose answer was lost; null if the server never received it. */
export const findFlip = async (requestNo: string): Promise<Flip | null> =>
  (await call(luckyFlipFind, { requestNo })).flip
