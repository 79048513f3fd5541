/** Members in chat rooms of a sandbox of the test's process, over real sockets. */
import type { AddressInfo } from 'node:net'
import { chatJwt, MSG } from '@lantern/contract/chat'
import { type ChatClient, connectClient, isLine } from '../src/chat/chat-client.fixture.ts'
import type { TestSandbox } from './harness.ts'

export type ChatMember = ChatClient & { readonly token: string }

export function chatMembers(sandbox: TestSandbox) {
  const open = new Set<ChatClient>()
  const tokens = new Map<string, Promise<string>>()
  let said = 0
  /** One session per member: a second login ends the first. */
  const signIn = (userName: string): Promise<string> => {
    const token = tokens.get(userName) ?? sandbox.signIn(userName)
    tokens.set(userName, token)
    return token
  }
  const nextCid = (): string => {
    said += 1
    return `cid-${said}`
  }
  return {
    signIn,
    nextCid,
    /** A member in a room. */
    async enter(userName: string, roomId = 'lobby'): Promise<ChatMember> {
      const token = await signIn(userName)
      const client = await connectClient((sandbox.app.server.address() as AddressInfo).port)
      open.add(client)
      client.send(MSG.login, await sandbox.call(chatJwt, {}, { token }))
      await client.next(({ msgId }) => msgId === MSG.login)
      client.send(MSG.joinRoom, { roomId })
      await client.next(({ msgId }) => msgId === MSG.joinRoom)
      return { ...client, token }
    },
    /** @returns the seq of the line, or the code of its refusal */
    async say(client: ChatMember, text: string, more = {}): Promise<number> {
      await sandbox.advance(5_000)
      const cid = nextCid()
      client.send(MSG.broadcastRoom, { roomId: 'lobby', text, cid, ...more })
      const { msgData } = await client.next(isLine(cid))
      return Number(msgData.seq ?? msgData.code)
    },
    /** Ends all sockets. */
    leaveAll(): void {
      for (const client of open) client.terminate()
      open.clear()
    },
  }
}
