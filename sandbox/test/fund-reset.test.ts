/** A forgotten fund password through the API. */
import { createHash } from 'node:crypto'
import * as CODE from '@lantern/contract/code'
import { kycFileUpload } from '@lantern/contract/kyc'
import { mailList } from '@lantern/contract/mail'
import {
  fundPasswordChange,
  fundPasswordReset,
  fundResetProve,
  fundResetSend,
  securityOverview,
} from '@lantern/contract/security'
import { MINUTE_MS } from '@lantern/contract/site-time'
import { openSandbox, type TestSandbox } from './harness.ts'

let sandbox: TestSandbox
beforeAll(async () => {
  sandbox = await openSandbox()
}, 60_000)
afterAll(() => sandbox.close())

/** Codes of seed members are fixed. */
const SMS = '123456'

/** The head of a picture, its `mark` making it another one. */
function png(mark: number): Buffer {
  const head = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52])
  const size = Buffer.alloc(8)
  size.writeUInt32BE(900, 0)
  size.writeUInt32BE(1_200, 4)
  return Buffer.concat([head, size, Buffer.alloc(300, mark)])
}
async function upload(token: string, mark: number, name = 'face.png', kind: 'selfie' | 'passport' = 'selfie') {
  const file = png(mark)
  const sha256 = createHash('sha256').update(file).digest('hex')
  const part = { kind, name, size: file.length, sha256, index: 0, data: file.toString('base64') }
  return (await sandbox.call(kycFileUpload, part, { token })).fileId ?? ''
}
const faces = () => sandbox.db.selectFrom('kyc_files').select('id').where('kind', '=', 'selfie').execute()

describe('a forgotten fund password', () => {
  it('[SBX-SEC-9] is set anew with a code and a face, ends the lock, and reviews withdrawals for a day', async () => {
    const token = await sandbox.signIn('demo01')
    const guess = (old: string) => sandbox.ask(fundPasswordChange, { old, pwd: '246813' }, { token })
    for (let tries = 0; tries < 5; tries += 1) await guess('111222')
    expect((await guess('159357')).code).toBe(CODE.FUND_PASSWORD_LOCKED)
    const sent = await sandbox.call(fundResetSend, {}, { token })
    expect(sent).toMatchObject({ waitSec: 60, phone: expect.stringMatching(/^\*{4}/) })
    const fileId = await upload(token, 1)
    const { ticket } = await sandbox.call(fundResetProve, { code: SMS, fileId }, { token })
    expect(await faces()).toEqual([])
    await sandbox.call(fundPasswordReset, { ticket, pwd: '357159' }, { token })
    const again = await sandbox.ask(fundPasswordReset, { ticket, pwd: '246813' }, { token })
    expect(again.code).toBe(CODE.CODE_EXPIRED)
    expect((await guess('357159')).code).toBe(6000)
    expect((await sandbox.call(securityOverview, {}, { token })).reviewUntil).not.toBeNull()
    const { list } = await sandbox.call(mailList, { tab: 'notice', keyword: 'fund password was reset' }, { token })
    expect(list).toHaveLength(1)
  })

  it('[SBX-SEC-9] needs both proofs: a rejected face leaves the code valid, and no other picture counts', async () => {
    const token = await sandbox.signIn('vip10aa')
    await sandbox.call(fundResetSend, {}, { token })
    const prove = (code: string, fileId: string) => sandbox.ask(fundResetProve, { code, fileId }, { token })
    expect(await prove(SMS, await upload(token, 2, 'p.png', 'passport'))).toMatchObject({ code: CODE.VALIDATION })
    expect(await prove(SMS, await upload(token, 3, 'blur.png'))).toMatchObject({
      data: { fields: { fileId: 'The picture is blurred. Take it again.' } },
    })
    expect(await faces()).toEqual([])
    const face = await upload(token, 4)
    const stranger = await sandbox.signIn('audit01')
    expect((await sandbox.ask(fundResetProve, { code: SMS, fileId: face }, { token: stranger })).code).toBe(
      CODE.VALIDATION,
    )
    expect((await prove('654321', face)).code).toBe(CODE.WRONG_CODE)
    const { ticket } = (await prove(SMS, face)).data as { ticket: string }
    // It stands for no fund password.
    const misused = await sandbox.ask(fundPasswordChange, { old: ticket, pwd: '357159' }, { token })
    expect(misused.code).toBe(CODE.VALIDATION)
    const foreign = await sandbox.ask(fundPasswordReset, { ticket, pwd: '357159' }, { token: stranger })
    expect(foreign.code).toBe(CODE.CODE_EXPIRED)
    await sandbox.advance(10 * MINUTE_MS)
    const late = await sandbox.ask(fundPasswordReset, { ticket, pwd: '357159' }, { token })
    expect(late.code).toBe(CODE.CODE_EXPIRED)
  })

  it('[SBX-SEC-9] is refused without a phone', async () => {
    const token = await sandbox.signIn('audit01')
    await sandbox.db.updateTable('members').set({ phone: null }).where('user_key', '=', 'audit01').execute()
    expect((await sandbox.ask(fundResetSend, {}, { token })).code).toBe(CODE.COMMON)
  })
})
