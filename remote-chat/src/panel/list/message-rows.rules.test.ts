import { aChatLine } from '@lantern/testing'
import { EMPTY_ROOM } from '../../room/room.rules.ts'
import { messageRows } from './message-rows.rules.ts'

const MINUTE = 60_000
const NOON = Date.UTC(2026, 10, 21, 4)
const line = (seq: number, change = {}) =>
  aChatLine({ seq, at: NOON + seq * MINUTE, speaker: 'a', nick: 'A', ...change })
const rows = (lines: ReturnType<typeof line>[], change = {}) => messageRows({ ...EMPTY_ROOM, lines, ...change })
const kinds = (list: ReturnType<typeof rows>) => list.map(({ kind }) => kind)
const together = (list: ReturnType<typeof rows>) => list.flatMap((row) => (row.kind === 'line' ? [row.isTogether] : []))

describe('messageRows', () => {
  it('[CHAT-29] puts a divider between days', () => {
    const list = rows([line(1), line(2), line(3, { at: NOON + 24 * 60 * MINUTE })])
    expect(kinds(list)).toEqual(['day', 'line', 'line', 'day', 'line'])
  })

  it('[CHAT-29] puts a divider before the first unread line, if a read one is above it', () => {
    expect(kinds(rows([line(1), line(2), line(3)], { dividerSeq: 2 }))).toEqual([
      'day',
      'line',
      'line',
      'unread',
      'line',
    ])
    expect(kinds(rows([line(3)], { dividerSeq: 2 }))).toEqual(['day', 'line'])
    expect(kinds(rows([line(1), line(2)], { dividerSeq: 2 }))).toEqual(['day', 'line', 'line'])
  })

  it('[CHAT-29] groups lines of one sender within five minutes', () => {
    expect(together(rows([line(1), line(2), line(3, { speaker: 'b' })]))).toEqual([false, true, false])
    expect(together(rows([line(1), line(6, { at: NOON + 6 * MINUTE })]))).toEqual([false, false])
  })

  it('[CHAT-13] puts own pending lines last, and knows own lines by their speaker', () => {
    const pending = [{ cid: 'c1', text: 'hi', at: NOON, state: 'sending', message: '' }]
    const list = rows([line(1, { speaker: 'me' })], { pending, login: { ...EMPTY_ROOM.login, speaker: 'me' } })
    expect(list.at(-1)).toMatchObject({ kind: 'pending', key: 'cid-c1' })
    expect(list[1]).toMatchObject({ kind: 'line', isOwn: true })
  })
})
