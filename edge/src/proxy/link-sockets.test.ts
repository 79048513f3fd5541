import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { WebSocket, WebSocketServer } from 'ws'
import { linkSockets } from './link-sockets.ts'

const left: (() => void)[] = []
afterEach(() => {
  for (const close of left.splice(0)) close()
})

/** A page, the edge and the upstream on real connections. */
async function aLink() {
  const upstream = new WebSocketServer({ port: 0, host: '127.0.0.1' })
  const edge = new WebSocketServer({ port: 0, host: '127.0.0.1' })
  await Promise.all([upstream, edge].map((server) => once(server, 'listening')))
  const upstreamUrl = urlOf(upstream)
  edge.on('connection', (visitor) => linkSockets(visitor, new WebSocket(upstreamUrl)))
  const arrived = once(upstream, 'connection')
  const page = new WebSocket(urlOf(edge))
  left.push(() => {
    page.terminate()
    for (const server of [upstream, edge]) {
      for (const client of server.clients) client.terminate()
      server.close()
    }
  })
  return { page, upstream, edge, arrived: arrived.then(([socket]) => socket as WebSocket) }
}
const urlOf = (server: WebSocketServer) => `ws://127.0.0.1:${(server.address() as AddressInfo).port}`

describe('linkSockets', () => {
  it('relays messages sent before the upstream was open, text as text and bytes as bytes', async () => {
    const { page, upstream } = await aLink()
    const heard: [string, boolean][] = []
    const both = new Promise<void>((resolve) => {
      upstream.on('connection', (socket) =>
        socket.on('message', (data, isBinary) => {
          if (heard.push([String(data), isBinary]) === 2) resolve()
        }),
      )
    })
    await once(page, 'open')
    page.send('text')
    page.send(Buffer.from('bytes'))
    await both
    expect(heard).toEqual([
      ['text', false],
      ['bytes', true],
    ])
  })

  it('ends the other side with the code and the reason of the first', async () => {
    const { page, arrived } = await aLink()
    const socket = await arrived
    socket.close(4001, 'session ended')
    const [code, reason] = await once(page, 'close')
    expect([code, String(reason)]).toEqual([4001, 'session ended'])
  })

  it('terminates the upstream socket when the page is lost', async () => {
    const { page, arrived } = await aLink()
    const socket = await arrived
    const closed = once(socket, 'close')
    page.terminate()
    expect((await closed)[0]).toBe(1006)
  })

  it('closes the socket of the page when the upstream refuses', async () => {
    const { page, upstream } = await aLink()
    upstream.close()
    const [code] = await once(page, 'close')
    expect(code).toBe(1006)
  })

  it('[EDGE-SOCKET-1] disconnects a page that does not read', async () => {
    const { page, arrived } = await aLink()
    const socket = await arrived
    page.pause()
    const closed = once(socket, 'close')
    const line = 'x'.repeat(64 * 1024)
    const talk = setInterval(() => socket.send(line), 1)
    left.push(() => clearInterval(talk))
    await closed
  })
})
