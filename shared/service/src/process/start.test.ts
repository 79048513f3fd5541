import { once } from 'node:events'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { PassThrough } from 'node:stream'
import { createApp } from './app.ts'
import { DatabaseAwayError } from './database-away.ts'
import { drainOf } from './drain.ts'
import { healthRoutes } from './health.ts'
import { createLogger } from './logger.ts'
import { startService } from './start.ts'

// A failed test must not leave a server running: jest would wait for it.
const left: { close: () => Promise<unknown> }[] = []
afterEach(async () => {
  jest.useRealTimers()
  await Promise.all(left.splice(0).map((app) => app.close()))
})
function anApp(options: { bodyLimit?: number; silenceMs?: number } = {}) {
  const app = createApp({ logger: quiet(), ...options })
  left.push(app)
  return app
}

/** More than a connection's buffers hold. */
const PICTURE = Buffer.alloc(20_000_000, 'x')
const quiet = () => createLogger('test', { write: () => {} })
const LOCAL = { name: 'edge', host: '127.0.0.1', port: 0 }

describe('createApp', () => {
  it('answers an undecodable address like any other bad request', async () => {
    const unreadable = await anApp().inject('/%c0%ae%c0%ae/')
    expect(unreadable.statusCode).toBe(400)
    expect(unreadable.json()).toEqual({ status_code: 10001, message: 'The address is not valid.' })
    expect(unreadable.headers).toMatchObject({ 'x-content-type-options': 'nosniff' })
  })

  it('closes the connection of a client that does not read its answer', async () => {
    const app = anApp({ silenceMs: 200 })
    app.get('/picture', async () => PICTURE)
    await app.listen({ host: '127.0.0.1', port: 0 })
    const arrival = once(app.server, 'connection') as Promise<[Socket]>
    const client = connect((app.server.address() as AddressInfo).port, '127.0.0.1').pause()
    client.on('error', () => {})
    client.write('GET /picture HTTP/1.1\r\nhost: a\r\n\r\n')
    const [connection] = await arrival
    await once(connection, 'close')
    client.destroy()
  })

  it('answers errors in the envelope with security headers and a request id', async () => {
    const app = anApp({ bodyLimit: 100 })
    app.post('/echo', async (request) => request.body)
    app.get('/boom', async () => {
      throw new Error('the database password is 1234')
    })
    const large = await app.inject({ method: 'POST', url: '/echo', payload: { text: 'x'.repeat(200) } })
    expect(large.statusCode).toBe(413)
    expect(large.json()).toMatchObject({ status_code: 10001 })
    const boom = await app.inject('/boom')
    expect(boom.statusCode).toBe(500)
    expect(boom.body).not.toContain('1234')
    const missing = await app.inject('/nothing')
    expect(missing.statusCode).toBe(404)
    expect(missing.headers).toMatchObject({ 'x-content-type-options': 'nosniff', 'referrer-policy': 'no-referrer' })
    expect(missing.headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/)
    const broken = await app.inject({
      method: 'POST',
      url: '/echo',
      headers: { 'content-type': 'application/json' },
      payload: '{"a":',
    })
    expect(broken.statusCode).toBe(400)
  })

  it('takes all of a body that is too large before it refuses it, so that the sender hears why', async () => {
    const app = anApp()
    app.post('/echo', async (request) => request.body)
    const service = await startService({ ...LOCAL, app })
    const sender = connect(service.port, '127.0.0.1')
    let heard = ''
    sender.on('data', (data) => {
      heard += String(data)
    })
    sender.write(
      `POST /echo HTTP/1.1\r\nhost: a\r\ncontent-type: application/json\r\ncontent-length: ${PICTURE.length}\r\n\r\n`,
    )
    sender.write(PICTURE)
    await once(sender, 'end')
    expect(heard).toMatch(/^HTTP\/1.1 413 .*"status_code":10001/s)
    await service.stop()
  })

  it('answers 503 without a line of its own when the database is away', async () => {
    const lines: string[] = []
    const app = createApp({ logger: createLogger('test', { write: (line) => lines.push(line) }) })
    left.push(app)
    app.get('/away', async () => {
      throw new DatabaseAwayError(new Error('connect ECONNREFUSED'))
    })
    const answer = await app.inject('/away')
    expect(answer.statusCode).toBe(503)
    expect(answer.json()).toEqual({
      status_code: 10001,
      message: 'The database does not answer, try again in a moment.',
    })
    expect(lines).toEqual([])
  })

  it('logs no error when a client disconnects during a request', async () => {
    const lines: string[] = []
    const app = createApp({ logger: createLogger('test', { write: (line) => lines.push(line) }) })
    left.push(app)
    const answer = new PassThrough()
    app.post('/slow', async () => answer)
    const service = await startService({ ...LOCAL, app })
    const visitor = connect(service.port, '127.0.0.1')
    const head = 'POST /slow HTTP/1.1\r\nhost: a\r\ncontent-type: application/json\r\ncontent-length: 2'
    visitor.write(`${head}\r\n\r\n{}`)
    await once(answer, 'resume')
    visitor.destroy()
    await once(answer, 'close')
    await service.stop()
    expect(lines.filter((line) => JSON.parse(line).level >= 40)).toEqual([])
  })

  it('answers headers that are too large with 431 and stays alive', async () => {
    const app = anApp()
    healthRoutes(app, { ready: () => null })
    const service = await startService({ ...LOCAL, app })
    expect(await rawRequest(service.port, `GET / HTTP/1.1\r\nhost: a\r\nx: ${'y'.repeat(20_000)}\r\n\r\n`)).toMatch(
      /^HTTP\/1.1 431 /,
    )
    expect(await rawRequest(service.port, 'NONSENSE\r\n\r\n')).toMatch(/^HTTP\/1.1 400 /)
    expect((await fetch(`${service.origin}/healthz`)).status).toBe(200)
    await service.stop()
  })
})

describe('startService', () => {
  it('turns healthz to 503, finishes the request in flight and exits on SIGTERM', async () => {
    const app = anApp()
    healthRoutes(app, { ready: () => null })
    let finish = () => {}
    const started = new Promise<void>((entered) => {
      app.get('/slow', async () => {
        entered()
        await new Promise<void>((resolve) => {
          finish = resolve
        })
        return { done: true }
      })
    })
    const exited = new Promise<number>((exit) => {
      void startService({ ...LOCAL, app, exit, onClose: () => void events.push('closed') }).then((service) => {
        slow = fetch(`${service.origin}/slow`).then((answer) => answer.json())
        origin = service.origin
      })
    })
    const events: string[] = []
    let slow: Promise<unknown> = Promise.resolve()
    let origin = ''
    await started
    process.emit('SIGTERM', 'SIGTERM')
    expect(drainOf(app)).toMatchObject({ draining: true, inFlight: 1 })
    expect((await fetch(`${origin}/healthz`)).status).toBe(503)
    expect((await fetch(`${origin}/slow`)).status).toBe(503)
    expect(events).toEqual([])
    finish()
    expect(await slow).toEqual({ done: true })
    expect(await exited).toBe(0)
    expect(events).toEqual(['closed'])
    expect(process.listenerCount('SIGTERM')).toBe(0)
    await expect(fetch(`${origin}/healthz`)).rejects.toThrow()
  })

  it('leaves behind a balancer: serves on, drops reads but no write, takes no connection, serves what is left', async () => {
    jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'clearImmediate', 'queueMicrotask', 'Date'] })
    const app = anApp()
    healthRoutes(app, { ready: () => null })
    app.get('/page', async () => ({ page: true }))
    app.post('/write', async () => ({ written: true }))
    const service = await startService({ ...LOCAL, app, lingerMs: 1_000 })
    const read = () => rawRequest(service.port, 'GET /page HTTP/1.1\r\nhost: a\r\n\r\n')
    const late = connect(service.port, '127.0.0.1')
    await once(late, 'connect')
    const stopped = service.stop()
    expect((await fetch(`${service.origin}/healthz`)).status).toBe(503)
    expect(await read()).toMatch(/^HTTP\/1.1 200 .*connection: close/s)
    const upgrade = 'GET /page HTTP/1.1\r\nhost: a\r\nconnection: upgrade\r\nupgrade: websocket\r\n\r\n'
    expect(await rawRequest(service.port, upgrade)).toMatch(/^HTTP\/1.1 503 /)

    await jest.advanceTimersByTimeAsync(1_000)
    expect(await read()).toBe('')
    const write = await fetch(`${service.origin}/write`, { method: 'POST' })
    expect(await write.json()).toEqual({ written: true })

    await jest.advanceTimersByTimeAsync(700)
    await expect(fetch(`${service.origin}/write`, { method: 'POST' })).rejects.toThrow()
    late.write('POST /write HTTP/1.1\r\nhost: a\r\ncontent-length: 0\r\n\r\n')
    expect(String((await once(late, 'data'))[0])).toMatch(/^HTTP\/1.1 200 /)
    await stopped
  })

  it('says in one sentence which port is taken and which setting moves it', async () => {
    const first = await startService({ ...LOCAL, app: anApp() })
    const said: string[] = []
    const write = jest.spyOn(process.stderr, 'write').mockImplementation((text) => Boolean(said.push(String(text))))
    const code = await new Promise((exit) => {
      void startService({ ...LOCAL, port: first.port, app: anApp(), exit })
    })
    write.mockRestore()
    expect(code).toBe(1)
    expect(said.join('')).toMatch(new RegExp(`^edge cannot start: port ${first.port} .*in use.*EDGE_PORT`))
    await first.stop()
  })
})

describe('healthRoutes', () => {
  it('is 503 with the reason until the process can serve', async () => {
    let reason: string | null = 'no discovery yet'
    const app = anApp()
    healthRoutes(app, { ready: () => reason })
    expect((await app.inject('/healthz')).json()).toMatchObject({ status: 'unavailable', reason })
    reason = null
    expect((await app.inject('/healthz')).statusCode).toBe(200)
  })
})

function rawRequest(port: number, text: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => socket.write(text))
    let answer = ''
    socket.on('data', (part) => {
      answer += part
    })
    socket.on('close', () => resolve(answer))
    socket.on('error', reject)
  })
}
