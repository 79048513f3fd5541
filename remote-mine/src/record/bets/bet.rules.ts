/** Net result of a bet and its tone; colour is never the only signal, a word always accompanies it. */
import { BET_STATE, type Bet } from '@lantern/contract/records'
import { fromMinor, toMinor } from '@lantern/platform'

export type BetTone = 'info' | 'neutral' | 'positive' | 'negative'

/** Return minus stake of a settled bet; null in every other state. */
export function netOf({ state, stake, return: returned }: Pick<Bet, 'state' | 'stake' | 'return'>): string | null {
  return state === BET_STATE.settled ? fromMinor(toMinor(returned) - toMinor(stake)) : null
}

export function betTone(bet: Pick<Bet, 'state' | 'stake' | 'return'>): BetTone {
  const net = netOf(bet)
  if (net === null) return bet.state === BET_STATE.pending || bet.state === BET_STATE.open ? 'info' : 'neutral'
  const minor = toMinor(net)
  return minor > 0 ? 'positive' : minor < 0 ? 'negative' : 'neutral'
}

/** Joins a pick with its line, unless the pick already contains it, as at most venues (`Over 2.5`, `霜港灯塔 -0.75`). */
export function pickWithLine({ pick, line }: Pick<Bet['legs'][number], 'pick' | 'line'>): string {
  if (!line) return pick
  const last = pick.slice(pick.lastIndexOf(' ') + 1)
  return unsigned(last) === unsigned(line) ? pick : `${pick} ${line}`
}

function unsigned(line: string): string {
  return line.replace(/^[+\-−]/, '')
}

/** Classifies the ledger account of a posting: `main`, `venue.OBTY`, `venueOpen.OBTY` or an internal account. */
export function accountKind(account: string): 'main' | 'venue' | 'open' | 'house' {
  if (account.includes('venueOpen.')) return 'open'
  if (account.includes('venueSettle.') || account.startsWith('house')) return 'house'
  if (account.includes('venue.')) return 'venue'
  return account.includes('main') ? 'main' : 'house'
}
