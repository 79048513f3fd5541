/** The wallet at any second against a replay of the ledger, and results against the bets that they add up. */
import { ledgerExplain } from '@lantern/contract/explain'
import { DAY_MS, siteDate } from '@lantern/contract/site-time'
import {
  STATEMENT_DAYS,
  STATEMENT_GROUPS,
  statementBets,
  statementResult,
  statementWallet,
} from '@lantern/contract/statements'
import { transfer } from '@lantern/contract/transfer'
import { walletOverview } from '@lantern/contract/wallet'
import { sql } from 'kysely'
import { fromFen, toFen } from '../src/ledger/money.rules.ts'
import { openSandbox, type TestSandbox } from './harness.ts'
import { START } from './template/start.ts'

/** Random times compared with the replay. */
const TIMES = Number(process.env.STATEMENT_TIMES ?? 1_000)

let sandbox: TestSandbox
let session: { token: string }
beforeAll(async () => {
  sandbox = await openSandbox()
  session = { token: await sandbox.signIn('demo01') }
}, 60_000)
afterAll(() => sandbox.close())

type Move = { at: number; kind: string; amount: number }

async function movesOf(userName: string): Promise<Move[]> {
  const { rows } = await sql<Move>`
    SELECT e.at, a.kind, p.amount FROM ledger_postings p JOIN ledger_entries e ON e.id = p.entry_id
    JOIN ledger_accounts a ON a.id = p.account_id JOIN members m ON a.owner = 'member:' || m.id
    WHERE m.user_key = ${userName} AND a.currency = 'CNY'`.execute(sandbox.db)
  return rows.sort((one, other) => one.at - other.at)
}

/** The figures after playing all moves until a time, one by one. */
function replay(moves: readonly Move[], at: number) {
  const figures = { center: 0, locked: 0, venues: 0, openStakes: 0 }
  for (const { at: moved, kind, amount } of moves) {
    if (moved > at) break
    if (kind === 'main') figures.center += amount
    else if (kind.startsWith('lock.')) figures.locked += amount
    else if (kind.startsWith('venue.')) figures.venues += amount
    else figures.openStakes += amount
  }
  const { center, locked, venues, openStakes } = figures
  return {
    center: fromFen(center),
    locked: fromFen(locked),
    venues: fromFen(venues),
    openStakes: fromFen(openStakes),
    total: fromFen(center + locked + venues),
  }
}

describe('wallet at a time', () => {
  it(`[SBX-STM-1] equals the replay of the ledger at ${TIMES} random times and around each posting`, async () => {
    const moves = await movesOf('demo01')
    expect(moves.length).toBeGreaterThan(50)
    const first = moves[0]?.at ?? START
    const edges = moves.flatMap(({ at }) => [at - 1, at, at + 1])
    const random = Array.from(
      { length: TIMES },
      () => first - DAY_MS + Math.floor(Math.random() * (START - first + DAY_MS)),
    )
    const times = [...new Set([...edges, ...random])].filter(
      (at) => at <= START && at > START - STATEMENT_DAYS * DAY_MS,
    )
    for (const at of times)
      expect(await sandbox.call(statementWallet, { at }, session)).toMatchObject({
        at,
        ...replay(moves, at),
      })
  }, 300_000)

  it('[SBX-STM-1] equals the wallet now, and stays as it was when money moves later', async () => {
    const before = await sandbox.call(statementWallet, { at: START }, session)
    const wallet = await sandbox.call(walletOverview, {}, session)
    expect(before).toMatchObject({
      total: wallet.total,
      center: wallet.center,
      locked: wallet.locked,
      venues: wallet.venueTotal,
    })
    await sandbox.advance(5_000)
    await sandbox.call(
      transfer,
      { from: 'center', to: 'OBTY', amount: '10.50', requestNo: crypto.randomUUID() },
      session,
    )
    await sandbox.advance(5_000)
    expect(await sandbox.call(statementWallet, { at: START }, session)).toEqual(before)
    const after = await sandbox.call(statementWallet, { at: START + 10_000 }, session)
    expect(toFen(after.center)).toBe(toFen(before.center) - 1_050)
    expect(after.total).toBe(before.total)
  })

  it('[SBX-STM-2] each figure opens the postings until that time', async () => {
    const at = START - 3 * DAY_MS
    const wallet = await sandbox.call(statementWallet, { at }, session)
    for (const [figure, amount] of [
      ['total', wallet.total],
      ['main', wallet.center],
      ['venues', wallet.venues],
    ] as const) {
      const told = await sandbox.call(ledgerExplain, { figure, until: at }, session)
      expect(told.amount).toBe(amount)
      expect(told.list.every((posting) => posting.at <= at)).toBe(true)
      const listed = told.list.reduce((sum, posting) => sum + toFen(posting.amount), toFen(told.older))
      expect(fromFen(listed)).toBe(amount)
    }
  })

  it('[SBX-STM-1] refuses a time to come and one before the last 12 months', async () => {
    for (const at of [START + DAY_MS, START - (STATEMENT_DAYS + 1) * DAY_MS])
      expect(await sandbox.ask(statementWallet, { at }, session)).toMatchObject({ code: 10003 })
  })
})

describe('results', () => {
  it('[SBX-STM-3] add up the settled bets in every grouping, each with the bets behind it', async () => {
    const range = { from: START - 366 * DAY_MS, to: START }
    const bets = await sandbox.db
      .selectFrom('bets as b')
      .innerJoin('members as m', 'm.id', 'b.member_id')
      .selectAll('b')
      .where('m.user_key', '=', 'demo01')
      .where('b.settled_at', '>=', range.from)
      .where('b.settled_at', '<=', range.to)
      .execute()
    expect(bets.length).toBeGreaterThan(10)
    const keyOf = { month: (at: number) => siteDate(at).slice(0, 7) }
    for (const by of STATEMENT_GROUPS) {
      const { list, totals } = await sandbox.call(statementResult, { ...range, by }, session)
      for (const { key, ...row } of list) {
        const own = bets.filter((bet) =>
          by === 'month'
            ? keyOf.month(bet.settled_at ?? 0) === key
            : (by === 'product' ? bet.category : bet.en_name) === key,
        )
        const stake = own.reduce((sum, bet) => sum + bet.stake, 0)
        const back = own.reduce((sum, bet) => sum + bet.return_fen, 0)
        expect(row).toEqual({
          bets: own.length,
          stake: fromFen(stake),
          return: fromFen(back),
          net: fromFen(back - stake),
        })
        const behind = await sandbox.call(statementBets, { ...range, by, key }, session)
        expect(behind.net).toBe(row.net)
        const listed = behind.list.reduce((sum, bet) => sum + toFen(bet.net), toFen(behind.older))
        expect(fromFen(listed)).toBe(row.net)
        expect(behind.list.length + behind.olderCount).toBe(row.bets)
      }
      expect(totals.bets).toBe(bets.length)
      expect(list.reduce((sum, row) => sum + toFen(row.net), 0)).toBe(toFen(totals.net))
    }
  })

  it('[SBX-STM-3] belong to their member, and an empty range has none', async () => {
    const other = { token: await sandbox.signIn('muted01') }
    const all = { from: 0, to: START, by: 'month' as const }
    expect(await sandbox.call(statementResult, all, other)).toMatchObject({
      list: [],
      totals: { bets: 0, net: '0.00' },
    })
    expect(await sandbox.call(statementBets, { ...all, to: 1 }, session)).toMatchObject({ list: [], net: '0.00' })
  })
})
