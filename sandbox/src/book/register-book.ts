/** Endpoints for matches and bets. Bets are placed on the venue's own origin: see `venue-server`. */
import { matchHot } from '@lantern/contract/games'
import { pendingCount } from '@lantern/contract/pending-count'
import { betCashOut, betDetail, betRecords } from '@lantern/contract/records'
import type { Executor } from '../database/database.ts'
import type { BetRow } from '../database/tables/site/book.schema.ts'
import { ownerOf } from '../ledger/accounts.ts'
import { fromFen } from '../ledger/money.rules.ts'
import { postingsOfOrder } from '../ledger/postings.repository.ts'
import type { Wire } from '../wire/wire.ts'
import { ruleText } from './bet/bet-rule.rules.ts'
import { OPEN } from './bet/bet-states.rules.ts'
import { betView, PARLAY, type ViewedBet } from './bet/bet-view.rules.ts'
import { legsOfBets } from './bet/legs.repository.ts'
import { matchesNow, offerOf } from './bet/offers.ts'
import { unknownBet } from './bet/unknown-bet.ts'
import { findBet, openCounts, pageOfBets } from './bets.repository.ts'
import { cashOutBet } from './cash-outs.ts'
import type { Catalogue } from './matches/catalogue.ts'
import { scoreText } from './matches/match-view.rules.ts'
import { SHOWN_MARGIN } from './play/venue-profiles.rules.ts'

export function registerBook(wire: Wire, { catalogue }: { catalogue: Catalogue }): void {
  // Half of them live, half starting soon (screens.md 3, `/`).
  wire.publicRead(matchHot, async ({ n }, { db, now }) => {
    const live = await catalogue.list(db, 'live', now, SHOWN_MARGIN, { most: Math.ceil(n / 2) })
    const next = await catalogue.list(db, 'today', now, SHOWN_MARGIN, { most: n - live.length })
    return { list: [...live, ...next] }
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
    return { bet, rule: ruleText(row, legs, locale === 'en'), ledger: await ledgerOf(db, row) }
  })

  wire.memberWrite(betCashOut, async ({ no, offer }, { trx, now, member }) => {
    const bet = await cashOutBet({ trx, catalogue, memberId: member.id, no, offer, now })
    return { returned: fromFen(bet.return_fen) }
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
  return rows.map((row) => {
    const own = legs.get(row.no)
    const offer = options.hasOffers ? offerOf(row, { legs: own, matches, now: options.now }) : null
    return betView(row, { ...options, money: fromFen, liveScore, legs: own, offer })
  })
}

async function ledgerOf(db: Executor, bet: BetRow) {
  const rows = await postingsOfOrder(db, ownerOf(bet.member_id), bet.no)
  return rows.map((row) => ({
    entryNo: row.no,
    biz: row.biz_type,
    account: row.kind,
    amount: fromFen(row.amount),
    at: row.at,
  }))
}
