/** Reviews of name, bank card and identity levels (screens.md 6 infoAudit), and what level 3 is needed for. */
import { createHash, randomUUID } from 'node:crypto'
import { SUCCESS } from '@lantern/contract'
import { accountAdd, accountList, accountRemove, accountReplace } from '@lantern/contract/accounts'
import * as CODE from '@lantern/contract/code'
import { INFO_AUDIT_LIFE_MS, infoAuditDetail, infoAuditList, infoAuditWithdraw } from '@lantern/contract/info-audit'
import { kycFileUpload, kycState } from '@lantern/contract/kyc'
import { profileGet, profileUpdate } from '@lantern/contract/profile'
import { fundPasswordSet } from '@lantern/contract/security'
import { DAY_MS, MINUTE_MS } from '@lantern/contract/site-time'
import { kycSubmit } from '@lantern/contract/user'
import { withdrawalApply, withdrawalPrepare } from '@lantern/contract/withdrawal'
import { FIRST_MS, SECOND_MS } from '../src/account/profile/info-audit.rules.ts'
import { seedId } from '../src/members/seed-id.rules.ts'
import { openSandbox, type TestSandbox, uuid } from './harness.ts'

let sandbox: TestSandbox
beforeAll(async () => {
  sandbox = await openSandbox()
}, 60_000)
afterAll(() => sandbox.close())

const FUND = '159357'
const CARD = { cardNo: '6222021234567890128', bank: '模拟工行 SIM ICBC', province: '浙江', city: '杭州' }
const OTHER_CARD = { ...CARD, cardNo: '6222021234567890136' }

async function change(token: string, value: string) {
  const { version } = await sandbox.call(profileGet, {}, { token })
  return sandbox.ask(profileUpdate, { field: 'realName', value, version }, { token })
}
const profileOf = (token: string) => sandbox.call(profileGet, {}, { token })
const cardsOf = async (token: string) => (await sandbox.call(accountList, { kind: 'BANK' }, { token })).list
const idOf = (answer: { data: unknown }) => (answer.data as { reviewId: string }).reviewId

it('[SBX-INFO-7] corrects a name by review, until an account is bound in it or a document confirmed it', async () => {
  const token = await sandbox.signIn('newbie1')
  expect((await profileOf(token)).nameLock).toBe('identity')
  expect((await change(token, '陈晓')).code).toBe(CODE.IDENTITY_FIRST)
  await sandbox.call(kycSubmit, { level: 1, fields: { realName: '陈小' }, requestNo: uuid() }, { token })
  expect((await profileOf(token)).nameLock).toBeNull()
  const asked = await change(token, '陈晓')
  expect((await change(token, '陈小晓')).code).toBe(CODE.OFFER_IN_REVIEW)
  await sandbox.advance(FIRST_MS + SECOND_MS + MINUTE_MS)
  const passed = await sandbox.call(infoAuditDetail, { id: idOf(asked) }, { token })
  expect(passed).toMatchObject({ field: 'realName', state: 'passed', oldMasked: '陈**', newMasked: '陈**' })
  const member = await sandbox.db
    .selectFrom('members')
    .select('real_name')
    .where('id', '=', seedId('newbie1'))
    .executeTakeFirstOrThrow()
  expect(member.real_name).toBe('陈晓')
  expect((await sandbox.call(withdrawalPrepare, {}, { token })).reviewUntil).not.toBeNull()

  await sandbox.call(fundPasswordSet, { pwd: FUND }, { token })
  await sandbox.call(accountAdd, { kind: 'BANK', fields: CARD, fundPwd: FUND, requestNo: uuid() }, { token })
  expect(await change(token, '陈小')).toMatchObject({
    code: CODE.VALIDATION,
    data: { fields: { value: expect.any(String) } },
  })
  expect((await profileOf(await sandbox.signIn('demo01'))).nameLock).toBe('document')
})

it('[SBX-INFO-8] replaces a bank card after two reviews; the old one stays in use until then', async () => {
  const token = await sandbox.signIn('newbie1')
  const [old] = await cardsOf(token)
  const replace = (fields: object, fundPwd = FUND) =>
    sandbox.ask(
      accountReplace,
      { id: old?.id ?? '', fields: fields as typeof CARD, fundPwd, requestNo: uuid() },
      { token },
    )
  expect((await replace(OTHER_CARD, '000111')).code).toBe(CODE.WRONG_FUND_PASSWORD)
  expect(await replace({ ...OTHER_CARD, cardNo: '123' })).toMatchObject({
    data: { fields: { cardNo: expect.any(String) } },
  })
  expect((await replace(CARD)).code).toBe(CODE.STATE_CHANGED)
  const id = idOf(await replace(OTHER_CARD))
  expect((await replace(OTHER_CARD)).code).toBe(CODE.OFFER_IN_REVIEW)
  expect(await sandbox.call(infoAuditDetail, { id }, { token })).toMatchObject({
    field: 'bankCard',
    oldMasked: '模拟工行 SIM ICBC **** **** **** 0128',
    newMasked: '模拟工行 SIM ICBC **** **** **** 0136',
  })
  await sandbox.advance(FIRST_MS + MINUTE_MS)
  expect((await cardsOf(token)).map(({ masked }) => masked)).toEqual(['**** **** **** 0128'])
  await sandbox.advance(SECOND_MS)
  const ended = await sandbox.call(infoAuditDetail, { id }, { token })
  expect(ended.state).toBe('passed')
  expect(await cardsOf(token)).toMatchObject([
    { masked: '**** **** **** 0136', isDefault: true, usableAt: (ended.endedAt ?? 0) + DAY_MS },
  ])
})

it('[SBX-INFO-8] a replacement is refused when the card was removed in the meantime', async () => {
  const token = await sandbox.signIn('newbie1')
  const [old] = await cardsOf(token)
  const input = { id: old?.id ?? '', fields: CARD, fundPwd: FUND, requestNo: uuid() }
  const { reviewId: id } = await sandbox.call(accountReplace, input, { token })
  await sandbox.call(accountRemove, { id: input.id, fundPwd: FUND }, { token })
  await sandbox.advance(FIRST_MS + MINUTE_MS)
  expect(await sandbox.call(infoAuditDetail, { id }, { token })).toMatchObject({
    state: 'refused',
    reason: 'The old card was removed',
  })
  expect(await cardsOf(token)).toEqual([])
})

describe('an identity level in review', () => {
  const picture = (seed: number) => {
    const file = Buffer.alloc(900, seed)
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52]).copy(file)
    file.writeUInt32BE(1_200, 16)
    file.writeUInt32BE(800, 20)
    return file
  }
  async function submit(token: string, seed: number): Promise<string> {
    const file = picture(seed)
    const head = { kind: 'passport' as const, name: 'p.png', size: file.length }
    const sha256 = createHash('sha256').update(file).digest('hex')
    const part = { ...head, sha256, index: 0, data: file.toString('base64') }
    const { fileId } = await sandbox.call(kycFileUpload, part, { token })
    const fields = { docType: 'PASSPORT', docNo: 'E7654321', expireOn: '2040-01-01' } as const
    const input = { level: 2 as const, fields, files: [fileId ?? ''], requestNo: randomUUID() }
    return (await sandbox.call(kycSubmit, input, { token })).caseId
  }
  const stepOf = async (token: string) => (await sandbox.call(kycState, {}, { token })).steps[1]
  const filesLeft = () => sandbox.db.selectFrom('kyc_files').select('id').execute()

  it('[SBX-INFO-9] is listed with its reviews, and withdrawn with its pictures', async () => {
    const token = await sandbox.signIn('newbie1')
    const id = await submit(token, 1)
    await sandbox.advance(31_000)
    const { list } = await sandbox.call(infoAuditList, {}, { token })
    expect(list[0]).toMatchObject({ id, field: 'kyc', oldMasked: 'L1', newMasked: 'L2', state: 'open', step: 2 })
    await sandbox.call(infoAuditWithdraw, { id }, { token })
    expect(await filesLeft()).toEqual([])
    expect(await stepOf(token)).toMatchObject({ state: 'none', files: [] })
    await sandbox.advance(MINUTE_MS)
    expect(await sandbox.call(infoAuditDetail, { id }, { token })).toMatchObject({ state: 'withdrawn' })
    expect((await sandbox.ask(infoAuditDetail, { id }, { token: await sandbox.signIn('audit01') })).code).toBe(
      CODE.STATE_CHANGED,
    )
  })

  it('[SBX-INFO-9] expires after seven days without a decision, and is submitted again', async () => {
    await sandbox.control({ action: 'member.flag', userName: 'newbie1', flag: 'review', on: true })
    const token = await sandbox.signIn('newbie1')
    const id = await submit(token, 2)
    const at = sandbox.clock.now() - INFO_AUDIT_LIFE_MS
    await sandbox.db.updateTable('kyc_cases').set({ at }).where('id', '=', id).execute()
    await sandbox.advance(MINUTE_MS)
    const expired = await sandbox.call(infoAuditDetail, { id }, { token })
    expect(expired).toMatchObject({ state: 'expired', endedAt: at + INFO_AUDIT_LIFE_MS })
    expect(await filesLeft()).toEqual([])
    await sandbox.control({ action: 'member.flag', userName: 'newbie1', flag: 'review', on: false })
    const again = await submit(token, 3)
    await sandbox.advance(61_000)
    expect(await sandbox.call(infoAuditDetail, { id: again }, { token })).toMatchObject({ state: 'passed' })
    expect((await sandbox.call(kycState, {}, { token })).level).toBe(2)
  })
})

it('[SBX-KYC-6] level 3 is needed from VIP 7 on, and above 200,000 a month', async () => {
  const vip = await sandbox.signIn('vip10aa')
  const identity = async () =>
    (await sandbox.call(withdrawalPrepare, {}, { token: vip })).checks.find(({ key }) => key === 'identity')
  const apply = async (token: string, amount: string) => {
    const [account] = await cardsOf(token)
    const input = { accountId: account?.id ?? '', amount, fundPwd: FUND, channel: 'HOUSE' as const, requestNo: uuid() }
    return sandbox.ask(withdrawalApply, input, { token })
  }
  expect(await identity()).toMatchObject({ ok: true })
  await sandbox.db.deleteFrom('kyc_cases').where('member_id', '=', seedId('vip10aa')).where('level', '=', 3).execute()
  expect(await identity()).toMatchObject({ ok: false, need: 'L3' })
  expect(await apply(vip, '100.00')).toMatchObject({ code: CODE.IDENTITY_FIRST, data: { level: 3 } })

  const member = await sandbox.signIn('audit01')
  const { code } = await apply(member, '200000.00')
  expect(code).not.toBe(CODE.IDENTITY_FIRST)
  expect(code).not.toBe(SUCCESS)
  expect(await apply(member, '200000.01')).toMatchObject({ code: CODE.IDENTITY_FIRST, data: { level: 3 } })
})
