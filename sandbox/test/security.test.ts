import { SUCCESS } from '@lantern/contract'
import * as CODE from '@lantern/contract/code'
import { HEADER } from '@lantern/contract/envelope'
import { mailList } from '@lantern/contract/mail'
import {
  deviceList,
  deviceRevoke,
  deviceSave,
  fundPasswordChange,
  loginHistory,
  othersSignOut,
  passwordChange,
  phraseSave,
  SECURITY_REVIEW_MS,
  securityOverview,
} from '@lantern/contract/security'
import { login, memberInfo } from '@lantern/contract/user'
import { withdrawalPrepare } from '@lantern/contract/withdrawal'
import { openSandbox } from './harness.ts'

let sandbox: Awaited<ReturnType<typeof openSandbox>>
beforeAll(async () => {
  sandbox = await openSandbox()
})
afterAll(() => sandbox.close())

const NEXT = 'Lantern#2026x'
const OLD = 'Test@1234'
const enter = (userName: string, password: string, headers = {}) =>
  sandbox.ask(login, { userName, password }, { headers })

describe('security', () => {
  it('[SBX-SEC-1] changes the password with the old one, ends the other sessions and reviews withdrawals for a day', async () => {
    const token = await sandbox.signIn('vip10aa')
    expect((await sandbox.call(withdrawalPrepare, {}, { token })).reviewUntil).toBeNull()
    const wrong = await sandbox.ask(passwordChange, { old: 'Wrong@1234', password: NEXT }, { token })
    expect(wrong).toMatchObject({ code: CODE.VALIDATION, data: { fields: { old: expect.any(String) } } })
    const weak = await sandbox.ask(passwordChange, { old: OLD, password: 'vip10aa12345' }, { token })
    expect(weak.code).toBe(CODE.WEAK_PASSWORD)
    await sandbox.call(passwordChange, { old: OLD, password: NEXT }, { token })
    expect((await sandbox.ask(memberInfo, {}, { token })).code).toBe(SUCCESS)
    expect((await enter('vip10aa', OLD)).code).toBe(CODE.NAME_ERROR)
    const until = sandbox.clock.now() + SECURITY_REVIEW_MS
    expect((await sandbox.call(securityOverview, {}, { token })).reviewUntil).toBe(until)
    expect((await sandbox.call(withdrawalPrepare, {}, { token })).reviewUntil).toBe(until)
    const { list } = await sandbox.call(mailList, { tab: 'notice', keyword: 'password was changed' }, { token })
    expect(list).toHaveLength(1)
  })

  it('[SBX-SEC-2] changes the fund password with the old one only', async () => {
    const token = await sandbox.signIn('demo01')
    const wrong = await sandbox.ask(fundPasswordChange, { old: '111222', pwd: '246813' }, { token })
    expect(wrong.code).toBe(CODE.WRONG_FUND_PASSWORD)
    await sandbox.call(fundPasswordChange, { old: '159357', pwd: '246813' }, { token })
    const old = await sandbox.ask(fundPasswordChange, { old: '159357', pwd: '357159' }, { token })
    expect(old.code).toBe(CODE.WRONG_FUND_PASSWORD)
    await sandbox.call(fundPasswordChange, { old: '246813', pwd: '159357' }, { token })
    expect((await sandbox.call(securityOverview, {}, { token })).reviewUntil).not.toBeNull()
  })

  it('[SBX-SEC-3] lists, renames and removes devices; a removed one is signed out', async () => {
    const here = await sandbox.signIn('demo01')
    await sandbox.call(deviceSave, { deviceId: 'test-device', label: '我的手机' }, { token: here })
    const { list } = await sandbox.call(deviceList, {}, { token: here })
    expect(list.find(({ current }) => current)).toMatchObject({ label: '我的手机', active: true })
    const other = await sandbox.signIn('vip10aa').catch(() => '')
    expect(other).toBe('')
    const stranger = await sandbox.signIn('newbie1')
    const foreign = await sandbox.ask(deviceRevoke, { deviceId: 'no-such-device' }, { token: stranger })
    expect(foreign.code).toBe(CODE.STATE_CHANGED)
    await sandbox.call(deviceRevoke, { deviceId: 'test-device' }, { token: here })
    expect((await sandbox.ask(memberInfo, {}, { token: here })).code).toBe(CODE.AUTH)
  })

  it('[SBX-SEC-4] signs out every other session and keeps this one', async () => {
    const web = await sandbox.signIn('audit01')
    const app = await sandbox.ask(
      login,
      { userName: 'audit01', password: OLD },
      { headers: { [HEADER.clientType]: 'download' } },
    )
    const appToken = (app.data as { token: string }).token
    expect((await sandbox.call(othersSignOut, {}, { token: web })).endedSessions).toBe(1)
    expect((await sandbox.ask(memberInfo, {}, { token: appToken })).code).toBe(CODE.AUTH)
    expect((await sandbox.ask(memberInfo, {}, { token: web })).code).toBe(SUCCESS)
  })

  it('[SBX-SEC-5] records logins and wrong passwords with a masked address', async () => {
    await enter('limit01', 'Wrong@1234')
    const token = await sandbox.signIn('limit01')
    const { list } = await sandbox.call(loginHistory, {}, { token })
    expect(list.map(({ result }) => result).sort()).toEqual(['ok', 'wrong-password'])
    for (const { ip } of list) expect(ip).toMatch(/^\d+\.\d+\.\*\.\*$/)
  })

  it('[SBX-SEC-6] shows the phrase with the mail', async () => {
    const token = await sandbox.signIn('limit01')
    await sandbox.call(phraseSave, { phrase: ' 蓝色灯笼 ' }, { token })
    expect((await sandbox.call(mailList, { tab: 'notice' }, { token })).phrase).toBe('蓝色灯笼')
    expect((await sandbox.call(securityOverview, {}, { token })).phrase).toBe('蓝色灯笼')
  })
})
