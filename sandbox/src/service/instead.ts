/** Agent top-up (代充): a member's one-time code, paid by an official agent. The money arrives through an ordinary deposit order. */

import { randomInt } from 'node:crypto'
import * as CODE from '@lantern/contract/code'
import {
  INSTEAD_CODE_MS,
  INSTEAD_MAX,
  INSTEAD_MIN,
  type InsteadCode,
  insteadCancel,
  insteadCreate,
  insteadList,
} from '@lantern/contract/service'
import { type Database, type Executor, inTransaction, type Trx } from '../database/database.ts'
import type { InsteadRow } from '../database/tables/site/service.schema.ts'
import { creditDeposit, type DepositCredited } from '../finance/deposits/order/deposit-credit.ts'
import { createDeposit } from '../finance/deposits/steps/deposit-create.ts'
import { requireDepositRoom } from '../finance/deposits/steps/deposit-limit.ts'
import type { Job } from '../jobs/jobs.ts'
import { fromFen, toFen } from '../ledger/money.rules.ts'
import { lockMember } from '../members/members.repository.ts'
import { requirePlay } from '../members/standing.rules.ts'
import { refuse } from '../refusal/refuse.ts'
import { SandboxError } from '../refusal/sandbox-error.ts'
import type { ControlActions } from '../wire/control-actions.ts'
import type { Wire } from '../wire/wire.ts'

const SHOWN = 20
const CODES = 100_000_000

export function insteadRoutes(wire: Wire): void {
  wire.memberWrite(insteadCreate, async ({ amount, method }, { trx, member, now }) => {
    if (member.kyc !== 2) throw refuse('identity-first')
    const fen = toFen(amount)
    if (fen < toFen(INSTEAD_MIN))
      throw new SandboxError(
        CODE.BELOW_MINIMUM,
        { zh: `低于最低金额 ${INSTEAD_MIN}`, en: `Below the minimum of ${INSTEAD_MIN}` },
        { min: INSTEAD_MIN },
      )
    if (fen > toFen(INSTEAD_MAX))
      throw new SandboxError(
        CODE.ABOVE_MAXIMUM,
        { zh: `超过最高金额 ${INSTEAD_MAX}`, en: `Above the maximum of ${INSTEAD_MAX}` },
        { max: INSTEAD_MAX },
      )
    await expireCodes(trx, now)
    const open = await openCode(trx, member.id)
    if (open)
      throw new SandboxError(
        CODE.ORDER_IN_PROGRESS,
        { zh: '您已有一个有效的代充码', en: 'You already have a live code' },
        { code: open.code },
      )
    await requireDepositRoom(trx, member.id, fen, now)
    const row = await trx
      .insertInto('instead_codes')
      .values({
        code: await freshCode(trx),
        member_id: member.id,
        amount: fen,
        method,
        state: 'open',
        order_no: null,
        created_at: now,
        expire_at: now + INSTEAD_CODE_MS,
      })
      .returningAll()
      .executeTakeFirstOrThrow()
    return codeView(row, now)
  })

  wire.memberRead(insteadList, async (_input, { db, member, now }) => {
    const rows = await db
      .selectFrom('instead_codes')
      .selectAll()
      .where('member_id', '=', member.id)
      .orderBy('created_at', 'desc')
      .limit(SHOWN)
      .execute()
    return { list: rows.map((row) => codeView(row, now)) }
  })

  wire.memberWrite(insteadCancel, async ({ code }, { trx, member, now }) => {
    const row = await trx
      .selectFrom('instead_codes')
      .selectAll()
      .where('code', '=', code)
      .where('member_id', '=', member.id)
      .forUpdate()
      .executeTakeFirst()
    if (!row) throw new SandboxError(CODE.COMMON, { zh: '没有这个代充码', en: 'There is no such code' })
    if (row.state === 'cancelled') return codeView(row, now)
    if (row.state !== 'open' || row.expire_at <= now) throw changed(row)
    return codeView(await setState(trx, code, 'cancelled'), now)
  })
}

/** The agent pays for a code, which credits the member through a deposit order. */
export function insteadActions(db: Database, credited: readonly DepositCredited[]): ControlActions {
  return {
    'instead.pay': async ({ code }, { now }) =>
      inTransaction(db, async (trx) => {
        const known = await trx
          .selectFrom('instead_codes')
          .select('member_id')
          .where('code', '=', code)
          .executeTakeFirst()
        if (!known) throw new SandboxError(CODE.COMMON, `There is no code ${code}.`)
        const member = await lockMember(trx, known.member_id)
        const row = await trx
          .selectFrom('instead_codes')
          .selectAll()
          .where('code', '=', code)
          .forUpdate()
          .executeTakeFirstOrThrow()
        if (row.state === 'used') return { orderNo: row.order_no }
        if (row.state !== 'open' || row.expire_at <= now)
          throw new SandboxError(CODE.ORDER_EXPIRED, { zh: '代充码已失效', en: 'The code is no longer good' })
        // Checked again: since the code was made, its owner may have taken a break or used up the limit.
        requirePlay(member, now)
        await requireDepositRoom(trx, member.id, row.amount, now)
        const order = await createDeposit(
          trx,
          member,
          { method: 'INSTEAD', amountText: fromFen(row.amount), requestNo: `instead-${code}` },
          now,
        )
        await creditDeposit(trx, order, now, credited)
        await trx
          .updateTable('instead_codes')
          .set({ state: 'used', order_no: order.no })
          .where('code', '=', code)
          .execute()
        return { orderNo: order.no }
      }),
  }
}

/** Expires codes: each minute, and when a new one is requested. */
export const insteadJob: Job = {
  name: 'instead',
  everyMs: 60_000,
  run: async ({ db, now }) => expireCodes(db, now),
}

async function expireCodes(db: Executor, now: number): Promise<void> {
  await db
    .updateTable('instead_codes')
    .set({ state: 'expired' })
    .where('state', '=', 'open')
    .where('expire_at', '<=', now)
    .execute()
}

function openCode(db: Executor, memberId: string): Promise<InsteadRow | undefined> {
  return db
    .selectFrom('instead_codes')
    .selectAll()
    .where('member_id', '=', memberId)
    .where('state', '=', 'open')
    .executeTakeFirst()
}

async function freshCode(trx: Trx): Promise<string> {
  for (;;) {
    const code = String(randomInt(CODES)).padStart(8, '0')
    const taken = await trx.selectFrom('instead_codes').select('code').where('code', '=', code).executeTakeFirst()
    if (!taken) return code
  }
}

function setState(trx: Trx, code: string, state: InsteadCode['state']): Promise<InsteadRow> {
  return trx
    .updateTable('instead_codes')
    .set({ state })
    .where('code', '=', code)
    .returningAll()
    .executeTakeFirstOrThrow()
}

function codeView(row: InsteadRow, now: number): InsteadCode {
  const isOver = row.state === 'open' && row.expire_at <= now
  return {
    code: row.code,
    amount: fromFen(row.amount),
    method: row.method as InsteadCode['method'],
    state: isOver ? 'expired' : (row.state as InsteadCode['state']),
    createdAt: row.created_at,
    expireAt: row.expire_at,
    orderNo: row.order_no,
  }
}

function changed(row: InsteadRow): SandboxError {
  return refuse('state-changed', { state: row.state })
}
