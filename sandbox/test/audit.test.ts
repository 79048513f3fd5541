/** The turnover audit and the explained figures, through the API: every sum adds up to the fen. */

import { auditContrib, auditSummary, auditTasks } from '@lantern/contract/audit'
import { FIGURES, ledgerEntries, ledgerExplain } from '@lantern/contract/explain'
import { transRecords } from '@lantern/contract/records'
import { DAY_MS } from '@lantern/contract/site-time'
import { transfer } from '@lantern/contract/transfer'
import { walletOverview } from '@lantern/contract/wallet'
import { withdrawalPrepare } from '@lantern/contract/withdrawal'
import { inTransaction } from '../src/database/database.ts'
import { toFen } from '../src/ledger/money.rules.ts'
import { seedId } from '../src/members/seed-id.rules.ts'
import { countTurnover } from '../src/turnover/audit-turns.ts'
import { openSandbox, type TestSandbox, uuid } from './harness.ts'

let sandbox: TestSandbox
beforeAll(async () => {
  sandbox = await openSandbox()
}, 60_000)
afterAll(() => sandbox.close())

const SEEDED = ['demo01', 'audit01', 'vip10aa', 'newbie1', 'frozen1'] as const

describe('turnover audit', () => {
  it('[SBX-77] what may be taken out and what waits make the available balance', async () => {
    for (const userName of SEEDED) {
      const token = await sandbox.signIn(userName)
      const summary = await sandbox.call(auditSummary, {}, { token })
      expect(toFen(summary.withdrawable) + toFen(summary.restricted)).toBe(toFen(summary.available))
      const { center } = await sandbox.call(walletOverview, {}, { token })
      expect(summary.available).toBe(center)
    }
  })

  it('[SBX-77] the bets of a task, and what it had before them, add up to what is done', async () => {
    const token = await sandbox.signIn('demo01')
    const { list } = await sandbox.call(auditTasks, {}, { token })
    expect(list.length).toBeGreaterThan(0)
    for (const task of list) {
      const told = await sandbox.call(auditContrib, { taskId: task.id }, { token })
      const sum = told.list.reduce((fen, row) => fen + toFen(row.counted), toFen(told.older))
      expect([task.id, sum]).toEqual([task.id, toFen(task.done)])
    }
  })

  it('[SBX-77] a bet fills the oldest task first; the next one gets the rest and says that it is a part', async () => {
    const memberId = seedId('audit01')
    const token = await sandbox.signIn('audit01')
    const now = sandbox.clock.now()
    const bet = {
      no: 'B-audit',
      member_id: memberId,
      en_name: 'OBTY',
      category: 'sport',
      match_id: 'm',
      kind: '1x2',
      pick: 'home',
      line: null,
      odds: 300,
      odds_type: 3,
      stake: 120_000,
      state: 3,
      result: 'WIN',
      return_fen: 360_000,
      valid_fen: 120_000,
      names: JSON.stringify({ match: { zh: '灯塔 对 礁石', en: 'Beacon v Reef' } }),
      placed_at: now - 1,
      settled_at: now,
    }
    await sandbox.db.insertInto('bets').values(bet).execute()
    await inTransaction(sandbox.db, (trx) =>
      countTurnover(trx, { memberId, betNo: bet.no, category: 'sport', valid: 120_000, at: now }),
    )
    const { list } = await sandbox.call(auditTasks, {}, { token })
    const told = await Promise.all(list.map(({ id }) => sandbox.call(auditContrib, { taskId: id }, { token })))
    const said = told.map(({ task, list: rows }) => [
      task.source,
      task.state,
      task.done,
      rows[0]?.counted,
      rows[0]?.rule,
    ])
    expect(said).toEqual(
      expect.arrayContaining([
        ['deposit', 'DONE', '1000.00', '1000.00', 'part'],
        ['manual', 'OPEN', '0.00', '0.00', 'product'],
        ['dividend', 'OPEN', '200.00', '200.00', 'part'],
      ]),
    )
  })

  it('[SBX-120] what is in venues waits for the same turnover, and is said apart', async () => {
    const token = await sandbox.signIn('audit01')
    const before = await sandbox.call(auditSummary, {}, { token })
    expect(toFen(before.need)).toBeGreaterThan(0)
    const amount = before.available
    await sandbox.call(transfer, { from: 'center', to: 'OBTY', amount, requestNo: uuid() }, { token })
    const after = await sandbox.call(auditSummary, {}, { token })
    expect(after).toMatchObject({ available: '0.00', withdrawable: '0.00', need: before.need })
    expect(toFen(after.venues) - toFen(before.venues)).toBe(toFen(amount))
    const told = await sandbox.call(withdrawalPrepare, {}, { token })
    expect(told).toMatchObject({ venues: after.venues, turnoverNeed: before.need })
    const { openStakes } = await sandbox.call(walletOverview, {}, { token })
    expect(after.openStakes).toBe(openStakes)
  })

  it('[SBX-77] reveals nothing about a task to another member', async () => {
    const mine = await sandbox.signIn('audit01')
    const [task] = (await sandbox.call(auditTasks, {}, { token: mine })).list
    const token = await sandbox.signIn('demo01')
    expect(await sandbox.ask(auditContrib, { taskId: task?.id ?? '' }, { token })).toMatchObject({ code: 10001 })
  })
})

describe('explain this figure', () => {
  it('[SBX-78] the postings of each figure add up to it, and to what the wallet says', async () => {
    for (const userName of SEEDED) {
      const token = await sandbox.signIn(userName)
      const wallet = await sandbox.call(walletOverview, {}, { token })
      const figures = [...FIGURES, ...wallet.venues.map(({ enName }) => `venue.${enName}`)]
      for (const figure of figures) {
        const told = await sandbox.call(ledgerExplain, { figure }, { token })
        const sum = told.list.reduce((fen, row) => fen + toFen(row.amount), toFen(told.older))
        expect([userName, figure, sum]).toEqual([userName, figure, toFen(told.amount)])
      }
      const amountOf = async (figure: string) => (await sandbox.call(ledgerExplain, { figure }, { token })).amount
      expect(await amountOf('total')).toBe(wallet.total)
      expect(await amountOf('main')).toBe(wallet.center)
      expect(await amountOf('locked')).toBe(wallet.locked)
      expect(await amountOf('venues')).toBe(wallet.venueTotal)
      const ever = { from: 0, to: sandbox.clock.now(), types: [], pageNum: 1, pageSize: 20 }
      const { totals } = await sandbox.call(transRecords, ever, { token })
      expect(await amountOf('netDeposit')).toBe(totals.netLifetime)
      expect(await amountOf('deposits')).toBe(totals.deposit)
      expect(toFen(await amountOf('withdrawals')) + toFen(totals.withdraw)).toBe(0)
      for (const venue of wallet.venues) expect(await amountOf(`venue.${venue.enName}`)).toBe(venue.balance)
    }
  })

  it('[SBX-78] the totals of a period open the postings of exactly the orders listed in it', async () => {
    let judged = 0
    for (const userName of SEEDED) {
      const token = await sandbox.signIn(userName)
      const now = sandbox.clock.now()
      const whole = { from: 0, to: now, types: ['deposit' as const, 'withdraw' as const], pageNum: 1, pageSize: 50 }
      const { list } = await sandbox.call(transRecords, whole, { token })
      // Periods that end in the middle of the orders, to the millisecond.
      for (const [from, to] of list.map(({ at }, index) => [list.at(-1 - index)?.at ?? 0, at] as const)) {
        if (from > to) continue
        const { list: rows, totals } = await sandbox.call(transRecords, { ...whole, from, to }, { token })
        const orders = rows.map(({ bizNo }) => bizNo)
        const told = async (figure: 'deposits' | 'withdrawals' | 'netDeposit') => {
          const { amount, list: postings } = await sandbox.call(ledgerExplain, { figure, from, until: to }, { token })
          expect(postings.filter(({ bizNo }) => !orders.includes(bizNo))).toEqual([])
          judged += postings.length
          return toFen(amount)
        }
        expect([userName, from, to, await told('deposits')]).toEqual([userName, from, to, toFen(totals.deposit)])
        expect([userName, from, to, toFen(totals.withdraw) + (await told('withdrawals'))]).toEqual([
          userName,
          from,
          to,
          0,
        ])
        expect([userName, from, to, await told('netDeposit')]).toEqual([userName, from, to, toFen(totals.net)])
      }
    }
    expect(judged).toBeGreaterThan(10)
  })

  it('[SBX-121] the postings of each order, transfer and credit add up to the row that shows it', async () => {
    let judged = 0
    for (const userName of SEEDED) {
      const token = await sandbox.signIn(userName)
      const now = sandbox.clock.now()
      const asked = { from: now - 90 * DAY_MS, to: now, types: [], pageNum: 1, pageSize: 50 }
      const { list } = await sandbox.call(transRecords, asked, { token })
      for (const row of list) {
        const postings = (await sandbox.call(ledgerEntries, { bizNo: row.bizNo }, { token })).list
        if (postings.length === 0) continue
        const own = postings.filter(({ entryNo }) => entryNo === row.no)
        const main = (own.length > 0 ? own : postings).filter(({ account }) => account === 'main')
        const sum = main.reduce((fen, { amount }) => fen + toFen(amount), 0)
        const isBack = row.type === 'withdraw' ? [7, 8].includes(row.state) : row.type === 'transfer' && row.state === 2
        expect([userName, row.type, row.no, sum]).toEqual([userName, row.type, row.no, isBack ? 0 : toFen(row.amount)])
        judged += 1
      }
    }
    expect(judged).toBeGreaterThan(10)
  })

  it('[SBX-78] refuses what is no figure', async () => {
    const token = await sandbox.signIn('demo01')
    expect(await sandbox.ask(ledgerExplain, { figure: 'main', from: 0 }, { token })).toMatchObject({ code: 10003 })
    for (const figure of ['%', 'house', 'venue.%', "venue.X' OR 1"]) {
      expect(await sandbox.ask(ledgerExplain, { figure }, { token })).toMatchObject({ code: 10003 })
    }
  })
})
