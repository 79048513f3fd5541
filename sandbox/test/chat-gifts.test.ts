/** Gifts and red packets: money through the ledger, over HTTP and real sockets. */
import { randomUUID } from 'node:crypto'
import type { AddressInfo } from 'node:net'
import { MSG } from '@lantern/contract/chat'
import { giftList, giftSend, packetDetail, packetGrab, packetSend, spendState } from '@lantern/contract/chat-gifts'
import * as CODE from '@lantern/contract/code'
import { depositCreate, depositPaid } from '@lantern/contract/deposit'
import { HEADER } from '@lantern/contract/envelope'
import { giftRecords } from '@lantern/contract/other-records'
import { limitSave, saferOverview } from '@lantern/contract/safer'
import { DAY_MS, HOUR_MS } from '@lantern/contract/site-time'
import { spentToday } from '../src/chat/gifts/gifts.repository.ts'
import { inTransaction } from '../src/database/database.ts'
import { houseAccount, memberAccount } from '../src/ledger/accounts.ts'
import { balanceOf, post } from '../src/ledger/ledger.ts'
import { seedId } from '../src/members/seed-id.rules.ts'
import { openTasks } from '../src/turnover/audit.repository.ts'
import { countTurnover } from '../src/turnover/audit-turns.ts'
import { chatMembers } from './chat-members.ts'
import { openSandbox, type TestSandbox } from './harness.ts'
import { planOf } from './query-plan.ts'

let sandbox: TestSandbox
let chat: ReturnType<typeof chatMembers>
beforeAll(async () => {
  sandbox = await openSandbox()
  chat = chatMembers(sandbox)
  await sandbox.control({ action: 'chat.bots', on: false })
  await sandbox.app.listen({ port: 0, host: '127.0.0.1' })
}, 60_000)
afterEach(() => chat.leaveAll())
afterAll(() => sandbox.close())

const main = (userName: string) => balanceOf(sandbox.db, seedId(userName), 'main')
const holds = async () =>
  expect(await sandbox.control({ action: 'ledger.proof' })).toMatchObject({ data: { ok: true } })
const gift = (change = {}) => ({
  roomId: 'lobby',
  giftId: 'stick',
  qty: 2,
  price: '3.00',
  requestNo: randomUUID(),
  ...change,
})
/** Sessions end with the day; another cap begins. */
async function anotherDay(): Promise<void> {
  await sandbox.advance(DAY_MS)
  chat.leaveAll()
  chat = chatMembers(sandbox)
}
const packet = (change = {}) => ({ roomId: 'lobby', total: '10', count: 3, requestNo: randomUUID(), ...change })

describe('gifts', () => {
  it('[SBX-CHAT-13] are paid once from the main wallet, announced in the room and listed in the records', async () => {
    const [sender, other] = [await chat.enter('vip10aa'), await chat.enter('demo01')]
    const before = await main('vip10aa')
    const request = gift()
    const answers = await Promise.all([1, 2, 3].map(() => sandbox.ask(giftSend, request, { token: sender.token })))
    expect(answers.every(({ code }) => code === CODE.SUCCESS || code === CODE.DUPLICATE_SUBMISSION)).toBe(true)
    expect(await main('vip10aa')).toBe(before - 600)
    const told = await other.next(({ msgId }) => msgId === MSG.gift)
    expect(told.msgData).toMatchObject({ giftId: 'stick', qty: 2, combo: 2, name: { zh: '荧光棒' } })
    expect(JSON.stringify(told)).not.toContain('seed-')
    const range = { from: sandbox.clock.now() - HOUR_MS, to: sandbox.clock.now(), pageNum: 1, pageSize: 10 }
    const records = await sandbox.call(giftRecords, range, { token: sender.token })
    expect(records.list).toMatchObject([
      { kind: 'gift', direction: 'sent', name: 'Light stick', amount: '-6.00', qty: 2 },
    ])
    await holds()
  })

  it('[SBX-CHAT-14] whose price changed are not sent: the answer has the new price, and the same request then pays it', async () => {
    const token = await chat.signIn('vip10aa')
    await sandbox.control({ action: 'chat.gift', giftId: 'horn', price: '12.00' })
    const before = await main('vip10aa')
    const request = gift({ giftId: 'horn', qty: 1, price: '10.00' })
    expect(await sandbox.ask(giftSend, request, { token })).toMatchObject({
      code: CODE.GIFT_PROPERTY_CHANGE,
      data: { price: '12.00', name: 'Horn' },
    })
    expect(await main('vip10aa')).toBe(before)
    await sandbox.call(giftSend, { ...request, price: '12.00' }, { token })
    expect(await main('vip10aa')).toBe(before - 1_200)
  })

  it.each(['123456789012345.00', '12345678901.00', '-3.00'])(
    '[SBX-CHAT-14] at a price that none has (%s) are refused as wrong input',
    async (price) => {
      const token = await chat.signIn('vip10aa')
      expect(await sandbox.ask(giftSend, gift({ price }), { token })).toMatchObject({ code: CODE.VALIDATION })
    },
  )

  it('[SBX-CHAT-13] and red packets of a day cost 200.00 at most, and no more than a loss limit leaves', async () => {
    const token = await chat.signIn('mod0001')
    const { spendLeft } = await sandbox.call(giftList, {}, { token })
    expect(spendLeft).toBe('200.00')
    await sandbox.call(limitSave, { kind: 'loss', period: 'day', amount: '50' }, { token })
    expect(await sandbox.ask(giftSend, gift({ giftId: 'cup', price: '50.00' }), { token })).toMatchObject({
      code: CODE.LOSS_LIMIT,
    })
    const rich = await chat.signIn('vip10aa')
    const left = (await sandbox.call(giftList, {}, { token: rich })).spendLeft
    expect(await sandbox.ask(packetSend, packet({ total: '200' }), { token: rich })).toMatchObject({
      code: CODE.ABOVE_MAXIMUM,
      data: { left },
    })
    await sandbox.call(packetSend, packet({ total: left, count: 1 }), { token: rich })
    expect(await sandbox.ask(giftSend, gift({ qty: 1 }), { token: rich })).toMatchObject({ code: CODE.ABOVE_MAXIMUM })
    await holds()
  })
})

describe('a loss limit', () => {
  it('[SBX-SAFE-4] adds up what is spent in the chat, without the rest of a packet that returned', async () => {
    await anotherDay()
    const token = await chat.signIn('inviter1')
    for (const period of ['day', 'week'] as const)
      await sandbox.call(limitSave, { kind: 'loss', period, amount: '50' }, { token })
    const used = async (period: string, key: string) =>
      (await sandbox.call(saferOverview, {}, { token: key })).limits.find(
        (limit) => limit.kind === 'loss' && limit.period === period,
      )?.used
    expect(await used('week', token)).toBe('0.00')
    await sandbox.call(giftSend, gift({ giftId: 'horn', qty: 2, price: '12.00' }), { token })
    await sandbox.advance(5_000)
    await sandbox.call(packetSend, packet({ total: '20', count: 1 }), { token })
    expect(await used('day', token)).toBe('44.00')
    await sandbox.advance(5_000)
    expect(await sandbox.ask(packetSend, packet({ total: '6.01', count: 1 }), { token })).toMatchObject({
      code: CODE.LOSS_LIMIT,
      data: { left: '6.00' },
    })
    await anotherDay()
    await sandbox.advance(2 * 60_000)
    const again = await chat.signIn('inviter1')
    expect(await used('week', again)).toBe('24.00')
  })
})

it('[SBX-CHAT-13] the spending of a day is read from gifts and red packets of that day, not from the whole account', async () => {
  const plan = await planOf(sandbox.db, (db) => spentToday(db, seedId('vip10aa'), sandbox.clock.now()))
  expect(plan).toContain('chat_gift_sends_member')
  expect(plan).toContain('chat_packets_member')
  expect(plan).not.toContain('ledger')
})

describe('red packets', () => {
  it('[SBX-CHAT-15] are opened once by each member whatever is doubled, and the shares add up to the total', async () => {
    await anotherDay()
    const sender = await chat.enter('vip10aa')
    const names = ['demo01', 'mod0001', 'audit01'] as const
    const tokens = await Promise.all(names.map((name) => chat.signIn(name)))
    const before = await Promise.all(names.map(main))
    const { id } = await sandbox.call(packetSend, packet(), { token: sender.token })
    const line = await sender.next(({ msgData }) => (msgData.packet as { id: string } | undefined)?.id === id)
    expect(line.msgId).toBe(MSG.broadcastRoom)
    const answers = await Promise.all(
      tokens.flatMap((token) => [1, 2, 3].map(() => sandbox.call(packetGrab, { id }, { token }))),
    )
    const after = await Promise.all(names.map(main))
    const gains = after.map((fen, at) => fen - (before[at] ?? 0))
    expect(gains.reduce((sum, fen) => sum + fen, 0)).toBe(1_000)
    for (const [at, gain] of gains.entries())
      expect(new Set(answers.slice(at * 3, at * 3 + 3).map(({ amount }) => amount))).toEqual(
        new Set([(gain / 100).toFixed(2)]),
      )
    expect(await sandbox.ask(packetGrab, { id }, { token: sender.token })).toMatchObject({ code: CODE.OUT_OF_STOCK })
    const detail = await sandbox.call(packetDetail, { id }, { token: tokens[0] ?? '' })
    expect(detail).toMatchObject({ left: 0, ended: true, own: answers[0]?.amount })
    expect(detail.list).toHaveLength(3)
    await holds()
  })

  it('[SBX-CHAT-15, SBX-65] return what was not opened after 24 hours, once, and are refused from then on', async () => {
    await anotherDay()
    const token = await chat.signIn('vip10aa')
    const grabber = await chat.signIn('demo01')
    const before = await main('vip10aa')
    const { id } = await sandbox.call(packetSend, packet({ total: '20', count: 5 }), { token })
    const { amount } = await sandbox.call(packetGrab, { id }, { token: grabber })
    await sandbox.advance(DAY_MS - 1_000)
    expect(await main('vip10aa')).toBe(before - 2_000)
    await sandbox.advance(2 * 60_000)
    await sandbox.advance(2 * 60_000)
    expect(await main('vip10aa')).toBe(before - Math.round(Number(amount) * 100))
    chat = chatMembers(sandbox)
    const late = await chat.signIn('mod0001')
    expect(await sandbox.ask(packetGrab, { id }, { token: late })).toMatchObject({ code: CODE.ORDER_EXPIRED })
    const again = await chat.signIn('demo01')
    expect(await sandbox.call(packetGrab, { id }, { token: again })).toMatchObject({ amount })
    const range = { from: sandbox.clock.now() - 2 * DAY_MS, to: sandbox.clock.now(), pageNum: 1, pageSize: 20 }
    const records = await sandbox.call(giftRecords, range, { token: await chat.signIn('vip10aa') })
    expect(
      records.list.filter(({ bizNo }) => bizNo === id).map(({ kind, direction }) => `${kind} ${direction}`),
    ).toEqual(['packet sent', 'packet sent'])
    const mails = sandbox.db.selectFrom('mails').select(['member_id', 'title_en', 'read_at']).where('biz_no', '=', id)
    expect(await mails.orderBy('at').orderBy('title_en').execute()).toEqual([
      { member_id: seedId('demo01'), title_en: 'Red packet opened', read_at: expect.any(Number) },
      { member_id: seedId('vip10aa'), title_en: 'Red packet sent', read_at: expect.any(Number) },
      { member_id: seedId('vip10aa'), title_en: 'The rest of a red packet is back', read_at: null },
    ])
    await holds()
  })
})

describe('a gift or red packet without an answer', () => {
  const lose = (match: string) => sandbox.control({ action: 'fault.set', kind: 'drop', match })
  const post = async (path: string, body: unknown, token: string) => {
    const { port } = sandbox.app.server.address() as AddressInfo
    return fetch(`http://127.0.0.1:${port}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', [HEADER.token]: token, [HEADER.deviceUuid]: 'test-device' },
      body: JSON.stringify(body),
    })
  }

  it('[SBX-CHAT-19] is found by its request number after its answer was lost on the wire, and is paid once', async () => {
    await anotherDay()
    const token = await chat.signIn('vip10aa')
    const before = await main('vip10aa')
    const [sent, given] = [packet(), gift({ giftId: 'clap', qty: 1, price: '1.00' })]
    await lose(packetSend.path)
    await expect(post(packetSend.path, sent, token)).rejects.toThrow('fetch failed')
    await lose(giftSend.path)
    await sandbox.advance(5_000)
    await expect(post(giftSend.path, given, token)).rejects.toThrow('fetch failed')
    for (const { requestNo } of [sent, given])
      expect(await sandbox.call(spendState, { of: requestNo }, { token })).toEqual({ state: 1, returned: '0.00' })
    expect(await main('vip10aa')).toBe(before - 1_100)
    const other = await chat.signIn('demo01')
    expect((await sandbox.call(spendState, { of: sent.requestNo }, { token: other })).state).toBe(2)
    await anotherDay()
    await sandbox.advance(2 * 60_000)
    const again = await chat.signIn('vip10aa')
    expect(await sandbox.call(spendState, { of: sent.requestNo }, { token: again })).toEqual({
      state: 3,
      returned: '10.00',
    })
    expect(await main('vip10aa')).toBe(before - 100)
    await holds()
  })

  it('[SBX-CHAT-15] whose share was taken, but not told because the answer was lost, is credited once and told again', async () => {
    await anotherDay()
    const sender = await chat.signIn('vip10aa')
    const token = await chat.signIn('demo01')
    const { id } = await sandbox.call(packetSend, packet(), { token: sender })
    const before = await main('demo01')
    await lose(packetGrab.path)
    await expect(post(packetGrab.path, { id }, token)).rejects.toThrow('fetch failed')
    const gained = (await main('demo01')) - before
    expect(gained).toBeGreaterThan(0)
    const again = await sandbox.call(packetGrab, { id }, { token })
    expect(again.amount).toBe((gained / 100).toFixed(2))
    expect(await main('demo01')).toBe(before + gained)
    const { list, left } = await sandbox.call(packetDetail, { id }, { token })
    expect([list.length, left]).toEqual([1, 2])
    await holds()
  })

  it('[SBX-CHAT-19] that has not arrived is never paid, however late it arrives', async () => {
    await anotherDay()
    const token = await chat.signIn('vip10aa')
    const before = await main('vip10aa')
    for (const [endpoint, late] of [
      [giftSend, gift()],
      [packetSend, packet()],
    ] as const) {
      const state = { state: 2, returned: '0.00' }
      expect(await sandbox.call(spendState, { of: late.requestNo }, { token })).toEqual(state)
      expect(await sandbox.ask(endpoint as typeof giftSend, late as never, { token })).toMatchObject({
        code: CODE.DUPLICATE_SUBMISSION,
      })
      expect(await sandbox.call(spendState, { of: late.requestNo }, { token })).toEqual(state)
    }
    expect(await main('vip10aa')).toBe(before)
  })

  it('[SBX-CHAT-19] is sent or not, and the answer says which, when question and request race', async () => {
    await anotherDay()
    const token = await chat.signIn('vip10aa')
    for (let round = 0; round < 5; round += 1) {
      const before = await main('vip10aa')
      const request = gift({ giftId: 'clap', qty: 1, price: '1.00' })
      const [answer, { state }] = await Promise.all([
        sandbox.ask(giftSend, request, { token }),
        sandbox.call(spendState, { of: request.requestNo }, { token }),
      ])
      const isPaid = (await main('vip10aa')) === before - 100
      expect(answer.code).toBe(isPaid ? CODE.SUCCESS : CODE.DUPLICATE_SUBMISSION)
      expect(state).toBe(isPaid ? 1 : 2)
    }
  })
})

describe('a red packet as a line', () => {
  it('[SBX-CHAT-18] keeps the rules of a line: slow mode, repeats, words and one row', async () => {
    await anotherDay()
    const sender = await chat.enter('vip10aa')
    await sandbox.control({ action: 'chat.room', roomId: 'lobby', status: 1, slowSec: 3 })
    const send = (note: string) => sandbox.ask(packetSend, packet({ total: '1', note }), { token: sender.token })
    expect(await send('a\n\nb')).toMatchObject({ code: CODE.SUCCESS })
    const line = await sender.next(({ msgData }) => String(msgData.text).startsWith('🧧 a'))
    expect(line.msgData.text).toBe('🧧 a b')
    const before = await main('vip10aa')
    await sandbox.advance(2_000)
    expect(await send('again')).toMatchObject({ code: CODE.CHAT_TOO_FAST })
    await sandbox.advance(1_000)
    expect(await send('a b')).toMatchObject({ code: CODE.SUCCESS })
    await sandbox.advance(3_000)
    expect(await send('a b')).toMatchObject({ code: CODE.CHAT_REPEATED })
    expect(await send('my telegram')).toMatchObject({ code: CODE.CHAT_BLOCKED_WORDS })
    expect(await main('vip10aa')).toBe(before - 100)
  })

  it('[SBX-CHAT-6] that was hidden shows its note nowhere', async () => {
    await anotherDay()
    const sender = await chat.enter('vip10aa')
    const { id } = await sandbox.call(packetSend, packet({ note: 'rude words' }), { token: sender.token })
    const { msgData } = await sender.next(({ msgData }) => (msgData.packet as { id: string } | undefined)?.id === id)
    const token = await chat.signIn('demo01')
    expect((await sandbox.call(packetDetail, { id }, { token })).note).toBe('rude words')
    await sandbox.control({ action: 'chat.shield', roomId: 'lobby', seqs: [Number(msgData.seq)] })
    expect((await sandbox.call(packetDetail, { id }, { token })).note).toBe('')
  })

  it('[SBX-CHAT-15] is opened only by those who may write; a share that was opened is answered again', async () => {
    await anotherDay()
    const sender = await chat.signIn('vip10aa')
    const { id } = await sandbox.call(packetSend, packet(), { token: sender })
    const [muted, opened] = [await chat.signIn('mod0001'), await chat.signIn('demo01')]
    const mute = (userName: string) =>
      sandbox.control({ action: 'chat.mute', userName, roomId: 'lobby', minutes: 10, rule: 'spam' })
    const { amount } = await sandbox.call(packetGrab, { id }, { token: opened })
    await Promise.all([mute('mod0001'), mute('demo01')])
    expect(await sandbox.ask(packetGrab, { id }, { token: muted })).toMatchObject({ code: CODE.CHAT_MUTED })
    expect(await sandbox.call(packetGrab, { id }, { token: opened })).toMatchObject({ amount })
    const unknown = await chat.signIn('newbie1')
    expect(await sandbox.ask(packetGrab, { id }, { token: unknown })).toMatchObject({ code: CODE.IDENTITY_FIRST })
    await sandbox.control({ action: 'chat.room', roomId: 'lobby', status: 3 })
    const late = await chat.signIn('audit01')
    expect(await sandbox.ask(packetGrab, { id }, { token: late })).toMatchObject({ code: CODE.CHAT_ROOM_CLOSED })
    await sandbox.control({ action: 'chat.room', roomId: 'lobby', status: 1 })
    await sandbox.call(packetGrab, { id }, { token: late })
    await holds()
  })
})

describe('a red packet and turnover', () => {
  it('[SBX-CHAT-16] takes no money that still needs turnover, and keeps the tasks open while it is', async () => {
    await anotherDay()
    const memberId = seedId('limit01')
    const token = await chat.signIn('limit01')
    await lose('limit01', (await main('limit01')) - 5_000)
    const { orderNo } = await sandbox.call(
      depositCreate,
      { method: 'BANK', amount: '200', requestNo: randomUUID() },
      { token },
    )
    await sandbox.call(depositPaid, { orderNo }, { token })
    await sandbox.live(10_000)
    expect(await main('limit01')).toBe(25_000)
    expect(await sandbox.ask(packetSend, packet({ total: '50.01' }), { token })).toMatchObject({
      code: CODE.TURNOVER_REQUIRED,
      data: { need: '200.00', canTake: '50.00' },
    })
    await sandbox.call(packetSend, packet({ total: '50' }), { token })
    await lose('limit01', 20_000)
    expect(await openTasks(sandbox.db, memberId)).toHaveLength(1)
    // It returned and was lost too.
    await anotherDay()
    await sandbox.advance(2 * 60_000)
    expect(await main('limit01')).toBe(5_000)
    await lose('limit01', 5_000)
    expect(await openTasks(sandbox.db, memberId)).toHaveLength(0)
    await holds()
  })
})

/** Money of the main wallet that was lost, and a bet that ended with it. */
async function lose(userName: string, amount: number): Promise<void> {
  const [at, betNo, memberId] = [sandbox.clock.now(), randomUUID(), seedId(userName)]
  await inTransaction(sandbox.db, async (trx) => {
    await post(trx, {
      bizType: 'ADJUST',
      bizNo: betNo,
      at,
      postings: [
        { account: memberAccount(memberId, 'main'), amount: -amount },
        { account: houseAccount('adjust'), amount },
      ],
    })
    await countTurnover(trx, { memberId, betNo, category: 'sport', valid: 1, at })
  })
}
