/** The first-day guide and what its cards save: limits, fund password, preferences. */

import { HEADER } from '@lantern/contract'
import { depositCancel, depositCreate, depositMethods } from '@lantern/contract/deposit'
import { preferenceGet, preferenceSave } from '@lantern/contract/preferences'
import { limitSave, saferOverview } from '@lantern/contract/safer'
import { fundPasswordSet } from '@lantern/contract/security'
import { DAY_MS } from '@lantern/contract/site-time'
import {
  GUIDE_STEPS,
  guideDone,
  guideGet,
  kycSubmit,
  type LoginAnswer,
  login,
  memberInfo,
} from '@lantern/contract/user'
import { deviceOf, openSandbox, type TestSandbox, uuid } from './harness.ts'

let sandbox: TestSandbox
beforeAll(async () => {
  sandbox = await openSandbox()
}, 60_000)
afterAll(() => sandbox.close())

const joined = async (userName: string) => {
  const answer = await sandbox.join(userName)
  return { token: (answer.data as LoginAnswer).token }
}
const back = (userName: string) =>
  sandbox.call(login, { userName, password: 'Strong#2026' }, { headers: { [HEADER.deviceUuid]: deviceOf(userName) } })

describe('guide', () => {
  it('[SBX-47] remembers each step, done for good or skipped, and is over with the fifth', async () => {
    const session = await joined('guided01')
    expect((await sandbox.call(guideGet, {}, session)).steps.every(({ state }) => state === 'open')).toBe(true)
    await sandbox.call(guideDone, { key: 'welcome' }, session)
    await sandbox.call(guideDone, { key: 'welcome', skipped: true }, session)
    await sandbox.call(guideDone, { key: 'limit', skipped: true }, session)
    await sandbox.call(guideDone, { key: 'limit' }, session)
    expect((await sandbox.call(guideGet, {}, session)).steps.map(({ state }) => state)).toEqual([
      'done',
      'done',
      'open',
      'open',
      'open',
    ])
    expect(await back('guided01')).toMatchObject({ guideDone: false })
    const { token } = await back('guided01')
    for (const key of GUIDE_STEPS) await sandbox.call(guideDone, { key, skipped: true }, { token })
    expect(await sandbox.call(guideGet, {}, { token })).toMatchObject({
      readOnly: true,
      steps: expect.arrayContaining([{ key: 'limit', state: 'done' }]),
    })
    expect(await back('guided01')).toMatchObject({ guideDone: true })
  })

  it('[SBX-47] comes again after it was put off, but not after the third time', async () => {
    await joined('putoff01')
    for (const guideIsDone of [false, false, true]) {
      const { token } = await back('putoff01')
      await sandbox.call(guideDone, { key: 'all', skipped: true }, { token })
      expect(await back('putoff01')).toMatchObject({ guideDone: guideIsDone })
    }
  })

  it('[SBX-47] is read-only for members who were through it', async () => {
    const token = await sandbox.signIn('demo01')
    expect(await sandbox.call(guideGet, {}, { token })).toMatchObject({ readOnly: true })
    await sandbox.call(guideDone, { key: 'limit', skipped: true }, { token })
    expect(await sandbox.call(login, { userName: 'demo01', password: 'Test@1234' })).toMatchObject({ guideDone: true })
  })

  it('[SBX-47] keeps odds type and language', async () => {
    const session = await joined('odds0001')
    expect(await sandbox.call(preferenceSave, { oddsType: 2 }, session)).toEqual({
      prefs: { oddsType: 2, lang: 'zh-CN' },
    })
    await sandbox.call(preferenceSave, { lang: 'en' }, session)
    expect(await sandbox.call(memberInfo, {}, session)).toMatchObject({ oddsType: 2, lang: 'en' })
    expect(await sandbox.ask(preferenceSave, { oddsType: 5 }, session)).toMatchObject({ code: 10003 })
  })

  it('[SBX-PREF-1] keeps each display choice by itself, and reports which were never made', async () => {
    const session = await joined('display01')
    const unset = { lang: null, language: null, theme: null, skin: null, motion: null, haptics: null, sound: null }
    expect(await sandbox.call(preferenceGet, {}, session)).toEqual(unset)
    await sandbox.call(preferenceSave, { theme: 'light', motion: 'reduced', sound: 'on' }, session)
    await sandbox.call(preferenceSave, { skin: 'plain', lang: 'en', language: 'ja', haptics: 'off' }, session)
    await sandbox.call(preferenceSave, { theme: 'system', oddsType: 1 }, session)
    const chosen = {
      ...unset,
      lang: 'en',
      language: 'ja',
      theme: 'system',
      skin: 'plain',
      motion: 'reduced',
      haptics: 'off',
      sound: 'on',
    }
    expect(await sandbox.call(preferenceGet, {}, session)).toEqual(chosen)
    expect(await sandbox.call(preferenceGet, {}, await joined('display02'))).toEqual(unset)
    expect(await sandbox.ask(preferenceSave, { theme: 'sepia' as never }, session)).toMatchObject({ code: 10003 })
  })
})

describe('fund password', () => {
  it('[SBX-48] is set once; the same again is no harm, another is refused, an easy one too', async () => {
    const session = await joined('funded01')
    for (const pwd of ['111234', '123890', '987120', '12345', 'abcdef'])
      expect(await sandbox.ask(fundPasswordSet, { pwd }, session)).toMatchObject({ code: 10003 })
    for (let again = 0; again < 2; again += 1)
      expect(await sandbox.ask(fundPasswordSet, { pwd: '284915' }, session)).toMatchObject({ code: 6000 })
    expect(await sandbox.ask(fundPasswordSet, { pwd: '284916' }, session)).toMatchObject({ code: 711015 })
    expect(await sandbox.call(memberInfo, {}, session)).toMatchObject({ hasFundPwd: true })
  })

  it('[SBX-48] is no place to guess one: the fifth wrong one locks it, and then the right one opens nothing', async () => {
    const session = await joined('funded02')
    await sandbox.call(fundPasswordSet, { pwd: '284915' }, session)
    const codes: number[] = []
    for (const pwd of ['284916', '284917', '284918', '284919', '284920', '284915'])
      codes.push((await sandbox.ask(fundPasswordSet, { pwd }, session)).code)
    expect(codes).toEqual([711015, 711015, 711015, 711015, 711008, 711008])
  })
})

describe('deposit limit', () => {
  const verified = async (userName: string) => {
    const session = await joined(userName)
    await sandbox.call(kycSubmit, { level: 1, fields: { realName: '陈限' }, requestNo: uuid() }, session)
    return session
  }
  const save = (period: 'day' | 'week' | 'month', amount: string | null, session: { token: string }) =>
    sandbox.call(limitSave, { kind: 'deposit', period, amount }, session)
  const deposit = (amount: string, session: { token: string }) =>
    sandbox.ask(depositCreate, { method: 'BANK', amount, requestNo: uuid() }, session)

  it('[SBX-49] limits deposits by day, week and month; the smallest applies', async () => {
    const session = await verified('limits01')
    expect(await save('month', '900', session)).toMatchObject({ activeNow: '900.00' })
    expect(await save('day', '600', session)).toMatchObject({ activeNow: '600.00' })
    expect(await deposit('601', session)).toMatchObject({ code: 712001, data: { left: '600.00', period: 'day' } })
    const first = await deposit('500', session)
    expect(first).toMatchObject({ code: 6000 })
    await sandbox.control({ action: 'deposit.confirm', userName: 'limits01' })
    expect(await sandbox.call(depositMethods, {}, session)).toMatchObject({
      limit: { day: '600.00', used: '500.00', period: 'day' },
    })
    await sandbox.advance(DAY_MS)
    const { token } = await back('limits01')
    expect(await sandbox.call(depositMethods, {}, { token })).toMatchObject({
      limit: { day: '900.00', used: '500.00', period: 'month' },
    })
    expect(await deposit('401', { token })).toMatchObject({ code: 712001, data: { left: '400.00', period: 'month' } })
    const open = await deposit('400', { token })
    expect(open).toMatchObject({ code: 6000 })
    // Reserved while it is open, free again when it is cancelled.
    expect((await sandbox.call(depositMethods, {}, { token })).limit).toMatchObject({ used: '900.00' })
    await sandbox.call(depositCancel, { orderNo: (open.data as { orderNo: string }).orderNo }, { token })
    expect((await sandbox.call(depositMethods, {}, { token })).limit).toMatchObject({ used: '500.00' })
  })

  it('[SBX-50] is lowered at once, and raised or removed only after 24 hours and a second yes', async () => {
    await joined('limits02')
    const { token } = await back('limits02')
    const session = { token }
    await save('week', '1000', session)
    expect(await save('week', '400', session)).toEqual({ activeNow: '400.00', pendingAt: null })
    const at = sandbox.clock.now() + DAY_MS
    expect(await save('week', '2000', session)).toEqual({ activeNow: '400.00', pendingAt: at })
    await sandbox.advance(DAY_MS - 1_000)
    expect(await save('week', '2000', session)).toEqual({ activeNow: '400.00', pendingAt: at })
    expect(await save('week', '400', session)).toEqual({ activeNow: '400.00', pendingAt: null })
    await save('week', null, session)
    await sandbox.advance(DAY_MS)
    const again = { token: (await back('limits02')).token }
    const { limits } = await sandbox.call(saferOverview, {}, again)
    expect(limits.filter(({ kind }) => kind === 'deposit')).toMatchObject([
      { period: 'day', amount: null },
      { period: 'week', amount: '400.00', pending: { amount: null, at: expect.any(Number) } },
      { period: 'month', amount: null },
    ])
    expect(await save('week', null, again)).toEqual({ activeNow: null, pendingAt: null })
    expect(await sandbox.ask(limitSave, { kind: 'deposit', period: 'day', amount: '9.99' }, again)).toMatchObject({
      code: 10003,
    })
  })
})
