/** Deposit endpoints. */

import { ACCOUNT_STATE } from '@lantern/contract/accounts'
import * as CODE from '@lantern/contract/code'
import {
  DEPOSIT_STATE,
  type DepositMethod,
  type DepositMethodInfo,
  depositCancel,
  depositCreate,
  depositDetail,
  depositMethods,
  depositPaid,
} from '@lantern/contract/deposit'
import { depositAppeal } from '@lantern/contract/deposit-appeal'
import { inTransaction, type Trx } from '../../database/database.ts'
import type { Member } from '../../database/tables/members/members.schema.ts'
import type { DepositRow, PayAccountRow } from '../../database/tables/money/finance.schema.ts'
import type { Job } from '../../jobs/jobs.ts'
import { fromFen, toFen } from '../../ledger/money.rules.ts'
import { lockMember } from '../../members/members.repository.ts'
import { refuse } from '../../refusal/refuse.ts'
import { SandboxError } from '../../refusal/sandbox-error.ts'
import { bindingLimit } from '../../safer/guard/limit.rules.ts'
import { limitUses } from '../../safer/guard/own-limits.ts'
import type { Wire } from '../../wire/wire.ts'
import { ownAccount } from '../accounts/account-turns.ts'
import { offersFor } from '../speed/speed-part-turns.ts'
import { tickDeposit } from './deposit-timers.ts'
import { depositView } from './deposit-view.ts'
import { dueDeposits, findDeposit, openOrder } from './order/deposit.repository.ts'
import { ACCOUNT_METHODS, METHODS, methodList, usdtToFen } from './order/deposit.rules.ts'
import type { DepositCredited } from './order/deposit-credit.ts'
import { usdtRate } from './order/deposit-rate.ts'
import { lockDeposit } from './order/deposit-turns.ts'
import { appealDeposit, keepProofs } from './steps/deposit-appeal.ts'
import { cancelDeposit, claimDeposit } from './steps/deposit-claim.ts'
import { createDeposit } from './steps/deposit-create.ts'
import { requireDepositRoom } from './steps/deposit-limit.ts'
import { createSpeedDeposit, letPayeeSpeak, requireNoSpeed } from './steps/speed-deposit.ts'

export function depositRoutes(wire: Wire): void {
  wire.memberRead(depositMethods, async (_input, { db, member, now, locale }) => {
    const open = await openOrder(db, member.id)
    const limit = bindingLimit(await limitUses(db, member.id, 'deposit', now))
    return {
      list: methodList(await usdtRate(db), await offersFor(db, member.id, now)),
      limit: {
        day: limit.amount === null ? null : fromFen(limit.amount),
        period: limit.period,
        used: fromFen(limit.used),
        resetAt: limit.resetAt,
      },
      openOrder: open ? depositView(open, now, locale) : null,
    }
  })

  wire.memberWrite(depositCreate, async (input, { trx, member, now, locale }) => {
    if (member.kyc !== 2) throw refuse('identity-first')
    const method = METHODS[input.method]
    if (input.method === 'SPEED') await requireNoSpeed(trx, member.id)
    requireOpenMethod(methodList(await usdtRate(trx), await offersFor(trx, member.id, now)), input.method)
    const asked = toFen(input.amount)
    if (asked < toFen(method.min))
      throw new SandboxError(
        CODE.BELOW_MINIMUM,
        { zh: `低于最低金额 ${method.min}`, en: `Below the minimum of ${method.min}` },
        { min: method.min },
      )
    if (asked > toFen(method.max))
      throw new SandboxError(
        CODE.ABOVE_MAXIMUM,
        { zh: `超过最高金额 ${method.max}`, en: `Above the maximum of ${method.max}` },
        { max: method.max },
      )
    if (method.needName) requireOwnName(member, input.payerName)
    const amount = input.method === 'USDT' ? usdtToFen(asked, await usdtRate(trx)) : asked
    await requireDepositRoom(trx, member.id, amount, now)
    if (input.method === 'SHARELIFE' && !input.accountId) throw needsAccount()
    const account = input.accountId ? await payingAccount(trx, member.id, input.method, input.accountId) : undefined
    const draft = {
      method: input.method,
      amountText: input.amount,
      network: input.network,
      payerName: input.payerName,
      activityId: input.activityId,
      account,
      requestNo: input.requestNo,
    }
    const create = input.method === 'SPEED' ? createSpeedDeposit : createDeposit
    return depositView(await create(trx, member, draft, now), now, locale)
  })

  wire.memberRead(depositDetail, async (input, { db, member, now, locale }) => {
    if (!input.orderNo && !input.requestNo) return { order: null }
    const order = await findDeposit(db, member.id, { no: input.orderNo, requestNo: input.requestNo })
    return { order: order ? depositView(order, now, locale) : null }
  })

  wire.memberWrite(depositPaid, async (input, { trx, member, now, locale, faults }) => {
    const order = await lockDeposit(trx, member.id, input.orderNo)
    const { txid, proof = [] } = input
    // The proof of a different amount is what its hold waits for.
    if (order.paid_amount !== null && proof.length > 0)
      return depositView(await appealDeposit(trx, order, { text: txid ?? '—', proof }, now), now, locale)
    if (order.part_no !== null) requireProof(order, proof)
    const isSilent = order.state === DEPOSIT_STATE.created && faults.take('sim/bank', member.user_name) !== undefined
    const claimed = await claimDeposit(trx, order, { txid, isSilent }, now)
    await keepProofs(trx, order.no, proof, now)
    if (!isSilent) await letPayeeSpeak(trx, claimed, now)
    return depositView(claimed, now, locale)
  })

  wire.memberWrite(depositAppeal, async ({ orderNo, text, proof }, { trx, member, now, locale }) => {
    const order = await lockDeposit(trx, member.id, orderNo)
    return depositView(await appealDeposit(trx, order, { text, proof }, now), now, locale)
  })

  wire.memberWrite(depositCancel, async (input, { trx, member, now, locale }) => {
    const order = await lockDeposit(trx, member.id, input.orderNo)
    return depositView(await cancelDeposit(trx, order, now), now, locale)
  })
}

function requireOpenMethod(list: readonly DepositMethodInfo[], wanted: DepositMethod): void {
  const open = list.flatMap(({ method, state }) => (state === 1 ? [method] : []))
  if (open.includes(wanted)) return
  throw new SandboxError(
    CODE.CHANNEL_PAUSED,
    { zh: '通道暂停，请换一种方式', en: 'This channel is paused. Choose another way.' },
    { alternatives: open },
  )
}

/** Uploads for the payee and, in a dispute, the reviewer. */
function requireProof(order: DepositRow, proof: readonly string[]): void {
  if (order.state !== DEPOSIT_STATE.created || proof.length > 0) return
  const sentence = { zh: '请上传付款凭证', en: 'Upload a proof of your payment' }
  throw new SandboxError(CODE.VALIDATION, sentence, { fields: { proof: sentence } })
}

/** Deposit timers and chain confirmations: every second of the sandbox clock. */
export function depositJob(credited: readonly DepositCredited[]): Job {
  return {
    name: 'deposits',
    everyMs: 1_000,
    async run({ db, now }) {
      for (const { no, memberId } of await dueDeposits(db, now)) {
        await inTransaction(db, async (trx) => {
          await lockMember(trx, memberId)
          await tickDeposit(trx, await lockDeposit(trx, memberId, no), now, credited)
        })
      }
    },
  }
}

/** A new account may pay at once; only payouts to it must wait. */
async function payingAccount(trx: Trx, memberId: string, method: string, id: string): Promise<PayAccountRow> {
  const account = await ownAccount(trx, memberId, id)
  if (account.kind === method && ACCOUNT_METHODS.has(method) && account.state === ACCOUNT_STATE.normal) return account
  throw new SandboxError(CODE.PAYOUT_ACCOUNT_UNAVAILABLE, {
    zh: '该账户不可用于此方式',
    en: 'This account cannot pay this way',
  })
}

function needsAccount(): SandboxError {
  const sentence = { zh: '请先绑定并选择付款账户', en: 'Bind and choose the account that you pay from' }
  return new SandboxError(CODE.VALIDATION, sentence, { fields: { accountId: sentence } })
}

function requireOwnName(member: Member, payerName: string | undefined): void {
  if (payerName === undefined || payerName.trim() === '' || payerName.trim() === member.real_name) return
  const text = { zh: '付款人须与实名一致', en: 'The payer must be yourself' }
  throw new SandboxError(
    CODE.NAME_MISMATCH,
    { zh: '姓名与实名不一致', en: 'The name differs from your verified name' },
    { fields: { payerName: text } },
  )
}
