import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { createApp } from '../process/app.ts'
import { createLogger } from '../process/logger.ts'
import { type RunningService, startService } from '../process/start.ts'
import { MOST_UNANSWERED } from './guard-sockets.ts'

const UPGRADE = 'GET /socket HTTP/1.1\r\nhost: a\r\nconnection: upgrade\r\nupgrade: websocket\r\n\r\n'

let service: RunningService
const taken: Socket[] = []
let worked = 0
beforeAll(async () => {
  const app = createApp({
    logger: createLogger('test', { write: () => {} }),
    takesSocket: ({ url }) => url === '/socket',
  })
  app.get('/*', async (request) => {
    worked += 1
    return { path: request.url }
  })
  app.post('/*', async (request) => ({ path: request.url, body: request.body }))
  app.server.on('upgrade', (_request, socket) => {
    taken.push(socket as Socket)
    socket.end('HTTP/1.1 101 Switching Protocols\r\n\r\n')
  })
  service = await startService({ name: 'edge', app, host: '127.0.0.1', port: 0 })
})
beforeEach(() => void taken.splice(0))
afterAll(() => service.stop())

describe('createSocketGuard', () => {
  it('gives an upgrade that is wanted to the app', async () => {
    expect(await answerTo(UPGRADE)).toMatch(/^HTTP\/1.1 101 /)
  })

  it.each([
    ['of another path', UPGRADE.replace('/socket', '/page')],
    ['to another protocol', UPGRADE.replace('websocket', 'h2c')],
    ['that is no GET', UPGRADE.replace('GET', 'POST')],
    ['with a body', UPGRADE.replace('\r\n\r\n', '\r\ncontent-length: 2\r\n\r\n{}')],
    ['with a body in chunks', UPGRADE.replace('\r\n\r\n', '\r\ntransfer-encoding: chunked\r\n\r\n0\r\n\r\n')],
  ])('answers one %s as a request and closes the connection', async (_what, bytes) => {
    expect(await answerTo(bytes)).toMatch(/^HTTP\/1.1 (?:200|400|415) .*connection: close.*"(?:path|message)"/s)
    expect(taken).toEqual([])
  })

  it('answers one that comes before the last answer as a request, after that answer', async () => {
    const heard = await answerTo(`GET /first HTTP/1.1\r\nhost: a\r\n\r\n${UPGRADE}`)
    expect(heard.match(/"path":"[^"]+"/g)).toEqual(['"path":"/first"', '"path":"/socket"'])
    expect(taken).toEqual([])
  })

  it('takes one on a connection whose last answer has gone out', async () => {
    const socket = connect(service.port, '127.0.0.1')
    socket.write('GET /first HTTP/1.1\r\nhost: a\r\n\r\n')
    await once(socket, 'data')
    socket.write(UPGRADE)
    expect(String((await once(socket, 'data'))[0])).toMatch(/^HTTP\/1.1 101 /)
    socket.destroy()
  })

  it('ends a connection that sends on and on without an answer, and works on nothing more of it', async () => {
    worked = 0
    const one = 'GET /first HTTP/1.1\r\nhost: a\r\n\r\n'
    const heard = await answerTo(one.repeat(MOST_UNANSWERED * 10))
    expect(heard).not.toContain('HTTP/1.1 500')
    expect(worked).toBeLessThanOrEqual(MOST_UNANSWERED)
    expect(
      await answerTo(`${one.repeat(MOST_UNANSWERED - 1)}${one.replace('host', 'connection: close\r\nhost')}`),
    ).toMatch(new RegExp(`^(?:[^]*?HTTP/1.1 200){${MOST_UNANSWERED}}`))
  })

  it('handles errors on a socket without a listener', async () => {
    await answerTo(UPGRADE)
    expect(() => taken[0]?.emit('error', new Error('read ECONNRESET'))).not.toThrow()
  })
})

function answerTo(bytes: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(service.port, '127.0.0.1', () => socket.write(bytes))
    let heard = ''
    socket.on('data', (part) => {
      heard += String(part)
    })
    // A connection that is closed while the peer sends is reset.
    socket
      .on('close', () => resolve(heard))
      .on('error', (error: NodeJS.ErrnoException) => error.code === 'ECONNRESET' || reject(error))
  })
}
