/** Order in the chat: mutes, hidden lines, closed rooms, reports and blocked speakers, over real sockets and HTTP. */
import { chatHistory, chatReact, MSG } from '@lantern/contract/chat'
import {
  chatAppeal,
  chatBlock,
  chatBlocks,
  chatModLog,
  chatModMute,
  chatModPin,
  chatModShield,
  chatModSlow,
  chatReport,
} from '@lantern/contract/chat-order'
import { chatMembers } from './chat-members.ts'
import { openSandbox, type TestSandbox } from './harness.ts'

let sandbox: TestSandbox
let chat: ReturnType<typeof chatMembers>
const enter = (userName: string, roomId?: string) => chat.enter(userName, roomId)
const say = (...line: Parameters<typeof chat.say>) => chat.say(...line)
const signIn = (userName: string) => chat.signIn(userName)
beforeAll(async () => {
  sandbox = await openSandbox()
  chat = chatMembers(sandbox)
  await sandbox.control({ action: 'chat.bots', on: false })
  await sandbox.app.listen({ port: 0, host: '127.0.0.1' })
}, 60_000)
afterEach(() => chat.leaveAll())
afterAll(() => sandbox.close())

const speech = (status: number, roomId?: string) => (frame: { msgId: number; msgData: Record<string, unknown> }) =>
  frame.msgId === MSG.speechStatus && frame.msgData.speechStatus === status && frame.msgData.roomId === roomId

describe('mutes', () => {
  it('[SBX-CHAT-5] of one room appear at once on every device, and when the room is joined', async () => {
    const [phone, tablet] = [await enter('demo01'), await enter('demo01')]
    await sandbox.control({ action: 'chat.mute', userName: 'demo01', roomId: 'lobby', minutes: 10, rule: 'abuse' })
    for (const device of [phone, tablet])
      expect((await device.next(speech(1, 'lobby'))).msgData).toMatchObject({ rule: 'abuse', appeal: true })
    expect(await say(phone, 'still here')).toBe(715001)
    const again = await enter('demo01')
    await again.next(speech(1, 'lobby'))
    expect(again.frames.find(({ msgId }) => msgId === MSG.login)?.msgData.data).toMatchObject({ speechStatus: 0 })
    await sandbox.control({ action: 'chat.mute', userName: 'demo01', roomId: 'lobby', minutes: 0 })
    await phone.next(speech(0, 'lobby'))
    expect(await say(phone, 'back again')).toBeGreaterThan(0)
  })

  it('[SBX-CHAT-5] of all rooms are reported at login and can be appealed against once', async () => {
    const muted = await enter('muted01')
    expect(muted.frames.find(({ msgId }) => msgId === MSG.login)?.msgData.data).toMatchObject({
      speechStatus: 1,
      appeal: true,
    })
    const appeal = () => sandbox.ask(chatAppeal, { roomId: 'lobby', text: 'I only cheered' }, { token: muted.token })
    expect(await appeal()).toMatchObject({ code: 6000 })
    await muted.next((frame) => speech(1)(frame) && frame.msgData.appeal === false)
    expect(await appeal()).toMatchObject({ code: 10001, message: expect.stringContaining('once') })
    const other = await signIn('demo01')
    expect(await sandbox.ask(chatAppeal, { roomId: 'lobby', text: 'me too' }, { token: other })).toMatchObject({
      code: 10001,
    })
  })

  it('[SBX-CHAT-9] are given by moderators only, and logged', async () => {
    const [member, moderator] = [await enter('vip10aa'), await enter('mod0001')]
    const seq = await say(member, 'please mute me')
    const order = { roomId: 'lobby', seq, minutes: 60 as const, rule: 'spam' as const }
    expect(await sandbox.ask(chatModMute, order, { token: member.token })).toMatchObject({ code: 10001 })
    expect(await sandbox.ask(chatModLog, {}, { token: member.token })).toMatchObject({ code: 10001 })
    await sandbox.call(chatModMute, order, { token: moderator.token })
    await member.next(speech(1, 'lobby'))
    const log = await sandbox.call(chatModLog, {}, { token: moderator.token })
    expect(log.list[0]).toEqual({
      at: expect.any(Number),
      by: 'mod0001',
      action: 'mute',
      roomId: 'lobby',
      nick: '星海',
      mute: { minutes: 60, rule: 'spam' },
      lines: 0,
      slowSec: null,
    })
    await sandbox.control({ action: 'chat.mute', userName: 'vip10aa', roomId: 'lobby', minutes: 0 })
  })
})

describe('hidden lines', () => {
  it('[SBX-CHAT-6] are emptied at once, in quotes too, and no later frame shows their text', async () => {
    const [demo, moderator] = [await enter('demo01'), await enter('mod0001')]
    const seq = await say(demo, 'secret words')
    await sandbox.call(chatModShield, { roomId: 'lobby', seqs: [seq] }, { token: moderator.token })
    await demo.next(({ msgId, msgData }) => msgId === MSG.msgShield && (msgData.seqs as number[]).includes(seq))
    const after = demo.frames.length
    await say(demo, 'an answer', { replyTo: seq })
    const react = { roomId: 'lobby', seq, emoji: '👍' as const, on: true }
    expect(await sandbox.ask(chatReact, react, { token: moderator.token })).toMatchObject({ code: 10001 })
    const page = await sandbox.call(chatHistory, { roomId: 'lobby', size: 5 })
    expect(JSON.stringify([page, demo.frames.slice(after)])).not.toContain('secret words')
    expect(await sandbox.ask(chatModShield, { roomId: 'lobby', seqs: [seq] }, { token: demo.token })).toMatchObject({
      code: 10001,
    })
  })
})

describe('rooms', () => {
  it('[SBX-CHAT-7] in maintenance refuse lines, announce it at once and reopen at their time', async () => {
    const [demo, vip] = [await enter('demo01'), await enter('vip10aa', 'vip')]
    await sandbox.control({ action: 'chat.room', roomId: 'lobby', status: 2, reason: 'repair', resumeMinutes: 5 })
    const told = await demo.next(({ msgId }) => msgId === MSG.roomStatus)
    expect(told.msgData).toMatchObject({ roomId: 'lobby', status: 2, reason: 'repair', resumeAt: expect.any(Number) })
    expect(await say(demo, 'during repair')).toBe(715008)
    const late = await enter('demo01')
    expect(late.frames.find(({ msgId }) => msgId === MSG.joinRoom)?.msgData).toMatchObject({ status: 2 })
    await sandbox.advance(5 * 60_000)
    await demo.next(({ msgId, msgData }) => msgId === MSG.roomStatus && msgData.status === 1)
    expect(await say(demo, 'after repair')).toBeGreaterThan(0)
    expect(vip.frames.filter(({ msgId }) => msgId === MSG.roomStatus)).toEqual([])
  })

  it('[SBX-CHAT-7] close together, also for those who log in later; a closed room stays closed', async () => {
    const demo = await enter('demo01')
    await sandbox.control({ action: 'chat.room', status: 2 })
    await demo.next(({ msgId, msgData }) => msgId === MSG.allRoomMaintain && msgData.status === 2)
    expect(await say(demo, 'in all rooms')).toBe(715008)
    const late = await enter('vip10aa')
    await late.next(({ msgId }) => msgId === MSG.allRoomMaintain)
    await sandbox.control({ action: 'chat.room', roomId: 'lobby', status: 3 })
    await sandbox.control({ action: 'chat.room', status: 1 })
    expect(await say(demo, 'too early')).toBe(715007)
    await sandbox.control({ action: 'chat.room', roomId: 'lobby', status: 1, slowSec: 10 })
    await demo.next(({ msgId, msgData }) => msgId === MSG.roomStatus && msgData.slowSec === 10)
    await sandbox.control({ action: 'chat.room', roomId: 'lobby', status: 1, slowSec: 3 })
  })
})

describe('notices and slow mode', () => {
  it('[SBX-CHAT-24] are set by moderators, shown at once and logged; a hidden line is no notice', async () => {
    const [demo, moderator] = [await enter('demo01'), await enter('mod0001')]
    const { token } = moderator
    const pinnedOf = (frame: { msgData: Record<string, unknown> }) =>
      ((frame.msgData.pinned ?? []) as { seq: number | null; zh: string }[]).flatMap(({ seq, zh }) =>
        seq === null ? [] : [zh],
      )
    const seqs: number[] = []
    for (const text of ['first', 'second', 'third', 'fourth']) seqs.push(await say(demo, text))
    const order = (seq: number | undefined, on = true) => ({ roomId: 'lobby', seq: seq ?? 0, on })
    expect(await sandbox.ask(chatModPin, order(seqs[0]), { token: demo.token })).toMatchObject({ code: 10001 })
    expect(await sandbox.ask(chatModPin, order(999_999), { token })).toMatchObject({ code: 10001 })
    for (const seq of seqs) await sandbox.call(chatModPin, order(seq), { token })
    await demo.next((frame) => frame.msgId === MSG.roomStatus && pinnedOf(frame).join() === 'second,third,fourth')
    await sandbox.call(chatModPin, order(seqs[1], false), { token })
    await sandbox.call(chatModShield, { roomId: 'lobby', seqs: [seqs[3] ?? 0] }, { token })
    await demo.next((frame) => frame.msgId === MSG.roomStatus && pinnedOf(frame).join() === 'third')
    const late = await enter('vip10aa')
    const joined = late.frames.find(({ msgId }) => msgId === MSG.joinRoom)
    expect(joined && pinnedOf(joined)).toEqual(['third'])

    const slow = { roomId: 'lobby', slowSec: 30 } as const
    expect(await sandbox.ask(chatModSlow, slow, { token: demo.token })).toMatchObject({ code: 10001 })
    await sandbox.call(chatModSlow, slow, { token })
    await demo.next(({ msgId, msgData }) => msgId === MSG.roomStatus && msgData.slowSec === 30)
    await sandbox.advance(30_000)
    expect(await say(demo, 'one line')).toBe((seqs[3] ?? 0) + 1)
    expect(await say(demo, 'another at once')).toBe(715003)
    const { list } = await sandbox.call(chatModLog, {}, { token })
    expect(list.slice(0, 4).map(({ action, lines, slowSec }) => [action, lines, slowSec])).toEqual([
      ['slow', 0, 30],
      ['shield', 1, null],
      ['unpin', 1, null],
      ['pin', 1, null],
    ])
    await sandbox.call(chatModSlow, { roomId: 'lobby', slowSec: 3 }, { token })
    await sandbox.call(chatModPin, order(seqs[2], false), { token })
  })
})

describe('reports and blocked speakers', () => {
  it('[SBX-CHAT-8] a line of another member is reported once', async () => {
    const [demo, vip] = [await enter('demo01'), await enter('vip10aa')]
    const seq = await say(vip, 'report me')
    const report = (token: string) => sandbox.ask(chatReport, { roomId: 'lobby', seq, reason: 'scam' }, { token })
    expect(await report(demo.token)).toMatchObject({ code: 6000 })
    expect(await report(demo.token)).toMatchObject({ code: 6000 })
    expect(await report(vip.token)).toMatchObject({ code: 10001 })
    const rows = await sandbox.db.selectFrom('chat_reports').select(['reason']).where('seq', '=', seq).execute()
    expect(rows).toEqual([{ reason: 'scam' }])
    const hidden = await signIn('newbie1')
    expect(await sandbox.ask(chatReport, { roomId: 'vip', seq: 1, reason: 'other' }, { token: hidden })).toMatchObject({
      code: 715002,
    })
  })

  it('[SBX-CHAT-8] a speaker is blocked and unblocked, without a member id on the wire', async () => {
    const [demo, vip] = [await enter('demo01'), await enter('vip10aa')]
    const seq = await say(vip, 'block me')
    const line = (await demo.next(({ msgData }) => msgData.seq === seq)).msgData
    const blocked = await sandbox.call(chatBlock, { roomId: 'lobby', seq, on: true }, { token: demo.token })
    expect(blocked.list).toEqual([{ speaker: line.speaker, nick: line.nick }])
    expect(await sandbox.call(chatBlocks, {}, { token: demo.token })).toEqual(blocked)
    expect(await sandbox.call(chatBlocks, {}, { token: vip.token })).toEqual({ list: [] })
    expect(await sandbox.call(chatBlock, { roomId: 'lobby', seq, on: false }, { token: demo.token })).toEqual({
      list: [],
    })
  })
})

describe('the levels of a room', () => {
  it('[SBX-CHAT-26] change for everybody at once, and who may read it no longer, or only now, joins anew', async () => {
    const level = (vipMin: number) => sandbox.control({ action: 'chat.level', roomId: 'lobby', vipMin })
    const [demo, vip] = [await enter('demo01'), await enter('vip10aa')]
    await level(5)
    for (const one of [demo, vip])
      expect((await one.next(({ msgId }) => msgId === MSG.chatVipLevel)).msgData).toEqual({
        roomId: 'lobby',
        vipMin: 5,
        vipMax: 0,
      })
    expect(await demo.whenClosed).toBe(1012)
    expect(vip.isClosed()).toBe(false)
    const again = await enter('demo01')
    expect(again.frames.find(({ msgId }) => msgId === MSG.joinRoom)?.msgData).toMatchObject({ last: [] })
    const seq = await say(vip, 'of higher levels')
    expect(again.frames.filter(({ msgId }) => msgId === MSG.broadcastRoom)).toEqual([])
    await level(0)
    expect(await again.whenClosed).toBe(1012)
    const back = await enter('demo01')
    const joined = await back.next(({ msgId }) => msgId === MSG.joinRoom)
    expect((joined.msgData.last as { seq: number }[]).at(-1)).toMatchObject({ seq, text: 'of higher levels' })
  })
})
