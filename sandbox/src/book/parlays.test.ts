import { randomUUID } from 'node:crypto'
import type { Match, Venue } from '@lantern/contract/games'
import { HOUR_MS } from '@lantern/contract/site-time'
import { inTransaction } from '../database/database.ts'
import { balanceOf } from '../ledger/ledger.ts'
import { fromFen, toFen } from '../ledger/money.rules.ts'
import { proof } from '../ledger/proof.ts'
import { lockMember } from '../members/members.repository.ts'
import { SandboxError } from '../refusal/sandbox-error.ts'
import { venueViews } from '../site/venues.ts'
import { ruleText } from './bet/bet-rule.rules.ts'
import { legsOfBets } from './bet/legs.repository.ts'
import { betByNo, matchesWithOpenBets } from './bets.repository.ts'
import { placeBet } from './bets.ts'
import { openStakesProof } from './book.checks.ts'
import { addMember, type OpenBook, openBook } from './book.fixture.ts'
import { bookActions } from './book-actions.ts'
import { oddsCents } from './markets/odds-format.rules.ts'
import { parlayReturn, stakeForReturn } from './markets/parlay.rules.ts'
import { MAX_PARLAY_RETURN } from './play/venue-profiles.rules.ts'
import { viewsOf } from './register-book.ts'
import { settleJob } from './settle-job.ts'

let book: OpenBook
/** Matches of the next day that no test has used. */
let matches: Match[]
beforeAll(async () => {
  book = await openBook()
  matches = await comingMatches()
})
afterAll(() => book.close())

type Wanted = { selectionId: string; odds: string; oddsVersion: number }

async function comingMatches(): Promise<Match[]> {
  const all = await book.catalogue.list(book.db, 'today', book.clock.now(), 0.05)
  return all.filter(({ markets }) => markets.some(({ kind, state }) => kind === '1x2' && state === 1))
}

/** The home side of matches to come, each used once. */
function homeSides(count: number): Wanted[] {
  return matches.splice(0, count).map(({ markets }) => {
    const market = markets.find(({ kind }) => kind === '1x2')
    const home = market?.selections.find(({ pick }) => pick === 'home')
    if (!market || !home) throw new Error('No price for home')
    return { selectionId: home.id, odds: home.odds, oddsVersion: market.oddsVersion }
  })
}

async function place(memberId: string, legs: Wanted[], stake = '20.00', accept: 'better' | 'any' = 'better') {
  return inTransaction(book.db, async (trx) =>
    placeBet({
      trx,
      catalogue: book.catalogue,
      member: await lockMember(trx, memberId),
      enName: 'OBTY',
      slip: { legs, stake, accept, requestNo: randomUUID() },
      now: book.clock.now(),
    }),
  )
}

const matchOf = ({ selectionId }: Wanted): string => selectionId.split(':')[0] ?? ''
const context = () => ({ db: book.db, now: book.clock.now() }) as never
async function end(leg: Wanted, home: number, away: number) {
  const run = bookActions(book.catalogue)['match.end']
  return run?.({ action: 'match.end', matchId: matchOf(leg), home, away }, context())
}
async function callOff(leg: Wanted, kind: 'postponed' | 'abandoned' | 'cancelled') {
  const run = bookActions(book.catalogue)['match.callOff']
  return run?.({ action: 'match.callOff', matchId: matchOf(leg), kind }, context())
}
const cents = ({ odds }: Wanted): number => Math.round(Number(odds) * 100)
const balance = (id: string) => balanceOf(book.db, id, 'venue.OBTY')
const refusalOf = async (work: Promise<unknown>): Promise<unknown> => {
  const error = await work.then(
    () => undefined,
    (reason: unknown) => reason,
  )
  return error instanceof SandboxError ? { code: error.code, ...(error.data as object) } : error
}

describe('a parlay', () => {
  it('[SBX-219] takes its stake once, waits for its last match, and pays the product of its odds', async () => {
    await addMember(book.db, 'multi', { 'venue.OBTY': 10_000 })
    const legs = homeSides(3)
    const bet = await place('multi', legs)
    expect(bet).toMatchObject({ kind: 'parlay', match_id: '', state: 2 })
    expect(await balance('multi')).toBe(8_000)
    for (const leg of legs.slice(0, 2)) await end(leg, 3, 0)
    expect(await betByNo(book.db, bet.no)).toMatchObject({ state: 2 })
    expect(await matchesWithOpenBets(book.db)).toEqual([matchOf(legs[2] as Wanted)])
    await end(legs[2] as Wanted, 3, 0)
    const back = Math.floor((2_000 * legs.reduce((product, leg) => product * cents(leg), 1)) / 1_000_000)
    expect(await betByNo(book.db, bet.no)).toMatchObject({ state: 3, result: 'WIN', return_fen: back })
    expect(await balance('multi')).toBe(8_000 + back)
  })

  it('[SBX-219] is lost with its first pick that loses, and waits for no other', async () => {
    await addMember(book.db, 'early', { 'venue.OBTY': 10_000 })
    const legs = homeSides(3)
    const bet = await place('early', legs)
    await end(legs[1] as Wanted, 0, 2)
    expect(await betByNo(book.db, bet.no)).toMatchObject({ state: 3, result: 'LOSE', return_fen: 0, valid_fen: 2_000 })
    expect(await matchesWithOpenBets(book.db)).toEqual([])
    await end(legs[0] as Wanted, 2, 0)
    expect(await balance('early')).toBe(8_000)
  })

  it('[SBX-219, SBX-207] counts a match that is not played with 1.00, a postponed one after 36 hours', async () => {
    await addMember(book.db, 'void', { 'venue.OBTY': 10_000 })
    const [first, second, third] = homeSides(3) as [Wanted, Wanted, Wanted]
    const bet = await place('void', [first, second, third])
    await callOff(first, 'abandoned')
    await callOff(second, 'postponed')
    await end(third, 4, 1)
    expect(await betByNo(book.db, bet.no)).toMatchObject({ state: 2 })
    const { startAt = 0 } = book.catalogue.fixture(matchOf(second)) ?? {}
    book.advance(startAt + 36 * HOUR_MS - 1 - book.clock.now())
    await settleJob(book.catalogue).run(context())
    expect(await betByNo(book.db, bet.no)).toMatchObject({ state: 2 })
    book.advance(1)
    await settleJob(book.catalogue).run(context())
    const back = Math.floor((2_000 * cents(third)) / 100)
    expect(await betByNo(book.db, bet.no)).toMatchObject({ state: 3, return_fen: back })
    const legs = (await legsOfBets(book.db, [bet.no])).get(bet.no) ?? []
    expect(legs.map(({ result }) => result)).toEqual(['VOID', 'VOID', 'WIN'])
    expect(ruleText(bet, legs, true)).toContain('multiplied')
    const settled = await betByNo(book.db, bet.no)
    expect(settled && ruleText(settled, legs, false)).toBe(
      `返还 = 本金 × 1.00（取消） × 1.00（取消） × ${third.odds}，不足一分舍去。`,
    )
    matches = await comingMatches()
  })

  it('[SBX-219] gives the stake back when none of its matches is played', async () => {
    await addMember(book.db, 'nothing', { 'venue.OBTY': 10_000 })
    const legs = homeSides(2)
    const bet = await place('nothing', legs)
    for (const leg of legs) await callOff(leg, 'cancelled')
    expect(await betByNo(book.db, bet.no)).toMatchObject({ state: 4, return_fen: 2_000, valid_fen: 0 })
    expect(await balance('nothing')).toBe(10_000)
  })

  it('[SBX-219] shows its picks with their results in the records', async () => {
    await addMember(book.db, 'reader', { 'venue.OBTY': 10_000 })
    const legs = homeSides(2)
    const bet = await place('reader', legs)
    await end(legs[0] as Wanted, 1, 0)
    const options = { now: book.clock.now(), isEnglish: true }
    const [open] = await viewsOf(book.db, book.catalogue, [bet], options)
    expect(open).toMatchObject({ kind: 'parlay', legs: [{ result: 'WIN', score: '1-0' }, { result: null }] })
    expect(open?.legs.map(({ selectionId }) => selectionId)).toEqual(legs.map(({ selectionId }) => selectionId))
    await end(legs[1] as Wanted, 0, 1)
    const row = await betByNo(book.db, bet.no)
    const [view] = row ? await viewsOf(book.db, book.catalogue, [row], options) : []
    expect(view).toMatchObject({ result: 'LOSE', legs: [{ result: 'WIN' }, { result: 'LOSE', score: '0-1' }] })
  })

  it('[SBX-219] is refused as a whole: two picks of a match, a worse price, a return above the highest', async () => {
    await addMember(book.db, 'refused', { 'venue.OBTY': 9_000_000 })
    const legs = homeSides(10)
    const [first, second] = legs as [Wanted, Wanted]
    const other = { ...first, selectionId: first.selectionId.replace(/:home$/, ':away') }
    expect(await refusalOf(place('refused', [first, other], '20', 'any'))).toMatchObject({
      code: 10003,
      fields: { legs: 'same-match' },
    })
    expect(await refusalOf(place('refused', [first, { ...second, odds: '99.00' }]))).toMatchObject({
      code: 711015,
      reason: 'odds',
      selectionId: second.selectionId,
    })
    const product = legs.reduce((all, leg) => all * Number(leg.odds), 1)
    expect(product).toBeGreaterThan(100)
    expect(await refusalOf(place('refused', legs, '20000'))).toMatchObject({ code: 711003 })
    expect(await balance('refused')).toBe(9_000_000)
    expect(await balanceOf(book.db, 'refused', 'venueOpen.OBTY')).toBe(0)
  })

  it('[SBX-275] takes exactly the stakes that the list of venues allows, for a single and for a parlay', async () => {
    const { maxBet, maxParlayReturn } = venueViews(new Map(), 0).find(({ enName }) => enName === 'OBTY') as Venue
    await addMember(book.db, 'limited', { 'venue.OBTY': 9_000_000 })
    const legs = homeSides(10)
    const single = legs.slice(0, 1)
    const most = toFen(maxBet ?? '')
    expect((await place('limited', single, fromFen(most))).stake).toBe(most)
    expect(await refusalOf(place('limited', single, fromFen(most + 1)))).toMatchObject({ code: 711003, max: maxBet })
    expect(toFen(maxParlayReturn ?? '')).toBe(MAX_PARLAY_RETURN)
    const prices = legs.map(({ odds }) => oddsCents(odds))
    const mostInParlay = stakeForReturn(MAX_PARLAY_RETURN, prices)
    const won = prices.map((odds) => ({ odds, result: 'WIN' as const }))
    expect(Number(parlayReturn(mostInParlay, won))).toBeLessThanOrEqual(MAX_PARLAY_RETURN)
    expect(mostInParlay).toBeLessThan(most)
    expect((await place('limited', legs, fromFen(mostInParlay))).stake).toBe(mostInParlay)
    expect(await refusalOf(place('limited', legs, fromFen(mostInParlay + 1)))).toMatchObject({ code: 711003 })
  })

  it.each(['win', 'lose', 'void'] as const)('[SBX-219] can be settled by hand to %s', async (result) => {
    await addMember(book.db, `hand-${result}`, { 'venue.OBTY': 10_000 })
    const bet = await place(`hand-${result}`, homeSides(2))
    const settle = bookActions(book.catalogue)['bet.settle']
    await settle?.({ action: 'bet.settle', betNo: bet.no, result }, context())
    const expected = { win: { state: 3, result: 'WIN' }, lose: { state: 3, result: 'LOSE' }, void: { state: 4 } }
    expect(await betByNo(book.db, bet.no)).toMatchObject(expected[result])
  })

  it('[SBX-7] leaves a ledger that proves itself', async () => {
    expect(await proof(book.db, [openStakesProof])).toMatchObject({ ok: true, problems: [] })
  })
})
