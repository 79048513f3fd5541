import type { ChatLine } from '@lantern/contract/chat'
import type { LineRow } from '../../database/tables/site/chat.schema.ts'
import type { SpeakerOf } from './speakers.ts'

/** A line as the wire shows it; a shielded one without its text. */
export function lineView(row: LineRow, speakerOf: SpeakerOf): ChatLine & { roomId: string } {
  return {
    seq: row.seq,
    roomId: row.room_id,
    kind: row.kind,
    speaker: speakerOf(row.member_id),
    nick: row.nick,
    vip: row.vip,
    text: row.shielded ? '' : row.text,
    at: row.at,
    cid: row.cid,
    shielded: row.shielded,
    bot: row.bot,
  }
}
