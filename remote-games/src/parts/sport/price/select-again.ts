/** Puts picks of an earlier bet on the slip, at current prices and without a stake. */
import { MARKET_STATE } from '@lantern/contract/games'
import { sportMatch } from '@lantern/contract/sport'
import { call } from '@lantern/platform'
import { currentBook, takeBoard } from '../../feed/live-prices.ts'
import { dispatchSlip, readSlip } from '../../slip/slip.store.ts'
import { slipLegOf } from './slip-leg.rules.ts'

/** @returns how many of them are on the slip afterwards; the markets of the others are closed */
export async function selectAgain(picks: readonly { matchId: string; selectionId: string }[]): Promise<number> {
  const book = currentBook()
  const pages = await Promise.all(picks.map(({ matchId }) => call(sportMatch, { book, id: matchId })))
  for (const [at, { list, at: time }] of pages.entries()) {
    const [match] = list
    const wanted = picks[at]?.selectionId
    const market = match?.markets.find(({ selections }) => selections.some(({ id }) => id === wanted))
    const selection = market?.selections.find(({ id }) => id === wanted)
    if (!match || !market || !selection || market.state !== MARKET_STATE.open || isOnSlip(selection.id)) continue
    takeBoard({ book, list, at: time })
    dispatchSlip({ kind: 'toggled', book, leg: slipLegOf(match, market, selection) })
  }
  return picks.filter(({ selectionId }) => isOnSlip(selectionId)).length
}

function isOnSlip(selectionId: string): boolean {
  return readSlip().legs.some((leg) => leg.selectionId === selectionId)
}
