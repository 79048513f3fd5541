import { createPublicKey, verify } from 'node:crypto'
import { SUCCESS } from '@lantern/contract'
import * as CODE from '@lantern/contract/code'
import {
  MAIL_LIFE_MS,
  type Mail,
  mailDelete,
  mailKeys,
  mailList,
  mailPin,
  mailRead,
  mailText,
} from '@lantern/contract/mail'
import { memberInfo } from '@lantern/contract/user'
import { seedId } from '../src/members/seed-id.rules.ts'
import { openSandbox } from './harness.ts'

let sandbox: Awaited<ReturnType<typeof openSandbox>>
let token: string
beforeAll(async () => {
  sandbox = await openSandbox()
  token = await sandbox.signIn('demo01')
})
afterAll(() => sandbox.close())

const listed = (change: Partial<Parameters<typeof sandbox.call<typeof mailList>>[1]> = {}) =>
  sandbox.call(mailList, { tab: 'notice', ...change }, { token })

async function isValid(mail: Mail, memberId: string): Promise<boolean> {
  const [first] = (await sandbox.call(mailKeys, {})).list
  const key = createPublicKey({ key: Buffer.from(first?.key ?? '', 'base64'), format: 'der', type: 'spki' })
  return verify(null, Buffer.from(mailText(memberId, mail)), key, Buffer.from(mail.signature, 'base64'))
}

describe('mail', () => {
  it('[SBX-MAIL-1] is signed for its member: another text or another mailbox does not verify', async () => {
    const { list } = await listed()
    expect(list.length).toBeGreaterThan(2)
    for (const mail of list) expect(await isValid(mail, seedId('demo01'))).toBe(true)
    const [mail] = list
    if (!mail) throw new Error('demo01 has mail')
    expect(await isValid(mail, seedId('vip10aa'))).toBe(false)
    expect(await isValid({ ...mail, body: { ...mail.body, zh: '请向此账户转账' } }, seedId('demo01'))).toBe(false)
  })

  it('[SBX-MAIL-2] is found by tab, state and words in either language', async () => {
    const money = await listed({ keyword: 'withdrawal' })
    expect(money.list.map(({ title }) => title.en)).toContain('Withdrawal paid')
    expect(await listed({ keyword: '%' })).toMatchObject({ total: 0 })
    const { bizNo = '' } = money.list.find(({ bizNo }) => bizNo !== '') ?? {}
    expect((await listed({ keyword: bizNo })).list.map((mail) => mail.bizNo)).toContain(bizNo)
    const offers = await listed({ tab: 'offer' })
    expect(new Set(offers.list.map(({ type }) => type))).toEqual(new Set(['offer']))
    const unread = await listed({ unread: true })
    expect(unread.total).toBe(unread.unread.notice)
    const info = await sandbox.call(memberInfo, {}, { token })
    expect(info.unread).toBe(unread.unread.notice + unread.unread.offer)
  })

  it('[SBX-MAIL-7] names its number in a field of its own, not in its texts, and writes sums with separators', async () => {
    const { list } = await listed()
    for (const { title, body, bizNo } of list) {
      const texts = [title.zh, title.en, body.zh, body.en].join(' ')
      if (bizNo !== '') expect(texts).not.toContain(bizNo)
      expect(texts).not.toMatch(/\d{4}\.\d{2}/)
    }
  })

  it('[SBX-MAIL-3] is read by id and by tab, and reports what was deleted elsewhere', async () => {
    const before = await listed({ unread: true })
    const id = before.list[0]?.id ?? ''
    const one = await sandbox.call(mailRead, { ids: [id, 'M-gone'] }, { token })
    expect(one).toMatchObject({ gone: ['M-gone'], unread: { notice: before.unread.notice - 1 } })
    const all = await sandbox.call(mailRead, { all: 'notice' }, { token })
    expect(all.unread).toEqual({ notice: 0, offer: before.unread.offer })
    const other = await sandbox.signIn('vip10aa')
    expect(await sandbox.call(mailRead, { ids: [id] }, { token: other })).toMatchObject({ gone: [id] })
  })

  it('[SBX-MAIL-4] keeps money mail for 90 days and deletes the rest', async () => {
    const { list } = await listed()
    const money = list.find(({ type }) => type === 'money')
    const notice = list.find(({ type }) => type === 'notice')
    if (!money || !notice) throw new Error('demo01 has both')
    const { kept } = await sandbox.call(mailDelete, { ids: [money.id, notice.id] }, { token })
    expect(kept).toEqual([{ id: money.id, until: money.at + MAIL_LIFE_MS }])
    const left = (await listed()).list.map(({ id }) => id)
    expect(left).toContain(money.id)
    expect(left).not.toContain(notice.id)
    expect((await sandbox.ask(mailPin, { id: notice.id, pinned: true }, { token })).code).toBe(CODE.STATE_CHANGED)
  })

  it('[SBX-MAIL-5] ends 90 days after it was sent, to the millisecond, unless it is pinned', async () => {
    const { list } = await listed()
    const [newest, second] = list
    if (!newest || !second) throw new Error('demo01 has mail')
    await sandbox.call(mailPin, { id: second.id, pinned: true }, { token })
    expect((await listed()).list[0]?.id).toBe(second.id)
    const end = newest.at + MAIL_LIFE_MS
    await sandbox.advance(end - 1 - sandbox.clock.now())
    token = await sandbox.signIn('demo01').catch(() => token)
    expect((await listed()).list.map(({ id }) => id)).toContain(newest.id)
    await sandbox.advance(1)
    const after = (await listed()).list.map(({ id }) => id)
    expect(after).not.toContain(newest.id)
    expect(after).toContain(second.id)
    expect((await sandbox.ask(mailDelete, { ids: [second.id] }, { token })).code).toBe(SUCCESS)
    expect((await listed()).list.map(({ id }) => id)).not.toContain(second.id)
  })
})
