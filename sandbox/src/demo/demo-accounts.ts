/** Play credit: granted at the start and after each reset; accounts are found by the hash of their token. */

import { createHash, randomBytes, randomUUID } from 'node:crypto'
import * as CODE from '@lantern/contract/code'
import { DEMO_CREDIT, DEMO_MS, DEMO_RESETS, type DemoState } from '@lantern/contract/demo'
import { siteDate } from '@lantern/contract/site-time'
import type { Executor, Trx } from '../database/database.ts'
import type { DemoAccount } from '../database/tables/site/demo.schema.ts'
import { demoAccount, houseAccount } from '../ledger/accounts.ts'
import { accountBalance, post } from '../ledger/ledger.ts'
import { fromFen, toFen } from '../ledger/money.rules.ts'
import { SandboxError } from '../refusal/sandbox-error.ts'

/** The prefix distinguishes demo tokens from members' tokens. */
const TOKEN = /^demo-[\w-]{32,64}$/
const CREDIT = toFen(DEMO_CREDIT)

export async function openDemo(trx: Trx, now: number): Promise<{ token: string; account: DemoAccount }> {
  const token = `demo-${randomBytes(24).toString('base64url')}`
  const account = await trx
    .insertInto('demo_accounts')
    .values({ id: randomUUID(), token_hash: hashOf(token), created_at: now, expire_at: now + DEMO_MS })
    .returningAll()
    .executeTakeFirstOrThrow()
  await grant(trx, account, now)
  return { token, account }
}

/** @throws SandboxError 711014 for a missing, unknown or expired token */
export async function requireDemo(db: Executor, token: string, now: number): Promise<DemoAccount> {
  const account = TOKEN.test(token)
    ? await db.selectFrom('demo_accounts').selectAll().where('token_hash', '=', hashOf(token)).executeTakeFirst()
    : undefined
  if (!account || account.expire_at <= now)
    throw new SandboxError(
      CODE.ORDER_EXPIRED,
      { zh: '试玩已结束，可重新开始', en: 'This demo has ended. You can start a new one' },
      { reason: 'demo-over' },
    )
  return account
}

/** Locks the row of a demo before its credit changes. */
export async function lockDemo(trx: Trx, id: string): Promise<DemoAccount> {
  return trx.selectFrom('demo_accounts').selectAll().where('id', '=', id).forUpdate().executeTakeFirstOrThrow()
}

/**
 * Resets the credit.
 * @throws SandboxError 711012 while there is credit or an open bet, 711004 after the third reset of a day
 */
export async function resetDemo(trx: Trx, id: string, now: number): Promise<DemoAccount> {
  const account = await lockDemo(trx, id)
  const { credit, open, resetsLeft } = await demoView(trx, account, now)
  if (toFen(credit) > 0 || toFen(open) > 0)
    throw new SandboxError(CODE.ORDER_IN_PROGRESS, {
      zh: '体验金用完且没有未结算注单时才可重置',
      en: 'You can reset once the credit is used up and no bet is open',
    })
  if (resetsLeft === 0)
    throw new SandboxError(CODE.WITHDRAWALS_USED_UP, {
      zh: '今日重置次数已用完，明天再来',
      en: 'No resets left today; come back tomorrow',
    })
  const next = await trx
    .updateTable('demo_accounts')
    .set({
      grants: account.grants + 1,
      reset_day: siteDate(now),
      resets_used: DEMO_RESETS - resetsLeft + 1,
    })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()
  await grant(trx, next, now)
  return next
}

/** A demo as the wire shows it. */
export async function demoView(db: Executor, account: DemoAccount, now: number): Promise<DemoState> {
  const open = await db
    .selectFrom('ledger_accounts')
    .select(({ fn }) => fn.sum<number | null>('balance').as('sum'))
    .where('owner', '=', demoAccount(account.id, 'demo').owner)
    .where('kind', 'like', 'demoOpen.%')
    .executeTakeFirst()
  const usedToday = account.reset_day === siteDate(now) ? account.resets_used : 0
  return {
    credit: fromFen(await accountBalance(db, demoAccount(account.id, 'demo'))),
    open: fromFen(Number(open?.sum ?? 0)),
    expireAt: account.expire_at,
    resetsLeft: DEMO_RESETS - usedToday,
  }
}

/** Each grant is one entry: repeating it changes nothing. */
async function grant(trx: Trx, account: DemoAccount, at: number): Promise<void> {
  await post(trx, {
    bizType: 'DEMO_GRANT',
    bizNo: account.id,
    step: String(account.grants),
    at,
    postings: [
      { account: demoAccount(account.id, 'demo'), amount: CREDIT },
      { account: houseAccount('demoIssue', 'DEMO'), amount: -CREDIT },
    ],
  })
}

export function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('hex')
}
