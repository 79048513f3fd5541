/** Gifts, welfare, coins and the postings of one business, through the API. */
import { ledgerEntries } from '@lantern/contract/explain'
import { ledgerRecent } from '@lantern/contract/ledger'
import { coinRecords, giftRecords, WELFARE_STATES, welfareRecords } from '@lantern/contract/other-records'
import { transRecords } from '@lantern/contract/records'
import { DAY_MS, siteDayStart } from '@lantern/contract/site-time'
import { memberInfo } from '@lantern/contract/user'
import { toFen } from '../src/ledger/money.rules.ts'
import { openSandbox, type TestSandbox } from './harness.ts'

let sandbox: TestSandbox
beforeAll(async () => {
  sandbox = await openSandbox()
}, 60_000)
afterAll(() => sandbox.close())

const ALL = { from: 0, to: Number.MAX_SAFE_INTEGER }

describe('records', () => {
  it('[SBX-82] gifts: what was sent and received, with totals that the rows add up to', async () => {
    const token = await sandbox.signIn('demo01')
    const all = await sandbox.call(giftRecords, ALL, { token })
    expect(all.total).toBeGreaterThan(2)
    const sum = (direction: string) =>
      all.list.filter((row) => row.direction === direction).reduce((fen, row) => fen + toFen(row.amount), 0)
    expect([-sum('sent'), sum('received')]).toEqual([toFen(all.totals.sent), toFen(all.totals.received)])
    const sent = await sandbox.call(giftRecords, { ...ALL, direction: 'sent' }, { token })
    expect(new Set(sent.list.map(({ direction }) => direction))).toEqual(new Set(['sent']))
    expect(sent.totals).toEqual(all.totals)
  })

  it('[SBX-82] the member information counts the rewards of 30 days that wait, as their record lists them', async () => {
    for (const userName of ['demo01', 'newbie1', 'inviter1']) {
      const token = await sandbox.signIn(userName)
      const from = siteDayStart(sandbox.clock.now()) - 29 * DAY_MS
      const listed = await sandbox.call(welfareRecords, { ...ALL, from, state: 'claimable' }, { token })
      expect([userName, (await sandbox.call(memberInfo, {}, { token })).claimable]).toEqual([userName, listed.total])
    }
    const token = await sandbox.signIn('demo01')
    expect((await sandbox.call(memberInfo, {}, { token })).claimable).toBeGreaterThan(0)
  })

  it('[SBX-82] welfare: dividends by their state, filtered by it', async () => {
    const token = await sandbox.signIn('demo01')
    const all = await sandbox.call(welfareRecords, ALL, { token })
    expect(all.total).toBeGreaterThan(0)
    const used = new Set(all.list.map((row) => row.state))
    for (const state of WELFARE_STATES.filter((known) => used.has(known))) {
      const some = await sandbox.call(welfareRecords, { ...ALL, state }, { token })
      expect(new Set(some.list.map((row) => row.state))).toEqual(new Set([state]))
    }
    const claimable = all.list.filter(({ state }) => state === 'claimable')
    expect(claimable.reduce((fen, { amount }) => fen + toFen(amount), 0)).toBe(toFen(all.totals.claimable))
  })

  it('[SBX-82] coins: each line with what was left', async () => {
    const token = await sandbox.signIn('demo01')
    const { list, totals, expiry } = await sandbox.call(coinRecords, ALL, { token })
    expect(list.at(-1)).toMatchObject({ biz: 'COIN_EARN', source: 'turnover', goods: null, coins: 520, after: 520 })
    expect(list[0]).toMatchObject({ biz: 'MALL_SPEND', source: '', goods: { zh: '珐琅徽章', en: 'Enamel pin' } })
    const left = list.reduce((sum, { coins }) => sum + coins, 0)
    expect([list[0]?.after, totals.earned - totals.spent]).toEqual([left, left])
    expect(expiry.reduce((sum, { amount }) => sum + amount, 0)).toBe(left)
    const spent = await sandbox.call(coinRecords, { ...ALL, kind: 'spend' }, { token })
    expect(new Set(spent.list.map(({ biz }) => biz))).toEqual(new Set(['MALL_SPEND', 'MALL_REFUND']))
  })

  it('[SBX-82] the newest entries of the balance name their venue', async () => {
    const { list } = await sandbox.call(ledgerRecent, { n: 50 }, { token: await sandbox.signIn('demo01') })
    const venues = new Map(list.map(({ biz, venue }) => [biz, venue]))
    expect(venues.get('TRANSFER_OUT')).toMatch(/^[A-Z]+$/)
    expect(venues.get('BET_STAKE')).toMatch(/^[A-Z]+$/)
    expect(venues.get('REBATE')).toBe('')
  })

  it('[SBX-78] the postings of a transaction add up to what it did to the member', async () => {
    const token = await sandbox.signIn('demo01')
    const { list } = await sandbox.call(transRecords, { ...ALL, types: ['deposit'] }, { token })
    for (const row of list) {
      const { list: postings } = await sandbox.call(ledgerEntries, { bizNo: row.bizNo }, { token })
      const sum = postings.reduce((fen, { amount }) => fen + toFen(amount), 0)
      expect([row.no, sum]).toEqual([row.no, row.state === 4 ? toFen(row.amount) : 0])
    }
    const other = await sandbox.signIn('newbie1')
    const first = list[0]?.bizNo ?? ''
    expect((await sandbox.call(ledgerEntries, { bizNo: first }, { token: other })).list).toEqual([])
  })

  it('[SBX-82] pages follow one another without a gap', async () => {
    const token = await sandbox.signIn('demo01')
    const one = await sandbox.call(giftRecords, { ...ALL, pageNum: 1, pageSize: 2 }, { token })
    const two = await sandbox.call(giftRecords, { ...ALL, pageNum: 2, pageSize: 2 }, { token })
    expect([one.hasMore, two.hasMore]).toEqual([true, false])
    expect(new Set([...one.list, ...two.list].map(({ no }) => no)).size).toBe(one.total)
  })
})
