/** Levels at 04:00, gifts at 10:00, each at its own time also after a jump of the clock. */
import { MINUTE_MS, siteDate } from '@lantern/contract/site-time'
import { type Database, inTransaction } from '../database/database.ts'
import type { Member } from '../database/tables/members/members.schema.ts'
import type { Job } from '../jobs/jobs.ts'
import { lockMember } from '../members/members.repository.ts'
import { dueRuns, isBirthday, packetPeriod, previousMonth, type Run } from './schedule.rules.ts'
import { baseOf } from './standing.ts'
import {
  depositedBetween,
  everyMember,
  insertRun,
  insertStates,
  lastRun,
  membersWithoutState,
} from './vip.repository.ts'
import { evaluate, grantGift } from './vip-turns.ts'

export const vipJob: Job = {
  name: 'VIP levels and gifts',
  everyMs: MINUTE_MS,
  async run({ db, now }) {
    await openStates(db, now)
    for (const run of dueRuns(await lastRun(db), now)) {
      for (const member of await everyMember(db)) if (isAwaited(member, run)) await turn(db, member.id, run)
      await insertRun(db, run)
    }
  },
}

/** Members at a time: one read and one write each, so that others get at the database between them. */
const STATES_AT_ONCE = 200

async function openStates(db: Database, now: number): Promise<void> {
  for (;;) {
    const members = await membersWithoutState(db, { at: now, limit: STATES_AT_ONCE })
    if (members.length === 0) return
    await insertStates(
      db,
      members.map(({ id, vip, ...growth }) => {
        const base = baseOf(vip, growth)
        return { member_id: id, keep_from: now, base_deposit: base.deposit, base_turnover: base.turnover }
      }),
    )
  }
}

const VERIFIED = 2

type Celebrant = Pick<Member, 'birthday' | 'kyc'>

/** Whether the run can change something for this member: gifts of most days are for a few. */
const isAwaited = (member: Celebrant, { kind, at }: Run): boolean =>
  kind === 'levels' || packetPeriod(at) !== null || celebrates(member, at)

const celebrates = ({ birthday, kyc }: Celebrant, at: number): boolean =>
  birthday !== null && kyc === VERIFIED && isBirthday(birthday, at)

async function turn(db: Database, memberId: string, { kind, at }: Run): Promise<void> {
  await inTransaction(db, async (trx) => {
    const member = await lockMember(trx, memberId)
    if (kind === 'levels') return evaluate(trx, member, at)
    if (celebrates(member, at)) await grantGift(trx, member, 'birthday', { period: siteDate(at).slice(0, 4), at })
    const period = packetPeriod(at)
    if (period !== null && (await depositedBetween(trx, memberId, ...previousMonth(at))) > 0)
      await grantGift(trx, member, 'monthly', { period, at })
  })
}
