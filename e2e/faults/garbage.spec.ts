/** Invalid input to edge and sandbox (issue 2): a 4xx in the envelope, nothing stored, all processes alive. Runs without a browser page. */
import { type IncomingMessage, request as rawRequest } from 'node:http'
import { depositCreate } from '@lantern/contract/deposit'
import { transfer } from '@lantern/contract/transfer'
import { login } from '@lantern/contract/user'
import { walletOverview } from '@lantern/contract/wallet'
import { control, proveLedger } from '../site/control.ts'
import { deviceOfToken, newMember } from '../site/member-session.ts'
import { EDGE_ORIGIN, OPS_ORIGIN, SANDBOX_ORIGIN } from '../site/origins.ts'
import { expect, test } from '../site/watched-page.ts'

const ORIGINS = [
  { title: 'edge', origin: EDGE_ORIGIN },
  { title: 'the sandbox', origin: SANDBOX_ORIGIN },
] as const
const FIVE_MB = 5_000_000

let token = ''
let before: unknown

test.beforeAll(async () => {
  token = (await newMember('gar')).token
  before = await stored()
})

test.afterAll(async () => {
  expect(await stored()).toEqual(before)
  await proveLedger()
  for (const origin of [EDGE_ORIGIN, SANDBOX_ORIGIN, OPS_ORIGIN])
    expect((await fetch(`${origin}/healthz`)).status).toBe(200)
})

for (const { title, origin } of ORIGINS) {
  test.describe(title, () => {
    const bodies: readonly (readonly [string, string])[] = [
      ['wrong types', '{"userName":123,"password":{}}'],
      ['an array', '[]'],
      ['null', 'null'],
      ['half a body', '{"userName":"demo01",'],
      ['no body', ''],
      ['a foreign prototype', '{"__proto__":{"admin":true},"userName":"demo01","password":"Test@1234"}'],
      ['a hundred thousand brackets', '['.repeat(100_000) + ']'.repeat(100_000)],
      ['5 MB', JSON.stringify({ userName: 'demo01', password: 'x'.repeat(FIVE_MB) })],
    ]
    for (const [what, body] of bodies) {
      test(`refuses ${what} as a login`, async () => {
        await expectRefusal(await call(origin, login.path, body), [400, 413])
      })
    }

    test('refuses a body of another type', async () => {
      await expectRefusal(await call(origin, login.path, '<login/>', { 'content-type': 'application/xml' }), [415])
    })

    const tokens = [
      'nobody',
      "' OR 1=1 --",
      'x'.repeat(8_000),
      'eyJhbGciOiJub25lIn0.eyJzdWIiOiJkZW1vMDEifQ.',
      '../../demo01',
      '%00',
    ]
    for (const bad of tokens) {
      test(`rejects the token ${bad.slice(0, 20)}`, async () => {
        await expectRefusal(await call(origin, walletOverview.path, '{}', { 'x-token': bad }), [401])
      })
    }

    const amounts = [
      '-5.00',
      -5,
      '1e9',
      'NaN',
      'Infinity',
      null,
      '0.00',
      '0.001',
      [],
      '99999999999999999999.00',
      '١٠.00',
      '5.00 ',
      '+5.00',
    ]
    for (const amount of amounts) {
      test(`moves no money for the amount ${JSON.stringify(amount)}`, async () => {
        const requestNo = crypto.randomUUID()
        const headers = { 'x-token': token, 'x-device-uuid': deviceOfToken(token) }
        const moved = await call(
          origin,
          transfer.path,
          JSON.stringify({ from: 'center', to: 'OBTY', amount, requestNo }),
          headers,
        )
        await expectRefusal(moved, [400])
        const ordered = await call(
          origin,
          depositCreate.path,
          JSON.stringify({ method: 'BANK', amount, requestNo }),
          headers,
        )
        await expectRefusal(ordered, [400])
      })
    }

    const climbs = [
      '/../../../../etc/passwd',
      '/%2e%2e/%2e%2e/%2e%2e/etc/passwd',
      '/%252e%252e/%252e%252e/etc/passwd',
      '/assets/..%2f..%2f..%2fpackage.json',
      '/assets/%2e%2e%5c%2e%2e%5cpackage.json',
      '/r/mine/../../package.json',
      '/r/mine/%2e%2e%2f%2e%2e%2fpackage.json',
      '/r/mine/0.1.0/..%252f..%252fpackage.json',
      '/assets/main.js%00.css',
      '//etc/passwd',
      '/__sandbox/%2e%2e/settings.ts',
      '/%',
    ]
    for (const path of climbs) {
      test(`reads no file by ${path}`, async () => {
        const answer = await raw(origin, { path })
        expect(answer.status).toBeGreaterThanOrEqual(400)
        expect(answer.status).toBeLessThan(500)
        expect(answer.text).not.toMatch(/root:|"name": ?"@?lantern|import \{/)
      })
    }
  })
}

test.describe('the control API', () => {
  const spellings = [
    '/control',
    '/%63ontrol',
    '/site/../control',
    '/site/%2e%2e/control',
    '/site/%252e%252e/control',
    '//control',
    '/control/',
    '/site/api/v1/../../../control',
  ]
  for (const path of spellings) {
    test(`[SBX-5] is not reachable through the edge as ${path}`, async () => {
      const answer = await raw(EDGE_ORIGIN, { path, method: 'POST', body: '{"action":"state"}' })
      expect([400, 404]).toContain(answer.status)
      expect(answer.text).not.toContain('imageCodes')
    })
  }

  test('[SBX-5] its page is not reachable through edge', async () => {
    for (const path of ['/__sandbox', '/__sandbox/page.js']) expect((await fetch(EDGE_ORIGIN + path)).status).toBe(404)
  })

  test('[SBX-5] refuses requests from other origins and foreign host names', async () => {
    const body = '{"action":"state"}'
    const foreign: readonly Record<string, string>[] = [
      { origin: 'https://evil.example' },
      { origin: 'null' },
      { origin: EDGE_ORIGIN },
      { host: 'evil.example', origin: 'http://evil.example' },
    ]
    for (const headers of foreign) {
      const answer = await raw(SANDBOX_ORIGIN, { path: '/control', method: 'POST', body, headers })
      expect(answer.status, JSON.stringify(headers)).toBe(403)
      expect(answer.text).not.toContain('imageCodes')
    }
  })

  test('refuses an unknown action', async () => {
    await expectRefusal(await call(SANDBOX_ORIGIN, '/control', '{"action":"tables.drop"}'), [400])
    await expectRefusal(await call(SANDBOX_ORIGIN, '/control', '{"action":"clock.jump","ms":-5}'), [400])
  })
})

test.describe('edge', () => {
  test('serves no page for an unknown host', async () => {
    const answer = await raw(EDGE_ORIGIN, { path: '/', headers: { host: 'evil.example' } })
    // Load balancers may use any host name; the edge must not echo it.
    expect(answer.text).not.toContain('evil.example')
  })

  test('publishes nothing without an ops token', async () => {
    await expectRefusal(await call(OPS_ORIGIN, '/api/builds/mine/9.9.9/publish', '{}'), [401])
    expect(
      (await raw(EDGE_ORIGIN, { path: '/api/builds/mine/9.9.9/publish', method: 'POST', body: '{}' })).status,
    ).toBe(404)
  })

  test('[EDGE-5, EDGE-11] stores no data of strangers in its cache, and rejects an oversized report', async () => {
    const written = await raw(EDGE_ORIGIN, { path: '/api/json-cache/anything', method: 'POST', body: '{"value":1}' })
    expect(written.status).toBeGreaterThanOrEqual(400)
    expect(written.status).toBeLessThan(500)
    const report = await raw(EDGE_ORIGIN, {
      path: '/collect',
      method: 'POST',
      body: JSON.stringify({ reports: 'x'.repeat(FIVE_MB) }),
    })
    expect([400, 413]).toContain(report.status)
  })
})

/** Data that invalid input must not change: money, orders and transfers. */
async function stored(): Promise<unknown> {
  const { members, deposits, withdrawals, transfers } = await control({ action: 'state' })
  return { members, deposits, withdrawals, transfers }
}

type Answer = { status: number; text: string }

function call(origin: string, path: string, body: string, headers: Record<string, string> = {}): Promise<Answer> {
  return raw(origin, { path, method: 'POST', body, headers })
}

async function expectRefusal(answer: Answer, statuses: readonly number[]): Promise<void> {
  expect(statuses, answer.text.slice(0, 300)).toContain(answer.status)
  const envelope = JSON.parse(answer.text) as { status_code?: unknown; message?: unknown }
  expect(envelope.status_code).not.toBe(6000)
  expect(typeof envelope.status_code).toBe('number')
  expect(String(envelope.message)).not.toBe('')
  // No stack traces, file paths or SQL.
  expect(answer.text).not.toMatch(/\n\s+at |\/src\/|node_modules|SELECT |relation "/)
}

/** Sends a request with the exact path, which `fetch` would normalize. */
function raw(
  origin: string,
  {
    path,
    method = 'GET',
    body,
    headers = {},
  }: { path: string; method?: string; body?: string; headers?: Record<string, string> },
): Promise<Answer> {
  const { hostname, port } = new URL(origin)
  return new Promise((resolve, reject) => {
    const sent = rawRequest(
      { hostname, port, path, method, headers: { 'content-type': 'application/json', ...headers }, agent: false },
      (answer: IncomingMessage) => {
        const parts: Buffer[] = []
        answer.on('data', (part: Buffer) => parts.push(part))
        answer.once('end', () =>
          resolve({ status: answer.statusCode ?? 0, text: Buffer.concat(parts).toString('utf8') }),
        )
        answer.once('error', reject)
      },
    )
    // The server may refuse and close before it has read the body.
    sent.once('error', (error: NodeJS.ErrnoException) =>
      error.code === 'EPIPE' || error.code === 'ECONNRESET' ? undefined : reject(error),
    )
    sent.once('close', () => reject(new Error(`${origin} hung up on ${path} without an answer`)))
    sent.end(body)
  })
}
