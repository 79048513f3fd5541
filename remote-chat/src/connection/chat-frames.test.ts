import { MSG } from '@lantern/contract/chat'
import { readFrame } from './chat-frames.ts'

const frame = (msgId: number, msgData: unknown): string => JSON.stringify({ msgId, msgData })

describe('readFrame', () => {
  it('[CHAT-8] takes speaking status and levels from the login reply, 0 where it names none', () => {
    expect(readFrame(frame(MSG.login, { code: 0, data: { speechStatus: 1, vipMin: 2, vipMax: 6 } }))).toMatchObject({
      kind: 'logged-in',
      data: { speechStatus: 1, vipMin: 2, vipMax: 6 },
    })
    expect(readFrame(frame(MSG.login, { code: 0, data: {} }))).toMatchObject({
      kind: 'logged-in',
      data: { speechStatus: 0, vipMin: 0, vipMax: 0 },
    })
  })

  it.each([
    [MSG.speechStatus, { speechStatus: 1 }, 'speech'],
    [MSG.msgShield, { roomId: 'lobby', seqs: [4] }, 'shielded'],
    [MSG.roomStatus, { status: 3 }, 'room-status'],
    [MSG.chatVipLevel, { vipMin: 1, vipMax: 0 }, 'vip-gate'],
    [MSG.allRoomMaintain, { status: 2 }, 'all-rooms'],
    [MSG.broadcastRoom, { roomId: 'lobby', cid: 'c', code: 715003, message: 'too fast' }, 'refused'],
  ])('[CHAT-8] hands message %i to its own handler', (msgId, msgData, kind) => {
    expect(readFrame(frame(msgId, msgData))).toMatchObject({ kind })
  })

  it.each(['', 'no JSON', '[]', '{"msgId":"0"}', frame(MSG.msgShield, { seqs: 'all' }), frame(99, {})])(
    '[CHAT-16] drops %p',
    (text) => {
      expect(readFrame(text)).toBeNull()
    },
  )
})
