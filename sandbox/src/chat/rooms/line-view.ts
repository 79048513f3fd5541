import type { BetCard, ChatLine, Quote, Reaction } from '@lantern/contract/chat'
import type { Executor } from '../../database/database.ts'
import type { LineRow } from '../../database/tables/site/chat.schema.ts'
import { betCards } from '../cards/bet-cards.ts'
import { reactionsTo } from '../lines/reactions.repository.ts'
import type { SpeakerOf } from '../lines/speakers.ts'
import { findLines } from './chat.repository.ts'

/** Length of a quote; the line itself is one jump away. */
const QUOTE_CHARS = 80

type Extras = { reply?: Quote; reactions: Reaction[]; card?: BetCard }

/** A line as the wire shows it; a shielded one without its text. */
function lineView(
  row: LineRow,
  speakerOf: SpeakerOf,
  extras: Extras = { reactions: [] },
): ChatLine & { roomId: string } {
  return {
    seq: row.seq,
    roomId: row.room_id,
    kind: row.kind,
    speaker: speakerOf(row.member_id),
    nick: row.nick,
    vip: row.vip,
    text: row.shielded ? '' : row.text,
    ...(row.text_en !== '' && !row.shielded && { textEn: row.text_en }),
    mentions: row.shielded ? [] : (JSON.parse(row.mentions) as string[]),
    at: row.at,
    cid: row.cid,
    shielded: row.shielded,
    bot: row.bot,
    ...(row.packet_id !== null && !row.shielded && { packet: { id: row.packet_id } }),
    ...extras,
  }
}

/** Lines of one room with what they quote, the reactions to them and their bets. */
export async function lineViews(
  db: Executor,
  rows: readonly LineRow[],
  speakerOf: SpeakerOf,
): Promise<(ChatLine & { roomId: string })[]> {
  const roomId = rows[0]?.room_id
  if (roomId === undefined) return []
  const reactions = await reactionsTo(
    db,
    roomId,
    rows.map((row) => row.seq),
    speakerOf,
  )
  const quotes = await quotesOf(db, roomId, rows, speakerOf)
  const cards = await betCards(db, rows)
  return rows.map((row) => {
    const reply = row.reply_to === null || row.shielded ? undefined : quotes.get(row.reply_to)
    const card = cards.get(row.seq)
    return lineView(row, speakerOf, {
      reactions: reactions.get(row.seq) ?? [],
      ...(reply && { reply }),
      ...(card && { card }),
    })
  })
}

async function quotesOf(
  db: Executor,
  roomId: string,
  rows: readonly LineRow[],
  speakerOf: SpeakerOf,
): Promise<Map<number, Quote>> {
  const seqs = rows.flatMap((row) => (row.reply_to === null ? [] : [row.reply_to]))
  const quoted = await findLines(db, roomId, seqs)
  return new Map(
    quoted.map(({ seq, kind, member_id, nick, text, text_en, shielded }) => [
      seq,
      {
        seq,
        ...(kind === 'bet' && !shielded && { kind }),
        speaker: speakerOf(member_id),
        nick,
        text: shielded ? '' : quoteOf(text),
        ...(text_en !== '' && !shielded && { textEn: quoteOf(text_en) }),
      },
    ]),
  )
}

function quoteOf(text: string): string {
  return [...text].slice(0, QUOTE_CHARS).join('')
}
