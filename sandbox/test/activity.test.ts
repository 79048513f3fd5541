import { randomUUID } from 'node:crypto'
import {
  activityApply,
  activityDetail,
  activityList,
  activityRecords,
  dividendCheck,
  dividendManualLead,
  dividendReceive,
  popInfo,
  suspensionIcon,
} from '@lantern/contract/activity'
import { depositCreate } from '@lantern/contract/deposit'
import { kycSubmit, type LoginAnswer, memberInfo } from '@lantern/contract/user'
import { balanceOf } from '../src/ledger/ledger.ts'
import { proof } from '../src/ledger/proof.ts'
import { openSandbox, type TestSandbox } from './harness.ts'

let sandbox: TestSandbox
beforeAll(async () => {
  sandbox = await openSandbox()
}, 60_000)
afterAll(() => sandbox.close())

/** A member with a credited first deposit of 500.00. */
async function depositor(userName: string) {
  const { token } = (await sandbox.join(userName)).data as LoginAnswer
  await sandbox.call(kycSubmit, { level: 1, fields: { realName: '测试人' }, requestNo: randomUUID() }, { token })
  await sandbox.call(
    depositCreate,
    { method: 'BANK', amount: '500', payerName: '测试人', requestNo: randomUUID() },
    { token },
  )
  expect((await sandbox.control({ action: 'deposit.confirm', userName })).status).toBe(200)
  const { memberId } = await sandbox.call(memberInfo, {}, { token })
  return { token, memberId }
}

describe('offers', () => {
  it('are listed for visitors without a state and for demo01 in every one', async () => {
    const visitor = await sandbox.call(activityList, {})
    expect(visitor.list).toHaveLength(18)
    expect(visitor.list.every(({ my }) => my === null)).toBe(true)
    const token = await sandbox.signIn('demo01')
    const { list } = await sandbox.call(activityList, {}, { token })
    const states = new Set(list.map(({ my }) => my?.state))
    for (const state of ['open', 'running', 'review', 'rejected', 'expired', 'ineligible'])
      expect(states).toContain(state)
    const { terms } = await sandbox.call(activityDetail, { id: 'welcome-sport' })
    expect(terms.length).toBeGreaterThan(5)
  })

  it('lets a newcomer join after the first deposit: bonus apart, own money untouched, task of five times', async () => {
    const { token, memberId } = await depositor('offer01')
    const before = await balanceOf(sandbox.db, memberId, 'main')
    const input = { id: 'welcome-sport', requestNo: randomUUID() }
    const first = await sandbox.call(activityApply, input, { token })
    expect(first).toMatchObject({ state: 'running', amount: '88.00' })
    expect(await sandbox.call(activityApply, input, { token })).toEqual(first)
    expect(await sandbox.ask(activityApply, { ...input, requestNo: randomUUID() }, { token })).toMatchObject({
      code: 713004,
    })
    expect(await balanceOf(sandbox.db, memberId, 'lock.bonus')).toBe(8_800)
    expect(await balanceOf(sandbox.db, memberId, 'main')).toBe(before)
    const { my } = await sandbox.call(activityDetail, { id: 'welcome-sport' }, { token })
    expect(my).toMatchObject({ state: 'running', progress: '0.00', need: '440.00' })
    expect((await sandbox.call(activityRecords, {}, { token })).list[0]).toMatchObject({
      offerId: 'welcome-sport',
      state: 'granted',
    })
  })

  it('makes one claim of two taps at once', async () => {
    const { token, memberId } = await depositor('offer02')
    const answers = await Promise.all(
      Array.from({ length: 4 }, () =>
        sandbox.ask(activityApply, { id: 'welcome-sport', requestNo: randomUUID() }, { token }),
      ),
    )
    expect(answers.map(({ code }) => code).sort()).toEqual([6000, 713004, 713004, 713004])
    expect(await balanceOf(sandbox.db, memberId, 'lock.bonus')).toBe(8_800)
  })

  it('refuses with the codes of 0.3 and says why', async () => {
    const token = await sandbox.signIn('demo01')
    const codeOf = async (id: string) =>
      (await sandbox.ask(activityApply, { id, requestNo: randomUUID() }, { token })).code
    expect(await codeOf('amber-cup')).toBe(713001)
    expect(await codeOf('live-vip')).toBe(713003)
    expect(await codeOf('newcomer-card')).toBe(713006)
    expect(await codeOf('lottery-lucky')).toBe(713005)
    expect(await codeOf('nothing')).toBe(10003)
    const resting = await sandbox.signIn('timeout1')
    expect(
      (await sandbox.ask(activityApply, { id: 'newcomer-card', requestNo: randomUUID() }, { token: resting })).code,
    ).toBe(712002)
  })
})

describe('dividends', () => {
  it('welcome a newcomer once, after the first deposit, and are paid once for two taps', async () => {
    const { token, memberId } = await depositor('offer03')
    const { hasDividend, list } = await sandbox.call(dividendCheck, {}, { token })
    expect(hasDividend).toBe(true)
    expect(list).toMatchObject([{ id: `welcome-${memberId}`, amount: '8.80', turnoverMultiple: 1 }])
    const before = await balanceOf(sandbox.db, memberId, 'main')
    const id = list[0]?.id ?? ''
    const answers = await Promise.all([
      sandbox.call(dividendReceive, { id }, { token }),
      sandbox.call(dividendReceive, { id }, { token }),
    ])
    expect(answers[1]).toEqual(answers[0])
    expect(answers[0]?.auditId).not.toBe('')
    expect(await balanceOf(sandbox.db, memberId, 'main')).toBe(before + 880)
    expect((await sandbox.call(dividendCheck, {}, { token })).hasDividend).toBe(false)
    expect((await sandbox.call(dividendManualLead, {}, { token })).list).toMatchObject([{ id, state: 3 }])
  })

  it("are given by the control API and refused when old, in review or someone else's", async () => {
    await sandbox.control({ action: 'dividend.grant', userName: 'newbie1', amount: '5', id: 'gift-1' })
    const newbie = await sandbox.signIn('newbie1')
    const demo = await sandbox.signIn('demo01')
    expect((await sandbox.ask(dividendReceive, { id: 'gift-1' }, { token: demo })).code).toBe(10003)
    expect((await sandbox.ask(dividendReceive, { id: 'demo01-review' }, { token: demo })).code).toBe(713006)
    expect((await sandbox.ask(dividendReceive, { id: 'demo01-old' }, { token: demo })).code).toBe(713002)
    expect(await sandbox.call(dividendReceive, { id: 'gift-1' }, { token: newbie })).toMatchObject({ amount: '5.00' })
  })

  it('come with three pop-ups and three floats', async () => {
    expect((await sandbox.call(popInfo, {})).list).toHaveLength(3)
    expect((await sandbox.call(suspensionIcon, { displayEquipment: '1' })).list).toHaveLength(3)
  })

  it('[SBX-7] leave a ledger that proves itself', async () => {
    expect(await proof(sandbox.db, sandbox.checks)).toMatchObject({ ok: true, problems: [] })
  })
})
