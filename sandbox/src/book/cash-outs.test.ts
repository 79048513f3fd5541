import { randomUUID } from 'node:crypto'
import type { Match } from '@lantern/contract/games'
import { inTransaction } from '../database/database.ts'
import { balanceOf } from '../ledger/ledger.ts'
import { fromFen } from '../ledger/money.rules.ts'
import { proof } from '../ledger/proof.ts'
import { lockMember } from '../members/members.repository.ts'
import { SandboxError } from '../refusal/sandbox-error.ts'
import { ruleText } from './bet/bet-rule.rules.ts'
import { betByNo, matchesWithOpenBets } from './bets.repository.ts'
import { placeBet } from './bets.ts'
import { openStakesProof } from './book.checks.ts'
import { addMember, type OpenBook, openBook } from './book.fixture.ts'
import { bookActions } from './book-actions.ts'
import { cashOutBet } from './cash-outs.ts'
import { viewsOf } from './register-book.ts'

let book: OpenBook
let matches: Match[]
beforeAll(async () => {
  book = await openBook()
  const all = await book.catalogue.list(book.db, 'today', book.clock.now(), 0.05)
  matches = all.filter(({ markets }) => markets.some(({ kind, state }) => kind === '1x2' && state === 1))
})
afterAll(() => book.close())

async function place(memberId: string, count = 1) {
  await addMember(book.db, memberId, { 'venue.OBTY': 10_000 })
  const legs = matches.splice(0, count).map(({ markets }) => {
    const market = markets.find(({ kind }) => kind === '1x2')
    const [home] = market?.selections ?? []
    if (!market || !home) throw new Error('No price for home')
    return { selectionId: home.id, odds: home.odds, oddsVersion: market.oddsVersion }
  })
  const bet = await inTransaction(book.db, async (trx) =>
    placeBet({
      trx,
      catalogue: book.catalogue,
      member: await lockMember(trx, memberId),
      enName: 'OBTY',
      slip: { legs, stake: '20.00', accept: 'any', requestNo: randomUUID() },
      now: book.clock.now(),
    }),
  )
  return { bet, matchIds: legs.map(({ selectionId }) => selectionId.split(':')[0] ?? '') }
}

const cashOut = (memberId: string, no: string, offer: string) =>
  inTransaction(book.db, (trx) =>
    cashOutBet({ trx, catalogue: book.catalogue, memberId, no, offer, now: book.clock.now() }),
  )
async function offered(no: string): Promise<string | null | undefined> {
  const row = await betByNo(book.db, no)
  const options = { now: book.clock.now(), isEnglish: true, hasOffers: true }
  const views = row ? await viewsOf(book.db, book.catalogue, [row], options) : []
  return views[0]?.cashOut
}
const balance = (id: string) => balanceOf(book.db, id, 'venue.OBTY')
const refusalOf = async (work: Promise<unknown>): Promise<unknown> => {
  const error = await work.then(
    () => undefined,
    (reason: unknown) => reason,
  )
  return error instanceof SandboxError ? { code: error.code, ...(error.data as object) } : error
}
const end = (matchId: string, home: number, away: number) =>
  bookActions(book.catalogue)['match.end']?.({ action: 'match.end', matchId, home, away }, {
    db: book.db,
    now: book.clock.now(),
  } as never)

describe('cash-out', () => {
  it('[SBX-221] pays what was offered, once, and counts no turnover', async () => {
    const { bet } = await place('out1')
    const offer = await offered(bet.no)
    if (!offer) throw new Error('An open bet has an offer')
    expect(await cashOut('out1', bet.no, offer)).toMatchObject({ state: 3, result: 'CASHOUT', valid_fen: 0 })
    expect(fromFen(await balance('out1'))).toBe(fromFen(8_000 + Math.round(Number(offer) * 100)))
    expect(await refusalOf(cashOut('out1', bet.no, offer))).toEqual({ code: 711015, reason: 'settled' })
    expect(await offered(bet.no)).toBeNull()
    const row = await betByNo(book.db, bet.no)
    expect(row && ruleText(row, [], true)).toMatch(/^Cashed out/)
  })

  it('[SBX-221] refuses an offer that has fallen, names the new one, and moves nothing', async () => {
    const { bet } = await place('out2')
    const offer = await offered(bet.no)
    expect(await refusalOf(cashOut('out2', bet.no, '19.99'))).toEqual({
      code: 711015,
      reason: 'offer',
      was: '19.99',
      offer,
    })
    expect(await balance('out2')).toBe(8_000)
    expect(await betByNo(book.db, bet.no)).toMatchObject({ state: 2 })
  })

  it('[SBX-221] pays the better value when it has risen', async () => {
    const { bet } = await place('out3')
    const offer = Math.round(Number(await offered(bet.no)) * 100)
    await cashOut('out3', bet.no, '0.01')
    expect(await balance('out3')).toBe(8_000 + offer)
  })

  it('[SBX-221] is for the owner of the bet only', async () => {
    const { bet } = await place('out4')
    await addMember(book.db, 'thief')
    expect(await refusalOf(cashOut('thief', bet.no, '0.01'))).toEqual({ code: 10003, fields: { no: 'unknown' } })
    expect(await betByNo(book.db, bet.no)).toMatchObject({ state: 2 })
  })

  it('[SBX-221] has no offer once a match is over, and values decided picks of a parlay by their result', async () => {
    const { bet, matchIds } = await place('out5', 2)
    const before = Number(await offered(bet.no))
    await end(matchIds[0] ?? '', 3, 0)
    const after = Number(await offered(bet.no))
    expect(after).toBeGreaterThan(before)
    await cashOut('out5', bet.no, after.toFixed(2))
    expect(await matchesWithOpenBets(book.db)).not.toContain(matchIds[1])
    await end(matchIds[1] ?? '', 3, 0)
    expect(await betByNo(book.db, bet.no)).toMatchObject({ result: 'CASHOUT', return_fen: Math.round(after * 100) })
  })

  it('[SBX-221] leaves the ledger proven', async () => {
    expect(await proof(book.db, [openStakesProof])).toMatchObject({ problems: [] })
  })
})
