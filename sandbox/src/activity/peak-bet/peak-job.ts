/** Each minute: seasons whose ranks become final. */
import { MINUTE_MS } from '@lantern/contract/site-time'
import { inTransaction } from '../../database/database.ts'
import type { Job } from '../../jobs/jobs.ts'
import { lastClosedSeason } from './peak.repository.ts'
import { seasonsToClose } from './peak.rules.ts'
import { closeSeason } from './peak-turns.ts'

export const peakJob: Job = {
  name: 'activity.peak-bet',
  everyMs: MINUTE_MS,
  async run({ db, now }) {
    for (const season of seasonsToClose(await lastClosedSeason(db), now))
      await inTransaction(db, (trx) => closeSeason(trx, season, now))
  },
}
