/** Stored lines as the room hears them. */
import { type ChatLine, MSG } from '@lantern/contract/chat'
import type { Executor } from '../../database/database.ts'
import type { LineRow } from '../../database/tables/site/chat.schema.ts'
import type { SpeakerOf } from '../lines/speakers.ts'
import { findLine, history } from '../rooms/chat.repository.ts'
import { lineViews } from '../rooms/line-view.ts'
import type { Frame } from './frame.ts'

/** Lines of the newest page. */
export const LAST_LINES = 30

export type RoomPage = { readonly last: readonly ChatLine[]; readonly hasMore: boolean }

/** Reads lines with what they quote, the reactions to them and their bets. */
export type RoomLines = {
  newest(roomId: string): Promise<RoomPage>
  /** In order, the first `size` after a number. */
  after(roomId: string, seq: number, size: number): Promise<readonly ChatLine[]>
  one(roomId: string, seq: number): Promise<ChatLine | undefined>
}

export function createRoomLines(db: Executor, speakerOf: SpeakerOf): RoomLines {
  return {
    async newest(roomId) {
      const { rows, hasMore } = await history(db, { roomId, size: LAST_LINES, kind: 0 })
      return { last: await lineViews(db, rows, speakerOf), hasMore }
    },
    async after(roomId, afterSeq, size) {
      const { rows } = await history(db, { roomId, afterSeq, size, kind: 0 })
      return lineViews(db, rows, speakerOf)
    },
    async one(roomId, seq) {
      const row = await findLine(db, roomId, seq)
      return row && (await lineViews(db, [row], speakerOf))[0]
    },
  }
}

export function lineFrame(line: object): Frame {
  return { msgId: 'card' in line ? MSG.shareBetRecord : MSG.broadcastRoom, msgData: line }
}

/** The frame of a stored line. */
export async function lineFrameOf(db: Executor, speakerOf: SpeakerOf, row: LineRow): Promise<Frame> {
  const [view] = await lineViews(db, [row], speakerOf)
  return lineFrame(view ?? {})
}
