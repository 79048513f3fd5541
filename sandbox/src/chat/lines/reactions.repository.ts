/** Reactions to lines. */
import { MAX_REACTION_SPEAKERS, type Reaction } from '@lantern/contract/chat'
import type { Executor, Trx } from '../../database/database.ts'
import type { SpeakerOf } from './speakers.ts'

/** Reactions by seq, in the order in which each emoji was used first. */
export async function reactionsTo(
  db: Executor,
  roomId: string,
  seqs: readonly number[],
  speakerOf: SpeakerOf,
): Promise<Map<number, Reaction[]>> {
  const found = new Map<number, Reaction[]>()
  if (seqs.length === 0) return found
  const rows = await db
    .selectFrom('chat_reactions')
    .select(['seq', 'emoji', 'member_id'])
    .where('room_id', '=', roomId)
    .where('seq', 'in', [...seqs])
    .orderBy('at')
    .orderBy('member_id')
    .execute()
  for (const { seq, emoji, member_id } of rows) {
    const list = found.get(seq) ?? []
    found.set(seq, list)
    let reaction = list.find((one) => one.emoji === emoji)
    if (!reaction) {
      reaction = { emoji, count: 0, speakers: [] }
      list.push(reaction)
    }
    reaction.count += 1
    if (reaction.speakers.length < MAX_REACTION_SPEAKERS) reaction.speakers.push(speakerOf(member_id))
  }
  return found
}

type Mine = { roomId: string; seq: number; emoji: string; memberId: string }

/** Adds a reaction once, or takes it back. */
export async function setReaction(
  trx: Trx,
  { roomId, seq, emoji, memberId }: Mine,
  on: boolean,
  now: number,
): Promise<void> {
  if (on) {
    await trx
      .insertInto('chat_reactions')
      .values({ room_id: roomId, seq, emoji, member_id: memberId, at: now })
      .onConflict((conflict) => conflict.columns(['room_id', 'seq', 'emoji', 'member_id']).doNothing())
      .execute()
    return
  }
  await trx
    .deleteFrom('chat_reactions')
    .where('room_id', '=', roomId)
    .where('seq', '=', seq)
    .where('emoji', '=', emoji)
    .where('member_id', '=', memberId)
    .execute()
}
