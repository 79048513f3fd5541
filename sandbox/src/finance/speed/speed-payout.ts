/** The payee's side of a speed payout: parts paid one by one, the payee's answer to each, the rest paid by the site (screens.md 6, 11.5). */
import { DEPOSIT_STATE } from '@lantern/contract/deposit'
import { PART_STATE, type PayoutPart } from '@lantern/contract/speed'
import type { Executor, Trx } from '../../database/database.ts'
import type { SpeedPartRow, WithdrawRow } from '../../database/tables/money/finance.schema.ts'
import { houseAccount, memberAccount } from '../../ledger/accounts.ts'
import { post } from '../../ledger/ledger.ts'
import { fromFen, writtenFen } from '../../ledger/money.rules.ts'
import { mailState } from '../../mail/money-mail.ts'
import { maskName } from '../../members/mask.rules.ts'
import { refuse } from '../../refusal/refuse.ts'
import { isPartOver, type PartEvent, partAfter } from './speed.rules.ts'
import { lockPart, partChanged } from './speed-part-turns.ts'
import { changePart, partsOf } from './speed-parts.repository.ts'

export type Settled = {
  /** Paid by parts in this step, fen. */
  readonly paid: number
  /** No part is open: the house pays the rest. */
  readonly isOver: boolean
  /** When the offer of a part ends; null when only members are awaited. */
  readonly nextAt: number | null
}

/** Follows the parts of a payout: withdraws expired offers, and releases the money of confirmed ones. */
export async function settleParts(trx: Trx, order: WithdrawRow, now: number): Promise<Settled> {
  let paid = 0
  let nextAt: number | null = null
  let isOver = true
  for (const { no } of await partsOf(trx, order.no)) {
    let part = await lockPart(trx, no)
    if (part.state === PART_STATE.offered && part.offer_until <= now)
      part = await changePart(trx, part, { state: PART_STATE.house })
    if (part.state === PART_STATE.confirmed && !part.is_settled) {
      await payPart(trx, order, part, now)
      paid += part.amount
    }
    if (part.state === PART_STATE.claimed && part.told_no !== part.deposit_no) await tellPayee(trx, order, part, now)
    if (part.state === PART_STATE.offered) nextAt = part.offer_until
    isOver &&= isPartOver(part.state)
  }
  return { paid, nextAt, isOver }
}

/**
 * The payee's answer, "received" or "not received"; idempotent. The payer's order follows by the job.
 * @throws SandboxError 711015 when the part is in another state
 */
export async function answerPart(
  trx: Trx,
  payeeId: string,
  partNo: string,
  event: Extract<PartEvent, 'confirm' | 'dispute'>,
): Promise<SpeedPartRow> {
  const part = await lockPart(trx, partNo)
  if (part.payee_id !== payeeId) throw refuse('no-such-order')
  if (part.state === (event === 'confirm' ? PART_STATE.confirmed : PART_STATE.disputed)) return part
  const to = partAfter(part.state, event)
  // No payment was claimed yet.
  if (to === undefined || part.state === PART_STATE.waiting) throw partChanged(part)
  return changePart(trx, part, { state: to, speaks_at: null })
}

export async function partViews(db: Executor, withdrawNo: string): Promise<PayoutPart[]> {
  const parts = await partsOf(db, withdrawNo)
  return Promise.all(parts.map((part) => partView(db, part)))
}

export async function partView(db: Executor, part: SpeedPartRow): Promise<PayoutPart> {
  const deposit = await db
    .selectFrom('deposit_orders')
    .select(['state', 'expire_at', 'next_at', 'payer_name'])
    .where('no', '=', part.deposit_no ?? '')
    .executeTakeFirst()
  const { offered, waiting, claimed } = PART_STATE
  const until =
    part.state === offered
      ? part.offer_until
      : part.state === waiting
        ? deposit?.expire_at
        : part.state === claimed && deposit?.state === DEPOSIT_STATE.claimed
          ? deposit.next_at
          : null
  return {
    partNo: part.no,
    amount: fromFen(part.amount),
    state: part.state as PayoutPart['state'],
    until: until ?? null,
    payer: maskName(deposit?.payer_name ?? ''),
  }
}

/** A depositor has paid the payee directly: the locked money moves to the clearing account that credits the depositor. */
async function payPart(trx: Trx, order: WithdrawRow, part: SpeedPartRow, now: number): Promise<void> {
  await post(trx, {
    bizType: 'WITHDRAW_PAY',
    bizNo: order.no,
    step: part.no,
    memo: 'SPEED',
    at: now,
    postings: [
      { account: memberAccount(order.member_id, 'lock.withdraw'), amount: -part.amount },
      { account: houseAccount('clear.withdraw.SPEED'), amount: part.amount },
    ],
  })
  await changePart(trx, part, { is_settled: true })
}

async function tellPayee(trx: Trx, order: WithdrawRow, part: SpeedPartRow, at: number): Promise<void> {
  const amount = writtenFen(part.amount)
  await mailState(trx, {
    memberId: order.member_id,
    bizNo: part.no,
    state: `claimed by ${part.deposit_no}`,
    title: { zh: '有会员已向您付款，请确认收款', en: 'A member has paid you: confirm it' },
    body: {
      zh: `您的取款中有一笔 ¥${amount}，对方称已付款。请在 10 分钟内查收并确认，逾期由平台核对付款凭证。`,
      en: `A member reports paying ¥${amount} of your withdrawal. Check your account and confirm within 10 minutes; after that our staff decide based on the proof of payment.`,
    },
    isQuiet: false,
    at,
  })
  await changePart(trx, part, { told_no: part.deposit_no })
}
