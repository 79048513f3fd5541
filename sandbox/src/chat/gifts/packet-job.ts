import { MINUTE_MS } from '@lantern/contract/site-time'
import { inTransaction } from '../../database/database.ts'
import type { Job } from '../../jobs/jobs.ts'
import { packetsToEnd } from './gifts.repository.ts'
import { endPacket } from './packets.ts'

/** Returns the rest of red packets 24 hours after they were sent. */
export const packetJob: Job = {
  name: 'chat.packets',
  everyMs: MINUTE_MS,
  run: async ({ db, now }) => {
    for (const id of await packetsToEnd(db, now)) await inTransaction(db, (trx) => endPacket(trx, id, now))
  },
}
