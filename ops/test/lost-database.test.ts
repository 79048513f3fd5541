/** A release service whose PostgreSQL ends while it runs, and comes back. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { startPostgres } from '@lantern/build/services/postgres.mjs'
import type { ServerProcess } from '@lantern/testing/server-process'
import { publish, releaseProcess } from './release-process.fixture.ts'
import { FIRST_TOKEN } from './release-service.fixture.ts'

const VERSION = '1.0.0-aaaa'
const AWAY = { status_code: 10001, message: 'The database does not answer, try again in a moment.' }

let postgres: Awaited<ReturnType<typeof startPostgres>>
let service: ServerProcess
let folder: string
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'lantern-lost-'))
  postgres = await startPostgres()
  service = await releaseProcess({ DATA_DIR: folder, DATABASE_URL: postgres.url })
}, 120_000)
afterAll(async () => {
  await service?.stop()
  await postgres?.stop()
  rmSync(folder, { recursive: true, force: true })
})

it('[OPS-AWAY-1] answers 503 while its PostgreSQL is away, says so once, serves files, and recovers by itself', async () => {
  await publish(service.origin, VERSION)
  await postgres.lose()
  await service.untilWarnings(1)
  // Several at once, reads and writes: each would be a line of its own.
  const asked = ['/discovery', '/api/remotes', '/api/builds/mine', '/discovery', '/shell-releases'].map((path) =>
    ask(path),
  )
  for (const answer of await Promise.all([...asked, ask('/api/remotes/mine/kill', { reason: 'a fault' })])) {
    expect(answer.status).toBe(503)
    expect(await answer.json()).toEqual(AWAY)
  }
  const steps = await ask(`/api/builds/mine/${VERSION}/publish`, {}, { accept: 'application/x-ndjson' })
  expect(JSON.parse((await steps.text()).trim().split('\n').at(-1) ?? '')).toMatchObject(
    steps.ok ? { status: 503, answer: AWAY } : AWAY,
  )
  expect((await ask(`/r/mine/${VERSION}/lantern.json`)).status).toBe(200)
  // Longer than the release service waits before it tries again.
  await wait(2_500)
  expect(service.warnings()).toEqual([
    expect.stringMatching(
      /^The database of DATABASE_URL does not answer at 127\.0\.0\.1:\d+\/postgres \([^)]+\): what needs it is answered with 503 until it does\. Start it, or see its log\.$/,
    ),
  ])

  await postgres.startAgain()
  await service.untilWarnings(2)
  expect(service.warnings()[1]).toMatch(/^The database of DATABASE_URL answers again at 127\.0\.0\.1:\d+\/postgres\.$/)
  expect((await ask('/discovery')).status).toBe(200)
  expect(service.complaints().join('\n')).not.toMatch(/"stack"|\n\s+at /)
  await service.stop()
  expect(service.ended()).toBe('code 0')
}, 120_000)

function ask(path: string, body?: object, headers: Record<string, string> = {}): Promise<Response> {
  return fetch(`${service.origin}${path}`, {
    method: body === undefined ? 'GET' : 'POST',
    headers: {
      authorization: `Bearer ${FIRST_TOKEN}`,
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...headers,
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  })
}
