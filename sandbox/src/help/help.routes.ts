/** Whether help pages help. */
import { helpVote } from '@lantern/contract/help'
import type { Wire } from '../wire/wire.ts'
import { saveVote } from './help.repository.ts'

export function helpRoutes(wire: Wire): void {
  wire.publicWrite(helpVote, async ({ page, useful }, { trx, deviceUuid, ip, now }) => {
    await saveVote(trx, { page, device: deviceUuid || ip, useful, at: now })
    return {}
  })
}
