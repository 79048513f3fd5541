import type { Job } from '../../jobs/jobs.ts'
import { takeStale } from '../cards/shared-bets.repository.ts'
import type { ChatHub } from '../hub/chat-hub.ts'

const EVERY_MS = 1_000

/** Sends the lines of bets that were settled or voided again, with their result. */
export function sharedBetsJob(hub: ChatHub): Job {
  return {
    name: 'chat.shared-bets',
    everyMs: EVERY_MS,
    run: async ({ db, now }) => {
      for (const { roomId, seq } of await takeStale(db, now)) hub.lineChanged(roomId, seq)
    },
  }
}
