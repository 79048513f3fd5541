/** Who reads which room over HTTP. */
import { chatHistory, chatReact } from '@lantern/contract/chat'
import { appendLine, ensureRoom, history } from '../src/chat/rooms/chat.repository.ts'
import { inTransaction } from '../src/database/database.ts'
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

describe('the numbers of lines', () => {
  it('[SBX-CHAT-20] have no gap and no twin in rooms that many write to at once, also when some of them fail', async () => {
    const rooms = ['crowd-a', 'crowd-b']
    for (const room_id of rooms)
      await ensureRoom(sandbox.db, { room_id, type: 'lobby', name_zh: room_id, name_en: room_id })
    const write = (room_id: string, n: number) =>
      inTransaction(sandbox.db, async (trx) => {
        const { seq } = await appendLine(trx, {
          room_id,
          kind: 'text',
          member_id: `writer-${n % 10}`,
          nick: 'writer',
          vip: 0,
          text: `line ${n}`,
          at: n,
          cid: `crowd-${n}`,
          bot: false,
        })
        if (n % 7 === 0) throw new Error('the writer fails after its number was taken')
        return seq
      }).catch(() => null)
    const answers = await Promise.all(Array.from({ length: 140 }, (_, n) => rooms.map((room) => write(room, n))).flat())
    for (const [at, room] of rooms.entries()) {
      const taken = answers.filter((_, index) => index % rooms.length === at).filter((seq) => seq !== null)
      expect(taken.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 120 }, (_, index) => index + 1))
      const { rows } = await history(sandbox.db, { roomId: room, size: 200, kind: 0 })
      expect(rows.map(({ seq }) => seq)).toEqual(Array.from({ length: 120 }, (_, index) => index + 1))
      expect(new Set(rows.map(({ cid }) => cid)).size).toBe(120)
    }
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
