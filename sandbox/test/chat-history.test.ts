/** Who reads which room over HTTP. */
import { chatHistory } from '@lantern/contract/chat'
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
