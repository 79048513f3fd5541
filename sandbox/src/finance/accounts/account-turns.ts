/** How payment accounts are bound, used and removed (screens.md 7). */

import { createHash, randomUUID } from 'node:crypto'
import { ACCOUNT_ROWS, type AccountKind, type AccountValues, maskedAccount } from '@lantern/contract/account-kinds'
import { ACCOUNT_STATE } from '@lantern/contract/accounts'
import * as CODE from '@lantern/contract/code'
import { DAY_MS, SECOND_MS } from '@lantern/contract/site-time'
import { siteTimeText } from '../../clock/site-time.rules.ts'
import type { Executor, Trx } from '../../database/database.ts'
import type { Member } from '../../database/tables/members/members.schema.ts'
import type { PayAccountRow } from '../../database/tables/money/finance.schema.ts'
import { refuse } from '../../refusal/refuse.ts'
import { SandboxError, type Sentence } from '../../refusal/sandbox-error.ts'
import {
  accountsOf,
  chooseAccount,
  findAccount,
  hasEverBound,
  insertAccount,
  isNumberBound,
  markRemoved,
  orderOn,
} from './account.repository.ts'
import { tellOfAccount } from './account-mail.ts'

/** A new account can be paid to after this, but for a member's first one. */
const WAIT_MS = DAY_MS
/** How long the simulated person looks at a picture. */
const REVIEW_MS = 30 * SECOND_MS

export type NewAccount = {
  readonly kind: AccountKind
  readonly values: AccountValues
  readonly nickname: string
  readonly hasPicture: boolean
}

/** @throws SandboxError 716009 at the limit of the kind, 716008 if it is bound already */
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
  const account = await insertAccount(trx, {
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
  if (!account)
    throw new SandboxError(CODE.ALREADY_BOUND, { zh: '该账户已被绑定', en: 'This account is bound already' })
  await tellOfAccount(trx, account, '已绑定收款账户', 'Payment account bound', now)
  return account
}

/** Why a bank card cannot be replaced by another number now; null = it can. */
export async function reasonAgainstReplacing(
  trx: Trx,
  old: PayAccountRow,
  values: AccountValues,
): Promise<Sentence | null> {
  if (old.removed_at !== null) return { zh: '原银行卡已移除', en: 'The old card was removed' }
  if ((await orderOn(trx, old.id)) !== undefined)
    return { zh: '原银行卡有进行中的订单', en: 'An order in progress uses the old card' }
  const isBound = await isNumberBound(trx, hashOf('BANK', values[ACCOUNT_ROWS.BANK.number] ?? ''))
  return isBound ? { zh: '该卡号已被绑定', en: 'The new number is bound already' } : null
}

/** Removes a bank card and binds another in its place, as the default if it was one. */
export async function replaceCard(
  trx: Trx,
  member: Member,
  { old, values }: { old: PayAccountRow; values: AccountValues },
  now: number,
): Promise<void> {
  await markRemoved(trx, old.id, now)
  const { nickname, kind } = old
  const card = await addAccount(trx, member, { kind: kind as AccountKind, values, nickname, hasPicture: false }, now)
  if (old.is_default) await chooseAccount(trx, card)
}

/** @throws SandboxError 711011 when the member has no such account */
export async function ownAccount(db: Executor, memberId: string, id: string): Promise<PayAccountRow> {
  const account = await findAccount(db, memberId, id)
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

/** @throws SandboxError 711012 while an order stands that pays to it or is paid from it */
export async function removeAccount(trx: Trx, account: PayAccountRow, now: number): Promise<void> {
  const order = await orderOn(trx, account.id)
  if (order !== undefined) throw refuse('order-in-progress', { orderNo: order })
  await markRemoved(trx, account.id, now)
  const [next] = account.is_default ? await accountsOf(trx, account.member_id, account.kind) : []
  if (next) await chooseAccount(trx, next)
  await tellOfAccount(trx, account, '已移除收款账户', 'Payment account removed', now)
}

/** Accounts are compared without being read. An address keeps its case: it may mean another one. */
function hashOf(kind: AccountKind, number: string): string {
  const same = kind === 'ALIPAY' || kind === 'WECHAT' ? number.toLowerCase() : number
  return createHash('sha256').update(`${kind}:${same}`).digest('hex')
}

function unusable(): SandboxError {
  return new SandboxError(CODE.PAYOUT_ACCOUNT_UNAVAILABLE, {
    zh: '收款账户不可用',
    en: 'This payout account cannot be used',
  })
}
