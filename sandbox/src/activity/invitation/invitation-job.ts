/** Every five seconds: friends who reached another stage by their deposits and bets. */
import { SECOND_MS } from '@lantern/contract/site-time'
import { inTransaction } from '../../database/database.ts'
import type { Job } from '../../jobs/jobs.ts'
import { openFriends } from './invitation.repository.ts'
import { moveFriend } from './invitation-turns.ts'

export const invitationJob: Job = {
  name: 'activity.invitation',
  everyMs: 5 * SECOND_MS,
  async run({ db, now }) {
    for (const friend of await openFriends(db)) await inTransaction(db, (trx) => moveFriend(trx, friend, now))
  },
}
