import { randomUUID } from 'node:crypto'
import { inTransaction } from '../database/database.ts'
import { balanceOf } from '../ledger/ledger.ts'
import { proof } from '../ledger/proof.ts'
import { lockMember } from '../members/members.repository.ts'
import { SandboxError } from '../refusal/sandbox-error.ts'
import { decidedMatch } from './bet/verdicts.ts'
import { openBetsOf, pageOfBets } from './bets.repository.ts'
import { placeBet, settleBet } from './bets.ts'
import { openStakesProof } from './book.checks.ts'
import { addMember, type OpenBook, openBook, START } from './book.fixture.ts'
import { bookActions } from './book-actions.ts'
import { settleJob, settleMatch } from './settle-job.ts'

let book: OpenBook
beforeAll(async () => {
  book = await openBook()
})
afterAll(() => book.close())

/** A live match with an open market, and one pick. */
async function openPick() {
  const matches = await book.catalogue.list(book.db, 'live', book.clock.now(), 0.05)
  for (const match of matches) {
    const market = match.markets.find((one) => one.kind === 'total' && one.state === 1)
    const selection = market?.selections[0]
    if (market && selection) return { match, market, selection }
  }
  throw new Error('No open market')
}

type Options = { stake?: string; odds?: string; accept?: 'none' | 'better' | 'any' }
async function place(memberId: string, { stake = '20.00', odds, accept = 'better' }: Options = {}) {
  const { market, selection } = await openPick()
  const slip = {
    legs: [{ selectionId: selection.id, odds: odds ?? selection.odds, oddsVersion: market.oddsVersion }],
    stake,
    accept,
    requestNo: randomUUID(),
  }
  return inTransaction(book.db, async (trx) =>
    placeBet({
      trx,
      catalogue: book.catalogue,
      member: await lockMember(trx, memberId),
      enName: 'OBTY',
      slip,
      now: book.clock.now(),
    }),
  )
}

const codeOf = async (work: Promise<unknown>): Promise<unknown> => {
  const error = await work.then(
    () => undefined,
    (reason: unknown) => reason,
  )
  return error instanceof SandboxError ? { code: error.code, ...(error.data as object) } : error
}

async function actions() {
  return bookActions(book.catalogue)
}

describe('placeBet', () => {
  it('[SBX-11, SBX-7] moves the stake from the venue wallet to the open stakes', async () => {
    await addMember(book.db, 'alice', { 'venue.OBTY': 10_000 })
    const bet = await place('alice')
    expect(bet.state).toBe(2)
    expect(await balanceOf(book.db, 'alice', 'venue.OBTY')).toBe(8_000)
    expect(await balanceOf(book.db, 'alice', 'venueOpen.OBTY')).toBe(2_000)
  })

  it('[SBX-11] refuses more than the wallet holds with 711001 and stores nothing', async () => {
    await addMember(book.db, 'poor', { 'venue.OBTY': 1_000 })
    expect(await codeOf(place('poor'))).toMatchObject({ code: 711001 })
    expect(await balanceOf(book.db, 'poor', 'venueOpen.OBTY')).toBe(0)
    expect(
      (await pageOfBets(book.db, { memberId: 'poor', from: 0, to: START * 2 }, { pageNum: 1, pageSize: 10 })).total,
    ).toBe(0)
  })

  it('keeps to the stake limits: 711002 below 2.00, 711003 above 20,000.00', async () => {
    await addMember(book.db, 'limits', { 'venue.OBTY': 9_000_000 })
    expect(await codeOf(place('limits', { stake: '1.99' }))).toMatchObject({ code: 711002, min: '2.00' })
    expect(await codeOf(place('limits', { stake: '20000.01' }))).toMatchObject({ code: 711003, max: '20000.00' })
  })

  it('[SBX-11] takes better odds silently, asks about worse ones and takes them once accepted', async () => {
    await addMember(book.db, 'odds', { 'venue.OBTY': 100_000 })
    const { selection } = await openPick()
    expect(await codeOf(place('odds', { odds: '99.00' }))).toMatchObject({
      code: 711015,
      reason: 'odds',
      was: '99.00',
      odds: selection.odds,
    })
    expect((await place('odds', { odds: '1.02' })).odds).toBe(Number(selection.odds.replace('.', '')))
    expect((await place('odds', { odds: '99.00', accept: 'any' })).odds).toBe(Number(selection.odds.replace('.', '')))
    expect(await codeOf(place('odds', { odds: '1.02', accept: 'none' }))).toMatchObject({ reason: 'odds' })
  })

  it('never lets concurrent bets take a wallet below zero', async () => {
    await addMember(book.db, 'racer', { 'venue.OBTY': 10_000 })
    const outcomes = await Promise.allSettled(Array.from({ length: 12 }, () => place('racer')))
    expect(outcomes.filter((outcome) => outcome.status === 'fulfilled')).toHaveLength(5)
    expect(await balanceOf(book.db, 'racer', 'venue.OBTY')).toBe(0)
    expect(await balanceOf(book.db, 'racer', 'venueOpen.OBTY')).toBe(10_000)
  })
})

describe('settlement', () => {
  it('pays a win once, to the fen, however often it is asked', async () => {
    await addMember(book.db, 'winner', { 'venue.OBTY': 10_000 })
    const bet = await place('winner')
    const settle = (await actions())['bet.settle']
    await settle?.({ action: 'bet.settle', betNo: bet.no, result: 'win' }, {
      db: book.db,
      now: book.clock.now(),
    } as never)
    const back = Math.floor((2_000 * bet.odds) / 100)
    expect(await balanceOf(book.db, 'winner', 'venue.OBTY')).toBe(8_000 + back)
    expect(await balanceOf(book.db, 'winner', 'venueOpen.OBTY')).toBe(0)
    const match = await decidedMatch(book.db, book.catalogue, bet.match_id, book.clock.now())
    if (!match) throw new Error('The match is over')
    expect(await inTransaction(book.db, (trx) => settleBet(trx, bet.no, match, book.clock.now()))).toBeNull()
    expect(await balanceOf(book.db, 'winner', 'venue.OBTY')).toBe(8_000 + back)
  })

  it('settles every open bet of a match that ended, within the job of one second', async () => {
    await addMember(book.db, 'patient', { 'venue.OBTY': 10_000 })
    const bet = await place('patient')
    const fixture = book.catalogue.fixture(bet.match_id)
    if (!fixture) throw new Error('gone')
    book.advance(fixture.endAt - book.clock.now() + 500)
    expect(await openBetsOf(book.db, bet.match_id)).not.toHaveLength(0)
    await settleJob(book.catalogue).run({ db: book.db, now: book.clock.now() } as never)
    expect(await openBetsOf(book.db, bet.match_id)).toHaveLength(0)
    const { rows } = await pageOfBets(
      book.db,
      { memberId: 'patient', from: 0, to: START * 2 },
      { pageNum: 1, pageSize: 10 },
    )
    expect(rows[0]).toMatchObject({ state: 3, score: expect.stringMatching(/^\d+-\d+$/) })
    expect(rows[0]?.settled_at ?? 0).toBeLessThan(fixture.endAt + 10_000)
  })

  it('gives the stake back when the match is cancelled', async () => {
    await addMember(book.db, 'void', { 'venue.OBTY': 10_000 })
    const bet = await place('void')
    const settle = (await actions())['bet.settle']
    await settle?.({ action: 'bet.settle', betNo: bet.no, result: 'void' }, {
      db: book.db,
      now: book.clock.now(),
    } as never)
    expect(await balanceOf(book.db, 'void', 'venue.OBTY')).toBe(10_000)
    const { rows } = await pageOfBets(
      book.db,
      { memberId: 'void', from: 0, to: START * 2 },
      { pageNum: 1, pageSize: 10 },
    )
    expect(rows[0]).toMatchObject({ state: 4, result: null, valid_fen: 0 })
  })

  it('ends a match by hand once; bets on it are refused afterwards', async () => {
    await addMember(book.db, 'late', { 'venue.OBTY': 10_000 })
    const { match, market, selection } = await openPick()
    const end = (await actions())['match.end']
    const context = { db: book.db, now: book.clock.now() } as never
    await end?.({ action: 'match.end', matchId: match.id, home: 3, away: 1 }, context)
    await expect(end?.({ action: 'match.end', matchId: match.id, home: 0, away: 0 }, context)).rejects.toThrow(
      'over already',
    )
    const slip = {
      legs: [{ selectionId: selection.id, odds: selection.odds, oddsVersion: market.oddsVersion }],
      stake: '2',
      accept: 'any' as const,
      requestNo: randomUUID(),
    }
    const work = inTransaction(book.db, async (trx) =>
      placeBet({
        trx,
        catalogue: book.catalogue,
        member: await lockMember(trx, 'late'),
        enName: 'OBTY',
        slip,
        now: book.clock.now(),
      }),
    )
    expect(await codeOf(work)).toMatchObject({ code: 711015, reason: 'closed' })
    expect(await settleMatch(book.db, book.catalogue, match.id, book.clock.now())).toBe(0)
  })

  it('[SBX-7] leaves a ledger that proves itself', async () => {
    expect(await proof(book.db, [openStakesProof])).toMatchObject({ ok: true, problems: [] })
  })
})
