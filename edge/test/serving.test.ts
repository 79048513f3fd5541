import { request } from 'node:http'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { REQUEST_TIMEOUT_MS } from '@lantern/contract/constants'
import { type RunningService, startService } from '@lantern/service'
import { startFakeChatServer } from '@lantern/testing/fake-chat-server'
import { ADDRESS_LIMIT } from '../src/proxy/chat-socket.routes.ts'
import { anEdge, type Edge, SCRIPT, SHARED_FILE, VERSION } from './edge.fixture.ts'

let edge: Edge
// These tests need a real connection: `inject` normalises addresses.
let service: RunningService
beforeAll(async () => {
  edge = await anEdge()
  service = await listen(edge)
})
afterAll(async () => {
  await service.stop()
  await edge.close()
})
const listen = ({ app }: Edge) => startService({ name: 'edge', app, host: '127.0.0.1', port: 0 })

it('[EDGE-RAW-3] closes a connection that is idle for longer than a call may take', () => {
  expect(edge.app.server.timeout).toBe(REQUEST_TIMEOUT_MS + 20_000)
})

describe('files', () => {
  it.each([
    ['gzip, deflate, br', 'br'],
    ['gzip', 'gzip'],
    ['br;q=0, gzip', 'gzip'],
    ['identity', undefined],
  ])('answers accept-encoding "%s" with %s', async (accepted, encoding) => {
    for (const url of [`/r/mine/${VERSION}/remoteEntry.js`, SHARED_FILE, '/assets/main.0123abcd.js']) {
      const answer = await edge.app.inject({ url, headers: { 'accept-encoding': accepted } })
      expect(answer.headers['content-encoding']).toBe(encoding)
      const unpack = { br: brotliDecompressSync, gzip: gunzipSync }[encoding ?? ''] ?? ((bytes: Buffer) => bytes)
      expect(unpack(answer.rawPayload).toString()).toBe(SCRIPT)
      expect(answer.headers).toMatchObject({
        'content-type': 'text/javascript; charset=utf-8',
        'cache-control': 'public, max-age=31536000, immutable',
        'access-control-allow-origin': '*',
        'cross-origin-resource-policy': 'cross-origin',
        'x-content-type-options': 'nosniff',
        vary: url === SHARED_FILE ? 'accept-encoding, available-dictionary' : 'accept-encoding',
      })
    }
  })

  it('[EDGE-42] are no source maps, wherever they may lie', async () => {
    const urls = ['', '/r/mine/files', `/r/mine/${VERSION}`, '/assets'].flatMap((folder) => [
      `${folder}/.maps/page.4567abcd.js.map`,
      `${folder}/page.4567abcd.js.map`,
    ])
    for (const url of [...urls, '/source-maps/mine/page.4567abcd.js.map.gz'])
      expect([url, (await edge.app.inject({ url })).statusCode]).toEqual([url, 404])
  })

  it.each([
    `/r/mine/${VERSION}/other.js`,
    `/r/mine/${VERSION}/remoteEntry.js/a.js`,
    `/r/mine/${VERSION}/remoteEntry.js.br`,
    '/r/mine/9.9.9/remoteEntry.js',
    '/r/mine/files/page.4567abcd.js',
    // Not named by its content: two builds may have different files of this name.
    '/r/mine/files/remoteEntry.js',
    '/r/MINE/1.0.0/a.js',
    '/assets/nothing.js',
    '/assets/shell.json',
    '/r/mine',
  ])('%s is a real 404 that is not cached', async (url) => {
    const answer = await edge.app.inject({ url })
    expect(answer.statusCode).toBe(404)
    expect(String(answer.headers['cache-control'])).not.toContain('immutable')
  })

  it.each([
    '/r/mine/..%2f..%2f..%2fetc/passwd',
    '/r/mine/1.0.0/%2e%2e/%2e%2e/keys',
    '/r/../keys/discovery-ed25519.pem',
    '/assets/..%5c..%5cshell.json',
    '/assets/%252e%252e%252fshell.json',
    '/site/api/../../control',
    '/site/api/%2e%2e/%2e%2e/control',
    '/a%00b',
    '/%zz',
  ])('refuses the address %s', async (url) => {
    const before = edge.seen.length
    expect(await statusOf(service.origin, url)).toBe(400)
    expect(edge.seen).toHaveLength(before)
  })
})

describe('a name that no file system takes', () => {
  it.each([
    ['a file of a remote', `/r/mine/${VERSION}/${'a'.repeat(253)}.js`],
    ['many folders', `/r/mine/${VERSION}/${'a/'.repeat(3_000)}a.js`],
    ['a version', `/r/mine/1.0.0-${'a'.repeat(250)}/remoteEntry.js`],
    ['a file of the shell', `/assets/${'a'.repeat(300)}.js`],
  ])('[EDGE-37] %s of that kind is a real 404', async (_what, url) => {
    expect(await statusOf(service.origin, url)).toBe(404)
  })
})

describe('the proxy', () => {
  it('[EDGE-7] forwards a call with its listed headers, without cookies and other headers of the browser', async () => {
    const answer = await edge.app.inject({
      method: 'POST',
      url: '/site/api/v1/user/login?a=1',
      headers: {
        cookie: 'token=s3cret',
        'x-token': 'mine',
        'x-user': 'u',
        platform: '6',
        'x-forwarded-for': '6.6.6.6',
        'x-strange': '1',
        te: 'trailers',
      },
      payload: { userName: 'demo01' },
    })
    expect(answer.json().data).toEqual({ path: '/site/api/v1/user/login?a=1', body: { userName: 'demo01' } })
    const { headers } = edge.seen.at(-1)!
    expect(headers).toMatchObject({
      'x-token': 'mine',
      'x-user': 'u',
      platform: '6',
      'x-forwarded-for': '127.0.0.1',
      'x-forwarded-proto': 'http',
    })
    for (const name of ['cookie', 'x-strange', 'te']) expect(headers[name]).toBeUndefined()
    expect(headers.traceparent).toMatch(/^00-[0-9a-f]{32}-[0-9a-f]{16}-01$/)
    expect(answer.headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/)
  })

  it('[EDGE-TRACE-1] continues the trace of the page at the upstream', async () => {
    const trace = '4bf92f3577b34da6a3ce929d0e0e4736'
    const traceparent = `00-${trace}-00f067aa0ba902b7-01`
    await edge.app.inject({
      method: 'POST',
      url: '/site/api/v1/user/login',
      headers: { traceparent, tracestate: 'a=1' },
      payload: {},
    })
    const { headers } = edge.seen.at(-1)!
    expect(headers.traceparent).toMatch(new RegExp(`^00-${trace}-(?!00f067aa0ba902b7)[0-9a-f]{16}-01$`))
    expect(headers.tracestate).toBe('a=1')
  })

  it.each([
    '/yewu12/api/user/getUserInfo?token=a',
    '/v1/x',
    '/api/mobile/x',
    '/page/fd/api/x',
    '/stream/api/v1/history',
    '/agent/api/v1/apply',
  ])('[EDGE-7, WIRE-44] forwards %s', async (url) => {
    expect((await edge.app.inject({ url })).json().data.path).toBe(url)
  })

  it.each(['/control', '/__sandbox', '/api/other', '/site/other'])('[EDGE-7] never forwards %s', async (url) => {
    const before = edge.seen.length
    for (const method of ['GET', 'POST'] as const) expect((await edge.app.inject({ method, url })).statusCode).toBe(404)
    expect(edge.seen).toHaveLength(before)
  })

  it('never lets a page of the upstream run on our origin', async () => {
    const { headers } = await edge.app.inject({ url: '/site/api/v1/html' })
    expect(headers['set-cookie']).toBeUndefined()
    expect(headers).toMatchObject({
      'content-security-policy': expect.stringContaining("default-src 'none'"),
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
    })
  })

  it.each([
    ['JSON above 1 MB', 'application/json', 1024 * 1024 + 1],
    ['a picture above 10 MB', 'image/png', 10 * 1024 * 1024 + 1],
  ])('refuses %s before the upstream sees it', async (_what, type, size) => {
    const before = edge.seen.length
    const answer = await edge.app.inject({
      method: 'POST',
      url: '/site/api/v1/x',
      headers: { 'content-type': type },
      payload: Buffer.alloc(size),
    })
    expect(answer.statusCode).toBe(413)
    expect(edge.seen).toHaveLength(before)
  })

  it('[EDGE-12] answers 502 in the envelope when the upstream is down, and pages still work', async () => {
    const lonely = await anEdge({ UPSTREAM: 'http://127.0.0.1:1' })
    const { origin, stop } = await listen(lonely)
    const answer = await fetch(`${origin}/site/api/v1/x`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{}',
    })
    expect(answer.status).toBe(502)
    expect(await answer.json()).toMatchObject({
      status_code: 10001,
      message: expect.stringContaining('cannot be reached'),
    })
    expect((await fetch(`${origin}/`)).status).toBe(200)
    await stop()
    await lonely.close()
  })
})

describe('the end of the process', () => {
  it('finishes the call under way and accepts no new one', async () => {
    const own = await anEdge()
    const { origin, stop } = await listen(own)
    const started = new Promise<void>((resolve) => own.onSlow(resolve))
    const slow = fetch(`${origin}/site/api/v1/slow`)
    await started
    const stopped = stop()
    expect((await fetch(`${origin}/healthz`)).status).toBe(503)
    expect((await fetch(`${origin}/site/api/v1/x`)).status).toBe(503)
    own.finishSlow()
    expect((await slow).status).toBe(200)
    await stopped
    await expect(fetch(`${origin}/healthz`)).rejects.toThrow()
    await own.close()
  })
})

describe('the chat socket', () => {
  it('[EDGE-10] relays both ways, refuses other origins and other paths, and closes with the server', async () => {
    const chat = await startFakeChatServer()
    chat.reply((frame) => ({ msgId: frame.msgId, msgData: { answered: true } }))
    const own = await anEdge({ UPSTREAM: chat.origin.replace('ws:', 'http:') })
    const socketService = await listen(own)
    const base = socketService.origin.replace('http:', 'ws:')
    const socket = new WebSocket(`${base}/stream/ws/v1/handshake?clientType=web`)
    const closed = new Promise<void>((resolve) => socket.addEventListener('close', () => resolve()))
    const answer = new Promise<string>((resolve) =>
      socket.addEventListener('message', (event) => resolve(String(event.data))),
    )
    await new Promise<void>((resolve) => socket.addEventListener('open', () => resolve()))
    socket.send(JSON.stringify({ msgId: 0, msgData: {} }))
    expect(JSON.parse(await answer)).toEqual({ msgId: 0, msgData: { answered: true } })

    expect(await statusOf(socketService.origin, '/stream/ws/v1/handshake', upgradeFrom('https://evil.example'))).toBe(
      403,
    )
    expect(await statusOf(socketService.origin, '/site/api/v1/x', upgradeFrom(socketService.origin))).toBe(403)
    const stopped = socketService.stop()
    await closed
    await stopped
    await chat.close()
    await own.close()
  })
})

describe('many chat sockets of one address', () => {
  it('[EDGE-SOCKET-2] are limited, the next is closed, and one that ends makes room', async () => {
    const chat = await startFakeChatServer()
    const own = await anEdge({ UPSTREAM: chat.origin.replace('ws:', 'http:') })
    const { origin, stop } = await listen(own)
    const open = () => new WebSocket(`${origin.replace('http:', 'ws:')}/stream/ws/v1/handshake`)
    const event = (socket: WebSocket, name: 'open' | 'close') =>
      new Promise<Event>((resolve) => socket.addEventListener(name, resolve, { once: true }))
    const sockets = Array.from({ length: ADDRESS_LIMIT }, open)
    await Promise.all(sockets.map((socket) => event(socket, 'open')))
    expect(await event(open(), 'close')).toMatchObject({ code: 1013 })
    const [first] = sockets
    first?.close()
    await event(first!, 'close')
    const another = open()
    await event(another, 'open')
    const closed = event(another, 'close')
    await stop()
    expect(await closed).toMatchObject({ code: 1005 })
    await chat.close()
    await own.close()
  })
})

const upgradeFrom = (origin: string) => ({
  connection: 'Upgrade',
  upgrade: 'websocket',
  origin,
  'sec-websocket-key': 'dGhlIHNhbXBsZSBub25jZQ==',
  'sec-websocket-version': '13',
})

/** Status of a GET whose path is sent exactly as written. */
function statusOf(origin: string, path: string, headers: Record<string, string> = {}): Promise<number> {
  const { hostname, port } = new URL(origin)
  return new Promise((resolve, reject) => {
    const asked = request({ hostname, port, path, headers }, (answer) => {
      answer.resume()
      resolve(answer.statusCode ?? 0)
    })
    asked.on('upgrade', (_answer, socket) => {
      socket.destroy()
      resolve(101)
    })
    asked.on('error', reject)
    asked.end()
  })
}
