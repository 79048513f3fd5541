import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { MSG } from '@lantern/contract/chat'
import { WebSocket, WebSocketServer } from 'ws'
import { encodeFrames } from './frame.ts'
import { createWriter, TOO_SLOW } from './socket-writer.ts'

const FRAME = encodeFrames([{ msgId: 10003, msgData: { text: '长'.repeat(10_000) } }])

it('[SBX-CHAT-21] drops a reader that does not read, with a code, and never holds up the others', async () => {
  const server = createServer()
  const sockets = new WebSocketServer({ server })
  const dropped: string[] = []
  const writers = new Map<string, ReturnType<typeof createWriter>>()
  sockets.on('connection', (socket, { url = '', socket: stream }) => {
    writers.set(
      url,
      createWriter(socket, stream, () => dropped.push(url)),
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
    for (const writer of writers.values()) writer.write(FRAME)
    sent += 1
    while (quick.frames() < sent) await new Promise((resolve) => setImmediate(resolve))
  }
  expect(dropped).toEqual(['/slow'])
  writers.get('/slow')?.write(FRAME)
  expect(dropped).toEqual(['/slow'])
  const closed = new Promise((resolve) => slow.socket.once('close', resolve))
  slow.socket.resume()
  expect(await closed).toBe(TOO_SLOW)
  expect(slow.frames()).toBeLessThan(sent)
  expect(quick.socket.readyState).toBe(WebSocket.OPEN)
  quick.socket.terminate()
  await new Promise((resolve) => server.close(resolve))
})

it('[SBX-CHAT-20] writes several frames at once, of every length, and any client reads each', async () => {
  const server = createServer()
  const sockets = new WebSocketServer({ server })
  const texts = [0, 1, 60, 61, 62, 63, 200, 65_470, 65_480, 65_500, 70_000].map(
    (length) => '长'.repeat(length % 3) + 'x'.repeat(length),
  )
  sockets.on('connection', (socket, { socket: stream }) => {
    const frames = texts.map((text) => ({ msgId: MSG.broadcastRoom, msgData: { text } }))
    createWriter(socket, stream, () => undefined).write(encodeFrames(frames))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const client = new WebSocket(`ws://127.0.0.1:${(server.address() as AddressInfo).port}`)
  const heard: string[] = []
  await new Promise<void>((resolve) => {
    client.on('message', (bytes: Buffer) => {
      const { msgData } = JSON.parse(String(bytes)) as { msgData: { text: string } }
      if (heard.push(msgData.text) === texts.length) resolve()
    })
  })
  expect(heard).toEqual(texts)
  client.terminate()
  await new Promise((resolve) => server.close(resolve))
})
