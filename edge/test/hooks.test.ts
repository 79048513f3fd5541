/** HOOKS_MODULE: what the site receives about its pages, with the examples of `deploy/hooks` against local receivers. */
import { copyFileSync, mkdtempSync, rmSync } from 'node:fs'
import { createServer, type IncomingMessage, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { loadHooks, tellHooks } from '../src/collect/hooks-module.ts'
import { anEdge, VERSION } from './edge.fixture.ts'
import { bootOf } from './page.fixture.ts'

const EXAMPLES = join(import.meta.dirname, '../deploy/hooks')
const FAILURE = {
  kind: 'remote',
  remote: 'mine',
  version: VERSION,
  phase: 'entry',
  outcome: 'failed',
  cause: 'TypeError: boom at /x?token=s3cret',
  path: '/mine',
  stack: [`/r/mine/${VERSION}/97.js:1:204`],
}
const VIEW = { kind: 'view', path: '/mine/finance/wallet', remote: 'mine' }

type Received = { path: string; headers: IncomingMessage['headers']; body: string }
let received: Received[]
let receiver: Server
let origin: string
let heard: () => void

beforeEach(async () => {
  received = []
  receiver = createServer(async (request, response) => {
    let body = ''
    for await (const piece of request) body += piece
    received.push({ path: request.url ?? '', headers: request.headers, body })
    response.end('{}')
    heard()
  })
  await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve))
  origin = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}`
})
afterEach(() => new Promise((resolve) => receiver.close(resolve)))

/** Sends reports to an edge with hooks, and waits until the receiver was asked. */
async function told(file: string, reports: object[]): Promise<Received> {
  const arrival = new Promise<void>((resolve) => {
    heard = resolve
  })
  const edge = await anEdge({}, { hooks: await loadHooks(file) })
  try {
    const answer = await edge.app.inject({
      method: 'POST',
      url: '/collect',
      headers: { 'content-type': 'text/plain' },
      payload: JSON.stringify({ reports }),
    })
    expect(answer.statusCode).toBe(204)
    await arrival
  } finally {
    await edge.close()
  }
  expect(received).toHaveLength(1)
  return received[0]!
}

it('[EDGE-HOOK-1] the Sentry example sends failures as envelopes: header, item header, event', async () => {
  process.env.SENTRY_DSN = `${origin.replace('http://', 'http://public@')}/42`
  const { path, headers, body } = await told(join(EXAMPLES, 'sentry.mjs'), [VIEW, FAILURE])
  expect(path).toBe('/api/42/envelope/')
  expect(headers['content-type']).toBe('application/x-sentry-envelope')
  expect(headers['x-sentry-auth']).toContain('sentry_key=public')
  const [head, item, payload, rest] = body.split('\n')
  const event = JSON.parse(payload!)
  expect(JSON.parse(head!)).toEqual({ event_id: event.event_id, sent_at: expect.stringMatching(/Z$/) })
  expect(JSON.parse(item!)).toEqual({
    type: 'event',
    content_type: 'application/json',
    length: Buffer.byteLength(payload!),
  })
  expect(rest).toBe('')
  expect(event).toMatchObject({
    event_id: expect.stringMatching(/^[0-9a-f]{32}$/),
    level: 'error',
    release: `mine@${VERSION}`,
    transaction: '/mine',
    exception: {
      values: [
        {
          type: 'entry',
          stacktrace: { frames: [{ filename: `/r/mine/${VERSION}/97.js`, lineno: 1, colno: 204 }] },
        },
      ],
    },
  })
  expect(body).not.toContain('s3cret')
})

it.each([
  [{ ...FAILURE, shell: '0.9.0' }, `mine@${VERSION}`],
  [{ kind: 'error', cause: 'TypeError: boom', path: '/login', shell: '0.9.0' }, 'shell@0.9.0'],
  // The remote failed before its build was known, and the report does not say which shell it is of.
  [{ ...FAILURE, version: undefined, shell: '0.9.0' }, undefined],
  [{ kind: 'contract', cause: 'unknown value', path: '/site/api' }, undefined],
])('[EDGE-HOOK-1] the Sentry example names the build that failed as its release: %j', async (failure, release) => {
  process.env.SENTRY_DSN = `${origin.replace('http://', 'http://public@')}/42`
  // A module of its own: it reads its address once.
  const folder = mkdtempSync(join(tmpdir(), 'lantern-hook-'))
  const copy = join(folder, 'sentry.mjs')
  copyFileSync(join(EXAMPLES, 'sentry.mjs'), copy)
  const { body } = await told(copy, [failure])
  rmSync(folder, { recursive: true })
  const event = JSON.parse(body.split('\n')[2]!)
  expect(event.release).toBe(release)
  expect(event.tags.shell).toBe((failure as { shell?: string }).shell)
})

it('[EDGE-HOOK-1] [EDGE-HOOK-2] the analytics example sends views alone', async () => {
  process.env.ANALYTICS_URL = `${origin}/views`
  process.env.ANALYTICS_EVERY_MS = '10'
  const { path, body } = await told(join(EXAMPLES, 'analytics.mjs'), [FAILURE, VIEW])
  expect(path).toBe('/views')
  expect(JSON.parse(body)).toEqual({
    views: [{ path: VIEW.path, remote: 'mine', at: expect.stringMatching(/^\d{4}-.*Z$/) }],
  })
})

it('[EDGE-HOOK-1] a hook that fails costs a log line', async () => {
  const lines: object[] = []
  const written = new Promise<void>((resolve) => {
    const warn = (line: object): void => {
      lines.push(line)
      resolve()
    }
    const onReport = (): never => {
      throw new Error('gone')
    }
    tellHooks({ onReport }, { warn } as never)({ kind: 'error' })
  })
  await written
  expect(lines).toEqual([{ err: expect.objectContaining({ message: 'gone' }) }])
})

it('[EDGE-HOOK-1] a wrong module is found at start', async () => {
  await expect(loadHooks('/nowhere.mjs')).rejects.toThrow('HOOKS_MODULE is wrong: the module cannot be loaded.')
  await expect(loadHooks(join(import.meta.dirname, '../src/loops/repeat.ts'))).rejects.toThrow(
    'it exports no function `onReport`',
  )
})

it('[EDGE-HOOK-2] pages report views only where a hook receives them', async () => {
  for (const [hooks, views] of [
    [{}, false],
    [{ onReport: () => undefined }, true],
  ] as const) {
    const edge = await anEdge({}, { hooks })
    expect(bootOf((await edge.app.inject({ url: '/' })).body).views).toBe(views)
    await edge.close()
  }
})
