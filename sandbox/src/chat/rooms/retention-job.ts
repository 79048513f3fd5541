/** Each hour: lines leave a room after 30 days, or when 5,000 newer ones were said in it (screens.md 11.8). */
import { DAY_MS, HOUR_MS } from '@lantern/contract/site-time'
import type { Job } from '../../jobs/jobs.ts'
import { dropLines } from './chat.repository.ts'

const KEPT_MS = 30 * DAY_MS
export const KEPT_LINES = 5_000
/** A bet is shared within seven days of its match, once per room, and a red packet is open for a day: their lines outlast that in a busy room too. */
const KEPT_CARDS_MS = 8 * DAY_MS

export const retentionJob: Job = {
  name: 'chat.retention',
  everyMs: HOUR_MS,
  run: async ({ db, now }) =>
    dropLines(db, { before: now - KEPT_MS, beyond: KEPT_LINES, cardsBefore: now - KEPT_CARDS_MS }),
}
