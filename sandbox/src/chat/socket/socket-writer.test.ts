import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { WebSocket, WebSocketServer } from 'ws'
import { createWriter, TOO_SLOW } from './socket-writer.ts'

const FRAME = Buffer.from(JSON.stringify({ msgId: 10003, msgData: { text: '长'.repeat(10_000) } }))

it('[SBX-CHAT-21] drops a reader that does not read, with a code, and never holds up the others', async () => {
  const server = createServer()
  const sockets = new WebSocketServer({ server })
  const dropped: string[] = []
  const writers = new Map<string, ReturnType<typeof createWriter>>()
  sockets.on('connection', (socket, { url = '' }) => {
    writers.set(
      url,
      createWriter(socket, () => dropped.push(url)),
    )
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const connect = (name: string) => {
    const socket = new WebSocket(`ws://127.0.0.1:${port}/${name}`)
    let frames = 0
    socket.on('message', () => {
      frames += 1
    })
    return { socket, frames: () => frames, opened: new Promise((resolve) => socket.once('open', resolve)) }
  }
  const [slow, quick] = [connect('slow'), connect('quick')]
  await Promise.all([slow.opened, quick.opened])
  slow.socket.pause()
  let sent = 0
  // The kernel takes some megabytes first.
  while (dropped.length === 0) {
    for (const writer of writers.values()) writer.send(FRAME)
    sent += 1
    while (quick.frames() < sent) await new Promise((resolve) => setImmediate(resolve))
  }
  expect(dropped).toEqual(['/slow'])
  writers.get('/slow')?.send(FRAME)
  expect(dropped).toEqual(['/slow'])
  const closed = new Promise((resolve) => slow.socket.once('close', resolve))
  slow.socket.resume()
  expect(await closed).toBe(TOO_SLOW)
  expect(slow.frames()).toBeLessThan(sent)
  expect(quick.socket.readyState).toBe(WebSocket.OPEN)
  quick.socket.terminate()
  await new Promise((resolve) => server.close(resolve))
})
