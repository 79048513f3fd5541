/** Rules of the list of bets on sport pages. */
import { BET_STATE, type Bet } from '@lantern/contract/records'

export type BetsTab = 'open' | 'settled'

/** Tab of the query parameter `bets`; null when the list is closed. */
export function readTab(query: URLSearchParams): BetsTab | null {
  const tab = query.get('bets')
  return tab === 'open' || tab === 'settled' ? tab : null
}

/** Bets of a tab: waiting ones, or decided ones with those that were void or rejected. */
export function betsOfTab(bets: readonly Bet[], tab: BetsTab): Bet[] {
  const isWaiting = ({ state }: Bet): boolean => state === BET_STATE.open || state === BET_STATE.pending
  return bets.filter((bet) => isWaiting(bet) === (tab === 'open'))
}

/** Selections that may still be offered: undecided picks of bets that are not void. */
export function selectionsToRepeat({
  state,
  legs,
}: Pick<Bet, 'state' | 'legs'>): { matchId: string; selectionId: string }[] {
  if (state === BET_STATE.void || state === BET_STATE.rejected) return []
  return legs
    .filter(({ result, selectionId }) => result === null && selectionId !== '')
    .map(({ matchId, selectionId }) => ({ matchId, selectionId }))
}
