/**
 * A real WebSocket server on port 0 that a test scripts. Why: a mocked class cannot reproduce reconnects, half-open sockets and
 * late frames. To extend: add a method that sends or breaks something; keep `received` and `dialled` the only records.
 */
import { createServer } from 'node:http'
import type { AddressInfo, Socket as TcpSocket } from 'node:net'
import { type WebSocket, WebSocketServer } from 'ws'

type ChatFrame = { msgId: number; msgData: Record<string, unknown> }
type Reply = ChatFrame | readonly ChatFrame[] | undefined

/** What happens to new connections: accepted, kept waiting for their handshake, or dropped. */
type Handshakes = 'accept' | 'hold' | 'drop'

export type FakeChatServer = {
  /** `ws://127.0.0.1:<port>` */
  origin: string
  /** Frames received, oldest first. */
  received: ChatFrame[]
  /** Path and query of each connection attempt, oldest first. */
  dialled: string[]
  connections(): number
  /** Sends to every open client. */
  broadcast(frame: ChatFrame): void
  /** Called with each frame; its result is sent back to that client. */
  reply(handler: (frame: ChatFrame) => Reply): void
  /** For connections from now on; `accept` also completes those that were kept waiting. */
  handshakes(mode: Handshakes): void
  /** Closes every connection without a closing handshake. */
  cut(): void
  /** Closes every connection with a code. */
  hangUp(code: number, reason?: string): void
  /** Resolves once the condition holds; it is checked after each attempt, frame and close. */
  until(isTrue: () => boolean): Promise<void>
  close(): Promise<void>
}

export async function startFakeChatServer(): Promise<FakeChatServer> {
  const http = createServer()
  const server = new WebSocketServer({ noServer: true })
  const received: ChatFrame[] = []
  const dialled: string[] = []
  const tcp = new Set<TcpSocket>()
  const waiting = new Set<() => void>()
  let held: (() => void)[] = []
  let mode: Handshakes = 'accept'
  let handler: (frame: ChatFrame) => Reply = () => undefined

  const happened = (): void => {
    for (const look of [...waiting]) look()
  }
  http.on('connection', (socket) => {
    tcp.add(socket)
    // A client that leaves in the middle of a handshake is expected here.
    socket.on('error', () => undefined)
    socket.on('close', () => {
      tcp.delete(socket)
      happened()
    })
  })
  http.on('upgrade', (request, socket, head) => {
    dialled.push(request.url ?? '')
    const accept = (): void => {
      if (socket.destroyed) return
      server.handleUpgrade(request, socket, head, (client) => {
        listen(client)
        happened()
      })
    }
    if (mode === 'drop') socket.destroy()
    else if (mode === 'hold') held.push(accept)
    else accept()
    happened()
  })

  function listen(client: WebSocket): void {
    client.on('error', () => client.terminate())
    client.on('close', happened)
    client.on('message', (bytes) => {
      const frame = JSON.parse(String(bytes)) as ChatFrame
      received.push(frame)
      const answer = handler(frame)
      const frames = answer === undefined ? [] : Array.isArray(answer) ? answer : [answer]
      for (const one of frames) client.send(JSON.stringify(one))
      happened()
    })
  }

  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve))
  return {
    origin: `ws://127.0.0.1:${(http.address() as AddressInfo).port}`,
    received,
    dialled,
    connections: () => server.clients.size,
    broadcast(frame) {
      for (const client of server.clients) client.send(JSON.stringify(frame))
    },
    reply(next) {
      handler = next
    },
    handshakes(next) {
      mode = next
      if (next !== 'accept') return
      const ready = held
      held = []
      for (const accept of ready) accept()
    },
    cut() {
      for (const socket of [...tcp]) socket.destroy()
    },
    hangUp(code, reason = '') {
      for (const client of server.clients) client.close(code, reason)
    },
    until(isTrue) {
      return new Promise((resolve) => {
        const look = (): void => {
          if (!isTrue()) return
          waiting.delete(look)
          resolve()
        }
        waiting.add(look)
        look()
      })
    },
    close() {
      for (const socket of [...tcp]) socket.destroy()
      return new Promise((resolve) => http.close(() => resolve()))
    },
  }
}
