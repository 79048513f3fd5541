/** Mentions in the chat as messages to browsers that asked for them. */
import { MSG } from '@lantern/contract/chat'
import { chatBlock } from '@lantern/contract/chat-order'
import { seedId } from '../src/members/seed-id.rules.ts'
import { chatMembers } from './chat-members.ts'
import { openSandbox, type TestSandbox } from './harness.ts'

let sandbox: TestSandbox
let chat: ReturnType<typeof chatMembers>
beforeAll(async () => {
  sandbox = await openSandbox()
  chat = chatMembers(sandbox)
  await sandbox.control({ action: 'chat.bots', on: false })
  await sandbox.app.listen({ port: 0, host: '127.0.0.1' })
  await sandbox.db
    .insertInto('push_subs')
    .values({
      endpoint: 'https://push.example/phone',
      member_id: seedId('demo01'),
      device_uuid: 'phone',
      p256dh: '',
      auth: '',
      topics: 'money,mentions',
      at: 0,
    })
    .execute()
}, 60_000)
afterAll(async () => {
  chat.leaveAll()
  await sandbox.close()
})

const waiting = () => sandbox.db.selectFrom('push_messages').select(['topic', 'title_en', 'url']).execute()

/** In the lobby: two members who have spoken, of whom the second names the first. */
async function talk(roomId = 'lobby') {
  const [named, speaker] = [await chat.enter('demo01', roomId), await chat.enter('vip10aa', roomId)]
  const seq = await chat.say(named, `here I am ${roomId}`, { roomId })
  const { msgData } = await speaker.next(
    ({ msgId, msgData: line }) => msgId === MSG.broadcastRoom && line.seq === seq && line.roomId === roomId,
  )
  named.terminate()
  await named.whenClosed
  return async (text: string) => {
    const answered = await chat.say(speaker, `@${String(msgData.nick)} ${text}`, {
      roomId,
      mentions: [msgData.speaker],
    })
    expect(answered).toBeLessThan(715_000)
    return waiting()
  }
}
const forget = () => sandbox.db.deleteFrom('push_messages').execute()
const change = (values: { topics: string }) =>
  sandbox.db.updateTable('push_subs').set(values).where('endpoint', '=', 'https://push.example/phone').execute()

it('[SBX-CHAT-25] are not queued for browsers that did not choose the topic', async () => {
  const mention = await talk()
  await change({ topics: 'money' })
  expect(await mention('other topics')).toEqual([])
  await change({ topics: 'money,mentions' })
  expect(await mention('chosen')).toHaveLength(1)
  await forget()
})

it('[SBX-CHAT-25] are not queued for a room that the named member may not read', async () => {
  const level = (vip: number) =>
    sandbox.db.updateTable('members').set({ vip }).where('id', '=', seedId('demo01')).execute()
  await level(5)
  const mention = await talk('vip')
  expect(await mention('for you')).toHaveLength(1)
  await forget()
  await level(3)
  expect(await mention('not for you')).toEqual([])
})

it('[SBX-CHAT-25] reach a named member who is not in the room, unless they blocked the speaker or take a break', async () => {
  const [demo, vip] = [await chat.enter('demo01'), await chat.enter('vip10aa')]
  const seq = await chat.say(demo, 'anyone here?')
  const said = (await vip.next(({ msgId, msgData }) => msgId === MSG.broadcastRoom && msgData.seq === seq)).msgData
  const mention = async (text: string) => {
    const answered = await chat.say(vip, `@${String(said.nick)} ${text}`, { mentions: [said.speaker] })
    expect(answered).toBeLessThan(715_000)
    const rows = await waiting()
    await sandbox.db.deleteFrom('push_messages').execute()
    return rows
  }
  expect(await mention('in the room')).toEqual([])
  demo.terminate()
  await demo.whenClosed
  const [news] = await mention('away')
  expect(news).toMatchObject({ topic: 'mentions', url: '/?chat=1&roomId=lobby' })
  expect(news?.title_en).toMatch(/mentioned you in the chat$/)

  const line = await chat.say(vip, 'block me')
  const block = (on: boolean) => sandbox.call(chatBlock, { roomId: 'lobby', seq: line, on }, { token: demo.token })
  await block(true)
  expect(await mention('blocked')).toEqual([])
  await block(false)

  const status = (value: number) =>
    sandbox.db.updateTable('members').set({ status: value }).where('id', '=', seedId('demo01')).execute()
  await status(3)
  expect(await mention('on a break')).toEqual([])
  await status(1)
  expect(await mention('back')).toHaveLength(1)
})
