/** Members as a proof wants them, with an open session and without the minutes that hashing their passwords would take. */
import type { Database, Trx } from '../src/database/database.ts'
import { inTransaction } from '../src/database/database.ts'
import { houseAccount, memberAccount } from '../src/ledger/accounts.ts'
import { post } from '../src/ledger/ledger.ts'
import { seedId } from '../src/members/seed-id.rules.ts'
import { openSession } from '../src/sessions/sessions.ts'
import { openAuditTask } from '../src/turnover/audit-turns.ts'

const HOUR = 3_600_000

export type Traits = {
  readonly kyc: number
  /** Identity level that is verified beyond `kyc`: 1 for none. */
  readonly level: 1 | 2
  readonly account: string
  readonly fund: string
  readonly status: number
  /** Fen. */
  readonly main: number
  /** Own money that waits for play, fen. */
  readonly task: number
  readonly vip: number
  /** Withdrawals that were paid today, and what each was. */
  readonly earlier: number
  readonly earlierAmount: number
  readonly isOpen: boolean
}

/** A session for a seed member; with traits, for a new one that has them. @returns the token */
export async function readyMember(trx: Trx, userName: string, now: number, traits?: Traits): Promise<string> {
  const memberId = seedId(userName)
  if (traits) await addMember(trx, memberId, userName, traits, now)
  const session = {
    memberId,
    deviceUuid: 'test-device',
    deviceLabel: 'test',
    clientType: 'web',
    remember: true,
    now,
  } as const
  return (await openSession(trx, session)).token
}

/** From the house to main, or back. */
export async function giveMoney(db: Database, memberId: string, fen: number, at: number): Promise<void> {
  if (fen !== 0) await inTransaction(db, (trx) => postMoney(trx, memberId, fen, at))
}

async function postMoney(trx: Trx, memberId: string, fen: number, at: number): Promise<void> {
  await post(trx, {
    bizType: 'ADJUST',
    bizNo: `give-${crypto.randomUUID()}`,
    at,
    postings: [
      { account: houseAccount('adjust'), amount: -fen },
      { account: memberAccount(memberId, 'main'), amount: fen },
    ],
  })
}

async function addMember(trx: Trx, id: string, userName: string, traits: Traits, now: number): Promise<void> {
  const like = await trx.selectFrom('members').selectAll().where('user_name', '=', 'vip10aa').executeTakeFirstOrThrow()
  await trx
    .insertInto('members')
    .values({
      ...like,
      id,
      user_name: userName,
      user_key: userName,
      phone: null,
      email: '',
      kyc: traits.kyc,
      vip: traits.vip,
      status: traits.status,
      status_until: traits.status === 3 || traits.status === 4 ? now + 24 * HOUR : null,
      fund_hash: traits.fund === 'none' ? null : like.fund_hash,
      fund_locked_until: traits.fund === 'locked' ? now + HOUR : 0,
    })
    .execute()
  if (traits.level === 2)
    await trx
      .insertInto('kyc_cases')
      .values({
        id: `${id}-document`,
        member_id: id,
        level: 2,
        fields: '{}',
        state: 'ok',
        at: now,
        first_at: now,
        ended_at: now,
      })
      .execute()
  await addAccount(trx, id, traits.account, now)
  if (traits.main > 0) await postMoney(trx, id, traits.main, now)
  if (traits.task > 0) {
    const task = { memberId: id, amount: traits.task, required: traits.task, at: now }
    await openAuditTask(trx, { ...task, source: 'manual', sourceNo: `task-${id}` })
  }
  await addWithdrawals(trx, id, traits, now)
}

async function addAccount(trx: Trx, memberId: string, kind: string, now: number): Promise<void> {
  await trx
    .insertInto('pay_accounts')
    .values({
      id: `${memberId}-bank`,
      member_id: memberId,
      kind: 'BANK',
      bank: '模拟银行',
      holder: 'x',
      masked: '****0001',
      is_default: true,
      // Past orders need an account; "none" is one that was switched off.
      state: kind === 'frozen' ? 3 : kind === 'none' ? 4 : 1,
      usable_at: kind === 'new' ? now + HOUR : now - HOUR,
      created_at: now - HOUR,
    })
    .execute()
}

/** Paid today, straight in the table: what the day's allowance has left. One that is open locks its money. */
async function addWithdrawals(trx: Trx, memberId: string, traits: Traits, now: number): Promise<void> {
  const row = (no: string, amount: number, state: number) => ({
    no,
    member_id: memberId,
    account_id: `${memberId}-bank`,
    amount,
    state,
    reason_code: null,
    needs_second: true,
    is_auto: false,
    request_no: null,
    created_at: now,
    next_at: null,
    timeline: JSON.stringify([{ state, at: now, note: '' }]),
  })
  for (let index = 0; index < traits.earlier; index += 1) {
    await trx
      .insertInto('withdraw_orders')
      .values(row(`seed-past-${memberId}-${index}`, traits.earlierAmount, 6))
      .execute()
  }
  if (!traits.isOpen || traits.main < 1_000) return
  const no = `seed-open-${memberId}`
  await trx
    .insertInto('withdraw_orders')
    .values(row(no, 1_000, 2))
    .execute()
  await post(trx, {
    bizType: 'WITHDRAW_LOCK',
    bizNo: no,
    at: now,
    postings: [
      { account: memberAccount(memberId, 'main'), amount: -1_000 },
      { account: memberAccount(memberId, 'lock.withdraw'), amount: 1_000 },
    ],
  })
}
