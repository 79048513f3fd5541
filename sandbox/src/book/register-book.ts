/** Endpoints for matches and bets. Bets are placed on the venue's own origin: see `venue-server`. */

import { type Match, matchHot } from '@lantern/contract/games'
import { pendingCount } from '@lantern/contract/pending-count'
import { betAutoCashOut, betCashOut, betDetail, betRecords } from '@lantern/contract/records'
import { BOARD_KINDS } from '@lantern/contract/sport'
import type { Executor } from '../database/database.ts'
import type { BetCashOutRow, BetRow } from '../database/tables/site/book.schema.ts'
import { ownerOf } from '../ledger/accounts.ts'
import { fromFen, toFen } from '../ledger/money.rules.ts'
import { postingsOfOrder } from '../ledger/postings.repository.ts'
import type { Wire } from '../wire/wire.ts'
import { type Ends, ruleText } from './bet/bet-rule.rules.ts'
import { OPEN } from './bet/bet-states.rules.ts'
import { betView, PARLAY, type ViewedBet } from './bet/bet-view.rules.ts'
import { autoCashOutsOf, cashOutsOf, partsOf } from './bet/cash-outs.repository.ts'
import { legsOfBets } from './bet/legs.repository.ts'
import { matchesNow, offerOf } from './bet/offers.ts'
import { unknownBet } from './bet/unknown-bet.ts'
import { findBet, openCounts, pageOfBets } from './bets.repository.ts'
import { cashOutBet, setAuto } from './cash-outs.ts'
import type { Catalogue } from './matches/catalogue.ts'
import { scoreText } from './matches/match-view.rules.ts'
import { SHOWN_MARGIN } from './play/venue-profiles.rules.ts'

type Market = Match['markets'][number]

export function registerBook(wire: Wire, { catalogue }: { catalogue: Catalogue }): void {
  // Half of them live, half starting soon (screens.md 3, `/`).
  wire.publicRead(matchHot, async ({ n }, { db, now }) => {
    const live = await catalogue.list(db, 'live', now, SHOWN_MARGIN, { most: Math.ceil(n / 2) })
    const next = await catalogue.list(db, 'today', now, SHOWN_MARGIN, { most: n - live.length })
    // Home shows the first of the board's prices: exact scores would be most of the answer.
    const isShown = ({ kind }: Market): boolean => BOARD_KINDS.some((own) => own === kind)
    return { list: [...live, ...next].map((match) => ({ ...match, markets: match.markets.filter(isShown) })) }
  })

  wire.memberRead(betRecords, async (input, { db, now, locale, member }) => {
    const { rows, total, totals } = await pageOfBets(db, { ...input, memberId: member.id }, input)
    const list = await viewsOf(db, catalogue, rows, { now, isEnglish: locale === 'en', hasOffers: true })
    return {
      list,
      total,
      hasMore: input.pageNum * input.pageSize < total,
      totals: {
        stake: fromFen(totals.stake),
        valid: fromFen(totals.valid),
        return: fromFen(totals.returned),
        net: fromFen(totals.net),
      },
    }
  })

  wire.memberRead(betDetail, async ({ no }, { db, now, locale, member }) => {
    const row = await findBet(db, member.id, no)
    if (!row) throw unknownBet()
    const [bet] = await viewsOf(db, catalogue, [row], { now, isEnglish: locale === 'en', hasOffers: true })
    if (!bet) throw new Error('A row has a view')
    const legs = (await legsOfBets(db, [no])).get(no) ?? []
    const [cashOut] = (await cashOutsOf(db, [no])).values()
    const ends = { ...endsOf(cashOut), hasParts: bet.parts.length > 0 }
    const ledger = await ledgerOf(db, row, [no, ...bet.parts.map((part) => part.no)])
    return { bet, rule: ruleText(row, legs, locale === 'en', ends), ledger }
  })

  wire.memberWrite(betCashOut, async ({ no, offer, part }, { trx, now, member }) => {
    const bet = await cashOutBet({ trx, catalogue, memberId: member.id, no, offer, part, now })
    return { returned: fromFen(bet.return_fen) }
  })

  wire.memberWrite(betAutoCashOut, async ({ no, at }, { trx, now, member }) => {
    await setAuto({ trx, catalogue, memberId: member.id, no, at, now })
    return { autoCashOut: at === null ? null : fromFen(toFen(at)) }
  })

  wire.memberRead(pendingCount, async (_input, { db, member }) => {
    const byCategory = await openCounts(db, member.id)
    return { total: Object.values(byCategory).reduce((sum, count) => sum + count, 0), byCategory }
  })
}

/** Bets on the wire, open ones with the current score. @param options.hasOffers whether open ones can be cashed out where they are shown */
export async function viewsOf(
  db: Executor,
  catalogue: Catalogue,
  rows: readonly ViewedBet[],
  options: { now: number; isEnglish: boolean; hasOffers?: boolean },
) {
  const parlays = rows.filter(({ kind }) => kind === PARLAY).map(({ no }) => no)
  const legs = await legsOfBets(db, parlays)
  const picked = rows
    .filter(({ state }) => state === OPEN)
    .flatMap((row): readonly Pick<BetRow, 'match_id'>[] => legs.get(row.no) ?? [row])
    .map((pick) => pick.match_id)
  const matches = await matchesNow(db, catalogue, picked, options.now)
  const liveScore = (matchId: string): string | undefined => {
    const match = matches.get(matchId)
    return match && scoreText(match.status.standing.score)
  }
  const cashedOut = await cashedOutOf(db, rows, options.isEnglish)
  return rows.map((row) => {
    const own = legs.get(row.no)
    const offer = options.hasOffers ? offerOf(row, { legs: own, matches, now: options.now }) : null
    return betView(row, { ...options, ...cashedOut(row), money: fromFen, liveScore, legs: own, offer })
  })
}

/** What was cashed out of each bet, what it is a part of, and at which value it is cashed out. */
async function cashedOutOf(db: Executor, rows: readonly ViewedBet[], isEnglish: boolean) {
  const nos = rows.map(({ no }) => no)
  const [cashOuts, taken, autos] = [await cashOutsOf(db, nos), await partsOf(db, nos), await autoCashOutsOf(db, nos)]
  return ({ no }: ViewedBet) => ({
    auto: autos.get(no),
    partOf: cashOuts.get(no)?.part_of,
    parts: (taken.get(no) ?? []).map((part) => ({ ...part, rule: ruleText(part, [], isEnglish, { partOf: no }) })),
  })
}

function endsOf(cashOut: BetCashOutRow | undefined): Ends {
  const auto = cashOut?.auto_fen ?? null
  return { partOf: cashOut?.part_of ?? null, auto: auto === null ? null : fromFen(auto) }
}

/** Postings of a bet and of the parts taken from it. */
async function ledgerOf(db: Executor, bet: BetRow, nos: readonly string[]) {
  const rows = await postingsOfOrder(db, ownerOf(bet.member_id), nos)
  return rows.map((row) => ({
    entryNo: row.no,
    biz: row.biz_type,
    account: row.kind,
    amount: fromFen(row.amount),
    at: row.at,
  }))
}
