import { parse, safeParse } from 'valibot'
import { MSG } from './chat.ts'
import { CHAT_DOWN, CHAT_UP } from './chat-frames.ts'

const idsOf = (table: object): number[] => Object.keys(table).map(Number)

const GIFT = {
  roomId: 'lobby',
  giftId: 'g1',
  qty: 1,
  price: '1234567890.00',
  requestNo: '6f9619ff-8b86-4d01-b42d-00cf4fc964ff',
}

describe('frames of the chat socket', () => {
  it('[WIRE-65] have a schema for every message id that a server sends', () => {
    expect(idsOf(CHAT_DOWN).sort()).toEqual(Object.values(MSG).sort())
  })

  it('[WIRE-65] have a schema for every message id that a client sends', () => {
    expect(idsOf(CHAT_UP).sort((a, b) => a - b)).toEqual([0, 10001, 10002, 10003, 10010, 10011, 10012, 10017])
  })

  it.each([
    [MSG.heartbeat, {}],
    [MSG.login, { token: 't', body: 'b' }],
    [MSG.joinRoom, { roomId: 'lobby' }],
    [MSG.broadcastRoom, { roomId: 'lobby', text: 'hi', cid: 'c1' }],
    [MSG.shareBetRecord, { roomId: 'lobby', betId: 'b1', privacy: 1, cid: 'c1' }],
    [MSG.leaveRoom, { roomId: 'lobby' }],
    [MSG.gift, GIFT],
  ] as const)('[WIRE-65] accepts message %i of a client', (msgId, msgData) => {
    expect(parse(CHAT_UP[msgId], msgData)).toEqual(msgData)
  })

  it.each([
    [MSG.login, { token: 't' }],
    [MSG.joinRoom, { roomId: '' }],
    [MSG.broadcastRoom, { roomId: 'lobby', text: 'hi' }],
    [MSG.shareBetRecord, { roomId: 'lobby', betId: 'b1', privacy: 3, cid: 'c1' }],
    [MSG.leaveRoom, {}],
    [MSG.gift, { roomId: 'lobby', giftId: 'g1', qty: 0, price: '1.00', requestNo: 'x' }],
    [MSG.gift, { ...GIFT, price: '-1.00' }],
    [MSG.gift, { ...GIFT, price: '12345678901.00' }],
  ] as const)('[WIRE-65] rejects message %i of a client with missing or wrong fields', (msgId, msgData) => {
    expect(safeParse(CHAT_UP[msgId], msgData).success).toBe(false)
  })

  it('[WIRE-65] distinguishes a refusal from a line: both are message 10003', () => {
    const refusal = { roomId: 'lobby', cid: 'c', code: 715003, message: 'too fast' }
    expect(parse(CHAT_DOWN[MSG.broadcastRoom], refusal)).toMatchObject({ code: 715003 })
  })
})
