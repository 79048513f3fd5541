/** Initial lobby: rooms, seventy-two lines of the last hours, one of them hidden, and one muted member. */
import { HOUR_MS } from '@lantern/contract/site-time'
import type { Catalogue } from '../book/matches/catalogue.ts'
import { seedOf } from '../book/play/seeded.rules.ts'
import type { Trx } from '../database/database.ts'
import { botLine, LINES_LATELY } from './bots/bot-lines.rules.ts'
import { liveMatches } from './bots/chat-bots.ts'
import { appendLine, ensureRoom, LOBBY } from './rooms/chat.repository.ts'

const LINES = 72
const STEP_MS = 140_000
const SHIELDED_SEQ = 31
const MUTE_MS = 2 * HOUR_MS
const MUTED_USER = 'muted01'

/** No effect when the lobby has lines. */
export async function seedChat(trx: Trx, catalogue: Catalogue, now: number): Promise<void> {
  const matches = await liveMatches(trx, catalogue, now)
  await ensureRoom(trx, {
    room_id: LOBBY,
    type: 'lobby',
    name_zh: '大厅',
    name_en: 'Lobby',
    pinned: JSON.stringify([
      { zh: '文明聊天。客服不会在聊天室提供收款账号。', en: 'Be kind. Support never sends account numbers here.' },
    ]),
  })
  await ensureRoom(trx, { room_id: 'vip', type: 'vip', name_zh: 'VIP 茶室', name_en: 'VIP lounge' })
  await trx.updateTable('chat_rooms').set({ vip_min: 5 }).where('room_id', '=', 'vip').execute()
  const room = await trx
    .selectFrom('chat_rooms')
    .select('last_seq')
    .where('room_id', '=', LOBBY)
    .forUpdate()
    .executeTakeFirstOrThrow()
  if (room.last_seq > 0) return
  const texts: string[] = []
  for (let n = 0; n < LINES; n += 1) {
    const { bot, said } = botLine(seedOf('history'), n, matches, texts.slice(-LINES_LATELY))
    texts.push(said.zh)
    const at = now - (LINES - n) * STEP_MS
    await appendLine(trx, {
      room_id: LOBBY,
      kind: 'text',
      member_id: bot.id,
      nick: bot.nick,
      vip: bot.vip,
      text: said.zh,
      text_en: said.en,
      at,
      cid: '',
      bot: true,
    })
  }
  await trx
    .updateTable('chat_lines')
    .set({ shielded: true })
    .where('room_id', '=', LOBBY)
    .where('seq', '=', SHIELDED_SEQ)
    .execute()
  await seedMute(trx, now)
}

async function seedMute(trx: Trx, now: number): Promise<void> {
  const member = await trx.selectFrom('members').select('id').where('user_key', '=', MUTED_USER).executeTakeFirst()
  if (!member) return
  await trx
    .insertInto('chat_mutes')
    .values({ member_id: member.id, room_id: '', rule: 'spam', until: now + MUTE_MS })
    .onConflict((conflict) => conflict.columns(['member_id', 'room_id']).doNothing())
    .execute()
}
