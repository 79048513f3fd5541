/** Identity levels 2 and 3 through the API: uploads in parts, reviews, hostile files. */
import { createHash, randomUUID } from 'node:crypto'
import { deflateRawSync } from 'node:zlib'
import * as CODE from '@lantern/contract/code'
import { KYC_CHUNK_BYTES, KYC_FILE_BYTES, type KycFileKind, kycFileUpload, kycState } from '@lantern/contract/kyc'
import { kycSubmit } from '@lantern/contract/user'
import { withdrawalApply } from '@lantern/contract/withdrawal'
import { seedId } from '../src/members/seed-id.rules.ts'
import { openSandbox, type TestSandbox } from './harness.ts'

let sandbox: TestSandbox
beforeAll(async () => {
  sandbox = await openSandbox()
}, 60_000)
afterAll(() => sandbox.close())

/** A picture of that size in pixels, with so many bytes. */
function png(width: number, height: number, bytes = 600): Buffer {
  const head = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52])
  const size = Buffer.alloc(8)
  size.writeUInt32BE(width, 0)
  size.writeUInt32BE(height, 4)
  return Buffer.concat([head, size, Buffer.alloc(bytes - head.length - size.length, Math.floor(width / 7) % 251)])
}
const headOf = (kind: KycFileKind, file: Buffer, name = 'photo.png') => ({
  kind,
  name,
  size: file.length,
  sha256: createHash('sha256').update(file).digest('hex'),
})
const partOf = (file: Buffer, index: number) =>
  file.subarray(index * KYC_CHUNK_BYTES, (index + 1) * KYC_CHUNK_BYTES).toString('base64')
async function upload(token: string, kind: KycFileKind, file: Buffer, name?: string): Promise<string> {
  const head = headOf(kind, file, name)
  for (let index = 0; ; index += 1) {
    const { fileId } = await sandbox.call(kycFileUpload, { ...head, index, data: partOf(file, index) }, { token })
    if (fileId !== null) return fileId
  }
}
const stored = () => sandbox.db.selectFrom('kyc_files').selectAll().execute()
/** Born on the day of the seed members. */
const DOCUMENT = { docType: 'PASSPORT', docNo: 'E12345678', expireOn: '2030-01-01' } as const
const submit = (token: string, level: 1 | 2 | 3, fields: object, files: string[] = []) =>
  sandbox.ask(kycSubmit, { level, fields, files, requestNo: randomUUID() }, { token })
const stepOf = async (token: string, key: 'L2' | 'L3') =>
  (await sandbox.call(kycState, {}, { token })).steps.find((step) => step.key === key)

describe('an upload', () => {
  it('[SBX-KYC-1] is received in parts and continues after an interruption', async () => {
    const token = await sandbox.signIn('newbie1')
    const file = png(1_600, 1_000, 2 * KYC_CHUNK_BYTES + 77)
    const head = headOf('passport', file)
    expect(await sandbox.call(kycFileUpload, head, { token })).toEqual({ received: 0, fileId: null })
    await sandbox.call(kycFileUpload, { ...head, index: 0, data: partOf(file, 0) }, { token })
    // The process ends here; another device session asks how far it is.
    const again = await sandbox.signIn('newbie1')
    expect(await sandbox.call(kycFileUpload, head, { token: again })).toEqual({ received: 1, fileId: null })
    const lost = await sandbox.ask(kycFileUpload, { ...head, index: 2, data: partOf(file, 2) }, { token: again })
    expect(lost).toMatchObject({ code: CODE.STATE_CHANGED, data: { received: 1 } })
    for (const index of [0, 1, 1])
      await sandbox.call(kycFileUpload, { ...head, index, data: partOf(file, index) }, { token: again })
    const last = await sandbox.call(kycFileUpload, { ...head, index: 2, data: partOf(file, 2) }, { token: again })
    expect(last).toEqual({ received: 3, fileId: expect.any(String) })
    const [row] = await stored()
    expect(Buffer.from(row?.data ?? []).equals(file)).toBe(true)
    await sandbox.advance(86_400_001)
    expect(await stored()).toEqual([])
  })

  const zip = Buffer.concat([Buffer.from('PK\u0003\u0004'), deflateRawSync(Buffer.alloc(5_000_000))])
  it.each([
    ['an SVG with a script named as a picture', Buffer.from(`<svg><script>alert(1)</script></svg>${' '.repeat(600)}`)],
    ['a page behind the right name', Buffer.from(`<!doctype html><script>alert(1)</script>${' '.repeat(600)}`)],
    ['a zip bomb', zip],
    ['20,000 x 20,000 pixels', png(20_000, 20_000)],
  ])('[SBX-KYC-2] refuses %s with one sentence and stores nothing', async (_what, file) => {
    const token = await sandbox.signIn('newbie1')
    const part = { ...headOf('idFront', file, 'id.jpg'), index: 0, data: partOf(file, 0) }
    const { code, message, data } = await sandbox.ask(kycFileUpload, part, { token })
    expect(code).toBe(CODE.VALIDATION)
    expect(message).toMatch(/^[^.]+\.( [^.]+\.)?$/)
    expect(data).toEqual({ fields: { data: message } })
    expect(await stored()).toEqual([])
  })

  it('[SBX-KYC-2] refuses 50 MB before a part is sent, and a part that is too large to be one', async () => {
    const token = await sandbox.signIn('newbie1')
    const head = { ...headOf('idFront', png(100, 100)), size: 50_000_000 }
    expect(await sandbox.ask(kycFileUpload, head, { token })).toMatchObject({ code: CODE.VALIDATION })
    const data = Buffer.alloc(600_000).toString('base64')
    expect((await sandbox.ask(kycFileUpload, { ...head, size: 600_000, data }, { token })).code).toBe(CODE.VALIDATION)
    expect(KYC_FILE_BYTES).toBe(2_000_000)
    expect(await stored()).toEqual([])
  })

  it('[SBX-KYC-2] forgets a file whose parts are not the announced ones', async () => {
    const token = await sandbox.signIn('newbie1')
    const file = png(900, 600, KYC_CHUNK_BYTES + 10)
    const head = headOf('idBack', file)
    await sandbox.call(kycFileUpload, { ...head, index: 0, data: partOf(file, 0) }, { token })
    const other = Buffer.alloc(10, 1).toString('base64')
    expect((await sandbox.ask(kycFileUpload, { ...head, index: 1, data: other }, { token })).code).toBe(CODE.VALIDATION)
    expect(await stored()).toEqual([])
  })
})

describe('identity levels', () => {
  it("[SBX-KYC-3] level 1 comes first, and the document must be valid, not expired, and nobody else's", async () => {
    const token = await sandbox.signIn('newbie1')
    expect((await submit(token, 2, DOCUMENT)).code).toBe(CODE.IDENTITY_FIRST)
    expect((await submit(token, 1, {})).data).toEqual({ fields: { 'fields.realName': 'Enter your real name' } })
    expect((await submit(token, 1, { realName: '新朋友' })).code).toBe(6000)
    const fieldOf = async (fields: object) =>
      Object.keys(((await submit(token, 2, { ...DOCUMENT, ...fields })).data as { fields: object }).fields)
    expect(await fieldOf({ docNo: 'e1' })).toEqual(['docNo'])
    expect(await fieldOf({ docType: 'CN_ID', docNo: '11010519491231002X' })).toEqual(['docNo'])
    expect(await fieldOf({ expireOn: '2020-01-01' })).toEqual(['expireOn'])
    expect(await fieldOf({})).toEqual(['passport'])
  })

  it("[SBX-KYC-4] is reviewed twice, thirty seconds each; then a day's withdrawals may exceed 1,000", async () => {
    const token = await sandbox.signIn('newbie1')
    const apply = { accountId: 'any', amount: '1000.01', fundPwd: '159357', channel: 'HOUSE' as const }
    const tooMuch = await sandbox.ask(withdrawalApply, { ...apply, requestNo: randomUUID() }, { token })
    expect(tooMuch).toMatchObject({ code: CODE.IDENTITY_FIRST, data: { level: 2 } })
    const passport = await upload(token, 'passport', png(1_200, 800))
    expect(await submit(token, 2, DOCUMENT, [passport])).toMatchObject({ code: 6000, data: { state: 1 } })
    expect((await submit(token, 2, DOCUMENT, [passport])).code).toBe(CODE.OFFER_IN_REVIEW)
    await sandbox.advance(31_000)
    expect(await stepOf(token, 'L2')).toMatchObject({ state: 'review', review: 2 })
    await sandbox.advance(31_000)
    expect(await stepOf(token, 'L2')).toMatchObject({ state: 'ok' })
    expect(await sandbox.call(kycState, {}, { token })).toMatchObject({ level: 2 })
    expect((await sandbox.ask(withdrawalApply, { ...apply, requestNo: randomUUID() }, { token })).code).not.toBe(
      CODE.IDENTITY_FIRST,
    )
    const [file] = await stored()
    expect(file?.data.length).toBe(0)
    const other = await sandbox.signIn('audit01')
    await sandbox.db.deleteFrom('kyc_cases').where('member_id', '=', seedId('audit01')).execute()
    const copy = await upload(other, 'passport', png(1_300, 800))
    expect((await submit(other, 2, DOCUMENT, [copy])).code).toBe(CODE.ALREADY_BOUND)
  })

  it('[SBX-KYC-5] a rejected picture is named with its reason, and only that one is needed again', async () => {
    const token = await sandbox.signIn('audit01')
    const fields = { docType: 'CN_ID', docNo: '110105199005200014', expireOn: '2030-01-01' }
    const front = await upload(token, 'idFront', png(1_400, 900))
    const back = await upload(token, 'idBack', png(1_500, 900), 'blurred.png')
    expect(await submit(token, 2, fields, [front, back])).toMatchObject({ code: 6000 })
    await sandbox.advance(61_000)
    const rejected = await stepOf(token, 'L2')
    expect(rejected).toMatchObject({ state: 'rejected', reasonCode: 'blur' })
    expect(rejected?.files).toEqual(
      expect.arrayContaining([
        { kind: 'idFront', reasonCode: '' },
        { kind: 'idBack', reasonCode: 'blur' },
      ]),
    )
    const sharp = await upload(token, 'idBack', png(1_600, 900))
    expect(await submit(token, 2, fields, [sharp])).toMatchObject({ code: 6000 })
    await sandbox.advance(61_000)
    expect(await stepOf(token, 'L2')).toMatchObject({ state: 'ok' })
  })

  it('[SBX-KYC-3] level 3 needs an address, the source of funds, and a proof', async () => {
    const token = await sandbox.signIn('audit01')
    expect((await submit(token, 3, { address: 'x' })).data).toMatchObject({ fields: { address: expect.any(String) } })
    const proof = await upload(token, 'addressProof', png(1_700, 900))
    const fields = { address: '上海市静安区南京西路 1000 号', source: 'salary' }
    expect(await submit(token, 3, fields, [proof])).toMatchObject({ code: 6000 })
    await sandbox.advance(61_000)
    expect(await sandbox.call(kycState, {}, { token })).toMatchObject({
      level: 3,
      unlocks: ['deposit', 'play', 'withdraw', 'withdrawMore', 'unlimited'],
    })
  })
})
