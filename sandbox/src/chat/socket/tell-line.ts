/** A stored line as a frame, and its repetition to a room after it changed. */
import { MSG } from '@lantern/contract/chat'
import type { Database } from '../../database/database.ts'
import type { LineRow } from '../../database/tables/site/chat.schema.ts'
import { findLine } from '../rooms/chat.repository.ts'
import { lineViews } from '../rooms/line-view.ts'
import type { SpeakerOf } from '../rooms/speakers.ts'
import type { ChatHub, Frame } from './chat-hub.ts'

export type LineTeller = { readonly db: Database; readonly hub: ChatHub; readonly speakerOf: SpeakerOf }

/** The frame of a stored line, with what it quotes, the reactions to it and its bet. */
export async function lineFrameOf(
  { db, speakerOf }: Pick<LineTeller, 'db' | 'speakerOf'>,
  row: LineRow,
): Promise<Frame> {
  const [view] = await lineViews(db, [row], speakerOf)
  return lineFrame(view ?? {})
}

export function lineFrame(line: object): Frame {
  return { msgId: 'card' in line ? MSG.shareBetRecord : MSG.broadcastRoom, msgData: line }
}

/** Sends a line again under its seq, as it is now: it may have been hidden since. */
export async function tellLine(teller: LineTeller, roomId: string, seq: number): Promise<void> {
  const { db, hub } = teller
  await hub.inOrder(async () => {
    const current = await findLine(db, roomId, seq)
    if (current) hub.broadcast(roomId, await lineFrameOf(teller, current))
  })
}
