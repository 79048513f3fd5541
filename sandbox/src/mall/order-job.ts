/** Every minute: orders that are sent, and those that are done without a word of the member, each at its own time. */
import { MINUTE_MS } from '@lantern/contract/site-time'
import { inTransaction, type Trx } from '../database/database.ts'
import type { Job } from '../jobs/jobs.ts'
import { lockMember } from '../members/members.repository.ts'
import { dueTurn } from './mall.rules.ts'
import { takeTurn } from './order-turns.ts'
import { findOrder, movingOrders } from './orders.repository.ts'

export const mallJob: Job = {
  name: 'mall orders',
  everyMs: MINUTE_MS,
  async run({ db, now }) {
    const errors: unknown[] = []
    for (const { no, member_id: memberId } of await movingOrders(db)) {
      try {
        await inTransaction(db, (trx) => moveOrder(trx, { no, memberId }, now))
      } catch (error) {
        // It must not hold up the orders after it.
        errors.push(new Error(`The order ${no} did not move on.`, { cause: error }))
      }
    }
    if (errors.length > 0) throw new AggregateError(errors, `${errors.length} orders did not move on`)
  },
}

async function moveOrder(trx: Trx, { no, memberId }: { no: string; memberId: string }, now: number): Promise<void> {
  await lockMember(trx, memberId)
  let order = await findOrder(trx, memberId, no)
  for (;;) {
    const turn = order && dueTurn(order, now)
    if (!order || !turn) return
    order = await takeTurn(trx, order, turn)
  }
}
