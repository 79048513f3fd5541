import type { Job } from '../../jobs/jobs.ts'
import { roomsToResume } from '../rooms/order.repository.ts'
import { changeAllRooms, changeRoom, type Moderated } from './moderation.ts'

const EVERY_MS = 15_000

/** Opens rooms whose maintenance has ended, and announces it in them. */
export function resumeRoomsJob(deps: Moderated): Job {
  return {
    name: 'chat.resume-rooms',
    everyMs: EVERY_MS,
    run: async ({ db, now }) => {
      const open = { status: 1, reason: '', resumeAt: null }
      const act = { by: 'clock', now }
      const { resumeAt } = deps.allRooms.state()
      if (resumeAt !== null && resumeAt <= now) await changeAllRooms(deps, open, act)
      for (const roomId of await roomsToResume(db, now)) await changeRoom(deps, roomId, open, act)
    },
  }
}
