import type { Score } from '@lantern/contract/chat'
import { aChatLine } from '@lantern/testing'
import { EMPTY_ROOM, foldRoom, muteOf, openStateOf, type RoomEvent, type RoomView, unreadOf } from './room.rules.ts'

const fold = (events: RoomEvent[], start: RoomView = EMPTY_ROOM) => events.reduce(foldRoom, start)
const line = (seq: number, cid = '') => aChatLine({ seq, cid, text: `line ${seq}` })

const anOpenRoom = {
  roomId: 'lobby',
  status: 1,
  reason: '',
  resumeAt: null,
  slowSec: null,
  pinned: [],
}

describe('foldRoom', () => {
  it('[CHAT-10] starts with an empty list and scrollType 1', () => {
    expect(EMPTY_ROOM).toMatchObject({ lines: [], scrollType: 1 })
    expect(EMPTY_ROOM.login).toMatchObject({ mute: null, vipMin: 0, vipMax: 0 })
  })

  it('[CHAT-13] keeps messages ordered by seq without duplicates, in any order of arrival', () => {
    const room = fold([
      { kind: 'line', roomId: 'lobby', line: line(1) },
      { kind: 'line', roomId: 'lobby', line: line(3) },
      { kind: 'line', roomId: 'lobby', line: line(2) },
      { kind: 'line', roomId: 'lobby', line: line(3) },
    ])
    expect(room.lines.map(({ seq }) => seq)).toEqual([1, 2, 3])
  })

  it('[CHAT-13] shows an own message immediately and replaces it when the server repeats its cid', () => {
    const sent = fold([{ kind: 'sent', cid: 'c1', said: { text: 'hi' }, at: 1 }])
    expect(sent.pending).toEqual([{ cid: 'c1', text: 'hi', at: 1, state: 'sending', message: '' }])
    const arrived = foldRoom(sent, { kind: 'line', roomId: 'lobby', line: line(9, 'c1') })
    expect(arrived.pending).toEqual([])
    expect(arrived.lines).toHaveLength(1)
    expect(foldRoom(sent, { kind: 'line', roomId: 'lobby', line: line(9, 'c2') }).pending).toEqual(sent.pending)
  })

  it('[CHAT-14] keeps a refused message with its reason', () => {
    const room = fold([
      { kind: 'sent', cid: 'c1', said: { text: 'hi' }, at: 1 },
      { kind: 'refused', roomId: 'lobby', cid: 'c1', code: 715003, message: '发言过快' },
    ])
    expect(room.pending).toEqual([{ cid: 'c1', text: 'hi', at: 1, state: 'failed', message: '发言过快' }])
    expect(foldRoom(room, { kind: 'failed', cid: 'c1', message: '' })).toBe(room)
  })

  it('[CHAT-3] is empty after a lost connection, except for unsent messages', () => {
    const reply = { ...anOpenRoom, online: 3, last: [line(1)], hasMore: true }
    const room = fold([
      { kind: 'joined', roomId: 'lobby', room: reply },
      { kind: 'sent', cid: 'c1', said: { text: 'hi' }, at: 1 },
      { kind: 'cleared' },
    ])
    expect(room).toEqual({ ...EMPTY_ROOM, resumeSeq: 1, saidAt: 1, pending: [expect.objectContaining({ cid: 'c1' })] })
  })

  it('[CHAT-8] handles a page from the server, a new member, a score, and a removal from the room', () => {
    const score: Score = { matchId: 'm1', seq: 1, home: 2, away: 1, period: '', clock: '', event: '', odds: [] }
    const room = fold([
      { kind: 'page', roomId: 'lobby', list: [line(2), line(1)], hasMore: false },
      { kind: 'entered', roomId: 'lobby', nick: 'A', vip: 1, online: null },
      { kind: 'scored', roomId: 'match:m1', score, at: 5 },
      { kind: 'left', roomId: 'lobby' },
    ])
    expect(room.lines.map(({ seq }) => seq)).toEqual([1, 2])
    expect(room).toMatchObject({ online: 1, scores: [{ at: 5, score }], isJoined: false, open: { status: 3 } })
  })

  it('[CHAT-11] prepends older messages without moving the visible ones', () => {
    const room = fold([
      { kind: 'line', roomId: 'lobby', line: line(5) },
      { kind: 'seen', isAtEnd: false },
      { kind: 'history', list: [line(3), line(4)], hasMore: false, where: 'before' },
    ])
    expect(room).toMatchObject({ scrollType: 2, hasOlder: false })
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
})

describe('foldRoom: room and member facts from the server', () => {
  const joined = (last: ReturnType<typeof line>[], hasMore: boolean): RoomEvent => ({
    kind: 'joined',
    roomId: 'lobby',
    room: { ...anOpenRoom, status: 2, online: 3, last, hasMore },
  })

  it('[CHAT-10] starts outside the room, without members and without member data', () => {
    expect(EMPTY_ROOM).toMatchObject({ hasOlder: false, online: 0, isJoined: false })
    expect(EMPTY_ROOM.login).toMatchObject({ mute: null, isKnown: false })
  })

  it.each([0, 6000])('[CHAT-8] reads speechStatus, vipMin and vipMax from a login reply with code %d', (code) => {
    const levels = { vipMin: 2, vipMax: 5, speaker: 'a1', isModerator: true }
    const data = { ...levels, speechStatus: 1, muteUntil: 9, muteRule: 'flood', appeal: true, slowSec: 5 }
    const room = foldRoom(EMPTY_ROOM, { kind: 'logged-in', code, data })
    const mute = { until: 9, rule: 'flood', canAppeal: true }
    expect(room).toMatchObject({ login: { ...levels, mute, isKnown: true }, slowSec: 5 })
    expect(foldRoom(EMPTY_ROOM, { kind: 'logged-in', code, data: { ...data, speechStatus: 0 } }).login.mute).toBeNull()
  })

  it('[CHAT-8] defaults to 0 for missing fields of the login reply', () => {
    expect(foldRoom(EMPTY_ROOM, { kind: 'logged-in', code: 0, data: undefined } as RoomEvent).login).toEqual({
      ...EMPTY_ROOM.login,
      isKnown: true,
    })
  })

  it('[CHAT-8] is not changed by a heartbeat', () => {
    const room = fold([{ kind: 'line', roomId: 'lobby', line: line(1) }])
    expect(foldRoom(room, { kind: 'heartbeat' })).toBe(room)
  })

  it('[CHAT-8] reads messages, counts and state of the joined room', () => {
    expect(foldRoom(EMPTY_ROOM, joined([line(1)], true))).toMatchObject({
      isJoined: true,
      online: 3,
      open: { status: 2 },
      hasOlder: true,
      lines: [{ seq: 1 }],
    })
  })

  it('[CHAT-11] remembers after a reconnect whether older messages exist', () => {
    const read = fold([
      { kind: 'line', roomId: 'lobby', line: line(5) },
      { kind: 'history', list: [line(4)], hasMore: false, where: 'before' },
    ])
    expect(foldRoom(read, joined([line(6)], true)).hasOlder).toBe(false)
  })

  it('[CHAT-11] sticks to the bottom when the first history fills an empty list', () => {
    const history: RoomEvent = { kind: 'history', list: [line(1)], hasMore: true, where: 'newest' }
    expect(foldRoom(EMPTY_ROOM, history)).toMatchObject({ scrollType: 1, hasOlder: true, isLoaded: true })
  })

  it('[CHAT-15] adds missing messages without moving the visible ones or the marker of older ones', () => {
    const reading = {
      ...fold([{ kind: 'line', roomId: 'lobby', line: line(1) }]),
      scrollType: 0 as const,
      hasOlder: true,
    }
    const after = foldRoom(reading, { kind: 'history', list: [line(2)], hasMore: false, where: 'after' })
    expect(after).toMatchObject({ scrollType: 0, hasOlder: true })
    expect(after.lines).toHaveLength(2)
  })

  it('[CHAT-13] scrolls to the bottom with an own message and shows it once when resent', () => {
    const reading = { ...EMPTY_ROOM, scrollType: 0 as const }
    const sent: RoomEvent = { kind: 'sent', cid: 'c1', said: { text: 'hi' }, at: 1 }
    const room = fold([sent, { kind: 'sent', cid: 'c2', said: { text: 'you' }, at: 2 }, { ...sent, at: 3 }], reading)
    expect(room.scrollType).toBe(1)
    expect(room.pending.map(({ cid, at }) => [cid, at])).toEqual([
      ['c2', 2],
      ['c1', 3],
    ])
  })

  it('[CHAT-14] marks only the refused message and removes only the dismissed one', () => {
    const sent = fold([
      { kind: 'sent', cid: 'c1', said: { text: 'hi' }, at: 1 },
      { kind: 'sent', cid: 'c2', said: { text: 'you' }, at: 2 },
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

  it('[CHAT-12] reads a mute of all rooms or of this one, and level bounds', () => {
    const mute = { until: 77, rule: 'flood', canAppeal: true }
    const everywhere = foldRoom(EMPTY_ROOM, { kind: 'speech', roomId: '', mute })
    expect(everywhere).toMatchObject({ mute: null, login: { mute } })
    expect(foldRoom(EMPTY_ROOM, { kind: 'speech', roomId: 'lobby', mute })).toMatchObject({
      mute,
      login: { mute: null },
    })
    const gated = foldRoom(EMPTY_ROOM, { kind: 'vip-gate', roomId: 'lobby', vipMin: 2, vipMax: 4 })
    expect(gated.login).toEqual({ ...EMPTY_ROOM.login, vipMin: 2, vipMax: 4 })
  })

  it('[CHAT-36] uses the mute that ends later, and ignores one that has ended', () => {
    const [short, long] = [5, 9].map((until) => ({ until, rule: '', canAppeal: false }))
    const both = { ...EMPTY_ROOM, mute: short ?? null, login: { ...EMPTY_ROOM.login, mute: long ?? null } }
    expect([muteOf(both, 4)?.until, muteOf(both, 6)?.until, muteOf(both, 9)]).toEqual([9, 9, null])
    const open = { ...both, mute: { until: null, rule: '', canAppeal: false } }
    expect(muteOf(open, 6)).toMatchObject({ until: null })
  })

  it('[CHAT-38] a room stays closed when the maintenance of all rooms ends', () => {
    const state = (status: number) => ({ status, reason: '', resumeAt: null })
    const room = fold([
      { kind: 'room-status', roomId: 'lobby', state: state(3), slowSec: null, pinned: null },
      { kind: 'all-rooms', state: state(2) },
    ])
    expect(openStateOf(room).status).toBe(2)
    expect(openStateOf(foldRoom(room, { kind: 'all-rooms', state: state(1) })).status).toBe(3)
  })

  it('[CHAT-37] counts slow mode from the last line that was not refused', () => {
    const slow = foldRoom(EMPTY_ROOM, {
      kind: 'room-status',
      roomId: 'lobby',
      state: { status: 1, reason: '', resumeAt: null },
      slowSec: 30,
      pinned: null,
    })
    const sent = foldRoom(slow, { kind: 'sent', cid: 'c1', said: { text: 'hi' }, at: 1_000 })
    expect(sent).toMatchObject({ slowSec: 30, saidAt: 1_000 })
    const refused = foldRoom(sent, { kind: 'refused', roomId: 'lobby', cid: 'c1', code: 715006, message: '' })
    expect(refused.saidAt).toBe(0)
  })

  it('[CHAT-37] counts slow mode from the last line of the member before the panel was opened, not from lines of others', () => {
    const levels = { vipMin: 0, vipMax: 0, isModerator: false, speaker: 'me' }
    const data = { ...levels, speechStatus: 0, muteUntil: null, muteRule: '', appeal: false, slowSec: 3 }
    const said = (seq: number, speaker: string, at: number) => aChatLine({ seq, cid: `c${seq}`, speaker, at })
    const last = [said(1, 'me', 500), said(2, 'me', 900), said(3, 'you', 1_000)]
    const room = fold([
      { kind: 'logged-in', code: 6000, data },
      { kind: 'joined', roomId: 'lobby', room: { ...anOpenRoom, online: 3, last, hasMore: true } },
    ])
    expect(room.saidAt).toBe(900)
  })

  it('[CHAT-18] a page or line that was sent before does not show a hidden line again, nor its quote', () => {
    const quoting = { ...line(3), reply: { seq: 1, speaker: 's', nick: 'n', text: 'line 1' } }
    const room = fold([
      { kind: 'line', roomId: 'lobby', line: line(2) },
      { kind: 'sent', cid: 'c1', said: { text: 'hi', reply: quoting.reply }, at: 1 },
      { kind: 'shielded', roomId: 'lobby', seqs: [1, 2] },
      { kind: 'history', list: [line(1)], hasMore: false, where: 'before' },
      { kind: 'line', roomId: 'lobby', line: line(2) },
      { kind: 'line', roomId: 'lobby', line: quoting },
    ])
    expect(room.lines.map(({ text, reply }) => [text, reply?.text])).toEqual([
      ['', undefined],
      ['', undefined],
      ['line 3', ''],
    ])
    expect(room.pending[0]?.reply?.text).toBe('')
  })
})

describe('foldRoom: read lines', () => {
  const at = (event: RoomEvent[], start: RoomView = EMPTY_ROOM) => fold(event, start)
  const said = (seq: number): RoomEvent => ({ kind: 'line', roomId: 'lobby', line: line(seq) })

  it('[CHAT-25] marks new lines as read while the member is at the end of the room', () => {
    const room = at([{ kind: 'opened', readSeq: 0 }, said(1), said(2)])
    expect(room.readSeq).toBe(2)
    expect(unreadOf(room)).toBe(0)
  })

  it('[CHAT-25] counts lines that arrive while the member reads older ones or another room', () => {
    const reading = at([{ kind: 'opened', readSeq: 0 }, said(1), { kind: 'seen', isAtEnd: false }, said(2), said(3)])
    expect([reading.readSeq, unreadOf(reading)]).toEqual([1, 2])
    expect(unreadOf(foldRoom(reading, { kind: 'seen', isAtEnd: true }))).toBe(0)
    const away = at([{ kind: 'opened', readSeq: 0 }, said(1), { kind: 'hidden' }, said(2)])
    expect(unreadOf(away)).toBe(1)
  })

  it('[CHAT-25] counts none in a room that was never read', () => {
    expect(unreadOf(at([said(1), said(2)]))).toBe(0)
  })

  it('[CHAT-25] puts the divider after the last line read on an earlier visit', () => {
    expect(at([{ kind: 'opened', readSeq: 7 }]).dividerSeq).toBe(7)
    expect(at([{ kind: 'opened', readSeq: 0 }]).dividerSeq).toBeNull()
  })

  it('[CHAT-3] keeps the read mark when the connection is lost', () => {
    const room = at([{ kind: 'opened', readSeq: 0 }, said(4), { kind: 'cleared' }])
    expect(room).toMatchObject({ lines: [], readSeq: 4, resumeSeq: 4, isShown: true })
  })
})

describe('foldRoom: arrivals and gifts', () => {
  it('[CHAT-8] merges arrivals that follow each other and shows the last gift', () => {
    const entered = (nick: string): RoomEvent => ({ kind: 'entered', roomId: 'lobby', nick, vip: 0, online: null })
    const room = fold([entered('A'), entered('B'), entered('C')])
    expect(room.news).toEqual({ kind: 'entered', nick: 'C', count: 3 })
    const aGift = { roomId: 'lobby', nick: 'D', giftId: 'g1', icon: '', qty: 2, combo: 1 }
    const gift: RoomEvent = { kind: 'gift-given', roomId: 'lobby', gift: aGift }
    expect(foldRoom(room, gift).news).toEqual({ kind: 'gift', gift: aGift })
  })

  it('[CHAT-28] shows why the newest page could not be loaded', () => {
    const refused = fold([{ kind: 'history-failed', message: 'VIP5' }])
    expect(refused).toMatchObject({ failure: 'VIP5', isLoaded: true })
    const page: RoomEvent = { kind: 'history', list: [], hasMore: false, where: 'newest' }
    expect(foldRoom(refused, page).failure).toBeNull()
  })
})
