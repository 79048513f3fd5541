/** What the tables know of rebates: a day's turnover, what was claimed of it, and paying it out. */
import { DAY_MS } from '@lantern/contract/site-time'
import { sql } from 'kysely'
import type { Executor, Trx } from '../database/database.ts'
import type { RebateClaimItem, RebateClaimRow, RebateDay } from '../database/tables/rebate.schema.ts'
import { houseAccount, memberAccount } from '../ledger/accounts.ts'
import { post } from '../ledger/ledger.ts'
import { fromFen } from '../ledger/money.rules.ts'
import { newNo } from '../ledger/numbers.ts'
import { mailState } from '../mail/money-mail.ts'
import { openAuditTask } from '../turnover/audit.repository.ts'
import type { Earned } from './rebate.rules.ts'

/** Turnover of one day by venue, with what was claimed of that day while it ran. */
export async function earnedOn(db: Executor, memberId: string, day: number): Promise<Earned[]> {
  const { rows } = await sql<{ en_name: string; category: string; valid: number; claimed: number }>`
    SELECT b.en_name, b.category, sum(b.valid_fen)::bigint AS valid,
      coalesce((SELECT sum(i.amount) FROM rebate_claim_items i JOIN rebate_claims c ON c.no = i.claim_no
        WHERE c.member_id = ${memberId} AND i.day = ${day} AND i.en_name = b.en_name), 0)::bigint AS claimed
    FROM bets b WHERE b.member_id = ${memberId} AND b.settled_at >= ${day} AND b.settled_at < ${day + DAY_MS}
    GROUP BY b.en_name, b.category HAVING sum(b.valid_fen) > 0 ORDER BY b.en_name`.execute(db)
  return rows.map(({ en_name: enName, ...row }) => ({ ...row, enName }))
}

/** Stakes that still wait for their results, by venue. */
export async function openStakes(db: Executor, memberId: string): Promise<ReadonlyMap<string, number>> {
  const rows = await db
    .selectFrom('bets')
    .select(({ fn }) => ['en_name', fn.sum<number>('stake').as('stake')])
    .where('member_id', '=', memberId)
    .where('state', '=', 2)
    .groupBy('en_name')
    .execute()
  return new Map(rows.map(({ en_name: enName, stake }) => [enName, Number(stake)]))
}

export async function readyDays(db: Executor, memberId: string): Promise<RebateDay[]> {
  return db
    .selectFrom('rebate_days')
    .selectAll()
    .where('member_id', '=', memberId)
    .where('state', '=', 'READY')
    .orderBy('day')
    .orderBy('en_name')
    .execute()
}

export async function lastTodayClaim(db: Executor, memberId: string): Promise<number | null> {
  const row = await db
    .selectFrom('rebate_claims')
    .select('at')
    .where('member_id', '=', memberId)
    .where('kind', '=', 'today')
    .orderBy('at', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row?.at ?? null
}

export type Payment = {
  readonly memberId: string
  readonly kind: RebateClaimRow['kind']
  readonly items: readonly Omit<RebateClaimItem, 'claim_no'>[]
  readonly requestNo?: string
  readonly at: number
}

/** Pays rebates into the main wallet: one entry, one turnover task of the same amount, one mail. The member's row is locked by the caller. */
export async function payRebate(trx: Trx, { memberId, kind, items, requestNo, at }: Payment): Promise<RebateClaimRow> {
  const amount = items.reduce((sum, item) => sum + item.amount, 0)
  const no = newNo('R', at)
  const { entryNo } = await post(trx, {
    bizType: 'REBATE',
    bizNo: no,
    at,
    postings: [
      { account: houseAccount('rebate'), amount: -amount },
      { account: memberAccount(memberId, 'main'), amount },
    ],
  })
  const claim = { no, member_id: memberId, kind, amount, ledger_no: entryNo, request_no: requestNo ?? null, at }
  await trx.insertInto('rebate_claims').values(claim).execute()
  await trx
    .insertInto('rebate_claim_items')
    .values(items.map((item) => ({ ...item, claim_no: no })))
    .execute()
  await openAuditTask(trx, { memberId, source: 'rebate', sourceNo: no, amount, required: amount, at })
  await mailState(trx, {
    memberId,
    bizNo: no,
    state: 'PAID',
    title: { zh: '返水已到账', en: 'Rebate credited' },
    body: {
      zh: `返水 ${fromFen(amount)} 元已转入可用余额，完成 1 倍有效流水后可提款。单号 ${no}。`,
      en: `A rebate of CNY ${fromFen(amount)} is in your wallet. It can be withdrawn after 1× turnover. No. ${no}.`,
    },
    // Who claims sees it on the screen; what came by itself calls for a look.
    isQuiet: kind !== 'auto',
    at,
  })
  return claim
}

/** Takes what is ready of a member, each day once. */
export async function takeReady(
  trx: Trx,
  days: readonly RebateDay[],
  state: 'CLAIMED' | 'AUTO',
): Promise<Omit<RebateClaimItem, 'claim_no'>[]> {
  for (const { member_id, day, en_name } of days)
    await trx
      .updateTable('rebate_days')
      .set({ state })
      .where('member_id', '=', member_id)
      .where('day', '=', day)
      .where('en_name', '=', en_name)
      .execute()
  return days.map(({ day, en_name, category, valid, rate, amount }) => ({
    day,
    en_name,
    category,
    valid,
    rate,
    amount,
  }))
}
