import { parse, safeParse } from 'valibot'
import { chatEnvelopeSchema, chatLoginDataSchema, MSG } from './chat.ts'

describe('chat', () => {
  it('[WIRE-25] has the fifteen message ids of the specification', () => {
    expect(MSG).toEqual({
      heartbeat: 0,
      login: 10001,
      joinRoom: 10002,
      broadcastRoom: 10003,
      speechStatus: 10004,
      msgShield: 10005,
      roomStatus: 10006,
      chatVipLevel: 10007,
      broadcastJoin: 10008,
      allRoomMaintain: 10009,
      shareBetRecord: 10010,
      chatHistory: 10011,
      leaveRoom: 10012,
      score: 10014,
      gift: 10017,
    })
  })

  it('[WIRE-26] uses frames of msgId and msgData', () => {
    expect(parse(chatEnvelopeSchema, { msgId: 0 })).toEqual({ msgId: 0, msgData: {} })
    expect(safeParse(chatEnvelopeSchema, { msgData: {} }).success).toBe(false)
    expect(safeParse(chatEnvelopeSchema, { msgId: '0' }).success).toBe(false)
  })

  it('[WIRE-27] starts with speechStatus, vipMin and vipMax at 0', () => {
    expect(parse(chatLoginDataSchema, {})).toMatchObject({ speechStatus: 0, vipMin: 0, vipMax: 0 })
    expect(parse(chatLoginDataSchema, { vipMax: 7 })).toMatchObject({ vipMin: 0, vipMax: 7 })
  })
})
