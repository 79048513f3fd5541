import { MSG } from '@lantern/contract/chat'
import { type ChatDeps, startConversation } from './chat-connection.ts'

describe('startConversation', () => {
  it('handles no more than forty waiting frames of a client that floods and ignores the close', async () => {
    const sent: Buffer[] = []
    const closed: number[] = []
    // This conversation uses heartbeats and the hub only.
    const deps = { hub: { add: () => () => undefined } } as unknown as ChatDeps
    const { receive } = startConversation(deps, {
      write: (bytes) => sent.push(bytes),
      close: (code) => closed.push(code),
    })
    const heartbeat = JSON.stringify({ msgId: MSG.heartbeat, msgData: {} })
    await Promise.all(Array.from({ length: 500 }, () => receive(heartbeat)))
    expect(sent).toHaveLength(40)
    expect(new Set(closed)).toEqual(new Set([1008]))
  })
})
