import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { type RunningService, startService } from '@lantern/service'
import { ADDRESS_BODIES } from '../src/proxy/unfinished-bodies.ts'
import { anEdge, type Edge } from './edge.fixture.ts'

/** Time limit of an ordinary call that waits for a slow one. */
const ORDINARY_LIMIT_MS = 10_000

let edge: Edge
let service: RunningService
const slow: Socket[] = []
beforeAll(async () => {
  edge = await anEdge()
  service = await startService({ name: 'edge', app: edge.app, host: '127.0.0.1', port: 0 })
})
afterEach(() => {
  for (const socket of slow.splice(0)) socket.destroy()
})
afterAll(async () => {
  await service.stop()
  await edge.close()
})

/** A POST that never sends more than one byte of its body. */
async function slowPost(type = 'application/json'): Promise<Socket> {
  const socket = connect(service.port, '127.0.0.1')
  slow.push(socket)
  socket.on('error', () => {})
  await once(socket, 'connect')
  socket.write(`POST /site/api/v1/x HTTP/1.1\r\nhost: a\r\ncontent-type: ${type}\r\ncontent-length: 100\r\n\r\n{`)
  return socket
}

async function call(method: 'GET' | 'POST'): Promise<number> {
  const answer = await fetch(`${service.origin}/site/api/v1/x`, {
    method,
    ...(method === 'POST' && { headers: { 'content-type': 'application/json' }, body: '{"a":1}' }),
    signal: AbortSignal.timeout(ORDINARY_LIMIT_MS),
  })
  await answer.text()
  return answer.status
}

describe.each(['application/json', 'image/png'])('300 slow POSTs of %s from one address', (type) => {
  it('[EDGE-CALL-1, EDGE-CALL-2] hold no upstream connection, and the oldest are aborted', async () => {
    const before = edge.seen.length
    const sockets = await Promise.all(Array.from({ length: 300 }, () => slowPost(type)))
    await Promise.all(sockets.slice(0, 300 - ADDRESS_BODIES).map((socket) => once(socket.resume(), 'close')))
    for (const method of ['POST', 'GET', 'POST', 'GET'] as const) expect(await call(method)).toBe(200)
    expect(edge.seen).toHaveLength(before + 4)
    expect((await fetch(`${service.origin}/readyz`)).status).toBe(200)
  })
})

describe('GET /readyz', () => {
  it('[EDGE-CALL-4] says when calls would fail, while /healthz says that pages work', async () => {
    const own = await anEdge()
    const { origin, stop } = await startService({ name: 'edge', app: own.app, host: '127.0.0.1', port: 0 })
    const ready = async () => {
      const answer = await fetch(`${origin}/readyz`)
      return [answer.status, await answer.json()]
    }
    expect(await ready()).toMatchObject([200, { upstream: { connections: 128, underWay: 0, waiting: 0 } }])
    await own.upstream.stop()
    expect((await fetch(`${origin}/site/api/v1/x`)).status).toBe(502)
    expect(await ready()).toMatchObject([503, { reason: expect.stringContaining('could not be reached') }])
    expect((await fetch(`${origin}/healthz`)).status).toBe(200)
    await stop()
    await own.close()
  })
})
