/** Deposit endpoints. */
import { depositCancel, depositCreate, depositDetail, depositMethods, depositPaid } from '@lantern/contract/finance'
import { inTransaction } from '../database/database.ts'
import type { Job } from '../jobs/jobs.ts'
import { fromFen, toFen } from '../ledger/money.rules.ts'
import { lockMember } from '../members/members.repository.ts'
import type { Member } from '../members/members.schema.ts'
import { requirePlay } from '../members/standing.rules.ts'
import { bindingLimit, depositLimits } from '../safer/limits.repository.ts'
import { SandboxError } from '../wire/sandbox-error.ts'
import type { Wire } from '../wire/wire.ts'
import {
  cancelDeposit,
  claimDeposit,
  createDeposit,
  type DepositCredited,
  depositView,
  lockDeposit,
  openOrder,
  tickDeposit,
} from './deposit.repository.ts'
import { METHODS, methodList, usdtToFen } from './deposit.rules.ts'
import { requireDepositRoom } from './deposit-limit.ts'

export function depositRoutes(wire: Wire): void {
  wire.memberRead(depositMethods, async (_input, { db, member, now }) => {
    const open = await openOrder(db, member.id)
    const limit = bindingLimit(await depositLimits(db, member.id, now))
    return {
      list: methodList(),
      limit: {
        day: limit.amount === null ? null : fromFen(limit.amount),
        period: limit.period,
        used: fromFen(limit.used),
        resetAt: limit.resetAt,
      },
      openOrder: open ? depositView(open) : null,
    }
  })

  wire.memberWrite(depositCreate, async (input, { trx, member, now }) => {
    requirePlay(member, now)
    if (member.kyc !== 2) throw new SandboxError(711010, { zh: '请先完成实名认证', en: 'Verify your identity first' })
    const method = METHODS[input.method]
    if (method.state === 2)
      throw new SandboxError(
        711020,
        { zh: '通道暂停', en: 'This channel is paused' },
        { alternatives: ['BANK', 'USDT'] },
      )
    const asked = toFen(input.amount)
    if (asked < toFen(method.min))
      throw new SandboxError(
        711002,
        { zh: `低于最低金额 ${method.min}`, en: `Below the minimum of ${method.min}` },
        { min: method.min },
      )
    if (asked > toFen(method.max))
      throw new SandboxError(
        711003,
        { zh: `超过最高金额 ${method.max}`, en: `Above the maximum of ${method.max}` },
        { max: method.max },
      )
    if (method.needName) requireOwnName(member, input.payerName)
    const amount = input.method === 'USDT' ? usdtToFen(asked) : asked
    await requireDepositRoom(trx, member.id, amount, now)
    return depositView(
      await createDeposit(
        trx,
        member,
        {
          method: input.method,
          amountText: input.amount,
          network: input.network,
          payerName: input.payerName,
          activityId: input.activityId,
          requestNo: input.requestNo,
        },
        now,
      ),
    )
  })

  wire.memberRead(depositDetail, async (input, { db, member }) => {
    if (!input.orderNo && !input.requestNo) return { order: null }
    const order = await db
      .selectFrom('deposit_orders')
      .selectAll()
      .where('member_id', '=', member.id)
      .$if(input.orderNo !== undefined, (query) => query.where('no', '=', input.orderNo ?? ''))
      .$if(input.orderNo === undefined, (query) => query.where('request_no', '=', input.requestNo ?? ''))
      .executeTakeFirst()
    return { order: order ? depositView(order) : null }
  })

  wire.memberWrite(depositPaid, async (input, { trx, member, now }) => {
    const order = await lockDeposit(trx, member.id, input.orderNo)
    return depositView(await claimDeposit(trx, order, input.txid, now))
  })

  wire.memberWrite(depositCancel, async (input, { trx, member, now }) => {
    const order = await lockDeposit(trx, member.id, input.orderNo)
    return depositView(await cancelDeposit(trx, order, now))
  })
}

/** Deposit timers and chain confirmations: every second of the sandbox clock. */
export function depositJob(credited: readonly DepositCredited[]): Job {
  return {
    name: 'deposits',
    everyMs: 1_000,
    async run({ db, now }) {
      const due = await db
        .selectFrom('deposit_orders')
        .select(['no', 'member_id'])
        .where('state', 'in', [1, 2, 3])
        .where((is) => is.or([is('next_at', '<=', now), is.and([is('state', '=', 1), is('expire_at', '<=', now)])]))
        .orderBy('created_at')
        .limit(200)
        .execute()
      for (const { no, member_id: memberId } of due) {
        await inTransaction(db, async (trx) => {
          await lockMember(trx, memberId)
          await tickDeposit(trx, await lockDeposit(trx, memberId, no), now, credited)
        })
      }
    },
  }
}

function requireOwnName(member: Member, payerName: string | undefined): void {
  if (payerName === undefined || payerName.trim() === '' || payerName.trim() === member.real_name) return
  const text = { zh: '付款人须与实名一致', en: 'The payer must be yourself' }
  throw new SandboxError(
    716007,
    { zh: '姓名与实名不一致', en: 'The name differs from your verified name' },
    { fields: { payerName: text.zh } },
  )
}
