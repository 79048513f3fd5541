import { MSG } from '@lantern/contract/chat'
import { setLocale } from '@lantern/i18n'
import { aChatLine } from '@lantern/testing'
import { concernsRoom } from './chat-facts.rules.ts'
import { readFrame } from './chat-frames.ts'

const frame = (msgId: number, msgData: unknown): string => JSON.stringify({ msgId, msgData })

describe('readFrame', () => {
  it('[CHAT-8] reads speaking status and levels from the login reply, defaulting to 0', () => {
    expect(readFrame(frame(MSG.login, { code: 0, data: { speechStatus: 1, vipMin: 2, vipMax: 6 } }))).toMatchObject({
      kind: 'logged-in',
      data: { speechStatus: 1, vipMin: 2, vipMax: 6 },
    })
    expect(readFrame(frame(MSG.login, { code: 0, data: {} }))).toMatchObject({
      kind: 'logged-in',
      data: { speechStatus: 0, vipMin: 0, vipMax: 0 },
    })
  })

  it('[CHAT-8] reads lines without a kind, like those of the specification, as texts', () => {
    const { kind: _kind, ...line } = aChatLine({ seq: 7, text: '你好' })
    const text = { seq: 7, kind: 'text', text: '你好' }
    expect(readFrame(frame(MSG.broadcastRoom, line))).toMatchObject({ kind: 'line', line: text })
    const joined = { roomId: 'lobby', status: 1, online: 1, last: [line], hasMore: false }
    expect(readFrame(frame(MSG.joinRoom, joined))).toMatchObject({ kind: 'joined', room: { last: [text] } })
    expect(readFrame(frame(MSG.chatHistory, { list: [line] }))).toMatchObject({ kind: 'page', list: [text] })
  })

  it('[CHAT-14] reads the reason of a refusal in the member’s language', () => {
    const refused = frame(MSG.broadcastRoom, {
      roomId: 'lobby',
      cid: 'c',
      code: 1,
      message: '太快',
      messageEn: 'Too fast',
    })
    expect(readFrame(refused)).toMatchObject({ message: '太快' })
    setLocale('en')
    expect(readFrame(refused)).toMatchObject({ message: 'Too fast' })
    setLocale('zh-CN')
  })

  it.each([
    [MSG.speechStatus, { speechStatus: 1 }, 'speech'],
    [MSG.msgShield, { roomId: 'lobby', seqs: [4] }, 'shielded'],
    [MSG.roomStatus, { roomId: 'lobby', status: 3 }, 'room-status'],
    [MSG.chatVipLevel, { vipMin: 1, vipMax: 0 }, 'vip-gate'],
    [MSG.allRoomMaintain, { status: 2 }, 'all-rooms'],
    [MSG.broadcastJoin, { roomId: 'lobby', nick: 'A', vip: 3 }, 'entered'],
    [MSG.heartbeat, {}, 'heartbeat'],
    [MSG.shareBetRecord, { roomId: 'lobby', seq: 7, card: { match: 'A-B', odds: '1.90' } }, 'line'],
    [MSG.chatHistory, { roomId: 'lobby', list: [aChatLine()] }, 'page'],
    [MSG.leaveRoom, { roomId: 'lobby' }, 'left'],
    [MSG.score, { matchId: 'm1', home: 1, away: 0 }, 'scored'],
    [MSG.gift, { roomId: 'lobby', nick: 'A', giftId: 'g1', qty: 2 }, 'gift-given'],
    [MSG.broadcastRoom, { roomId: 'lobby', cid: 'c', code: 715003, message: 'too fast' }, 'refused'],
  ])('[CHAT-8] parses message %i as its fact', (msgId, msgData, kind) => {
    expect(readFrame(frame(msgId, msgData))).toMatchObject({ kind })
  })

  it.each([
    [MSG.joinRoom, { roomId: 'vip', status: 3, online: 0, last: [], hasMore: false }],
    [MSG.broadcastRoom, aChatLine({ roomId: 'vip' })],
    [MSG.msgShield, { roomId: 'vip', seqs: [1] }],
    [MSG.roomStatus, { roomId: 'vip', status: 3 }],
    [MSG.chatVipLevel, { roomId: 'vip', vipMin: 9, vipMax: 0 }],
    [MSG.leaveRoom, { roomId: 'vip' }],
    [MSG.score, { matchId: 'm1', home: 1, away: 0 }],
  ])('[CHAT-20] message %i about another room does not apply to this one', (msgId, msgData) => {
    const fact = readFrame(frame(msgId, msgData))!
    expect(concernsRoom(fact, 'lobby', 'lobby')).toBe(false)
    expect(concernsRoom(fact, msgId === MSG.score ? 'match:m1' : 'vip', 'lobby')).toBe(true)
  })

  it('[CHAT-8] reads a shared bet as a line with its card, also from a server that sends no sender', () => {
    const bet = { roomId: 'lobby', seq: 7, nick: 'A', at: 5, card: { match: 'A-B', pick: 'A', odds: '1.90' } }
    expect(readFrame(frame(MSG.shareBetRecord, bet))).toMatchObject({
      line: { seq: 7, kind: 'bet', nick: 'A', at: 5, text: '', card: { odds: '1.90', stakeShown: null } },
    })
    const { nick: _nick, at: _at, ...plain } = bet
    expect(readFrame(frame(MSG.shareBetRecord, plain))).toMatchObject({ line: { nick: '', at: expect.any(Number) } })
  })

  it('[CHAT-20] reads a mute without a room as one for every room', () => {
    const every = readFrame(frame(MSG.speechStatus, { speechStatus: 1 }))!
    expect([concernsRoom(every, 'lobby', 'lobby'), concernsRoom(every, 'vip', 'lobby')]).toEqual([true, true])
    const one = readFrame(frame(MSG.speechStatus, { roomId: 'vip', speechStatus: 1 }))!
    expect(concernsRoom(one, 'lobby', 'lobby')).toBe(false)
  })

  it.each([
    [MSG.chatVipLevel, { vipMin: 1, vipMax: 0 }],
    [MSG.broadcastJoin, { nick: 'A', vip: 3 }],
    [MSG.shareBetRecord, { seq: 7, card: {} }],
    [MSG.chatHistory, { list: [] }],
    [MSG.gift, { nick: 'A', giftId: 'g1' }],
  ])('[CHAT-20] message %i without a room applies to the room on screen', (msgId, msgData) => {
    const fact = readFrame(frame(msgId, msgData))!
    expect([concernsRoom(fact, 'vip', 'vip'), concernsRoom(fact, 'lobby', 'vip')]).toEqual([true, false])
  })

  it('[CHAT-16] rejects a room status without a room', () => {
    expect(readFrame(frame(MSG.roomStatus, { status: 3 }))).toBeNull()
  })

  it.each(['', 'no JSON', '[]', '{"msgId":"0"}', frame(MSG.msgShield, { seqs: 'all' }), frame(99, {})])(
    '[CHAT-16] drops %p',
    (text) => {
      expect(readFrame(text)).toBeNull()
    },
  )
})
