/** Deposit orders: every move of the machine of screens.md 11.4, each in the transaction of its money. */
import { randomInt } from 'node:crypto'
import { DEPOSIT_STATE, type DepositMethod, type DepositOrder } from '@lantern/contract/deposit'
import { type InsertObject, sql } from 'kysely'
import { DAY_MS } from '../clock/site-time.rules.ts'
import type { Executor, Trx } from '../database/database.ts'
import type { Schema } from '../database/schema.ts'
import { houseAccount, memberAccount } from '../ledger/accounts.ts'
import { post } from '../ledger/ledger.ts'
import { fromFen, toFen } from '../ledger/money.rules.ts'
import { newNo } from '../ledger/numbers.ts'
import { maskName } from '../members/mask.rules.ts'
import { lockMember } from '../members/members.repository.ts'
import type { Member } from '../members/members.schema.ts'
import { type Locale, SandboxError } from '../wire/sandbox-error.ts'
import { openAuditTask } from './audit.repository.ts'
import { CHAINS, confirmMs, FAIL_REASONS, METHODS, payTo, RATE_LOCK_MS, usdtToFen } from './deposit.rules.ts'
import { usdtRate } from './deposit-rate.ts'
import type { DepositRow, PayAccountRow, SpeedPartRow } from './finance.schema.ts'
import { mailState } from './money-mail.ts'
import { DEPOSIT_MAILS, mailOf } from './order-mail.rules.ts'
import { CONFIRM_MS } from './speed.rules.ts'
import { followDeposit } from './speed-parts.repository.ts'
import { firstStep, readTimeline, withStep } from './timeline.rules.ts'

const OPEN_STATES = [DEPOSIT_STATE.created, DEPOSIT_STATE.claimed, DEPOSIT_STATE.confirming] as const
/** A payment that comes after the expiry is still matched this long. */
const LATE_MATCH_MS = DAY_MS
const CENTS = 99
/** A claimed payment that the bank does not see fails after this, so that no order stays open for ever. */
export const UNSEEN_MS = DAY_MS
/** Methods whose payers are told apart by the cents; the others name the order in what is paid. */
const UNIQUE_CENTS: ReadonlySet<string> = new Set<DepositMethod>(['BANK', 'ALIPAY', 'WECHAT'])

/** Told after a credit, inside its transaction: offers that hang on deposits. */
export type DepositCredited = (
  trx: Trx,
  deposit: { memberId: string; orderNo: string; amount: number; activityId: string | null; at: number },
) => Promise<void>

export type NewDeposit = {
  readonly method: DepositMethod
  readonly amountText: string
  readonly network?: 'TRC20' | 'ERC20'
  readonly payerName?: string
  readonly activityId?: string
  /** The bound account that it is paid from. */
  readonly account?: PayAccountRow
  /** SPEED: the part of a withdrawal that it pays, and its payee. */
  readonly part?: SpeedPartRow
  readonly payTo?: Readonly<Record<string, string>>
  readonly requestNo: string
}

/** @throws SandboxError 711012 when an order of the method is open, 711020 when no unique cents are left */
export async function createDeposit(trx: Trx, member: Member, draft: NewDeposit, now: number): Promise<DepositRow> {
  const open = await openOrder(trx, member.id, draft.method)
  if (open)
    throw new SandboxError(
      711012,
      { zh: '您有进行中的订单', en: 'You have an order in progress' },
      { orderNo: open.no },
    )
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
    : await trx.insertInto('deposit_orders').values(row).returningAll().executeTakeFirstOrThrow()
  await mail(trx, order, now)
  return order
}

/**
 * "I have paid": the simulated bank or chain goes to work; with the fault `sim/bank` it finds nothing.
 * @throws SandboxError 711014 expired, 711015 in any other state, 711019 when the lock of the rate ran out (the order then bears the new one)
 */
export async function claimDeposit(
  trx: Trx,
  order: DepositRow,
  { txid, isSilent = false }: { txid?: string; isSilent?: boolean },
  now: number,
): Promise<DepositRow> {
  if (order.state === DEPOSIT_STATE.claimed || order.state === DEPOSIT_STATE.confirming) return order
  requireOpen(order, now)
  await requireRate(trx, order, now)
  return move(trx, order, chainOf(order) ? DEPOSIT_STATE.confirming : DEPOSIT_STATE.claimed, now, {
    txid: txid ?? null,
    next_at: now + lookMs(order, isSilent),
  })
}

/** When somebody looks next: the payee of a speed deposit has his time, a bank that is silent its day. */
function lookMs(order: DepositRow, isSilent: boolean): number {
  if (order.part_no !== null) return CONFIRM_MS
  return isSilent ? UNSEEN_MS : (chainOf(order)?.everyMs ?? confirmMs(order.method))
}

/** @throws SandboxError 711014, 711015 */
export async function cancelDeposit(trx: Trx, order: DepositRow, now: number): Promise<DepositRow> {
  if (order.state === DEPOSIT_STATE.cancelled) return order
  requireOpen(order, now)
  return move(trx, order, DEPOSIT_STATE.cancelled, now, { next_at: null })
}

/**
 * Credits an order: money, turnover task and mail in one transaction. Again for a credited one changes nothing (duplicate callbacks).
 * @throws SandboxError 711015 when the order can no longer be credited
 */
export async function creditDeposit(
  trx: Trx,
  order: DepositRow,
  now: number,
  credited: readonly DepositCredited[],
): Promise<DepositRow> {
  if (order.state === DEPOSIT_STATE.success) return order
  // What came in time and is held stays in time until its proof is judged.
  const isLate = order.state === DEPOSIT_STATE.expired && (order.paid_amount !== null || isLateMatch(order, now))
  if (!isOpen(order) && order.state !== DEPOSIT_STATE.appeal && !isLate) throw stateChanged(order)
  const member = await lockMember(trx, order.member_id)
  // Another amount than asked is credited as it came; of the asked one the unique cents are the house's.
  const amount = order.paid_amount === null ? order.amount : paidFen(order, order.paid_amount)
  const isExact = order.paid_amount === null && order.pay_currency === 'CNY'
  const paid = isExact ? toFen(order.pay_amount) : amount
  await post(trx, {
    bizType: 'DEPOSIT',
    bizNo: order.no,
    memo: order.method,
    at: now,
    postings: [
      { account: houseAccount(`clear.deposit.${order.method}`), amount: -paid },
      { account: houseAccount('adjust'), amount: paid - amount },
      // A frozen member's deposit arrives, but stays locked (screens.md 6, deposit).
      { account: memberAccount(member.id, member.status === 2 ? 'lock.risk' : 'main'), amount },
    ],
  })
  await openAuditTask(trx, {
    memberId: member.id,
    source: 'deposit',
    sourceNo: order.no,
    amount,
    required: amount,
    at: now,
  })
  for (const tell of credited)
    await tell(trx, {
      memberId: member.id,
      orderNo: order.no,
      amount,
      activityId: order.activity_id,
      at: now,
    })
  return move(trx, order, DEPOSIT_STATE.success, now, {
    amount,
    next_at: null,
    confirmations: order.need_confirmations,
  })
}

export async function failDeposit(trx: Trx, order: DepositRow, reason: string, now: number): Promise<DepositRow> {
  if (!isOpen(order) && order.state !== DEPOSIT_STATE.appeal) throw stateChanged(order)
  return move(trx, order, DEPOSIT_STATE.failed, now, { next_at: null, reason })
}

/** The order with its row locked. @throws SandboxError 10001 when the member has no such order */
export async function lockDeposit(trx: Trx, memberId: string, orderNo: string): Promise<DepositRow> {
  const order = await trx
    .selectFrom('deposit_orders')
    .selectAll()
    .where('no', '=', orderNo)
    .where('member_id', '=', memberId)
    .forUpdate()
    .executeTakeFirst()
  if (!order) throw new SandboxError(10001, { zh: '订单不存在', en: 'No such order' })
  return order
}

export async function openOrder(db: Executor, memberId: string, method?: string): Promise<DepositRow | undefined> {
  return db
    .selectFrom('deposit_orders')
    .selectAll()
    .where('member_id', '=', memberId)
    .where('state', 'in', OPEN_STATES)
    .$if(method !== undefined, (query) => query.where('method', '=', method ?? ''))
    .orderBy('created_at', 'desc')
    .executeTakeFirst()
}

/** Credited since then plus reserved by open orders, fen (screens.md 11.4). */
export async function depositedSince(db: Executor, memberId: string, since: number): Promise<number> {
  const row = await db
    .selectFrom('deposit_orders')
    .select(sql<number>`coalesce(sum(amount), 0)::bigint`.as('used'))
    .where('member_id', '=', memberId)
    .where('state', 'in', [...OPEN_STATES, DEPOSIT_STATE.success])
    .where('created_at', '>=', since)
    .executeTakeFirst()
  return row?.used ?? 0
}

export function depositView(order: DepositRow, now: number, locale: Locale): DepositOrder {
  return {
    orderNo: order.no,
    method: order.method as DepositMethod,
    state: order.state as DepositOrder['state'],
    amount: fromFen(order.amount),
    payAmount: order.pay_amount,
    payCurrency: order.pay_currency as 'CNY' | 'USDT',
    rate: order.rate,
    network: order.network,
    payTo: payToView(order),
    payFrom: order.pay_from,
    confirmations: order.need_confirmations > 0 ? { done: order.confirmations, need: order.need_confirmations } : null,
    expireAt: order.expire_at,
    createdAt: order.created_at,
    reason: reasonText(order.reason, locale),
    reasonCode: order.reason,
    heldAmount: order.paid_amount,
    rateUntil: order.rate_until,
    confirmBy: order.part_no !== null && order.state === DEPOSIT_STATE.claimed ? order.next_at : null,
    canAppeal: canAppeal(order, now),
    timeline: toldTimeline(order, locale),
    version: order.version,
  }
}

/** Another member's name and number stand in full only while they are needed to pay. */
function payToView(order: DepositRow): DepositOrder['payTo'] {
  const payTo = JSON.parse(order.pay_to) as DepositOrder['payTo']
  if (order.part_no === null || order.state === DEPOSIT_STATE.created) return payTo
  return { ...payTo, holder: maskName(payTo.holder ?? ''), account: `**** ${(payTo.account ?? '').slice(-4)}` }
}

function reasonText(code: string, locale: Locale): string {
  const why = FAIL_REASONS[code]
  if (!why) return code
  return locale === 'en' ? why.en : why.zh
}

/** The steps in the member's language; where another amount is held, the last one says so. */
function toldTimeline(order: DepositRow, locale: Locale): DepositOrder['timeline'] {
  const steps = readTimeline(order.timeline).map((step) => ({ ...step, note: reasonText(step.note, locale) }))
  const last = steps.at(-1)
  const isHeld = order.paid_amount !== null && order.next_at !== null && order.state !== DEPOSIT_STATE.appeal
  if (!last || !isHeld) return steps
  const note =
    locale === 'en'
      ? `${order.paid_amount} arrived instead: it waits for a proof of your payment`
      : `实收 ${order.paid_amount}，与应付金额不符，请提交付款凭证`
  return [...steps.slice(0, -1), { ...last, note }]
}

/** Sent and not seen, or another amount is held. An expired order is matched by its payment alone, unless that one is held. */
export function canAppeal(order: DepositRow, now: number): boolean {
  // Its payee has his time to speak first; then a person looks without being asked.
  if (order.part_no !== null) return false
  if (order.state === DEPOSIT_STATE.claimed || order.state === DEPOSIT_STATE.confirming) return true
  return (
    order.state === DEPOSIT_STATE.expired && order.paid_amount !== null && order.next_at !== null && now < order.next_at
  )
}

export function isLateMatch(order: DepositRow, now: number): boolean {
  return now - order.expire_at <= LATE_MATCH_MS
}

/** Fen that an amount in the order's currency is. */
export function paidFen(order: DepositRow, text: string): number {
  const short = text.replace(/(\.\d{2})\d+$/, '$1')
  return order.rate === null ? toFen(short) : usdtToFen(toFen(short), order.rate)
}

/** The refused call keeps the order's new rate: the member sees it and says yes to it. */
async function requireRate(trx: Trx, order: DepositRow, now: number): Promise<void> {
  if (order.rate === null || order.rate_until === null || now <= order.rate_until) return
  const rate = await usdtRate(trx)
  const amount = paidFen({ ...order, rate }, order.pay_amount)
  const change = { rate, amount, rate_until: now + RATE_LOCK_MS, version: order.version + 1 }
  await trx.updateTable('deposit_orders').set(change).where('no', '=', order.no).execute()
  throw new SandboxError(
    711019,
    {
      zh: `锁定的汇率已到期，现为 ${rate}，到账 ${fromFen(amount)} 元，请确认后再提交`,
      en: `The locked rate ran out. It is now ${rate} and CNY ${fromFen(amount)} will be credited: check and confirm again.`,
    },
    { rate, amount: fromFen(amount), rateUntil: now + RATE_LOCK_MS },
    { keep: true },
  )
}

export function isOpen(order: DepositRow): boolean {
  return (OPEN_STATES as readonly number[]).includes(order.state)
}

function requireOpen(order: DepositRow, now: number): void {
  if (order.state === DEPOSIT_STATE.expired || (order.state === DEPOSIT_STATE.created && order.expire_at <= now)) {
    throw new SandboxError(711014, { zh: '订单已过期', en: 'The order has expired' })
  }
  if (order.state !== DEPOSIT_STATE.created) throw stateChanged(order)
}

export function stateChanged(order: DepositRow): SandboxError {
  return new SandboxError(
    711015,
    { zh: '状态已更新，请刷新', en: 'The state has changed. Refresh.' },
    { state: order.state, version: order.version },
  )
}

/** The next state, with its one mail. */
export async function move(
  trx: Trx,
  order: DepositRow,
  state: number,
  now: number,
  change: Partial<DepositRow>,
): Promise<DepositRow> {
  await followDeposit(trx, order, state, now)
  const moved = await trx
    .updateTable('deposit_orders')
    .set({
      ...change,
      state,
      version: order.version + 1,
      timeline: withStep(order.timeline, state, now, change.reason ?? ''),
    })
    .where('no', '=', order.no)
    .returningAll()
    .executeTakeFirstOrThrow()
  await mail(trx, moved, now)
  return moved
}

async function mail(trx: Trx, order: DepositRow, at: number): Promise<void> {
  const { title, isQuiet } = mailOf(DEPOSIT_MAILS, order.state)
  const why = FAIL_REASONS[order.reason]
  const body = {
    zh: `存款 ${fromFen(order.amount)} 元，订单号 ${order.no}。${why ? `原因：${why.zh}。` : ''}`,
    en: `Deposit of CNY ${fromFen(order.amount)}, order ${order.no}.${why ? ` Reason: ${why.en}.` : ''}`,
  }
  await mailState(trx, { memberId: order.member_id, bizNo: order.no, state: order.state, title, body, isQuiet, at })
}

export function chainOf(order: DepositRow): (typeof CHAINS)['TRC20'] | undefined {
  return order.network === 'TRC20' || order.network === 'ERC20' ? CHAINS[order.network] : undefined
}

type NewRow = InsertObject<Schema, 'deposit_orders'>

/**
 * Inserts with the asked amount plus 0.01–0.99 that no payer of the method owes now or may still pay late. Two members who pick the same cents
 * at once meet at the unique index: the later one takes others.
 */
async function insertWithCents(trx: Trx, row: NewRow, asked: number, now: number): Promise<DepositRow> {
  const taken = await trx
    .selectFrom('deposit_orders')
    .select('pay_amount')
    .where('method', '=', row.method)
    .where((is) =>
      is.or([
        is('state', 'in', [...OPEN_STATES, DEPOSIT_STATE.appeal]),
        is.and([is('state', '=', DEPOSIT_STATE.expired), is('expire_at', '>', now - LATE_MATCH_MS)]),
      ]),
    )
    .execute()
  const isTaken = new Set(taken.map(({ pay_amount: text }) => text))
  const first = randomInt(CENTS)
  for (let step = 0; step < CENTS; step += 1) {
    const text = fromFen(asked + 1 + ((first + step) % CENTS))
    if (isTaken.has(text)) continue
    const order = await trx
      .insertInto('deposit_orders')
      .values({ ...row, pay_amount: text })
      .onConflict((conflict) => conflict.doNothing())
      .returningAll()
      .executeTakeFirst()
    if (order) return order
  }
  throw new SandboxError(711020, { zh: '通道繁忙，请换一个金额', en: 'The channel is busy. Try another amount.' })
}
