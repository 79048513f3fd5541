/** Synchronises both sides of speed payouts every second of the sandbox clock, each in its own transaction. */

import { WITHDRAW_STATE } from '@lantern/contract/withdrawal'
import { type Database, inTransaction } from '../../database/database.ts'
import type { Faults } from '../../faults/faults.ts'
import type { Job } from '../../jobs/jobs.ts'
import { lockMember } from '../../members/members.repository.ts'
import type { DepositCredited } from '../deposits/order/deposit-credit.ts'
import { followPayees } from '../deposits/steps/speed-deposit.ts'
import { answerPart } from '../speed/speed-payout.ts'
import { advanceWithdrawal, lockWithdrawal } from '../withdrawals/withdrawal-turns.ts'
import { partsToConfirm, payoutsToFollow } from './speed-run.repository.ts'
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
  for (const { no, payeeId } of await partsToConfirm(db, now)) {
    await inTransaction(db, async (trx) => {
      await lockMember(trx, payeeId)
      await answerPart(trx, payeeId, no, 'confirm')
    })
  }
}

async function followPayers(db: Database, now: number, faults: Faults): Promise<void> {
  for (const no of await payoutsToFollow(db, now)) {
    await inTransaction(db, async (trx) => {
      const order = await lockWithdrawal(trx, no)
      if (order.state === WITHDRAW_STATE.paying) await advanceWithdrawal(trx, order, now, faults)
    })
  }
}
