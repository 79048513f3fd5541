import { SECOND_MS } from '@lantern/contract/site-time'
import type { Job } from '../jobs/jobs.ts'
import type { ChatHub } from './hub/chat-hub.ts'

const EVERY_MS = 2 * SECOND_MS

/** Finds lines whose message between processes was lost. */
export function lookAgainJob(hub: ChatHub): Job {
  return {
    name: 'chat.look-again',
    everyMs: EVERY_MS,
    run: async () => hub.lookAgain(),
  }
}
