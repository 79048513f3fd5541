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
    expect(foldRoom(sent, { kind: 'line', roomId: 'lobby', line: line(9, 'c2') }).pending).toEqual(sent.pending)
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
    expect(room.lines).toHaveLength(400)
    expect(room.lines.at(-1)?.seq).toBe(MAX_LINES + 50)
  })
})

describe('gapAfter', () => {
  it('[CHAT-15] finds where lines are missing', () => {
    expect(gapAfter([line(1), line(2), line(5)])).toBe(2)
    expect(gapAfter([line(1), line(3)])).toBe(1)
    expect(gapAfter([])).toBeNull()
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
    ['a\n'.repeat(7), null],
    ['a\n'.repeat(8), 'rows'],
  ])('judges %p', (text, problem) => {
    expect(draftProblem(text)).toBe(problem)
  })
})

describe('foldRoom: what the server says of the room and of the member', () => {
  const joined = (last: ReturnType<typeof line>[], hasMore: boolean): RoomEvent => ({
    kind: 'joined',
    roomId: 'lobby',
    room: { roomId: 'lobby', status: 2, online: 3, pinned: [], last, hasMore },
  })

  it('[CHAT-10] begins outside the room, with nobody in it and nothing known of the member', () => {
    expect(EMPTY_ROOM).toMatchObject({ hasMore: false, online: 0, isJoined: false })
    expect(EMPTY_ROOM.login).toMatchObject({ muteUntil: null, muteRule: '', isKnown: false })
  })

  it.each([0, 6000])('[CHAT-8] takes speechStatus, vipMin and vipMax from a login reply with code %d', (code) => {
    const data = { speechStatus: 1, vipMin: 2, vipMax: 5, muteUntil: 9, muteRule: 'flood', speaker: 'a1' }
    expect(foldRoom(EMPTY_ROOM, { kind: 'logged-in', code, data } as RoomEvent).login).toEqual({
      ...data,
      isKnown: true,
    })
  })

  it('[CHAT-8] takes 0 for what the login reply leaves out', () => {
    expect(foldRoom(EMPTY_ROOM, { kind: 'logged-in', code: 0, data: undefined } as RoomEvent).login).toEqual({
      ...EMPTY_ROOM.login,
      isKnown: true,
    })
  })

  it.each(['bet-shared', 'gift-given'])('[CHAT-8] changes nothing at %s', (kind) => {
    const room = fold([{ kind: 'line', roomId: 'lobby', line: line(1) }])
    expect(foldRoom(room, { kind } as RoomEvent)).toBe(room)
  })

  it('[CHAT-8] changes nothing at a login reply that refuses', () => {
    const refused = { kind: 'logged-in', code: 6001, data: { speechStatus: 1 } } as RoomEvent
    expect(foldRoom(EMPTY_ROOM, refused)).toBe(EMPTY_ROOM)
  })

  it('[CHAT-8] takes lines, numbers and state of the room that was joined', () => {
    expect(foldRoom(EMPTY_ROOM, joined([line(1)], true))).toMatchObject({
      isJoined: true,
      online: 3,
      status: 2,
      hasMore: true,
      lines: [{ seq: 1 }],
    })
  })

  it('[CHAT-11] still knows after a reconnect whether there are older lines', () => {
    const read = fold([
      { kind: 'line', roomId: 'lobby', line: line(5) },
      { kind: 'history', list: [line(4)], hasMore: false, where: 'before' },
    ])
    expect(foldRoom(read, joined([line(6)], true)).hasMore).toBe(false)
    const one = { ...fold([{ kind: 'line', roomId: 'lobby', line: line(5) }]), hasMore: false }
    expect(foldRoom(one, joined([line(6)], true)).hasMore).toBe(false)
  })

  it('[CHAT-11] sticks to the bottom when the first history comes into an empty list', () => {
    const history: RoomEvent = { kind: 'history', list: [line(1)], hasMore: true, where: 'before' }
    expect(foldRoom(EMPTY_ROOM, history)).toMatchObject({ scrollType: 1, hasMore: true })
  })

  it('[CHAT-15] adds missed lines without moving the reader or the mark of older ones', () => {
    const reading = {
      ...fold([{ kind: 'line', roomId: 'lobby', line: line(1) }]),
      scrollType: 0 as const,
      hasMore: true,
    }
    const after = foldRoom(reading, { kind: 'history', list: [line(2)], hasMore: false, where: 'after' })
    expect(after).toMatchObject({ scrollType: 0, hasMore: true })
    expect(after.lines).toHaveLength(2)
    expect(foldRoom(reading, { kind: 'history', list: [], hasMore: false, where: 'after' })).toBe(reading)
  })

  it('[CHAT-13] goes to the bottom with an own line, and shows it once when it is sent again', () => {
    const reading = { ...EMPTY_ROOM, scrollType: 0 as const }
    const sent: RoomEvent = { kind: 'sent', cid: 'c1', text: 'hi', at: 1 }
    const room = fold([sent, { kind: 'sent', cid: 'c2', text: 'you', at: 2 }, { ...sent, at: 3 }], reading)
    expect(room.scrollType).toBe(1)
    expect(room.pending.map(({ cid, at }) => [cid, at])).toEqual([
      ['c2', 2],
      ['c1', 3],
    ])
  })

  it('[CHAT-14] marks the refused line only, and lets go of the dismissed one only', () => {
    const sent = fold([
      { kind: 'sent', cid: 'c1', text: 'hi', at: 1 },
      { kind: 'sent', cid: 'c2', text: 'you', at: 2 },
    ])
    const failed = foldRoom(sent, { kind: 'failed', cid: 'c2', message: 'offline' })
    expect(failed.pending.map(({ state }) => state)).toEqual(['sending', 'failed'])
    expect(foldRoom(failed, { kind: 'dismissed', cid: 'c2' }).pending.map(({ cid }) => cid)).toEqual(['c1'])
  })

  it('[CHAT-18] leaves the other lines as they are when one is shielded', () => {
    const room = fold([
      { kind: 'line', roomId: 'lobby', line: line(1) },
      { kind: 'line', roomId: 'lobby', line: line(2) },
      { kind: 'shielded', roomId: 'lobby', seqs: [1] },
    ])
    expect(room.lines[1]).toMatchObject({ text: 'line 2' })
    expect(room.lines[1]).not.toMatchObject({ shielded: true })
  })

  it('[CHAT-12] knows when and why the member was muted, which levels write, and whether the room is open', () => {
    const muted = foldRoom(EMPTY_ROOM, { kind: 'speech', speechStatus: 1, until: 77, rule: 'flood' } as RoomEvent)
    expect(muted.login).toEqual({ ...EMPTY_ROOM.login, speechStatus: 1, muteUntil: 77, muteRule: 'flood' })
    const gated = foldRoom(EMPTY_ROOM, { kind: 'vip-gate', vipMin: 2, vipMax: 4 } as RoomEvent)
    expect(gated.login).toEqual({ ...EMPTY_ROOM.login, vipMin: 2, vipMax: 4 })
    expect(foldRoom(EMPTY_ROOM, { kind: 'room-status', status: 2 } as RoomEvent).status).toBe(2)
    expect(foldRoom(EMPTY_ROOM, { kind: 'all-rooms', status: 3 } as RoomEvent).status).toBe(3)
  })
})

describe('gateOf: each bound', () => {
  const room: RoomView = { ...EMPTY_ROOM, isJoined: true, login: { ...EMPTY_ROOM.login, vipMin: 2, vipMax: 4 } }

  it.each([
    [1, 'vip'],
    [2, 'open'],
    [4, 'open'],
    [5, 'vip'],
  ])('[CHAT-12] a member of VIP %d between 2 and 4 finds it %s', (vip, kind) => {
    expect(gateOf(room, { vip }, true).kind).toBe(kind)
  })

  it('[CHAT-12] a vipMax of 1 is a bound, unlike 0', () => {
    expect(gateOf({ ...room, login: { ...room.login, vipMin: 0, vipMax: 1 } }, { vip: 2 }, true).kind).toBe('vip')
  })

  it('[CHAT-12] says which levels write, and in what state the room is', () => {
    expect(gateOf(room, { vip: 1 }, true)).toEqual({ kind: 'vip', min: 2, max: 4 })
    expect(gateOf({ ...room, status: 2 }, { vip: 3 }, true)).toEqual({ kind: 'room', status: 2 })
  })

  it('[CHAT-12] waits for the connection', () => {
    expect(gateOf(room, { vip: 3 }, false)).toEqual({ kind: 'connecting' })
  })
})
