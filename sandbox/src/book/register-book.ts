/** Endpoints for matches and bets. Bets are placed on the venue's own origin: see `venue-server`. */
import * as CODE from '@lantern/contract/code'
import { matchHot } from '@lantern/contract/games'
import { pendingCount } from '@lantern/contract/pending-count'
import { betDetail, betRecords } from '@lantern/contract/records'
import type { Executor } from '../database/database.ts'
import type { BetRow } from '../database/tables/site/book.schema.ts'
import { ownerOf } from '../ledger/accounts.ts'
import { fromFen } from '../ledger/money.rules.ts'
import { postingsOfOrder } from '../ledger/postings.repository.ts'
import { SandboxError } from '../refusal/sandbox-error.ts'
import type { Wire } from '../wire/wire.ts'
import { betView, ruleText, type ViewedBet } from './bet-view.rules.ts'
import { findBet, openCounts, pageOfBets } from './bets.repository.ts'
import type { Catalogue } from './matches/catalogue.ts'
import { scoreText } from './matches/match-view.rules.ts'
import { SHOWN_MARGIN } from './play/venue-profiles.rules.ts'

export function registerBook(wire: Wire, { catalogue }: { catalogue: Catalogue }): void {
  // Half of them live, half starting soon (screens.md 3, `/`).
  wire.publicRead(matchHot, async ({ n }, { db, now }) => {
    const live = await catalogue.list(db, 'live', now, SHOWN_MARGIN, Math.ceil(n / 2))
    const next = await catalogue.list(db, 'today', now, SHOWN_MARGIN, n - live.length)
    return { list: [...live, ...next] }
  })

  wire.memberRead(betRecords, async (input, { db, now, locale, member }) => {
    const { rows, total, totals } = await pageOfBets(db, { ...input, memberId: member.id }, input)
    const list = await viewsOf(db, catalogue, rows, { now, isEnglish: locale === 'en' })
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
    if (!row)
      throw new SandboxError(
        CODE.VALIDATION,
        { zh: '注单不存在', en: 'There is no such bet' },
        { fields: { no: 'unknown' } },
      )
    const [bet] = await viewsOf(db, catalogue, [row], { now, isEnglish: locale === 'en' })
    if (!bet) throw new Error('A row has a view')
    return { bet, rule: ruleText(row, locale === 'en'), ledger: await ledgerOf(db, row) }
  })

  wire.memberRead(pendingCount, async (_input, { db, member }) => {
    const byCategory = await openCounts(db, member.id)
    return { total: Object.values(byCategory).reduce((sum, count) => sum + count, 0), byCategory }
  })
}

/** Bets on the wire, open ones with the current score. */
export async function viewsOf(
  db: Executor,
  catalogue: Catalogue,
  rows: readonly ViewedBet[],
  options: { now: number; isEnglish: boolean },
) {
  const scores = new Map<string, string>()
  for (const row of rows) {
    if (row.state !== 2 || scores.has(row.match_id)) continue
    const fixture = catalogue.fixture(row.match_id)
    if (fixture) scores.set(row.match_id, scoreText((await catalogue.status(db, fixture, options.now)).standing.score))
  }
  return rows.map((row) => betView(row, { ...options, money: fromFen, liveScore: scores.get(row.match_id) }))
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
