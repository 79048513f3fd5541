/** Who reads which room over HTTP. */
import { chatHistory, chatReact } from '@lantern/contract/chat'
import { openSandbox, type TestSandbox } from './harness.ts'

let sandbox: TestSandbox
beforeAll(async () => {
  sandbox = await openSandbox()
}, 60_000)
afterAll(() => sandbox.close())

describe('the history of a room', () => {
  it('[SBX-140] of higher levels is for members of that level; the lobby is for everybody', async () => {
    const read = async (roomId: string, userName?: string) => {
      const token = userName === undefined ? undefined : await sandbox.signIn(userName)
      return sandbox.ask(chatHistory, { roomId }, token === undefined ? {} : { token })
    }
    expect(await read('vip')).toMatchObject({ code: 715002, message: expect.stringContaining('VIP5') })
    expect(await read('vip', 'newbie1')).toMatchObject({ code: 715002 })
    expect(await read('vip', 'vip10aa')).toMatchObject({ code: 6000 })
    const lobby = await read('lobby')
    expect(lobby).toMatchObject({ code: 6000 })
    // [SBX-139] holds over HTTP too.
    expect(JSON.stringify(lobby.data)).not.toMatch(/memberId/)
  })
})

describe('reactions', () => {
  it('[SBX-CHAT-4] count once per member and emoji, and can be taken back', async () => {
    const token = await sandbox.signIn('demo01')
    const react = (on: boolean) => sandbox.ask(chatReact, { roomId: 'lobby', seq: 5, emoji: '👍', on }, { token })
    expect((await react(true)).data).toMatchObject({ reactions: [{ emoji: '👍', count: 1 }] })
    expect((await react(true)).data).toMatchObject({ reactions: [{ emoji: '👍', count: 1 }] })
    const page = await sandbox.ask(chatHistory, { roomId: 'lobby', beforeSeq: 6, size: 1 })
    expect(page.data).toMatchObject({ list: [{ seq: 5, reactions: [{ count: 1, speakers: [expect.any(String)] }] }] })
    expect((await react(false)).data).toMatchObject({ reactions: [] })
  })

  it('[SBX-CHAT-4] are refused to muted members, below the level of the room, and for hidden lines', async () => {
    const as = async (userName: string, roomId: string, seq: number) => {
      const token = await sandbox.signIn(userName)
      return sandbox.ask(chatReact, { roomId, seq, emoji: '👍', on: true }, { token })
    }
    expect(await as('muted01', 'lobby', 5)).toMatchObject({ code: 715001 })
    expect(await as('demo01', 'lobby', 31)).toMatchObject({ code: 10001 })
  })
})
