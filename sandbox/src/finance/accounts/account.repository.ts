/** Payment accounts of a member: bound, chosen, taken away (screens.md 7). */

import { createHash, randomUUID } from 'node:crypto'
import { ACCOUNT_ROWS, type AccountKind, type AccountValues, maskedAccount } from '@lantern/contract/account-kinds'
import { ACCOUNT_STATE, type PayAccount } from '@lantern/contract/accounts'
import * as CODE from '@lantern/contract/code'
import { DAY_MS, SECOND_MS } from '@lantern/contract/site-time'
import { WITHDRAW_STATE } from '@lantern/contract/withdrawal'
import { siteTimeText } from '../../clock/site-time.rules.ts'
import type { Executor, Trx } from '../../database/database.ts'
import type { PayAccountRow } from '../../database/tables/finance.schema.ts'
import type { Member } from '../../database/tables/members.schema.ts'
import { maskName } from '../../members/mask.rules.ts'
import { sendMail } from '../../members/members.repository.ts'
import { refuse } from '../../refusal/refuse.ts'
import { SandboxError } from '../../refusal/sandbox-error.ts'

/** A new account can be paid to after this, but for a member's first one. */
const WAIT_MS = DAY_MS
/** How long the simulated person looks at a picture. */
const REVIEW_MS = 30 * SECOND_MS
const OPEN_WITHDRAWALS = Object.values(WITHDRAW_STATE).filter((state) => state < WITHDRAW_STATE.paid)
const OPEN_DEPOSITS = [1, 2, 3, 8]

export type NewAccount = {
  readonly kind: AccountKind
  readonly values: AccountValues
  readonly nickname: string
  readonly hasPicture: boolean
}

/** Bound accounts, those that were removed left out. */
export async function accountsOf(db: Executor, memberId: string, kind?: string): Promise<PayAccountRow[]> {
  return db
    .selectFrom('pay_accounts')
    .selectAll()
    .where('member_id', '=', memberId)
    .where('removed_at', 'is', null)
    .$if(kind !== undefined && kind !== '', (query) => query.where('kind', '=', kind ?? ''))
    .orderBy('is_default', 'desc')
    .orderBy('created_at')
    .execute()
}

/** @throws SandboxError 716009 at the limit of the kind, 716008 when somebody has bound it */
export async function addAccount(trx: Trx, member: Member, draft: NewAccount, now: number): Promise<PayAccountRow> {
  const row = ACCOUNT_ROWS[draft.kind]
  const number = draft.values[row.number] ?? ''
  const bank = draft.values.bank ?? draft.values.network ?? draft.values.operator ?? ''
  const own = await accountsOf(trx, member.id, draft.kind)
  const counted = row.maxPer === undefined ? own : own.filter((account) => account.bank === bank)
  if (counted.length >= row.max)
    throw new SandboxError(
      CODE.BINDING_LIMIT,
      { zh: `最多绑定 ${row.max} 个`, en: `No more than ${row.max} can be bound` },
      { max: row.max },
    )
  const account = await trx
    .insertInto('pay_accounts')
    .values({
      id: randomUUID(),
      member_id: member.id,
      kind: draft.kind,
      bank,
      holder: member.real_name ?? '',
      masked: maskedAccount(draft.kind, number),
      nickname: draft.nickname,
      is_default: own.length === 0,
      state: draft.hasPicture ? ACCOUNT_STATE.review : ACCOUNT_STATE.normal,
      next_at: draft.hasPicture ? now + REVIEW_MS : null,
      usable_at: (await hasEverBound(trx, member.id)) ? now + WAIT_MS : now,
      created_at: now,
      number_hash: hashOf(draft.kind, number),
      details: JSON.stringify(draft.values),
    })
    .onConflict((conflict) => conflict.doNothing())
    .returningAll()
    .executeTakeFirst()
  if (!account)
    throw new SandboxError(CODE.ALREADY_BOUND, { zh: '该账户已被绑定', en: 'This account is bound already' })
  await tell(trx, account, '已绑定收款账户', 'Payment account bound', now)
  return account
}

/** @throws SandboxError 711011 when the member has no such account */
export async function ownAccount(db: Executor, memberId: string, id: string): Promise<PayAccountRow> {
  const account = await db
    .selectFrom('pay_accounts')
    .selectAll()
    .where('id', '=', id)
    .where('member_id', '=', memberId)
    .where('removed_at', 'is', null)
    .executeTakeFirst()
  if (!account) throw unusable()
  return account
}

/** @throws SandboxError 711011 frozen, off, in review or none of the member's, 711018 too new */
export async function usableAccount(db: Executor, memberId: string, id: string, now: number): Promise<PayAccountRow> {
  const account = await ownAccount(db, memberId, id)
  if (account.state !== ACCOUNT_STATE.normal) throw unusable()
  if (account.usable_at <= now) return account
  const at = siteTimeText(account.usable_at)
  throw new SandboxError(
    CODE.ACCOUNT_TOO_NEW,
    { zh: `新账户需等待 24 小时，${at} 后可用`, en: `A new account can be used after 24 hours, from ${at}` },
    { until: account.usable_at },
  )
}

export async function chooseAccount(trx: Trx, { id, member_id: memberId, kind }: PayAccountRow): Promise<void> {
  const ofKind = trx.updateTable('pay_accounts').where('member_id', '=', memberId).where('kind', '=', kind)
  await ofKind.set({ is_default: false }).execute()
  await trx.updateTable('pay_accounts').set({ is_default: true }).where('id', '=', id).execute()
}

/** @throws SandboxError 711012 while an order stands that pays to it or is paid from it */
export async function removeAccount(trx: Trx, account: PayAccountRow, now: number): Promise<void> {
  const order = await orderOn(trx, account.id)
  if (order !== undefined) throw refuse('order-in-progress', { orderNo: order })
  await trx
    .updateTable('pay_accounts')
    .set({ removed_at: now, state: ACCOUNT_STATE.off, is_default: false, next_at: null })
    .where('id', '=', account.id)
    .execute()
  const [next] = account.is_default ? await accountsOf(trx, account.member_id, account.kind) : []
  if (next) await chooseAccount(trx, next)
  await tell(trx, account, '已移除收款账户', 'Payment account removed', now)
}

export function accountView(row: PayAccountRow): PayAccount {
  return {
    id: row.id,
    kind: row.kind,
    bank: row.bank,
    masked: row.masked,
    holder: maskName(row.holder),
    nickname: row.nickname,
    isDefault: row.is_default,
    state: row.state,
    reason: row.reason,
    usableAt: row.usable_at,
  }
}

async function orderOn(trx: Trx, accountId: string): Promise<string | undefined> {
  const withdrawal = await trx
    .selectFrom('withdraw_orders')
    .select('no')
    .where('account_id', '=', accountId)
    .where('state', 'in', OPEN_WITHDRAWALS)
    .executeTakeFirst()
  if (withdrawal) return withdrawal.no
  const deposit = await trx
    .selectFrom('deposit_orders')
    .select('no')
    .where('account_id', '=', accountId)
    .where('state', 'in', OPEN_DEPOSITS)
    .executeTakeFirst()
  return deposit?.no
}

async function hasEverBound(trx: Trx, memberId: string): Promise<boolean> {
  const any = await trx.selectFrom('pay_accounts').select('id').where('member_id', '=', memberId).executeTakeFirst()
  return any !== undefined
}

/** Accounts are compared without being read. An address keeps its case: it may mean another one. */
function hashOf(kind: AccountKind, number: string): string {
  const same = kind === 'ALIPAY' || kind === 'WECHAT' ? number.toLowerCase() : number
  return createHash('sha256').update(`${kind}:${same}`).digest('hex')
}

/** Whoever has the session of a member must not be able to do this unseen. */
async function tell(trx: Trx, account: PayAccountRow, zh: string, en: string, at: number): Promise<void> {
  const line = `${account.bank} ${account.masked}`.trim()
  await sendMail(trx, account.member_id, {
    type: 'notice',
    title: { zh, en },
    body: {
      zh: `${line}。如非本人操作，请立即联系客服。`,
      en: `${line}. If this was not you, contact support at once.`,
    },
    bizNo: account.id,
    at,
  })
}

function unusable(): SandboxError {
  return new SandboxError(CODE.PAYOUT_ACCOUNT_UNAVAILABLE, {
    zh: '收款账户不可用',
    en: 'This payout account cannot be used',
  })
}
