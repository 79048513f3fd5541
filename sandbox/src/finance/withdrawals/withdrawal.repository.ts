/** Withdrawal orders: the machine of screens.md 11.5. No member action exists after the submit. */

import { DAY_MS, SECOND_MS, siteDayStart } from '@lantern/contract/site-time'
import type { PayoutChannel, PayoutPart } from '@lantern/contract/speed'
import { WITHDRAW_STATE, type WithdrawOrder } from '@lantern/contract/withdrawal'
import type { Executor, Trx } from '../../database/database.ts'
import type { PayAccountRow, WithdrawRow } from '../../database/tables/finance.schema.ts'
import type { Member } from '../../database/tables/members.schema.ts'
import type { Faults } from '../../faults/faults.ts'
import { houseAccount, memberAccount } from '../../ledger/accounts.ts'
import { post } from '../../ledger/ledger.ts'
import { fromFen } from '../../ledger/money.rules.ts'
import { newNo } from '../../ledger/numbers.ts'
import { mailState } from '../../mail/money-mail.ts'
import { mailOf, WITHDRAW_MAILS } from '../../mail/order-mail.rules.ts'
import { hasFlag, lockMember } from '../../members/members.repository.ts'
import { refuse } from '../../refusal/refuse.ts'
import { accountView } from '../accounts/account.repository.ts'
import { firstStep, readTimeline, withStep } from '../orders/timeline.rules.ts'
import { OFFER_MS, SIM_OFFER_MS } from '../speed/speed.rules.ts'
import { isSimulated, offerParts } from '../speed/speed-parts.repository.ts'
import { settleParts } from '../speed/speed-payout.ts'

const { submitted, review1, review2, approved, paying, paid, rejected, failed } = WITHDRAW_STATE

/** Below this a clean account needs no person (10,000.00). */
const AUTO_BELOW_FEN = 1_000_000
/** Above this a second review (50,000.00). */
const SECOND_ABOVE_FEN = 5_000_000
/** Pace of the simulated review and bank: together 20-60 s of the sandbox clock. */
const SUBMIT_MS = 3 * SECOND_MS
const REVIEW_MS = 20 * SECOND_MS
const APPROVED_MS = 5 * SECOND_MS
const PAYING_MS = 5 * SECOND_MS
/** What the member is told before it happens. */
export const AUTO_ETA_SEC = 60
const MANUAL_ETA_SEC = 1_800

const REASONS: Readonly<Record<string, { zh: string; en: string }>> = {
  R01: { zh: '流水不足', en: 'turnover not reached' },
  R02: { zh: '账户信息不符', en: 'account details do not match' },
  R03: { zh: '风险复核', en: 'risk review' },
  R04: { zh: '资料待补', en: 'documents missing' },
  R05: { zh: '通道失败', en: 'the payout channel failed' },
}

export type NewWithdrawal = {
  readonly account: PayAccountRow
  readonly amount: number
  readonly channel?: PayoutChannel
  readonly requestNo: string | null
}

/** Locks the money and files the order. The caller has made every check. */
export async function submitWithdrawal(
  trx: Trx,
  member: Member,
  draft: NewWithdrawal,
  now: number,
): Promise<WithdrawRow> {
  const no = newNo('W', now)
  // A fresh password is a reason for a person to look (screens.md 6, withdrawal).
  const isClean = !hasFlag(member, 'review') && now - member.password_changed_at >= DAY_MS
  const order = await trx
    .insertInto('withdraw_orders')
    .values({
      no,
      member_id: member.id,
      account_id: draft.account.id,
      amount: draft.amount,
      state: submitted,
      reason_code: null,
      needs_second: draft.amount > SECOND_ABOVE_FEN || !isClean,
      is_auto: isClean && draft.amount < AUTO_BELOW_FEN,
      request_no: draft.requestNo,
      channel: draft.channel ?? 'HOUSE',
      created_at: now,
      next_at: now + SUBMIT_MS,
      timeline: firstStep(submitted, now),
    })
    .returningAll()
    .executeTakeFirstOrThrow()
  await post(trx, {
    bizType: 'WITHDRAW_LOCK',
    bizNo: no,
    requestNo: draft.requestNo ?? undefined,
    at: now,
    postings: [
      { account: memberAccount(member.id, 'main'), amount: -draft.amount },
      { account: memberAccount(member.id, 'lock.withdraw'), amount: draft.amount },
    ],
  })
  await mail(trx, order, now)
  return order
}

/** The next state of an order. @throws SandboxError 711015 at its end */
export async function advanceWithdrawal(
  trx: Trx,
  order: WithdrawRow,
  now: number,
  faults: Faults,
): Promise<WithdrawRow> {
  switch (order.state) {
    case submitted:
      // Orders that need a person wait in review for the control door.
      return move(trx, order, review1, now, { next_at: order.is_auto ? now + REVIEW_MS : null })
    case review1:
      return order.needs_second
        ? move(trx, order, review2, now, { next_at: null })
        : move(trx, order, approved, now, { next_at: now + APPROVED_MS })
    case review2:
      return move(trx, order, approved, now, { next_at: now + APPROVED_MS })
    case approved:
      return startPaying(trx, order, now)
    case paying:
      return continuePaying(trx, order, now, faults)
    default:
      throw refuse('state-changed', { state: order.state })
  }
}

/** Refuses an order in review; the money is back in the same moment. @throws SandboxError 711015 */
export async function rejectWithdrawal(
  trx: Trx,
  order: WithdrawRow,
  reason: string,
  now: number,
): Promise<WithdrawRow> {
  if (order.state !== review1 && order.state !== review2 && order.state !== submitted) {
    throw refuse('state-changed', { state: order.state })
  }
  return giveBack(trx, order, rejected, reason, now)
}

export async function lockWithdrawal(trx: Trx, orderNo: string): Promise<WithdrawRow> {
  const owner = await trx.selectFrom('withdraw_orders').select('member_id').where('no', '=', orderNo).executeTakeFirst()
  if (!owner) throw refuse('no-such-order')
  await lockMember(trx, owner.member_id)
  return trx.selectFrom('withdraw_orders').selectAll().where('no', '=', orderNo).forUpdate().executeTakeFirstOrThrow()
}

export async function openWithdrawal(db: Executor, memberId: string): Promise<WithdrawRow | undefined> {
  return db
    .selectFrom('withdraw_orders')
    .selectAll()
    .where('member_id', '=', memberId)
    .where('state', 'in', [1, 2, 3, 4, 5])
    .executeTakeFirst()
}

/** Orders of today that were not given back. */
export async function withdrawnToday(
  db: Executor,
  memberId: string,
  now: number,
): Promise<{ count: number; amount: number }> {
  const rows = await db
    .selectFrom('withdraw_orders')
    .select(['amount', 'parts_paid', 'state'])
    .where('member_id', '=', memberId)
    .where('created_at', '>=', siteDayStart(now))
    .where((is) => is.or([is('state', 'not in', [rejected, failed]), is('parts_paid', '>', 0)]))
    .execute()
  const amountOf = (row: (typeof rows)[number]): number => (row.state === failed ? row.parts_paid : row.amount)
  return { count: rows.length, amount: rows.reduce((sum, row) => sum + amountOf(row), 0) }
}

export function withdrawalView(
  order: WithdrawRow,
  account: PayAccountRow,
  parts: readonly PayoutPart[] = [],
): WithdrawOrder {
  return {
    orderNo: order.no,
    amount: fromFen(order.amount),
    state: order.state as WithdrawOrder['state'],
    account: accountView(account),
    reasonCode: order.reason_code,
    channel: order.channel as PayoutChannel,
    parts: [...parts],
    etaSec: order.is_auto && order.channel !== 'SPEED' ? AUTO_ETA_SEC : MANUAL_ETA_SEC,
    createdAt: order.created_at,
    timeline: readTimeline(order.timeline),
    version: order.version,
  }
}

/** A speed payout is offered first; one too small for a part goes the house's way. */
async function startPaying(trx: Trx, order: WithdrawRow, now: number): Promise<WithdrawRow> {
  const until = now + ((await isSimulated(trx, order.member_id)) ? SIM_OFFER_MS : OFFER_MS)
  const isOffered = order.channel === 'SPEED' && (await offerParts(trx, order, until, now)) > 0
  return move(trx, order, paying, now, { next_at: isOffered ? until : now + PAYING_MS })
}

/** The house pays what is left once no part waits for anybody. */
async function continuePaying(trx: Trx, order: WithdrawRow, now: number, faults: Faults): Promise<WithdrawRow> {
  if (order.channel !== 'SPEED') return payOut(trx, order, now, faults)
  const { paid: more, nextAt, isOver } = await settleParts(trx, order, now)
  const change = { parts_paid: order.parts_paid + more, next_at: isOver ? now : nextAt, version: order.version + 1 }
  const settled = await trx
    .updateTable('withdraw_orders')
    .set(change)
    .where('no', '=', order.no)
    .returningAll()
    .executeTakeFirstOrThrow()
  return isOver ? payOut(trx, settled, now, faults) : settled
}

async function payOut(trx: Trx, order: WithdrawRow, now: number, faults: Faults): Promise<WithdrawRow> {
  const member = await trx
    .selectFrom('members')
    .select('user_name')
    .where('id', '=', order.member_id)
    .executeTakeFirstOrThrow()
  if (order.amount > order.parts_paid && faults.take('sim/payout', member.user_name)) {
    const tries = order.payout_tries + 1
    if (tries > 1) return giveBack(trx, order, failed, 'R05', now)
    // Once more: no new state, so no new mail.
    return step(trx, order, paying, now, { payout_tries: tries, next_at: now + PAYING_MS })
  }
  const account = await trx
    .selectFrom('pay_accounts')
    .select('kind')
    .where('id', '=', order.account_id)
    .executeTakeFirstOrThrow()
  const left = order.amount - order.parts_paid
  if (left > 0) {
    await post(trx, {
      bizType: 'WITHDRAW_PAY',
      bizNo: order.no,
      at: now,
      postings: [
        { account: memberAccount(order.member_id, 'lock.withdraw'), amount: -left },
        { account: houseAccount(`clear.withdraw.${account.kind}`), amount: left },
      ],
    })
  }
  return move(trx, order, paid, now, { next_at: null })
}

async function giveBack(
  trx: Trx,
  order: WithdrawRow,
  state: number,
  reason: string,
  now: number,
): Promise<WithdrawRow> {
  const left = order.amount - order.parts_paid
  await post(trx, {
    bizType: 'WITHDRAW_RETURN',
    bizNo: order.no,
    at: now,
    postings: [
      { account: memberAccount(order.member_id, 'lock.withdraw'), amount: -left },
      { account: memberAccount(order.member_id, 'main'), amount: left },
    ],
  })
  return move(trx, order, state, now, { next_at: null, reason_code: reason })
}

/** One mail for each state; a refusal says why. */
async function mail(trx: Trx, order: WithdrawRow, at: number): Promise<void> {
  const why = REASONS[order.reason_code ?? '']
  const { title, isQuiet } = mailOf(WITHDRAW_MAILS, order.state)
  const partly = order.state === failed && order.parts_paid > 0 ? fromFen(order.parts_paid) : ''
  const body = {
    zh: `金额 ${fromFen(order.amount)} 元，订单号 ${order.no}。${why ? `原因：${why.zh}。` : ''}${partly ? `其中 ${partly} 元已由会员付款。` : ''}`,
    en: `Amount CNY ${fromFen(order.amount)}, order ${order.no}.${why ? ` Reason: ${why.en}.` : ''}${partly ? ` Members had paid CNY ${partly} of it.` : ''}`,
  }
  await mailState(trx, { memberId: order.member_id, bizNo: order.no, state: order.state, title, body, isQuiet, at })
}

async function move(
  trx: Trx,
  order: WithdrawRow,
  state: number,
  now: number,
  change: Partial<WithdrawRow>,
): Promise<WithdrawRow> {
  const moved = await step(trx, order, state, now, change)
  await mail(trx, moved, now)
  return moved
}

async function step(
  trx: Trx,
  order: WithdrawRow,
  state: number,
  now: number,
  change: Partial<WithdrawRow>,
): Promise<WithdrawRow> {
  return trx
    .updateTable('withdraw_orders')
    .set({
      ...change,
      state,
      version: order.version + 1,
      timeline: withStep(order.timeline, state, now, change.reason_code ?? ''),
    })
    .where('no', '=', order.no)
    .returningAll()
    .executeTakeFirstOrThrow()
}
