/** The payer's side of a speed deposit: match a part, claim with a proof, follow it to its end (screens.md 6, 11.4). */
import * as CODE from '@lantern/contract/code'
import { DEPOSIT_STATE } from '@lantern/contract/deposit'
import { PART_STATE } from '@lantern/contract/speed'
import { WITHDRAW_STATE } from '@lantern/contract/withdrawal'
import { type Database, type Executor, inTransaction, type Trx } from '../../../database/database.ts'
import type { Member } from '../../../database/tables/members/members.schema.ts'
import type { DepositRow } from '../../../database/tables/money/finance.schema.ts'
import { toFen } from '../../../ledger/money.rules.ts'
import { lockMember } from '../../../members/members.repository.ts'
import { SandboxError } from '../../../refusal/sandbox-error.ts'
import { COMPARE_MS, isPaidByProofs, SIM_SPEAKS_MS } from '../../speed/speed.rules.ts'
import { isSimulated, lockPart, offersFor } from '../../speed/speed-part-turns.ts'
import { changePart, findOffer } from '../../speed/speed-parts.repository.ts'
import { proofCount } from '../order/deposit.repository.ts'
import { creditDeposit, type DepositCredited, failDeposit } from '../order/deposit-credit.ts'
import { lockDeposit, move } from '../order/deposit-turns.ts'
import { createDeposit, type NewDeposit } from './deposit-create.ts'

const UNFINISHED = [DEPOSIT_STATE.created, DEPOSIT_STATE.claimed, DEPOSIT_STATE.appeal] as const

/** @throws SandboxError 711020 when no payout of that amount is waiting, with the available amounts */
export async function createSpeedDeposit(
  trx: Trx,
  member: Member,
  draft: NewDeposit,
  now: number,
): Promise<DepositRow> {
  const part = await findOffer(trx, member.id, toFen(draft.amountText), now)
  if (!part)
    throw new SandboxError(
      CODE.CHANNEL_PAUSED,
      { zh: '该金额暂无可匹配的取款，请换一个金额', en: 'No payout matches this amount now. Choose another amount.' },
      { offers: await offersFor(trx, member.id, now) },
    )
  const order = await createDeposit(trx, member, { ...draft, part, payTo: await payeeOf(trx, part.withdraw_no) }, now)
  await changePart(trx, part, { state: PART_STATE.waiting, deposit_no: order.no })
  return order
}

/** @throws SandboxError 244102 while the member has an open speed deposit or payout, with its number */
export async function requireNoSpeed(db: Executor, memberId: string): Promise<void> {
  const orderNo = await unfinishedSpeed(db, memberId)
  if (orderNo === undefined) return
  throw new SandboxError(
    CODE.SPEED_PAY,
    { zh: '您有未完成的极速订单，请先完成', en: 'You have a speed order in progress. Finish it first.' },
    { orderNo },
  )
}

async function unfinishedSpeed(db: Executor, memberId: string): Promise<string | undefined> {
  const deposit = await db
    .selectFrom('deposit_orders')
    .select('no')
    .where('member_id', '=', memberId)
    .where('method', '=', 'SPEED')
    .where('state', 'in', UNFINISHED)
    .executeTakeFirst()
  if (deposit) return deposit.no
  const payout = await db
    .selectFrom('withdraw_orders')
    .select('no')
    .where('member_id', '=', memberId)
    .where('channel', '=', 'SPEED')
    .where('state', '<', WITHDRAW_STATE.paid)
    .executeTakeFirst()
  return payout?.no
}

/** A claimed order waits for its payee; simulated payees answer by themselves. */
export async function letPayeeSpeak(trx: Trx, order: DepositRow, now: number): Promise<void> {
  if (order.part_no === null || order.state !== DEPOSIT_STATE.claimed) return
  const part = await lockPart(trx, order.part_no)
  if (part.speaks_at === null && (await isSimulated(trx, part.payee_id)))
    await changePart(trx, part, { speaks_at: now + SIM_SPEAKS_MS })
}

/** Transitions of the payer's order by time and by the payee's answer. */
export async function tickSpeedDeposit(
  trx: Trx,
  order: DepositRow,
  now: number,
  credited: readonly DepositCredited[],
): Promise<void> {
  if (order.state === DEPOSIT_STATE.created) {
    if (order.expire_at <= now) await move(trx, order, DEPOSIT_STATE.expired, now, { next_at: null })
    return
  }
  const { state } = await lockPart(trx, order.part_no ?? '')
  const isDue = order.next_at !== null && order.next_at <= now
  if (state === PART_STATE.confirmed) await creditDeposit(trx, order, now, credited)
  else if (order.state === DEPOSIT_STATE.claimed && (isDue || state === PART_STATE.disputed))
    await move(trx, order, DEPOSIT_STATE.appeal, now, { next_at: now + COMPARE_MS })
  else if (order.state === DEPOSIT_STATE.appeal && isDue) await decide(trx, order, now, credited)
}

/** Orders with an answer of their payee. */
export async function followPayees(db: Database, now: number, credited: readonly DepositCredited[]): Promise<void> {
  const due = await db
    .selectFrom('speed_parts as p')
    .innerJoin('deposit_orders as d', 'd.no', 'p.deposit_no')
    .select(['d.no', 'd.member_id as memberId'])
    .where((is) =>
      is.or([
        is.and([is('p.state', '=', PART_STATE.confirmed), is('d.state', 'in', UNFINISHED)]),
        is.and([is('p.state', '=', PART_STATE.disputed), is('d.state', '=', DEPOSIT_STATE.claimed)]),
      ]),
    )
    .limit(200)
    .execute()
  for (const { no, memberId } of due) {
    await inTransaction(db, async (trx) => {
      await lockMember(trx, memberId)
      await tickSpeedDeposit(trx, await lockDeposit(trx, memberId, no), now, credited)
    })
  }
}

async function decide(
  trx: Trx,
  order: DepositRow,
  now: number,
  credited: readonly DepositCredited[],
): Promise<DepositRow> {
  const payer = await proofCount(trx, order.no)
  const payee = await trx
    .selectFrom('speed_proofs')
    .select('n')
    .where('part_no', '=', order.part_no ?? '')
    .execute()
  return isPaidByProofs(payer, payee.length)
    ? creditDeposit(trx, order, now, credited)
    : failDeposit(trx, order, 'D04', now)
}

/** The payee's bank account. */
async function payeeOf(db: Executor, withdrawNo: string): Promise<Record<string, string>> {
  const account = await db
    .selectFrom('withdraw_orders as w')
    .innerJoin('pay_accounts as a', 'a.id', 'w.account_id')
    .select(['a.bank', 'a.holder', 'a.masked', 'a.details'])
    .where('w.no', '=', withdrawNo)
    .executeTakeFirstOrThrow()
  const { cardNo } = JSON.parse(account.details) as { cardNo?: string }
  // Seeded accounts have no full number.
  return { bank: account.bank, holder: account.holder, account: cardNo ?? account.masked.replaceAll('*', '0') }
}
