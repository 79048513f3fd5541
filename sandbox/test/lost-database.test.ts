/** A sandbox whose PostgreSQL ends while it runs, and comes back. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { startPostgres } from '@lantern/build/services/postgres.mjs'
import { HEADER } from '@lantern/contract/envelope'
import { noticeList } from '@lantern/contract/site'
import { login } from '@lantern/contract/user'
import { type ServerProcess, serverProcess } from '@lantern/testing/server-process'

const MEMBER = { userName: 'vip10aa', password: 'Test@1234' }

let postgres: Awaited<ReturnType<typeof startPostgres>>
let sandbox: ServerProcess
let folder: string
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'lantern-lost-'))
  postgres = await startPostgres()
  sandbox = await serverProcess({
    folder: join(import.meta.dirname, '..'),
    name: 'sandbox',
    env: { DATABASE_URL: postgres.url, DATA_DIR: folder, SANDBOX_PORT: '0', VENUE_PORT: '0' },
  })
}, 180_000)
afterAll(async () => {
  await sandbox?.stop()
  await postgres?.stop()
  rmSync(folder, { recursive: true, force: true })
})

it('[SBX-AWAY-1] answers 503 while its PostgreSQL is away, says so once for calls and jobs, and recovers by itself', async () => {
  for (const answer of [await signIn(), await post(noticeList.path, {})])
    expect(answer).toMatchObject({ status: 200, code: 6000 })
  await postgres.lose()
  await sandbox.untilWarnings(1)
  for (const answer of await Promise.all([signIn(), signIn(), post(noticeList.path, {})]))
    expect(answer).toMatchObject({ status: 503, code: 10001, data: null })
  expect((await fetch(`${sandbox.origin}/healthz`)).status).toBe(503)
  // The jobs have run several times meanwhile.
  await wait(2_500)
  expect(sandbox.warnings()).toEqual([
    expect.stringMatching(
      /^The database of DATABASE_URL does not answer at 127\.0\.0\.1:\d+\/postgres \([^)]+\): what needs it is answered with 503 until it does\. Start it, or see its log\.$/,
    ),
  ])

  await postgres.startAgain()
  await sandbox.untilWarnings(2)
  expect(sandbox.warnings()[1]).toMatch(/^The database of DATABASE_URL answers again at 127\.0\.0\.1:\d+\/postgres\.$/)
  expect(await signIn()).toMatchObject({ status: 200, code: 6000 })
  expect((await fetch(`${sandbox.origin}/healthz`)).status).toBe(200)
  expect(sandbox.warnings()).toHaveLength(2)
  expect(sandbox.complaints().join('\n')).not.toMatch(/"stack"|\n\s+at /)
  await sandbox.stop()
  expect(sandbox.ended()).toBe('code 0')
}, 120_000)

const signIn = () => post(login.path, MEMBER)

async function post(path: string, body: object) {
  const answer = await fetch(`${sandbox.origin}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', [HEADER.deviceUuid]: 'lost-database' },
    body: JSON.stringify(body),
  })
  const { status_code: code, data } = (await answer.json()) as { status_code: number; data: unknown }
  return { status: answer.status, code, data }
}
