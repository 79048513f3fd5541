/** Maintenance of all rooms together; stored, so that a restart does not open them. */
import type { Executor } from '../../database/database.ts'
import { findAllRooms, storeAllRooms } from './all-rooms.repository.ts'
import { OPEN_STATE, type OpenState } from './chat-gate.ts'

export type AllRooms = {
  state(): OpenState
  change(db: Executor, state: OpenState): Promise<void>
  /** Another process changed it. */
  reload(db: Executor): Promise<void>
}

export async function loadAllRooms(db: Executor): Promise<AllRooms> {
  const read = async (executor: Executor): Promise<OpenState> => {
    const stored = await findAllRooms(executor)
    return stored === undefined ? OPEN_STATE : (JSON.parse(stored) as OpenState)
  }
  let state = await read(db)
  return {
    state: () => state,
    async change(executor, next) {
      await storeAllRooms(executor, JSON.stringify(next))
      state = next
    },
    async reload(executor) {
      state = await read(executor)
    },
  }
}
