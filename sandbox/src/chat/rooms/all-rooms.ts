/** Maintenance of all rooms together; stored, so that a restart does not open them. */
import type { Executor } from '../../database/database.ts'
import { findAllRooms, storeAllRooms } from './all-rooms.repository.ts'
import { OPEN_STATE, type OpenState } from './chat-gate.ts'

export type AllRooms = {
  state(): OpenState
  change(db: Executor, state: OpenState): Promise<void>
}

export async function loadAllRooms(db: Executor): Promise<AllRooms> {
  const stored = await findAllRooms(db)
  let state = stored === undefined ? OPEN_STATE : (JSON.parse(stored) as OpenState)
  return {
    state: () => state,
    async change(executor, next) {
      await storeAllRooms(executor, JSON.stringify(next))
      state = next
    },
  }
}
