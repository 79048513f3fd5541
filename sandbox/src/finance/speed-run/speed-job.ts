/** Synchronises both sides of speed payouts every second of the sandbox clock, each in its own transaction. */

import { PART_STATE } from '@lantern/contract/speed'
import { WITHDRAW_STATE } from '@lantern/contract/withdrawal'
import { sql } from 'kysely'
import { type Database, inTransaction } from '../../database/database.ts'
import type { Faults } from '../../faults/faults.ts'
import type { Job } from '../../jobs/jobs.ts'
import { lockMember } from '../../members/members.repository.ts'
import type { DepositCredited } from '../deposits/order/deposit-credit.ts'
import { followPayees } from '../deposits/steps/speed-deposit.ts'
import { answerPart } from '../speed/speed-payout.ts'
import { advanceWithdrawal, lockWithdrawal } from '../withdrawals/withdrawal-turns.ts'
import { fillShelf } from './speed-simulated.ts'

export function speedJob(credited: readonly DepositCredited[]): Job {
  return {
    name: 'speed',
    everyMs: 1_000,
    async run({ db, now, faults }) {
      await fillShelf(db, now)
      await letSimulatedSpeak(db, now)
      await followPayees(db, now, credited)
      await followPayers(db, now, faults)
    },
  }
}

async function letSimulatedSpeak(db: Database, now: number): Promise<void> {
  const due = await db
    .selectFrom('speed_parts')
    .select(['no', 'payee_id as payeeId'])
    .where('state', '=', PART_STATE.claimed)
    .where('speaks_at', '<=', now)
    .execute()
  for (const { no, payeeId } of due) {
    await inTransaction(db, async (trx) => {
      await lockMember(trx, payeeId)
      await answerPart(trx, payeeId, no, 'confirm')
    })
  }
}

/** Payouts with a part that was claimed, confirmed or ended. Those with a bank failure wait for their next try. */
async function followPayers(db: Database, now: number, faults: Faults): Promise<void> {
  const { rows } = await sql<{ no: string }>`
    SELECT w.no FROM withdraw_orders w WHERE w.state = ${WITHDRAW_STATE.paying} AND w.channel = 'SPEED'
    AND EXISTS (SELECT 1 FROM speed_parts p WHERE p.withdraw_no = w.no)
    AND (EXISTS (SELECT 1 FROM speed_parts p WHERE p.withdraw_no = w.no AND (
        (p.state = ${PART_STATE.confirmed} AND NOT p.is_settled)
        OR (p.state = ${PART_STATE.claimed} AND p.told_no IS DISTINCT FROM p.deposit_no)))
      OR ((w.payout_tries = 0 OR w.next_at <= ${now}) AND NOT EXISTS (SELECT 1 FROM speed_parts p WHERE p.withdraw_no = w.no
        AND p.state NOT IN (${PART_STATE.confirmed}, ${PART_STATE.house}))))
    ORDER BY w.created_at LIMIT 200`.execute(db)
  for (const { no } of rows) {
    await inTransaction(db, async (trx) => {
      const order = await lockWithdrawal(trx, no)
      if (order.state === WITHDRAW_STATE.paying) await advanceWithdrawal(trx, order, now, faults)
    })
  }
}
