import { randomInt } from 'node:crypto'
import { SUCCESS } from '@lantern/contract'
import * as CODE from '@lantern/contract/code'
import {
  INFO_AUDIT_LIFE_MS,
  infoAuditDetail,
  infoAuditList,
  infoAuditResubmit,
  infoAuditWithdraw,
} from '@lantern/contract/info-audit'
import { mailList } from '@lantern/contract/mail'
import {
  emailBind,
  emailSend,
  NICK_PAUSE_MS,
  type ProfileField,
  phoneBind,
  profileGet,
  profileUpdate,
} from '@lantern/contract/profile'
import { MINUTE_MS } from '@lantern/contract/site-time'
import { memberInfo, smsSend } from '@lantern/contract/user'
import { FIRST_MS, SECOND_MS } from '../src/account/profile/info-audit.rules.ts'
import { openSandbox } from './harness.ts'

let sandbox: Awaited<ReturnType<typeof openSandbox>>
beforeAll(async () => {
  sandbox = await openSandbox()
})
afterAll(() => sandbox.close())

async function change(token: string, field: ProfileField, value: string) {
  const { version } = await sandbox.call(profileGet, {}, { token })
  return sandbox.ask(profileUpdate, { field, value, version }, { token })
}
const reasonOf = (answer: { data: unknown }) => (answer.data as { fields?: { value?: string } }).fields?.value
const freePhone = () => `138${String(randomInt(100_000_000)).padStart(8, '0')}`
async function bind(token: string, phone: string) {
  await sandbox.call(smsSend, { scene: 'bind', phone }, {})
  return sandbox.ask(phoneBind, { area: '86', phone, code: await sandbox.codeOf(phone) }, { token })
}

/** Codes of seed members are fixed. */
async function bindEmail(token: string, email: string) {
  await sandbox.call(emailSend, { email }, { token })
  return sandbox.ask(emailBind, { email, code: '123456' }, { token })
}

describe('the profile', () => {
  it('[SBX-INFO-1] refuses names that are taken, reserved or digits only, and a second change within 30 days', async () => {
    const token = await sandbox.signIn('newbie1')
    expect(reasonOf(await change(token, 'nick', '123456'))).toContain('digits')
    expect(reasonOf(await change(token, 'nick', '官方 客服'))).toContain('not allowed')
    expect(reasonOf(await change(token, 'nick', 'Xiaofeng'))).toContain('Somebody else')
    expect(await change(token, 'nick', '江南夜')).toMatchObject({ data: { reviewId: null } })
    expect(reasonOf(await change(token, 'nick', '江北夜'))).toContain('every 30 days')
    const changedAt = sandbox.clock.now() - NICK_PAUSE_MS
    await sandbox.db
      .updateTable('members')
      .set({ nick_changed_at: changedAt })
      .where('user_key', '=', 'newbie1')
      .execute()
    expect(await change(token, 'nick', '江北夜')).toMatchObject({ code: SUCCESS })
  })

  it('[SBX-INFO-10] keeps the chosen picture, one of twelve', async () => {
    const token = await sandbox.signIn('newbie1')
    expect((await sandbox.call(memberInfo, {}, { token })).avatar).toBe(0)
    expect(reasonOf(await change(token, 'avatar', '12'))).toContain('Choose')
    expect(reasonOf(await change(token, 'avatar', '-1'))).toContain('Choose')
    expect(await change(token, 'avatar', '11')).toMatchObject({ data: { reviewId: null } })
    expect((await sandbox.call(memberInfo, {}, { token })).avatar).toBe(11)
    expect((await sandbox.call(profileGet, {}, { token })).avatar).toBe(11)
  })

  it('[SBX-INFO-12] takes ids at other services in their form at once, answers them masked, and removes them', async () => {
    const token = await sandbox.signIn('newbie1')
    const given = async () => (await sandbox.call(profileGet, {}, { token })).socialMasked
    expect(await given()).toEqual({ wechat: '', qq: '', telegram: '' })
    expect(reasonOf(await change(token, 'wechat', 'lin88'))).toContain('6–20')
    expect(reasonOf(await change(token, 'qq', 'lin_xm-88'))).toContain('5–12 digits')
    expect(reasonOf(await change(token, 'telegram', '@lin_xm'))).toContain('5–32')
    for (const [field, id] of [
      ['wechat', 'lin_xm-88'],
      ['qq', '10001'],
      ['telegram', 'lin_xm'],
    ] as const)
      expect(await change(token, field, id)).toMatchObject({ data: { reviewId: null } })
    expect(await given()).toEqual({ wechat: 'li***', qq: '10***', telegram: 'li***' })
    expect(await change(token, 'qq', '')).toMatchObject({ code: SUCCESS })
    expect(await given()).toEqual({ wechat: 'li***', qq: '', telegram: 'li***' })
  })

  it('[SBX-INFO-2] refuses a change that was made from an older version, and shows personal data masked only', async () => {
    const token = await sandbox.signIn('newbie1')
    const { version } = await sandbox.call(profileGet, {}, { token })
    await sandbox.call(profileUpdate, { field: 'address', value: '上海市长宁区某路 1 号', version }, { token })
    const late = await sandbox.ask(profileUpdate, { field: 'gender', value: 'female', version }, { token })
    expect(late).toMatchObject({ code: CODE.STATE_CHANGED, data: { version: version + 1 } })
    expect(await sandbox.call(profileGet, {}, { token })).toMatchObject({
      addressMasked: '上海市长宁区***',
      gender: null,
    })
  })

  it('[SBX-INFO-3] binds the first phone at once with its code, and reviews another', async () => {
    const token = await sandbox.signIn('newbie1')
    const phone = freePhone()
    await sandbox.call(smsSend, { scene: 'bind', phone }, {})
    const wrong = await sandbox.ask(phoneBind, { area: '86', phone, code: '000000' }, { token })
    expect([CODE.WRONG_CODE, CODE.CODE_EXPIRED]).toContain(wrong.code)
    const code = await sandbox.codeOf(phone)
    const first = await sandbox.call(phoneBind, { area: '86', phone, code }, { token })
    expect(first).toMatchObject({ reviewId: null, masked: `****${phone.slice(7)}` })
    const other = freePhone()
    const second = await bind(token, other)
    expect(second.data).toMatchObject({ reviewId: expect.any(String) })
    expect((await sandbox.call(profileGet, {}, { token })).phoneMasked).toBe(`****${phone.slice(7)}`)
  })
})

describe('an email address', () => {
  it('[SBX-INFO-11] is bound with the code sent to it: the first at once, another after a review', async () => {
    const token = await sandbox.signIn('newbie1')
    await sandbox.db.updateTable('members').set({ email: null }).where('user_key', '=', 'newbie1').execute()
    expect(reasonOf(await change(token, 'email', 'x@lantern.example'))).toContain('needs a code')
    const bad = await sandbox.ask(emailSend, { email: 'no-address' }, { token })
    expect(bad).toMatchObject({ data: { fields: { email: 'Invalid email address' } } })
    const email = 'First@lantern.example'
    await sandbox.call(emailSend, { email }, { token })
    expect((await sandbox.ask(emailSend, { email }, { token })).code).toBe(CODE.CODE_TOO_OFTEN)
    expect((await sandbox.ask(emailBind, { email, code: '654321' }, { token })).code).toBe(CODE.WRONG_CODE)
    // A code of one address binds no other.
    const other = await sandbox.ask(emailBind, { email: 'o@lantern.example', code: '123456' }, { token })
    expect(other.code).toBe(CODE.WRONG_CODE)
    const first = await sandbox.call(emailBind, { email, code: '123456' }, { token })
    expect(first).toMatchObject({ reviewId: null, masked: 'F***@lantern.example' })
    expect((await sandbox.ask(emailSend, { email: email.toLowerCase() }, { token })).code).toBe(CODE.VALIDATION)
    expect((await bindEmail(token, 'second@lantern.example')).data).toMatchObject({ reviewId: expect.any(String) })
    expect((await sandbox.call(profileGet, {}, { token })).emailMasked).toBe('F***@lantern.example')
  })

  it('[SBX-INFO-11] of another account is named only after its code', async () => {
    const token = await sandbox.signIn('audit01')
    const { email } = await sandbox.db
      .selectFrom('members')
      .select('email')
      .where('email', 'is not', null)
      .where('user_key', '<>', 'audit01')
      .executeTakeFirstOrThrow()
    expect((await bindEmail(token, email ?? '')).data).toMatchObject({
      fields: { email: 'Another account uses this email address' },
    })
  })
})

describe('a review', () => {
  it('[SBX-INFO-4] passes two steps at their exact times, then applies, and notifies by mail', async () => {
    const token = await sandbox.signIn('demo01')
    const { data } = await bindEmail(token, 'lin@lantern.example')
    const { reviewId: id } = data as { reviewId: string }
    const at = sandbox.clock.now()
    expect(await bindEmail(token, 'other@lantern.example')).toMatchObject({
      code: CODE.OFFER_IN_REVIEW,
      data: { id },
    })
    await sandbox.advance(FIRST_MS - 1)
    expect(await sandbox.call(infoAuditDetail, { id }, { token })).toMatchObject({ step: 1, firstAt: null })
    // The job comes late; the time of the step is its own.
    await sandbox.advance(MINUTE_MS)
    expect(await sandbox.call(infoAuditDetail, { id }, { token })).toMatchObject({ step: 2, firstAt: at + FIRST_MS })
    await sandbox.advance(SECOND_MS)
    const ended = await sandbox.call(infoAuditDetail, { id }, { token })
    expect(ended).toMatchObject({ state: 'passed', oldMasked: 'x***@example.com', newMasked: 'l***@lantern.example' })
    expect(ended.endedAt).toBe(at + FIRST_MS + SECOND_MS)
    expect((await sandbox.call(profileGet, {}, { token })).emailMasked).toBe('l***@lantern.example')
    const mails = await sandbox.call(mailList, { tab: 'notice', keyword: 'Email changed' }, { token })
    expect(mails.list).toHaveLength(1)
  })

  it('[SBX-INFO-5] is withdrawn, refused with a reason, and submitted again', async () => {
    const token = await sandbox.signIn('demo01')
    const { data } = await bindEmail(token, 'lin@mailinator.com')
    const { reviewId: id } = data as { reviewId: string }
    await sandbox.call(infoAuditWithdraw, { id }, { token })
    expect(await sandbox.call(infoAuditDetail, { id }, { token })).toMatchObject({ state: 'withdrawn' })
    const again = await sandbox.call(infoAuditResubmit, { id }, { token })
    await sandbox.advance(FIRST_MS + MINUTE_MS)
    const refused = await sandbox.call(infoAuditDetail, { id: again.id }, { token })
    expect(refused).toMatchObject({ state: 'refused', step: 1, reason: 'Use an email address that lasts' })
    const replaced = await sandbox.ask(infoAuditResubmit, { id: again.id, value: 'lin2@lantern.example' }, { token })
    expect(reasonOf(replaced)).toBe('Add it again to use another one')
    const { data: bound } = await bindEmail(token, 'lin2@lantern.example')
    const third = { id: (bound as { reviewId: string }).reviewId }
    await sandbox.advance(FIRST_MS + MINUTE_MS)
    await sandbox.advance(SECOND_MS)
    expect(await sandbox.call(infoAuditDetail, { id: third.id }, { token })).toMatchObject({ state: 'passed' })
    const stranger = await sandbox.signIn('vip10aa')
    expect((await sandbox.ask(infoAuditDetail, { id }, { token: stranger })).code).toBe(CODE.STATE_CHANGED)
  })

  it('[SBX-INFO-6] that nobody decides expires after seven days', async () => {
    await sandbox.control({ action: 'member.flag', userName: 'newbie1', flag: 'review', on: true })
    const token = await sandbox.signIn('newbie1')
    const { list } = await sandbox.call(infoAuditList, {}, { token })
    for (const { id, state } of list) if (state === 'open') await sandbox.call(infoAuditWithdraw, { id }, { token })
    const { data } = await bind(token, freePhone())
    const { reviewId: id } = data as { reviewId: string }
    // Submitted seven days ago: a jump of the clock would make every other job catch up.
    const at = sandbox.clock.now() - INFO_AUDIT_LIFE_MS
    await sandbox.db.updateTable('info_audits').set({ at }).where('id', '=', id).execute()
    await sandbox.advance(MINUTE_MS)
    const expired = await sandbox.call(infoAuditDetail, { id }, { token })
    expect(expired).toMatchObject({ state: 'expired', endedAt: at + INFO_AUDIT_LIFE_MS })
  })
})
