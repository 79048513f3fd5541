/** A real process on a real PGlite folder, killed with -9 in the middle of a transfer (issue 2): no lost or doubled cent after the restart. */
import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { HEADER } from '@lantern/contract'
import { transfer, transferDetail, walletOverview } from '@lantern/contract/finance'
import { login } from '@lantern/contract/user'
import { freshPlace, uuid } from './harness.ts'

const MAIN = join(import.meta.dirname, '../src/main.ts')
const READY_MS = 60_000
let child: ChildProcess | undefined
let folder: string
let database: Awaited<ReturnType<typeof freshPlace>>
let port = 0

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'lantern-restart-'))
  database = await freshPlace()
  port = await freePort()
})
afterAll(async () => {
  await stop('SIGTERM')
  rmSync(folder, { recursive: true, force: true })
  await database.drop()
})

it('[SBX-12] kill -9 between the commits of a transfer: after the restart it ends and the proof holds', async () => {
  await start()
  const token = ((await post(login.path, { userName: 'vip10aa', password: 'Test@1234' })).data as { token: string })
    .token
  const before = await totalOf(token)
  // The venue never answers: the transfer stands between its commits while the process dies.
  await post('/control', { action: 'fault.set', kind: 'hang', match: 'sim/transfer', times: 1 })
  const unknown = uuid()
  expect(
    await post(transfer.path, { from: 'center', to: 'IMTY', amount: '123.45', requestNo: unknown }, token),
  ).toMatchObject({ data: { state: 3 } })
  // And one is under way at the very moment.
  await post('/control', { action: 'clock.jump', ms: 4_000 })
  const cut = uuid()
  const lost = post(transfer.path, { from: 'center', to: 'OBTY', amount: '500.00', requestNo: cut }, token).catch(
    () => undefined,
  )
  await wait(15)
  await stop('SIGKILL')
  await lost

  await start()
  expect((await post('/control', { action: 'ledger.proof' })).data).toMatchObject({ ok: true, problems: [] })
  await post('/control', { action: 'clock.jump', ms: 20_000 })
  const first = (
    (await post(transferDetail.path, { requestNo: unknown }, token)).data as { transfer: { state: number } }
  ).transfer
  expect(first.state).toBe(2)
  const second = (
    (await post(transferDetail.path, { requestNo: cut }, token)).data as { transfer: { state: number } | null }
  ).transfer
  expect([undefined, 1, 2]).toContain(second?.state)
  expect(await totalOf(token)).toBe(before)
  expect((await post('/control', { action: 'ledger.proof' })).data).toMatchObject({ ok: true, problems: [] })

  if (!database.place.url) expect(await secondStart()).toContain('is in use by process')
  await stop('SIGTERM')
  expect(child?.exitCode).toBe(0)
}, 180_000)

async function start(): Promise<void> {
  const place = database.place.url ? { DATABASE_URL: database.place.url } : {}
  child = spawn(process.execPath, [MAIN], {
    env: {
      ...process.env,
      ...place,
      NODE_OPTIONS: '',
      DATA_DIR: folder,
      SANDBOX_PORT: String(port),
      VENUE_PORT: '0',
      LOG_LEVEL: 'error',
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const until = Date.now() + READY_MS
  while (Date.now() < until) {
    const isReady = await fetch(`http://127.0.0.1:${port}/healthz`).then(
      (response) => response.ok,
      () => false,
    )
    if (isReady) return
    if (child.exitCode !== null) throw new Error(`The sandbox ended with ${child.exitCode}`)
    await wait(100)
  }
  throw new Error('The sandbox did not come up')
}

/** What a second process on the same folder says before it ends. */
async function secondStart(): Promise<string> {
  const second = spawn(process.execPath, [MAIN], {
    env: { ...process.env, NODE_OPTIONS: '', DATA_DIR: folder, SANDBOX_PORT: '0', VENUE_PORT: '0' },
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  let said = ''
  second.stderr?.on('data', (data) => {
    said += String(data)
  })
  await new Promise((resolve) => second.once('exit', resolve))
  return said
}

async function stop(signal: NodeJS.Signals): Promise<void> {
  if (!child || child.exitCode !== null || child.signalCode !== null) return
  const ended = new Promise((resolve) => child?.once('exit', resolve))
  child.kill(signal)
  await ended
}

async function post(path: string, body: object, token?: string): Promise<{ status_code: number; data: unknown }> {
  const response = await fetch(`http://127.0.0.1:${port}${path}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-device-uuid': 'restart',
      ...(token ? { [HEADER.token]: token } : {}),
    },
    body: JSON.stringify(body),
  })
  return (await response.json()) as { status_code: number; data: unknown }
}

async function totalOf(token: string): Promise<string> {
  return ((await post(walletOverview.path, {}, token)).data as { total: string }).total
}

/** A port that was free a moment ago. */
async function freePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port: free } = server.address() as { port: number }
  await new Promise((resolve) => server.close(resolve))
  return free
}
