/** A minimal Redis in this process: unlike a real one it can hang, go down and come back on demand. */
import { createServer, type Server, type Socket } from 'node:net'

export type FixtureRedis = {
  url: string
  /** Accepts commands and answers none. */
  hang(isHanging: boolean): void
  publish(channel: string, message: string): void
  /** Resolves when a client has subscribed to a channel. */
  heard: Promise<void>
  close(): Promise<void>
}

/** @param port of an earlier instance; 0 = any free one */
export async function startFixtureRedis(port = 0): Promise<FixtureRedis> {
  const sockets = new Set<Socket>()
  const ears = new Set<Socket>()
  const values = new Map<string, string>()
  let isHanging = false
  let onHeard = (): void => {}
  const heard = new Promise<void>((resolve) => {
    onHeard = resolve
  })
  const answer = (socket: Socket, [name = '', first = '', second = '']: string[]): string => {
    switch (name.toUpperCase()) {
      case 'GET':
        return values.has(first) ? bulk(values.get(first) ?? '') : '$-1\r\n'
      case 'SET':
        values.set(first, second)
        return '+OK\r\n'
      case 'SUBSCRIBE':
        ears.add(socket)
        onHeard()
        return `*3\r\n${bulk('subscribe')}${bulk(first)}:1\r\n`
      case 'PING':
        return '+PONG\r\n'
      default:
        return '+OK\r\n'
    }
  }
  const server: Server = createServer((socket) => {
    sockets.add(socket.on('close', () => sockets.delete(socket)).on('error', () => {}))
    let rest = ''
    socket.on('data', (bytes) => {
      rest += String(bytes)
      for (let read = command(rest); read !== undefined; read = command(rest)) {
        rest = rest.slice(read.length)
        if (!isHanging) socket.write(answer(socket, read.words))
      }
    })
  })
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  return {
    url: `redis://127.0.0.1:${(server.address() as { port: number }).port}`,
    hang(value) {
      isHanging = value
    },
    publish(channel, message) {
      for (const ear of ears) ear.write(`*3\r\n${bulk('message')}${bulk(channel)}${bulk(message)}`)
    },
    heard,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        for (const socket of sockets) socket.destroy()
      }),
  }
}

function bulk(text: string): string {
  return `$${Buffer.byteLength(text)}\r\n${text}\r\n`
}

/** The first complete command in the buffer. Test data is ASCII. */
function command(text: string): { words: string[]; length: number } | undefined {
  const head = /^\*(\d+)\r\n/.exec(text)
  if (head === null) return undefined
  let at = head[0].length
  const words: string[] = []
  for (let n = 0; n < Number(head[1]); n += 1) {
    const size = /^\$(\d+)\r\n/.exec(text.slice(at))
    if (size === null) return undefined
    const from = at + size[0].length
    at = from + Number(size[1]) + 2
    if (text.length < at) return undefined
    words.push(text.slice(from, at - 2))
  }
  return { words, length: at }
}
