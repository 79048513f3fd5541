import { aChatLine } from '@lantern/testing'
import {
  draftProblem,
  EMPTY_ROOM,
  foldRoom,
  gapAfter,
  gateOf,
  MAX_LINES,
  type RoomEvent,
  type RoomView,
} from './room.rules.ts'

const fold = (events: RoomEvent[], start: RoomView = EMPTY_ROOM) => events.reduce(foldRoom, start)
const line = (seq: number, cid = '') => aChatLine({ seq, cid, text: `line ${seq}` })

describe('foldRoom', () => {
  it('[CHAT-10] begins with an empty list and scrollType 1', () => {
    expect(EMPTY_ROOM).toMatchObject({ lines: [], scrollType: 1 })
    expect(EMPTY_ROOM.login).toMatchObject({ speechStatus: 0, vipMin: 0, vipMax: 0 })
  })

  it('[CHAT-13] keeps lines in order of seq, each once, whatever order they come in', () => {
    const room = fold([
      { kind: 'line', roomId: 'lobby', line: line(3) },
      { kind: 'line', roomId: 'lobby', line: line(2) },
      { kind: 'line', roomId: 'lobby', line: line(3) },
    ])
    expect(room.lines.map(({ seq }) => seq)).toEqual([2, 3])
  })

  it('[CHAT-13] shows an own line at once and lets it go when the server repeats it by cid', () => {
    const sent = fold([{ kind: 'sent', cid: 'c1', text: 'hi', at: 1 }])
    expect(sent.pending).toEqual([{ cid: 'c1', text: 'hi', at: 1, state: 'sending', message: '' }])
    const arrived = foldRoom(sent, { kind: 'line', roomId: 'lobby', line: line(9, 'c1') })
    expect(arrived.pending).toEqual([])
    expect(arrived.lines).toHaveLength(1)
  })

  it('[CHAT-14] keeps a refused line with the reason, so that nothing typed is lost', () => {
    const room = fold([
      { kind: 'sent', cid: 'c1', text: 'hi', at: 1 },
      { kind: 'refused', roomId: 'lobby', cid: 'c1', code: 715003, message: '发言过快' },
    ])
    expect(room.pending).toEqual([{ cid: 'c1', text: 'hi', at: 1, state: 'failed', message: '发言过快' }])
  })

  it('[CHAT-3] is empty again when the connection is lost, but for own lines that were not sent', () => {
    const reply = { roomId: 'lobby', status: 1, online: 3, pinned: [], last: [line(1)], hasMore: true }
    const room = fold([
      { kind: 'joined', roomId: 'lobby', room: reply },
      { kind: 'sent', cid: 'c1', text: 'hi', at: 1 },
      { kind: 'cleared' },
    ])
    expect(room).toEqual({ ...EMPTY_ROOM, pending: [expect.objectContaining({ cid: 'c1' })] })
  })

  it('[CHAT-8] takes a page that the server sends, a newcomer, a score, and being put out of the room', () => {
    const score = { matchId: 'm1', home: 2, away: 1, period: '', clock: '' }
    const room = fold([
      { kind: 'page', roomId: 'lobby', list: [line(2), line(1)], hasMore: false },
      { kind: 'entered', roomId: 'lobby', nick: 'A', vip: 1 },
      { kind: 'scored', roomId: 'match:m1', score },
      { kind: 'left', roomId: 'lobby' },
    ])
    expect(room.lines.map(({ seq }) => seq)).toEqual([1, 2])
    expect(room).toMatchObject({ online: 1, score, isJoined: false })
  })

  it('[CHAT-11] puts older lines in front without moving the reader', () => {
    const room = fold([
      { kind: 'line', roomId: 'lobby', line: line(5) },
      { kind: 'history', list: [line(3), line(4)], hasMore: false, where: 'before' },
    ])
    expect(room).toMatchObject({ scrollType: 2, hasMore: false })
    expect(room.lines.map(({ seq }) => seq)).toEqual([3, 4, 5])
  })

  it('[CHAT-18] empties a shielded line', () => {
    expect(
      fold([
        { kind: 'line', roomId: 'lobby', line: line(1) },
        { kind: 'shielded', roomId: 'lobby', seqs: [1] },
      ]).lines[0],
    ).toMatchObject({ shielded: true, text: '' })
  })

  it('[CHAT-18] stays bounded in a busy room', () => {
    const room = fold(
      Array.from({ length: MAX_LINES + 50 }, (_, index) => ({ kind: 'line', roomId: 'lobby', line: line(index + 1) })),
    )
    expect(room.lines).toHaveLength(MAX_LINES)
    expect(room.lines.at(-1)?.seq).toBe(MAX_LINES + 50)
  })
})

describe('gapAfter', () => {
  it('[CHAT-15] finds where lines are missing', () => {
    expect(gapAfter([line(1), line(2), line(5)])).toBe(2)
    expect(gapAfter([line(1), line(2)])).toBeNull()
  })
})

describe('gateOf', () => {
  const joined: RoomView = { ...EMPTY_ROOM, isJoined: true }
  it('[CHAT-12] opens for a member in the room', () => {
    expect(gateOf(joined, { vip: 0 }, true)).toEqual({ kind: 'open' })
  })
  it('[CHAT-12] asks a visitor to log in', () => {
    expect(gateOf(joined, null, true)).toEqual({ kind: 'login' })
  })
  it('[CHAT-12] takes vipMax 0 for no upper bound', () => {
    const gated = { ...joined, login: { ...joined.login, vipMin: 2, vipMax: 0 } }
    expect(gateOf(gated, { vip: 10 }, true)).toEqual({ kind: 'open' })
    expect(gateOf(gated, { vip: 1 }, true)).toEqual({ kind: 'vip', min: 2, max: 0 })
  })
  it('[CHAT-12] tells a muted member until when and why', () => {
    const muted = { ...joined, login: { ...joined.login, speechStatus: 1, muteUntil: 5, muteRule: 'spam' } }
    expect(gateOf(muted, { vip: 3 }, true)).toEqual({ kind: 'muted', until: 5, rule: 'spam' })
  })
  it('waits while the room is not joined', () => {
    expect(gateOf(EMPTY_ROOM, { vip: 3 }, false)).toEqual({ kind: 'connecting' })
  })
})

describe('draftProblem', () => {
  it.each([
    ['', 'empty'],
    ['  \n ', 'empty'],
    ['a'.repeat(200), null],
    ['a'.repeat(201), 'long'],
    ['好'.repeat(100), null],
    ['好'.repeat(101), 'long'],
    ['a\n'.repeat(8), 'rows'],
  ])('judges %p', (text, problem) => {
    expect(draftProblem(text)).toBe(problem)
  })
})
