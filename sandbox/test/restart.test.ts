/** A real process on a real PGlite folder, killed with -9 in the middle of a transfer (issue 2): no lost or doubled cent after the restart. */
import { setTimeout as wait } from 'node:timers/promises'
import { transfer, transferDetail } from '@lantern/contract/transfer'
import { login } from '@lantern/contract/user'
import { walletOverview } from '@lantern/contract/wallet'
import { uuid } from './harness.ts'
import { type SandboxProcess, sandboxProcess } from './sandbox-process.ts'

let sandbox: SandboxProcess

beforeAll(async () => {
  sandbox = await sandboxProcess('restart')
})
afterAll(() => sandbox.close())
const post: SandboxProcess['post'] = (path, body, token) => sandbox.post(path, body, token)

it('[SBX-12] kill -9 between the commits of a transfer: after the restart it ends and the proof holds', async () => {
  await sandbox.start()
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
  await sandbox.stop('SIGKILL')
  await lost

  await sandbox.start()
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

  if (!sandbox.isPostgres) expect(await sandbox.secondStart()).toContain('is in use by process')
  expect(await sandbox.stop('SIGTERM')).toBe('code 0')
}, 180_000)

async function totalOf(token: string): Promise<string> {
  return ((await post(walletOverview.path, {}, token)).data as { total: string }).total
}
