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
  it('[CHAT-10] starts with an empty list and scrollType 1', () => {
    expect(EMPTY_ROOM).toMatchObject({ lines: [], scrollType: 1 })
    expect(EMPTY_ROOM.login).toMatchObject({ speechStatus: 0, vipMin: 0, vipMax: 0 })
  })

  it('[CHAT-13] keeps messages ordered by seq without duplicates, in any order of arrival', () => {
    const room = fold([
      { kind: 'line', roomId: 'lobby', line: line(3) },
      { kind: 'line', roomId: 'lobby', line: line(2) },
      { kind: 'line', roomId: 'lobby', line: line(3) },
    ])
    expect(room.lines.map(({ seq }) => seq)).toEqual([2, 3])
  })

  it('[CHAT-13] shows an own message immediately and replaces it when the server repeats its cid', () => {
    const sent = fold([{ kind: 'sent', cid: 'c1', text: 'hi', at: 1 }])
    expect(sent.pending).toEqual([{ cid: 'c1', text: 'hi', at: 1, state: 'sending', message: '' }])
    const arrived = foldRoom(sent, { kind: 'line', roomId: 'lobby', line: line(9, 'c1') })
    expect(arrived.pending).toEqual([])
    expect(arrived.lines).toHaveLength(1)
    expect(foldRoom(sent, { kind: 'line', roomId: 'lobby', line: line(9, 'c2') }).pending).toEqual(sent.pending)
  })

  it('[CHAT-14] keeps a refused message with its reason', () => {
    const room = fold([
      { kind: 'sent', cid: 'c1', text: 'hi', at: 1 },
      { kind: 'refused', roomId: 'lobby', cid: 'c1', code: 715003, message: '发言过快' },
    ])
    expect(room.pending).toEqual([{ cid: 'c1', text: 'hi', at: 1, state: 'failed', message: '发言过快' }])
  })

  it('[CHAT-3] is empty after a lost connection, except for unsent messages', () => {
    const reply = { roomId: 'lobby', status: 1, online: 3, pinned: [], last: [line(1)], hasMore: true }
    const room = fold([
      { kind: 'joined', roomId: 'lobby', room: reply },
      { kind: 'sent', cid: 'c1', text: 'hi', at: 1 },
      { kind: 'cleared' },
    ])
    expect(room).toEqual({ ...EMPTY_ROOM, pending: [expect.objectContaining({ cid: 'c1' })] })
  })

  it('[CHAT-8] handles a page from the server, a new member, a score, and a removal from the room', () => {
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

  it('[CHAT-11] prepends older messages without moving the visible ones', () => {
    const room = fold([
      { kind: 'line', roomId: 'lobby', line: line(5) },
      { kind: 'history', list: [line(3), line(4)], hasMore: false, where: 'before' },
    ])
    expect(room).toMatchObject({ scrollType: 2, hasMore: false })
    expect(room.lines.map(({ seq }) => seq)).toEqual([3, 4, 5])
  })

  it('[CHAT-18] empties a shielded message', () => {
    expect(
      fold([
        { kind: 'line', roomId: 'lobby', line: line(1) },
        { kind: 'shielded', roomId: 'lobby', seqs: [1] },
      ]).lines[0],
    ).toMatchObject({ shielded: true, text: '' })
  })

  it('[CHAT-18] limits the messages of a busy room', () => {
    const room = fold(
      Array.from({ length: MAX_LINES + 50 }, (_, index) => ({ kind: 'line', roomId: 'lobby', line: line(index + 1) })),
    )
    expect(room.lines).toHaveLength(400)
    expect(room.lines.at(-1)?.seq).toBe(MAX_LINES + 50)
  })
})

describe('gapAfter', () => {
  it('[CHAT-15] finds the gap', () => {
    expect(gapAfter([line(1), line(2), line(5)])).toBe(2)
    expect(gapAfter([line(1), line(3)])).toBe(1)
    expect(gapAfter([])).toBeNull()
    expect(gapAfter([line(1), line(2)])).toBeNull()
  })
})

describe('gateOf', () => {
  const joined: RoomView = { ...EMPTY_ROOM, isJoined: true }
  it('[CHAT-12] is open for a member in the room', () => {
    expect(gateOf(joined, { vip: 0 }, true)).toEqual({ kind: 'open' })
  })
  it('[CHAT-12] asks a visitor to log in', () => {
    expect(gateOf(joined, null, true)).toEqual({ kind: 'login' })
  })
  it('[CHAT-12] treats vipMax 0 as no upper bound', () => {
    const gated = { ...joined, login: { ...joined.login, vipMin: 2, vipMax: 0 } }
    expect(gateOf(gated, { vip: 10 }, true)).toEqual({ kind: 'open' })
    expect(gateOf(gated, { vip: 1 }, true)).toEqual({ kind: 'vip', min: 2, max: 0 })
  })
  it('[CHAT-12] shows a muted member the end and the reason', () => {
    const muted = { ...joined, login: { ...joined.login, speechStatus: 1, muteUntil: 5, muteRule: 'spam' } }
    expect(gateOf(muted, { vip: 3 }, true)).toEqual({ kind: 'muted', until: 5, rule: 'spam' })
  })
  it('waits until the room is joined', () => {
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

describe('foldRoom: room and member facts from the server', () => {
  const joined = (last: ReturnType<typeof line>[], hasMore: boolean): RoomEvent => ({
    kind: 'joined',
    roomId: 'lobby',
    room: { roomId: 'lobby', status: 2, online: 3, pinned: [], last, hasMore },
  })

  it('[CHAT-10] starts outside the room, without members and without member data', () => {
    expect(EMPTY_ROOM).toMatchObject({ hasMore: false, online: 0, isJoined: false })
    expect(EMPTY_ROOM.login).toMatchObject({ muteUntil: null, muteRule: '', isKnown: false })
  })

  it.each([0, 6000])('[CHAT-8] reads speechStatus, vipMin and vipMax from a login reply with code %d', (code) => {
    const data = { speechStatus: 1, vipMin: 2, vipMax: 5, muteUntil: 9, muteRule: 'flood', speaker: 'a1' }
    expect(foldRoom(EMPTY_ROOM, { kind: 'logged-in', code, data } as RoomEvent).login).toEqual({
      ...data,
      isKnown: true,
    })
  })

  it('[CHAT-8] defaults to 0 for missing fields of the login reply', () => {
    expect(foldRoom(EMPTY_ROOM, { kind: 'logged-in', code: 0, data: undefined } as RoomEvent).login).toEqual({
      ...EMPTY_ROOM.login,
      isKnown: true,
    })
  })

  it.each(['bet-shared', 'gift-given'])('[CHAT-8] ignores %s', (kind) => {
    const room = fold([{ kind: 'line', roomId: 'lobby', line: line(1) }])
    expect(foldRoom(room, { kind } as RoomEvent)).toBe(room)
  })

  it('[CHAT-8] ignores a refused login reply', () => {
    const refused = { kind: 'logged-in', code: 6001, data: { speechStatus: 1 } } as RoomEvent
    expect(foldRoom(EMPTY_ROOM, refused)).toBe(EMPTY_ROOM)
  })

  it('[CHAT-8] reads messages, counts and state of the joined room', () => {
    expect(foldRoom(EMPTY_ROOM, joined([line(1)], true))).toMatchObject({
      isJoined: true,
      online: 3,
      status: 2,
      hasMore: true,
      lines: [{ seq: 1 }],
    })
  })

  it('[CHAT-11] remembers after a reconnect whether older messages exist', () => {
    const read = fold([
      { kind: 'line', roomId: 'lobby', line: line(5) },
      { kind: 'history', list: [line(4)], hasMore: false, where: 'before' },
    ])
    expect(foldRoom(read, joined([line(6)], true)).hasMore).toBe(false)
    const one = { ...fold([{ kind: 'line', roomId: 'lobby', line: line(5) }]), hasMore: false }
    expect(foldRoom(one, joined([line(6)], true)).hasMore).toBe(false)
  })

  it('[CHAT-11] sticks to the bottom when the first history fills an empty list', () => {
    const history: RoomEvent = { kind: 'history', list: [line(1)], hasMore: true, where: 'before' }
    expect(foldRoom(EMPTY_ROOM, history)).toMatchObject({ scrollType: 1, hasMore: true })
  })

  it('[CHAT-15] adds missing messages without moving the visible ones or the marker of older ones', () => {
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

  it('[CHAT-13] scrolls to the bottom with an own message and shows it once when resent', () => {
    const reading = { ...EMPTY_ROOM, scrollType: 0 as const }
    const sent: RoomEvent = { kind: 'sent', cid: 'c1', text: 'hi', at: 1 }
    const room = fold([sent, { kind: 'sent', cid: 'c2', text: 'you', at: 2 }, { ...sent, at: 3 }], reading)
    expect(room.scrollType).toBe(1)
    expect(room.pending.map(({ cid, at }) => [cid, at])).toEqual([
      ['c2', 2],
      ['c1', 3],
    ])
  })

  it('[CHAT-14] marks only the refused message and removes only the dismissed one', () => {
    const sent = fold([
      { kind: 'sent', cid: 'c1', text: 'hi', at: 1 },
      { kind: 'sent', cid: 'c2', text: 'you', at: 2 },
    ])
    const failed = foldRoom(sent, { kind: 'failed', cid: 'c2', message: 'offline' })
    expect(failed.pending.map(({ state }) => state)).toEqual(['sending', 'failed'])
    expect(foldRoom(failed, { kind: 'dismissed', cid: 'c2' }).pending.map(({ cid }) => cid)).toEqual(['c1'])
  })

  it('[CHAT-18] leaves other messages unchanged when one is shielded', () => {
    const room = fold([
      { kind: 'line', roomId: 'lobby', line: line(1) },
      { kind: 'line', roomId: 'lobby', line: line(2) },
      { kind: 'shielded', roomId: 'lobby', seqs: [1] },
    ])
    expect(room.lines[1]).toMatchObject({ text: 'line 2' })
    expect(room.lines[1]).not.toMatchObject({ shielded: true })
  })

  it('[CHAT-12] reads mute time and reason, level bounds and room state', () => {
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

  it('[CHAT-12] reports level bounds and room state', () => {
    expect(gateOf(room, { vip: 1 }, true)).toEqual({ kind: 'vip', min: 2, max: 4 })
    expect(gateOf({ ...room, status: 2 }, { vip: 3 }, true)).toEqual({ kind: 'room', status: 2 })
  })

  it('[CHAT-12] waits for the connection', () => {
    expect(gateOf(room, { vip: 3 }, false)).toEqual({ kind: 'connecting' })
  })
})
