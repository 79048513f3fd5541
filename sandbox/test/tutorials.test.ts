import type { DepositMethod } from '@lantern/contract/deposit'
import { TUTORIAL_PLATFORMS, tutorialDetail, tutorialList, tutorialSeen } from '@lantern/contract/tutorials'
import { rangeOf } from '../src/tutorials/tutorial.ts'
import { openSandbox, type TestSandbox } from './harness.ts'

let sandbox: TestSandbox
beforeAll(async () => {
  sandbox = await openSandbox()
}, 60_000)
afterAll(() => sandbox.close())

describe('tutorials', () => {
  it('[SBX-TUT-1] states the amounts and times that the deposit page uses', async () => {
    const token = await sandbox.signIn('demo01')
    const { list } = await sandbox.call(tutorialList, {}, { token })
    expect(list.map(({ key }) => key)).toEqual(expect.arrayContaining(['deposit', 'withdrawal', ...TUTORIAL_PLATFORMS]))
    for (const { key, steps } of list) {
      const detail = await sandbox.call(tutorialDetail, { platform: key }, { token })
      expect(detail.steps).toHaveLength(steps)
      const text = detail.steps.map((step) => step.text).join(' ')
      if (detail.depositMethod) expect(text).toContain(rangeOf(detail.depositMethod as DepositMethod))
    }
    const bank = await sandbox.call(tutorialDetail, { platform: 'withdrawal' }, { token })
    expect(bank.account).toEqual({ kind: 'BANK', bound: 1 })
    expect(await sandbox.ask(tutorialDetail, { platform: 'paypal' }, { token })).toMatchObject({ code: 10003 })
  })

  it('[SBX-TUT-1] remembers what was opened, for its member only', async () => {
    const token = await sandbox.signIn('demo01')
    const seen = async (of: string) =>
      (await sandbox.call(tutorialList, {}, { token: of })).list.filter((one) => one.seen).map(({ key }) => key)
    expect(await seen(token)).toEqual([])
    for (let again = 0; again < 2; again += 1) await sandbox.call(tutorialSeen, { platform: 'dcep' }, { token })
    expect(await seen(token)).toEqual(['dcep'])
    expect(await seen(await sandbox.signIn('vip10aa'))).toEqual([])
    expect(await sandbox.ask(tutorialSeen, { platform: 'paypal' }, { token })).toMatchObject({ code: 10003 })
  })
})
