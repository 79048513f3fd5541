import type { DataOf } from '@lantern/contract'
import { MARKET_STATE } from '@lantern/contract/games'
import { type BoardMatch, sportBoard } from '@lantern/contract/sport'
import { control } from './control.ts'
import { post } from './member-session.ts'

const HOUR_MS = 3_600_000

/** Matches of the book OBTY that are played now, whose winner has prices, and that are as wanted. Moves the clock to an hour that has one. */
export async function liveMatches(
  isWanted: (match: BoardMatch) => boolean = () => true,
): Promise<readonly BoardMatch[]> {
  for (let hour = 0; hour < 24; hour += 1) {
    const { list } = await post<DataOf<typeof sportBoard>>(sportBoard.path, { book: 'OBTY', live: true })
    const open = list.filter(({ markets }) =>
      markets.some(({ kind, state }) => kind === '1x2' && state === MARKET_STATE.open),
    )
    const wanted = open.filter(isWanted)
    if (wanted.length > 0) return wanted
    await control({ action: 'clock.jump', ms: HOUR_MS })
  }
  throw new Error('No such match is played within a day.')
}
