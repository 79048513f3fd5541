/** A service that is stopped, in a region or for good (screens.md 3). */
import { depositCreate } from '@lantern/contract/deposit'
import { noticeList, serviceState } from '@lantern/contract/site'
import { transfer } from '@lantern/contract/transfer'
import { login, register } from '@lantern/contract/user'
import { walletOverview } from '@lantern/contract/wallet'
import { openSandbox, type TestSandbox } from './harness.ts'

const NEWCOMER = {
  userName: 'Toolate1',
  password: 'Strong#2026',
  birthday: '1999-09-09',
  consents: { terms: true, privacy: true },
}
let sandbox: TestSandbox
beforeAll(async () => {
  sandbox = await openSandbox()
}, 60_000)
afterAll(() => sandbox.close())

const signIn = () => sandbox.ask(login, { userName: 'demo01', password: 'Test@1234' })

describe('a stopped service', () => {
  afterEach(() => sandbox.control({ action: 'site.stop', state: 0 }))

  it('[SBX-15] says so, and leaves a member the way to withdraw only', async () => {
    const token = await sandbox.signIn('demo01')
    expect(await sandbox.call(serviceState, {})).toMatchObject({ state: 0 })
    await sandbox.control({ action: 'site.stop', state: 1 })
    const stopped = await sandbox.call(serviceState, {})
    expect(stopped).toMatchObject({ state: 1, allowWithdraw: true })
    expect(stopped.reason).toMatch(/ended its service/)
    expect(stopped.contacts).not.toEqual([])
    expect(await sandbox.ask(walletOverview, {}, { token })).toMatchObject({ code: 6000 })
    expect(await signIn()).toMatchObject({ code: 6000 })
    for (const [endpoint, input] of [
      [depositCreate, {}],
      [transfer, {}],
      [register, NEWCOMER],
    ] as const)
      expect(await sandbox.ask(endpoint, input, { token })).toMatchObject({ code: 10001, data: { serviceState: 1 } })
    expect(await sandbox.ask(noticeList, {})).toMatchObject({ code: 6000 })

    await sandbox.control({ action: 'site.stop', state: 1, allowWithdraw: false })
    expect(await signIn()).toMatchObject({ code: 10001 })
    await sandbox.control({ action: 'site.stop', state: 0 })
    expect(await signIn()).toMatchObject({ code: 6000 })
  })
})
