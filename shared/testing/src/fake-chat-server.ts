/**
 * A real WebSocket server on port 0 that a test scripts. Why: a mocked class cannot reproduce reconnects, half-open sockets and
 * late frames. To extend: add a method that sends or breaks something; keep `received` the only record.
 */
import type { AddressInfo } from 'node:net'
import { type WebSocket, WebSocketServer } from 'ws'

type ChatFrame = { msgId: number; msgData: Record<string, unknown> }

export type FakeChatServer = {
  /** `ws://127.0.0.1:<port>` */
  origin: string
  /** Frames received, oldest first. */
  received: ChatFrame[]
  /** Path and query of each connection, oldest first. */
  dialled: string[]
  connections(): number
  /** Sends to every open client. */
  broadcast(frame: ChatFrame): void
  /** Called with each frame; its result is sent back to that client. */
  reply(handler: (frame: ChatFrame) => ChatFrame | undefined): void
  /** Closes every connection without a closing handshake. */
  cut(): void
  close(): Promise<void>
}

export async function startFakeChatServer(): Promise<FakeChatServer> {
  const server = new WebSocketServer({ port: 0, host: '127.0.0.1' })
  await new Promise((resolve) => server.once('listening', resolve))
  const received: ChatFrame[] = []
  const dialled: string[] = []
  let handler: (frame: ChatFrame) => ChatFrame | undefined = () => undefined
  server.on('connection', (socket: WebSocket, request) => {
    dialled.push(request.url ?? '')
    socket.on('message', (bytes) => {
      const frame = JSON.parse(String(bytes)) as ChatFrame
      received.push(frame)
      const answer = handler(frame)
      if (answer) socket.send(JSON.stringify(answer))
    })
  })
  return {
    origin: `ws://127.0.0.1:${(server.address() as AddressInfo).port}`,
    received,
    dialled,
    connections: () => server.clients.size,
    broadcast(frame) {
      for (const client of server.clients) client.send(JSON.stringify(frame))
    },
    reply(next) {
      handler = next
    },
    cut() {
      for (const client of server.clients) client.terminate()
    },
    close() {
      for (const client of server.clients) client.terminate()
      return new Promise((resolve) => server.close(() => resolve()))
    },
  }
}
