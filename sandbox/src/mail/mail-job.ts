/** Hourly: deletes mail at the end of its life (screens.md 12, jobs). */
import { HOUR_MS } from '@lantern/contract/site-time'
import type { Job } from '../jobs/jobs.ts'
import { deleteExpiredMail } from './mail.repository.ts'

export const mailJob: Job = {
  name: 'mail expiry',
  everyMs: HOUR_MS,
  run: ({ db, now }) => deleteExpiredMail(db, now),
}
