import type { Catalogue } from '../../book/matches/catalogue.ts'
import type { Executor } from '../../database/database.ts'
import { ensureRoom } from './chat.repository.ts'
import { matchOfRoom } from './match-room.rules.ts'

/** Opens the room of a match on first use; nothing for a room of no match. */
export async function openMatchRoom(db: Executor, catalogue: Catalogue, roomId: string): Promise<void> {
  const matchId = matchOfRoom(roomId)
  const fixture = matchId === undefined ? undefined : catalogue.fixture(matchId)
  if (!fixture) return
  const name = (language: 'zh' | 'en'): string => `${fixture.home[language]} vs ${fixture.away[language]}`
  await ensureRoom(db, { room_id: roomId, type: 'match', name_zh: name('zh'), name_en: name('en') })
}
