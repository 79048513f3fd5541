/** Creates a deposit order with its exact amount and payee (screens.md 6 deposit). */

import { randomInt } from 'node:crypto'
import * as CODE from '@lantern/contract/code'
import { DEPOSIT_STATE, type DepositMethod } from '@lantern/contract/deposit'
import type { Trx } from '../../../database/database.ts'
import type { Member } from '../../../database/tables/members/members.schema.ts'
import type { DepositRow, PayAccountRow, SpeedPartRow } from '../../../database/tables/money/finance.schema.ts'
import { fromFen, toFen } from '../../../ledger/money.rules.ts'
import { newNo } from '../../../ledger/numbers.ts'
import { refuse } from '../../../refusal/refuse.ts'
import { SandboxError } from '../../../refusal/sandbox-error.ts'
import { firstStep } from '../../orders/timeline.rules.ts'
import {
  insertDeposit,
  insertUniqueAmount,
  type NewDepositRow,
  openOrder,
  payableAmounts,
} from '../order/deposit.repository.ts'
import { CHAINS, METHODS, payTo, RATE_LOCK_MS, usdtToFen } from '../order/deposit.rules.ts'
import { tellOfDeposit } from '../order/deposit-mail.ts'
import { usdtRate } from '../order/deposit-rate.ts'
import { LATE_MATCH_MS } from '../order/deposit-state.rules.ts'

const CENTS = 99

/** Methods that identify payers by the cents; the others include the order number in the payment. */
const UNIQUE_CENTS: ReadonlySet<string> = new Set<DepositMethod>(['BANK', 'ALIPAY', 'WECHAT'])

export type NewDeposit = {
  readonly method: DepositMethod
  readonly amountText: string
  readonly network?: 'TRC20' | 'ERC20'
  readonly payerName?: string
  readonly activityId?: string
  /** The bound account of the payer. */
  readonly account?: PayAccountRow
  /** SPEED: the part of a withdrawal that it pays, and its payee. */
  readonly part?: SpeedPartRow
  readonly payTo?: Readonly<Record<string, string>>
  readonly requestNo: string
}

/** @throws SandboxError 711012 when an order of the method is open, 711020 when no unique cents are left */
export async function createDeposit(trx: Trx, member: Member, draft: NewDeposit, now: number): Promise<DepositRow> {
  const open = await openOrder(trx, member.id, draft.method)
  if (open) throw refuse('order-in-progress', { orderNo: open.no })
  const isUsdt = draft.method === 'USDT'
  const asked = toFen(draft.amountText)
  const network = isUsdt ? (draft.network ?? 'TRC20') : null
  const rate = await usdtRate(trx)
  const row = {
    no: newNo('D', now),
    member_id: member.id,
    method: draft.method,
    state: DEPOSIT_STATE.created,
    amount: isUsdt ? usdtToFen(asked, rate) : asked,
    pay_amount: isUsdt ? `${fromFen(asked)}0000` : fromFen(asked),
    pay_currency: isUsdt ? 'USDT' : 'CNY',
    rate: isUsdt ? rate : null,
    rate_until: isUsdt ? now + RATE_LOCK_MS : null,
    network,
    pay_to: JSON.stringify(
      draft.payTo ?? payTo(draft.method, network, newNo('', now).slice(8) + newNo('', now).slice(8)),
    ),
    part_no: draft.part?.no ?? null,
    pay_from: draft.account?.masked ?? null,
    account_id: draft.account?.id ?? null,
    payer_name: draft.payerName ?? member.real_name ?? '',
    txid: null,
    activity_id: draft.activityId ?? null,
    need_confirmations: network ? CHAINS[network].need : 0,
    request_no: draft.requestNo,
    expire_at: now + METHODS[draft.method].openMs,
    created_at: now,
    next_at: null,
    timeline: firstStep(DEPOSIT_STATE.created, now),
  }
  const order = UNIQUE_CENTS.has(draft.method)
    ? await insertWithCents(trx, row, asked, now)
    : await insertDeposit(trx, row)
  await tellOfDeposit(trx, order, now)
  return order
}

/**
 * Inserts with the requested amount plus 0.01–0.99, unique among open and recently expired orders of the method. Concurrent orders with the same
 * cents conflict on the unique index, and the later one retries.
 */
async function insertWithCents(
  trx: Trx,
  row: NewDepositRow & { method: string },
  asked: number,
  now: number,
): Promise<DepositRow> {
  const taken = await payableAmounts(trx, row.method, now - LATE_MATCH_MS)
  const first = randomInt(CENTS)
  for (let step = 0; step < CENTS; step += 1) {
    const text = fromFen(asked + 1 + ((first + step) % CENTS))
    if (taken.has(text)) continue
    const order = await insertUniqueAmount(trx, { ...row, pay_amount: text })
    if (order) return order
  }
  throw new SandboxError(CODE.CHANNEL_PAUSED, {
    zh: '通道繁忙，请换一个金额',
    en: 'The channel is busy. Try another amount.',
  })
}
