/** Bets of demos, on credit: prices, limits and results as for members. No turnover, records or bonuses. */
import { OPEN, SETTLED, VOID } from '../book/bet/bet-states.rules.ts'
import { insertLegs } from '../book/bet/legs.repository.ts'
import { type Pricing, priceBet } from '../book/bet/pricing.ts'
import { type Decided, judge } from '../book/bet/verdicts.ts'
import type { Executor, Trx } from '../database/database.ts'
import type { DemoBet } from '../database/tables/site/demo.schema.ts'
import { demoAccount, houseAccount } from '../ledger/accounts.ts'
import { post } from '../ledger/ledger.ts'
import { lockDemo } from './demo-accounts.ts'

/** European odds, as the venue displays them. */
const ODDS_TYPE = 3

/** @throws SandboxError as `priceBet`, 711001 when the credit is too low */
export async function placeDemoBet(accountId: string, pricing: Pricing): Promise<DemoBet> {
  const { trx, enName, slip, now } = pricing
  const { bet, legs } = await priceBet(pricing)
  const row: DemoBet = { ...bet, account_id: accountId, odds_type: ODDS_TYPE }
  await post(trx, {
    bizType: 'DEMO_STAKE',
    bizNo: row.no,
    requestNo: slip.requestNo,
    at: now,
    postings: [
      { account: demoAccount(accountId, 'demo'), amount: -row.stake },
      { account: demoAccount(accountId, `demoOpen.${enName}`), amount: row.stake },
    ],
  })
  await trx.insertInto('demo_bets').values(row).execute()
  await insertLegs(trx, legs)
  return row
}

/** Settles one bet at the end of a match of it, or refunds its stake. Idempotent. */
export async function settleDemoBet(trx: Trx, no: string, match: Decided, now: number): Promise<boolean> {
  const known = await trx.selectFrom('demo_bets').select('account_id').where('no', '=', no).executeTakeFirst()
  if (!known) return false
  await lockDemo(trx, known.account_id)
  const bet = await trx.selectFrom('demo_bets').selectAll().where('no', '=', no).forUpdate().executeTakeFirstOrThrow()
  if (bet.state !== OPEN) return false
  const verdict = await judge(trx, bet, match, now)
  if (!verdict) return false
  const isVoid = verdict.kind === 'void'
  const { result, back, valid, score } = isVoid ? { result: null, back: bet.stake, valid: 0, score: '' } : verdict
  await post(trx, {
    bizType: isVoid ? 'DEMO_VOID' : 'DEMO_SETTLE',
    bizNo: bet.no,
    at: now,
    postings: [
      { account: demoAccount(bet.account_id, `demoOpen.${bet.en_name}`), amount: -bet.stake },
      { account: demoAccount(bet.account_id, 'demo'), amount: back },
      { account: houseAccount('demoSettle', 'DEMO'), amount: bet.stake - back },
    ],
  })
  await trx
    .updateTable('demo_bets')
    .set({
      state: isVoid ? VOID : SETTLED,
      result,
      return_fen: back,
      valid_fen: valid,
      score,
      settled_at: now,
    })
    .where('no', '=', no)
    .execute()
  return true
}

export async function recentDemoBets(db: Executor, accountId: string, enName: string, limit: number) {
  return db
    .selectFrom('demo_bets')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('en_name', '=', enName)
    .orderBy('placed_at', 'desc')
    .limit(limit)
    .execute()
}
