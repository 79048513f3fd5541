/** Customer service: a bot first, a person after the queue, signed lines, and codes for an agent top-up (screens.md 3). */

import { createPublicKey, verify } from 'node:crypto'
import { limitSave } from '@lantern/contract/safer'
import {
  agentVerify,
  insteadCancel,
  insteadCreate,
  insteadList,
  SERVICE_IMAGE_LIMIT,
  serviceEnd,
  serviceHuman,
  serviceOpen,
  servicePoll,
  serviceSend,
  serviceTranscript,
} from '@lantern/contract/service'
import { DAY_MS } from '@lantern/contract/site-time'
import { memberInfo } from '@lantern/contract/user'
import { seedId } from '../src/members/seed-id.rules.ts'
import { openSandbox, type TestSandbox, uuid } from './harness.ts'

let sandbox: TestSandbox
let token: string
beforeAll(async () => {
  sandbox = await openSandbox()
  token = await sandbox.signIn('inviter1')
}, 60_000)
afterAll(() => sandbox.close())

const say = (sid: string, content: string, requestNo = uuid(), type: 'text' | 'order' = 'text') =>
  sandbox.call(serviceSend, { sid, type, content, requestNo }, { token })
const poll = (sid: string, afterSeq = 0) => sandbox.call(servicePoll, { sid, afterSeq }, { token })

/** A picture as large as the contract lets it be. */
const PICTURE_START = 'data:image/png;base64,'
const PICTURE = PICTURE_START + 'A'.repeat(SERVICE_IMAGE_LIMIT - PICTURE_START.length)

describe('pictures', () => {
  it('[SBX-51] come in answers of 1 MB, one after the other', async () => {
    const { sid } = await sandbox.call(serviceOpen, {}, { token })
    for (let picture = 0; picture < 3; picture += 1)
      await sandbox.call(serviceSend, { sid, type: 'image', content: PICTURE, requestNo: uuid() }, { token })
    const seen: number[] = []
    for (let answers = 0; answers < 3; answers += 1) {
      const { list } = await poll(sid, seen.at(-1) ?? 0)
      expect(list.filter(({ type }) => type === 'image')).toHaveLength(1)
      seen.push(...list.map(({ seq }) => seq))
    }
    // The greeting, then each picture with the bot's word for it.
    expect(seen).toEqual([1, 2, 3, 4, 5, 6, 7])
    expect((await poll(sid, 7)).list).toEqual([])
  })
})

describe('a conversation', () => {
  it('[SHELL-CUST-1] begins with the bot, which answers by rule and points to the help page', async () => {
    const { sid, state } = await sandbox.call(serviceOpen, {}, { token })
    expect(state).toBe('bot')
    await say(sid, 'my deposit has not arrived')
    const { list } = await poll(sid)
    expect(list.map(({ from, type }) => `${from}:${type}`)).toEqual(['bot:text', 'member:text', 'bot:text', 'bot:help'])
    expect(list.at(-1)?.content).toBe('/help/ck')
  })

  it('[SHELL-CUST-1] goes to a person through a queue that moves', async () => {
    const { sid } = await sandbox.call(serviceOpen, {}, { token })
    expect(await sandbox.call(serviceHuman, { sid }, { token })).toMatchObject({ state: 'queue', queue: 2, etaSec: 6 })
    await sandbox.live(3_000)
    expect(await poll(sid)).toMatchObject({ state: 'queue', queue: 1 })
    await sandbox.live(3_000)
    expect(await poll(sid)).toMatchObject({ state: 'agent', queue: 0 })
    await say(sid, 'withdrawal please')
    expect(await poll(sid)).toMatchObject({ typing: true })
    await sandbox.live(4_000)
    const { list, typing } = await poll(sid)
    expect(typing).toBe(false)
    expect(list.at(-1)).toMatchObject({ from: 'agent', content: expect.stringContaining('withdrawal') })
  })

  it('[SHELL-CUST-8] signs what an agent says, and a changed line does not hold', async () => {
    const { sid, key } = await sandbox.call(serviceOpen, {}, { token })
    await sandbox.call(serviceHuman, { sid }, { token })
    await sandbox.live(7_000)
    const line = (await poll(sid)).list.at(-1)
    const publicKey = createPublicKey({ key: Buffer.from(key, 'base64'), format: 'der', type: 'spki' })
    const holds = (content: string): boolean =>
      verify(
        'sha256',
        Buffer.from(`${sid}|${line?.seq}|${line?.agentNo}|${content}`),
        { key: publicKey, dsaEncoding: 'ieee-p1363' },
        Buffer.from(line?.signature ?? '', 'base64'),
      )
    expect(holds(line?.content ?? '')).toBe(true)
    expect(holds(`${line?.content} pay to 6200 0000 0000 1001`)).toBe(false)
  })

  it('[SHELL-CUST-2] takes a line once however often it is sent, and refuses more than 500 units', async () => {
    const { sid } = await sandbox.call(serviceOpen, {}, { token })
    const requestNo = uuid()
    const first = await say(sid, 'hello', requestNo)
    expect(await say(sid, 'hello', requestNo)).toEqual(first)
    expect((await poll(sid)).list.filter(({ from }) => from === 'member')).toHaveLength(1)
    const long = { sid, type: 'text', content: '字'.repeat(251), requestNo: uuid() }
    expect(await sandbox.ask(serviceSend, long, { token })).toMatchObject({ code: 10003 })
    await say(sid, '字'.repeat(250))
  })

  it('shows an agent the ledger of the member’s order, and nothing about orders of others', async () => {
    const { sid } = await sandbox.call(serviceOpen, {}, { token })
    await sandbox.call(serviceHuman, { sid }, { token })
    await sandbox.live(7_000)
    const strange = await sandbox.db.selectFrom('deposit_orders').select('no').limit(1).executeTakeFirstOrThrow()
    await say(sid, strange.no, uuid(), 'order')
    await sandbox.live(4_000)
    expect((await poll(sid)).list.at(-1)?.content).toContain('There is no order')
  })

  it('belongs to who opened it: a visitor’s to the first member who logs in with it', async () => {
    const { sid } = await sandbox.call(serviceOpen, {})
    await sandbox.call(servicePoll, { sid, afterSeq: 0 }, { token })
    const other = await sandbox.signIn('newbie1')
    expect(await sandbox.ask(servicePoll, { sid, afterSeq: 0 }, { token: other })).toMatchObject({ code: 10001 })
    expect(await sandbox.ask(servicePoll, { sid, afterSeq: 0 })).toMatchObject({ code: 10001 })
  })

  it('goes on for 30 minutes, then a new one begins', async () => {
    const { sid } = await sandbox.call(serviceOpen, {}, { token })
    await sandbox.advance(29 * 60_000)
    expect((await sandbox.call(serviceOpen, { sid }, { token })).sid).toBe(sid)
    await sandbox.advance(31 * 60_000)
    expect((await sandbox.call(serviceOpen, { sid }, { token })).sid).not.toBe(sid)
  })

  it('hands out all of its words to keep, however many', async () => {
    const { sid } = await sandbox.call(serviceOpen, {}, { token })
    const line = { sid, sender: 'member', type: 'text', at: sandbox.clock.now() }
    const lines = Array.from({ length: 250 }, (_, index) => ({ ...line, seq: index + 2, content: `word ${index}` }))
    await sandbox.db
      .insertInto('service_messages')
      .values(lines.map((one) => ({ ...one, agent_no: null, signature: null, request_no: null })))
      .execute()
    expect((await sandbox.call(serviceTranscript, { sid }, { token })).text).toContain('word 249')
  })

  it('[SBX-52] goes on while the site is in maintenance: its page sends people here', async () => {
    await sandbox.control({ action: 'site.maintenance', status: 0 })
    const { sid } = await sandbox.call(serviceOpen, {}, { token })
    await say(sid, 'when does it open?')
    expect((await poll(sid)).list.length).toBeGreaterThan(1)
    expect(await sandbox.ask(memberInfo, {}, { token })).toMatchObject({ code: 6014 })
    await sandbox.control({ action: 'site.maintenance', status: 1 })
  })

  it('ends, keeps its words, and takes no more', async () => {
    const { sid } = await sandbox.call(serviceOpen, {}, { token })
    await say(sid, 'thank you')
    await sandbox.call(serviceEnd, { sid }, { token })
    expect((await sandbox.call(serviceTranscript, { sid }, { token })).text).toContain('member: thank you')
    const more = { sid, type: 'text', content: 'more', requestNo: uuid() }
    expect(await sandbox.ask(serviceSend, more, { token })).toMatchObject({ code: 10001 })
  })

  it('[SBX-51] signs no words of a stranger: an order’s number is one, at the opening too', async () => {
    const opening = { orderNo: 'pay to 6200 0000 0000 1001, says support' }
    expect(await sandbox.ask(serviceOpen, opening, { token })).toMatchObject({ code: 10003 })
  })

  it('[SHELL-CUST-1] queues once and ends once, however often it is asked at once', async () => {
    const { sid } = await sandbox.call(serviceOpen, {}, { token })
    const systemLines = async () => (await poll(sid)).list.filter(({ from }) => from === 'system').length
    await Promise.all([1, 2, 3].map(() => sandbox.call(serviceHuman, { sid }, { token })))
    expect(await systemLines()).toBe(1)
    await Promise.all([1, 2, 3].map(() => sandbox.call(serviceEnd, { sid }, { token })))
    expect(await systemLines()).toBe(2)
  })

  it('[SBX-51] takes at most 30 lines a minute, so that one client cannot fill the database or flood an agent', async () => {
    const { sid } = await sandbox.call(serviceOpen, {})
    const line = () => sandbox.ask(serviceSend, { sid, type: 'text', content: 'again', requestNo: uuid() })
    for (let said = 0; said < 30; said += 1) expect(await line()).toMatchObject({ code: 6000 })
    expect(await line()).toMatchObject({ code: 715003, data: { waitSec: expect.any(Number) } })
    await sandbox.advance(60_000)
    expect(await line()).toMatchObject({ code: 6000 })
  })

  it('[SHELL-CUST-5] distinguishes our agents from anyone else', async () => {
    expect(await sandbox.call(agentVerify, { agentNo: 'a1001' })).toMatchObject({ official: true })
    expect(await sandbox.call(agentVerify, { agentNo: 'A9999' })).toMatchObject({ official: false, since: null })
  })
})

describe('a top-up code', () => {
  const create = (amount: string) => ({ amount, method: 'BANK' as const, requestNo: uuid() })
  const find = async (code: string) =>
    (await sandbox.call(insteadList, {}, { token })).list.find((known) => known.code === code)

  it('[SHELL-CUST-4] is one at a time, eight digits, 15 minutes, within 100 and 50,000', async () => {
    expect(await sandbox.ask(insteadCreate, create('99.99'), { token })).toMatchObject({ code: 711002 })
    expect(await sandbox.ask(insteadCreate, create('50000.01'), { token })).toMatchObject({ code: 711003 })
    const { code, expireAt, createdAt } = await sandbox.call(insteadCreate, create('500'), { token })
    expect(code).toMatch(/^\d{8}$/)
    expect(expireAt - createdAt).toBe(15 * 60_000)
    expect(await sandbox.ask(insteadCreate, create('500'), { token })).toMatchObject({ code: 711012 })
    await sandbox.call(insteadCancel, { code }, { token })
    expect(await sandbox.control({ action: 'instead.pay', code })).toMatchObject({ code: 711014 })
  })

  it('credits exactly its amount, once, through a deposit order, and the books hold', async () => {
    const balance = async () => Number((await sandbox.call(memberInfo, {}, { token })).balance)
    const before = await balance()
    const { code } = await sandbox.call(insteadCreate, create('300'), { token })
    const paid = await sandbox.control({ action: 'instead.pay', code })
    expect(await sandbox.control({ action: 'instead.pay', code })).toMatchObject({ data: paid.data })
    expect(await balance()).toBe(before + 300)
    expect(await find(code)).toMatchObject({ state: 'used', orderNo: (paid.data as { orderNo: string }).orderNo })
    expect((await sandbox.control({ action: 'ledger.proof' })).data).toMatchObject({ ok: true })
  })

  it('is not paid for once its owner may not deposit: excluded since, or the limit is reached', async () => {
    const { code } = await sandbox.call(insteadCreate, create('300'), { token })
    const member = sandbox.db.updateTable('members').where('user_key', '=', 'inviter1')
    await member.set({ status: 4, status_until: sandbox.clock.now() + DAY_MS }).execute()
    expect(await sandbox.control({ action: 'instead.pay', code })).toMatchObject({ code: 712003 })
    await member.set({ status: 1, status_until: null }).execute()
    await sandbox.call(limitSave, { kind: 'deposit', period: 'day', amount: '100.00' }, { token })
    expect(await sandbox.control({ action: 'instead.pay', code })).toMatchObject({ code: 712001 })
    expect(await find(code)).toMatchObject({ state: 'open' })
    await sandbox.call(insteadCancel, { code }, { token })
    await sandbox.db.deleteFrom('limits').where('member_id', '=', seedId('inviter1')).execute()
  })

  it('ends by itself', async () => {
    const { code } = await sandbox.call(insteadCreate, create('200'), { token })
    await sandbox.advance(15 * 60_000)
    expect(await find(code)).toMatchObject({ state: 'expired' })
    await sandbox.call(insteadCreate, create('200'), { token })
  })
})
