/** Whether help pages help. */
import { helpVote } from '@lantern/contract/help'
import type { Wire } from '../wire/wire.ts'

export function helpRoutes(wire: Wire): void {
  wire.publicWrite(helpVote, async ({ page, useful }, { trx, deviceUuid, ip, now }) => {
    const vote = { page, device: deviceUuid || ip, useful, at: now }
    await trx
      .insertInto('help_votes')
      .values(vote)
      .onConflict((conflict) => conflict.columns(['page', 'device']).doUpdateSet({ useful, at: now }))
      .execute()
    return {}
  })
}
