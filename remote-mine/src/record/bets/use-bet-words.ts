/** Labels for the picks, matches and states of bets. */
import { convertOdds, oddsTypeOf } from '@lantern/contract/odds'
import { entryOf } from '@lantern/contract/open-enum'
import { BET_STATE, type Bet, type LegResult } from '@lantern/contract/records'
import { formatOdds, useMessages } from '@lantern/i18n'
import type { LedgerWords } from '../../parts/explain/use-ledger-words.ts'
import { useOrderWords } from '../../parts/use-order-words.ts'
import { recordMessages } from '../parts/record.messages.ts'
import { accountKind, pickWithLine } from './bet.rules.ts'

export type BetWords = {
  title: (bet: Bet) => string
  subtitle: (bet: Bet) => string
  state: (bet: Bet) => string
  /** Result of a bet, or of a pick of a parlay. */
  result: (result: LegResult) => string
  oddsType: (type: number) => string
  /** European odds in the format in which the bet was placed. */
  price: (european: string, type: number) => string
  /** Name of the venue of a bet; of a venue without a member wallet, the name in the pick. */
  venue: (bet: Bet) => string
  /** Labels for the postings of a bet. */
  ledger: LedgerWords
}

export function useBetWords(): BetWords {
  const t = useMessages(recordMessages)
  const { method, unknownState } = useOrderWords()
  const states = { 1: t.s1, 2: t.s2, 3: t.s3, 4: t.s4, 5: t.s5 } as const
  const types: Readonly<Record<number, string>> = { 1: t.odds1, 2: t.odds2, 3: t.odds3, 4: t.odds4 }
  const biz: Readonly<Record<string, string>> = {
    BET_STAKE: t.BET_STAKE,
    BET_SETTLE: t.BET_SETTLE,
    BET_VOID: t.BET_VOID,
    BET_CASHOUT: t.BET_CASHOUT,
    BET_RESETTLE: t.BET_RESETTLE,
  }
  const accounts = { main: t.toMain, venue: t.toVenue, open: t.toOpen, house: t.toHouse }
  const results = {
    WIN: t.WIN,
    HALF_WIN: t.HALF_WIN,
    LOSE: t.LOSE,
    HALF_LOSE: t.HALF_LOSE,
    DRAW: t.DRAW,
    CASHOUT: t.CASHOUT,
    VOID: t.VOID,
  }
  const resultWord = (result: LegResult): string => entryOf(results, result) ?? result
  return {
    title: ({ kind, legs }) => {
      const [first] = legs
      if (kind === 'parlay' || !first) return t.parlay({ n: String(legs.length) })
      return pickWithLine(first)
    },
    subtitle: ({ legs }) => legs.map(({ match, market }) => `${match} · ${market}`).join(' / '),
    state: ({ state, result, partOf }) =>
      partOf !== null && result === 'CASHOUT'
        ? t.partCashedOut
        : state === BET_STATE.settled && result
          ? resultWord(result)
          : (entryOf(states, state) ?? unknownState(state)),
    result: resultWord,
    oddsType: (type) => types[oddsTypeOf(type)] ?? '',
    price: (european, type) => formatOdds(convertOdds(european, oddsTypeOf(type))),
    venue: ({ enName, legs }) => {
      const name = method(enName)
      const [first] = legs
      return name === enName && first && !first.home ? first.league || name : name
    },
    ledger: { biz: (word) => biz[word] ?? word, account: (account) => accounts[accountKind(account)] },
  }
}
