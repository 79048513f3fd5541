import { DAY_MS } from '@lantern/contract/site-time'
import { type OpenBook, openBook } from '../../book/book.fixture.ts'
import { inTransaction } from '../../database/database.ts'
import { appendLine, ensureRoom, history, type NewLine } from './chat.repository.ts'
import { KEPT_LINES, retentionJob } from './retention-job.ts'

let book: OpenBook
beforeAll(async () => {
  book = await openBook()
  for (const room_id of ['lobby', 'quiet'])
    await ensureRoom(book.db, { room_id, type: 'lobby', name_zh: '', name_en: '' })
})
afterAll(() => book.close())

const now = () => book.clock.now()
const say = (line: Partial<NewLine> = {}) =>
  inTransaction(book.db, (trx) =>
    appendLine(trx, {
      room_id: 'quiet',
      kind: 'text',
      member_id: 'anna',
      nick: 'anna',
      vip: 0,
      text: '好球',
      at: now(),
      cid: '',
      bot: false,
      ...line,
    }),
  )
const keptIn = async (room: string) =>
  (await history(book.db, { roomId: room, size: KEPT_LINES + 10, kind: 0 })).rows.map(({ seq }) => seq)
const tidy = () => retentionJob.run({ ...book, now: now(), faults: undefined as never })

describe('retention', () => {
  it('[SBX-CHAT-22] drops lines after 30 days, with their reactions, and numbers go on', async () => {
    await say({ at: now() - 30 * DAY_MS - 1 })
    await say({ at: now() - 30 * DAY_MS })
    await say()
    await book.db
      .insertInto('chat_reactions')
      .values({ room_id: 'quiet', seq: 1, emoji: '👍', member_id: 'bert', at: now() })
      .execute()
    await tidy()
    expect(await keptIn('quiet')).toEqual([2, 3])
    expect(await book.db.selectFrom('chat_reactions').selectAll().execute()).toEqual([])
    expect((await say()).seq).toBe(4)
  })

  it('[SBX-CHAT-22] keeps the newest 5,000 of a room, and older bets and red packets while they matter', async () => {
    const row = {
      room_id: 'lobby',
      kind: 'text' as const,
      member_id: 'anna',
      nick: '',
      vip: 0,
      text: '',
      at: now(),
      cid: '',
    }
    const rows = Array.from({ length: KEPT_LINES + 4 }, (_, index) => ({ ...row, seq: index + 1 }))
    for (let from = 0; from < rows.length; from += 1_000)
      await book.db
        .insertInto('chat_lines')
        .values(rows.slice(from, from + 1_000))
        .execute()
    await book.db.updateTable('chat_rooms').set({ last_seq: rows.length }).where('room_id', '=', 'lobby').execute()
    const mark = (seq: number, set: Partial<Pick<NewLine, 'bet_no' | 'packet_id' | 'at'>>) =>
      book.db.updateTable('chat_lines').set(set).where('room_id', '=', 'lobby').where('seq', '=', seq).execute()
    await mark(1, { bet_no: 'b1' })
    await mark(2, { packet_id: 'p1' })
    await mark(3, { bet_no: 'b2', at: now() - 9 * DAY_MS })
    await tidy()
    const kept = await keptIn('lobby')
    expect(kept.slice(0, 3)).toEqual([1, 2, 5])
    expect(kept).toHaveLength(KEPT_LINES + 2)
  })
})
