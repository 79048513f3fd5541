/** Seeds an empty sandbox: members, money, history. In one transaction, so a sandbox is either seeded or empty. */

import type { InviteKind } from '@lantern/contract/invite'
import { DAY_MS, HOUR_MS, siteDayStart } from '@lantern/contract/site-time'
import { type Database, inTransaction, type Trx } from '../database/database.ts'
import { HOUSE_BANKS } from '../finance/deposits/order/deposit.rules.ts'
import { houseAccount, type MemberKind, memberAccount } from '../ledger/accounts.ts'
import { post } from '../ledger/ledger.ts'
import { fromFen } from '../ledger/money.rules.ts'
import { seedNo } from '../ledger/seed-no.rules.ts'
import { hashPassword } from '../members/proofs/passwords.ts'
import { seedId } from '../members/seed-id.rules.ts'
import { saveLimit } from '../safer/save-limit.ts'
import { rememberVisit } from '../sign-in/trust/trust.repository.ts'
import { createVisitorLocations } from '../sign-in/trust/visitor-location.ts'
import { openAuditTask } from '../turnover/audit-turns.ts'
import { seedHistory } from './seed-history.ts'
import { SEED_FUND_PASSWORD, SEED_MEMBERS, SEED_PASSWORD, type SeedMember, seedPhone } from './seed-members.ts'

const SEEDED_KEY = 'seeded'
const DAY_LIMIT = { kind: 'deposit', period: 'day' } as const

/** A domain's own part, run after the members exist, in the same transaction. */
export type Seeder = (trx: Trx, now: number) => Promise<void>

export async function seed(db: Database, now: number, more: readonly Seeder[] = []): Promise<void> {
  const done = await db.selectFrom('sandbox_state').select('value').where('key', '=', SEEDED_KEY).executeTakeFirst()
  if (done) return
  const [pwdHash, fundHash] = await Promise.all([hashPassword(SEED_PASSWORD), hashPassword(SEED_FUND_PASSWORD)])
  await inTransaction(db, async (trx) => {
    const first = await trx
      .insertInto('sandbox_state')
      .values({ key: SEEDED_KEY, value: String(now) })
      .onConflict((conflict) => conflict.column('key').doNothing())
      .returning('key')
      .executeTakeFirst()
    if (!first) return
    for (const [index, member] of SEED_MEMBERS.entries())
      await insertMember(trx, member, { index, pwdHash, fundHash, now })
    await seedHistory(trx, now)
    await seedLimit(trx, now)
    await seedAudit(trx, now)
    await seedInvites(trx)
    for (const part of more) await part(trx, now)
  })
}

type Shared = { readonly index: number; readonly pwdHash: string; readonly fundHash: string; readonly now: number }

async function insertMember(trx: Trx, member: SeedMember, { index, pwdHash, fundHash, now }: Shared): Promise<void> {
  const id = seedId(member.userName)
  const isReady = member.isReady ?? false
  const registeredAt = now - (120 - index) * DAY_MS
  await trx
    .insertInto('members')
    .values({
      id,
      user_name: member.userName,
      user_key: member.userName.toLowerCase(),
      nick: member.nick,
      pwd_hash: pwdHash,
      fund_hash: isReady ? fundHash : null,
      real_name: member.realName ?? null,
      phone: isReady ? seedPhone(index) : null,
      email: member.email ?? null,
      birthday: '1990-05-20',
      kyc: member.kyc ?? (isReady ? 2 : 0),
      vip: member.vip ?? 0,
      status: member.status ?? 1,
      status_reason: member.statusReason ?? '',
      status_until: member.statusMs === undefined ? null : now + member.statusMs,
      flags: member.flags ?? '',
      role: member.role ?? 'member',
      registered_at: registeredAt,
      last_login_at: member.awayDays === undefined ? null : now - member.awayDays * DAY_MS,
      last_login_device: member.awayDays === undefined ? '' : 'Android · Chrome',
      guide: member.userName === 'newbie1' ? '{}' : '{"all":"done"}',
    })
    .execute()
  if (member.isKnownElsewhere) await seedTrust(trx, id, now)
  if (member.dayLimit !== undefined) await saveLimit(trx, id, DAY_LIMIT, member.dayLimit, registeredAt)
  // A raise that is still waiting.
  if (member.pendingDayLimit !== undefined)
    await saveLimit(trx, id, DAY_LIMIT, member.pendingDayLimit, now - 12 * HOUR_MS)
  if (isReady) await insertAccounts(trx, id, member, index, registeredAt)
  for (const [kind, amount] of Object.entries(member.money ?? {})) {
    const account = memberAccount(id, kind as MemberKind)
    await post(trx, {
      bizType: 'ADJUST',
      bizNo: `seed-${member.userName}-${kind}`,
      memo: 'seed',
      at: registeredAt,
      postings: [
        { account, amount },
        { account: houseAccount('adjust', account.currency), amount: -amount },
      ],
    })
  }
}

/** A trusted device of the member, in the city of this machine. */
async function seedTrust(trx: Trx, memberId: string, now: number): Promise<void> {
  const visit = {
    memberId,
    deviceUuid: 'seed-device',
    fingerprint: '',
    deviceLabel: 'iPhone · Safari',
    location: createVisitorLocations().of('127.0.0.1'),
    now,
  }
  await rememberVisit(trx, visit, true)
}

async function insertAccounts(
  trx: Trx,
  memberId: string,
  member: SeedMember,
  index: number,
  at: number,
): Promise<void> {
  const common = { member_id: memberId, holder: member.realName ?? member.nick, usable_at: at + DAY_MS, created_at: at }
  await trx
    .insertInto('pay_accounts')
    .values({
      ...common,
      id: `${memberId}-bank`,
      kind: 'BANK',
      bank: '模拟银行 SIM BANK',
      masked: `**** **** **** ${String(1_688 + index * 11).slice(-4)}`,
      is_default: true,
    })
    .execute()
  if (member.userName !== 'vip10aa') return
  await trx
    .insertInto('pay_accounts')
    .values({
      ...common,
      id: `${memberId}-usdt`,
      kind: 'USDT',
      bank: 'TRC20',
      masked: 'SIM-TRC20-****8K2Q',
      // The default of its kind, after the card.
      is_default: true,
      created_at: at + 1,
    })
    .execute()
}

/** limit01: 950 of today's 1,000 are used; a raise to 3,000 is pending. */
async function seedLimit(trx: Trx, now: number): Promise<void> {
  const at = Math.max(siteDayStart(now), now - HOUR_MS)
  const amount = 95_000
  const memberId = seedId('limit01')
  const no = seedNo('D', at, 6)
  await trx
    .insertInto('deposit_orders')
    .values({
      no,
      member_id: memberId,
      method: 'BANK',
      state: 4,
      amount,
      pay_amount: fromFen(amount + 12),
      pay_currency: 'CNY',
      rate: null,
      network: null,
      pay_to: JSON.stringify(HOUSE_BANKS[1]),
      payer_name: '杜有',
      txid: null,
      activity_id: null,
      need_confirmations: 0,
      request_no: null,
      expire_at: at + HOUR_MS,
      created_at: at,
      next_at: null,
      timeline: JSON.stringify([
        { state: 1, at, note: '' },
        { state: 2, at, note: '' },
        { state: 4, at, note: '' },
      ]),
    })
    .execute()
  await post(trx, {
    bizType: 'DEPOSIT',
    bizNo: no,
    memo: 'seed',
    at,
    postings: [
      { account: memberAccount(memberId, 'main'), amount },
      { account: houseAccount('clear.deposit.BANK'), amount: -amount },
    ],
  })
}

/** audit01: three tasks that restrict the whole balance, one of which only esports can clear. */
async function seedAudit(trx: Trx, now: number): Promise<void> {
  const task = { memberId: seedId('audit01'), at: now - DAY_MS }
  // Bets count towards the oldest task first, so start times differ.
  await openAuditTask(trx, { ...task, source: 'deposit', sourceNo: 'seed-audit-1', amount: 100_000, required: 100_000 })
  await openAuditTask(trx, {
    ...task,
    at: task.at + HOUR_MS,
    source: 'manual',
    sourceNo: 'seed-audit-2',
    amount: 50_000,
    required: 500_000,
    products: ['gaming'],
  })
  await openAuditTask(trx, {
    ...task,
    at: task.at + 2 * HOUR_MS,
    source: 'dividend',
    sourceNo: 'seed-audit-3',
    amount: 50_000,
    required: 50_000,
  })
}

/** One working code of each kind. */
async function seedInvites(trx: Trx): Promise<void> {
  const code = (kind: InviteKind, userName: string, text: string, campaign_zh = '', campaign_en = '') => ({
    code_key: text.toLowerCase(),
    code: text,
    kind,
    member_id: seedId(userName),
    campaign_zh,
    campaign_en,
  })
  await trx
    .insertInto('invite_codes')
    .values([
      code('i_code', 'inviter1', 'LAMP8888'),
      code('r_code', 'agent01', 'AGENT001'),
      code('r_bet', 'vip10aa', 'PEAKBET1', '好友巅峰注', 'Peak bet among friends'),
      code('invite_code', 'inviter1', 'WELCOME26', '好友同行', 'Bring a friend'),
    ])
    .execute()
}
