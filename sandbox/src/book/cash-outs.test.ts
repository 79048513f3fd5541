import { randomUUID } from 'node:crypto'
import type { Match } from '@lantern/contract/games'
import { inTransaction } from '../database/database.ts'
import type { BetRow } from '../database/tables/site/book.schema.ts'
import { createFaults } from '../faults/faults.ts'
import { balanceOf } from '../ledger/ledger.ts'
import { fromFen, toFen } from '../ledger/money.rules.ts'
import { proof } from '../ledger/proof.ts'
import { ensureMailKey } from '../members/mail-key.ts'
import { lockMember } from '../members/members.repository.ts'
import { SandboxError } from '../refusal/sandbox-error.ts'
import { autoCashOutJob } from './auto-cash-out-job.ts'
import { ruleText } from './bet/bet-rule.rules.ts'
import { cashOutsOf, setAutoCashOut } from './bet/cash-outs.repository.ts'
import { legsOfBets } from './bet/legs.repository.ts'
import { betByNo, matchesWithOpenBets } from './bets.repository.ts'
import { placeBet } from './bets.ts'
import { openStakesProof } from './book.checks.ts'
import { addMember, type OpenBook, openBook } from './book.fixture.ts'
import { bookActions } from './book-actions.ts'
import { cashOutBet, setAuto } from './cash-outs.ts'
import { viewsOf } from './register-book.ts'
import { resettleBet } from './resettle.ts'

const HOUR = 3_600_000
let book: OpenBook
let matches: Match[]
beforeAll(async () => {
  book = await openBook()
  await ensureMailKey(book.db)
  const all = await book.catalogue.list(book.db, 'today', book.clock.now(), 0.05)
  matches = all.filter(isPriced)
})
afterAll(() => book.close())

const isPriced = ({ markets }: Match) => markets.some(({ kind, state }) => kind === '1x2' && state === 1)

async function place(memberId: string, count = 1, from = matches) {
  await addMember(book.db, memberId, { 'venue.OBTY': 10_000 })
  const legs = from.splice(0, count).map(({ markets }) => {
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

const cashOut = (memberId: string, no: string, offer: string, part?: string) =>
  inTransaction(book.db, (trx) =>
    cashOutBet({ trx, catalogue: book.catalogue, memberId, no, offer, part, now: book.clock.now() }),
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

  const stakesOf = async (no: string) => {
    const row = await betByNo(book.db, no)
    const options = { now: book.clock.now(), isEnglish: true, hasOffers: true }
    const [view] = row ? await viewsOf(book.db, book.catalogue, [row], options) : []
    return view
  }

  it('[SBX-222] ends a part at its share and leaves the rest open, each with its rule, and all adds up', async () => {
    const { bet } = await place('part1')
    const whole = toFen((await offered(bet.no)) ?? '')
    const first = await cashOut('part1', bet.no, '0.01', '8.00')
    expect(first).toMatchObject({ no: `${bet.no}-1`, stake: 800, state: 3, result: 'CASHOUT', valid_fen: 0 })
    const second = await cashOut('part1', bet.no, '0.01', '7.77')
    const rest = toFen((await offered(bet.no)) ?? '')
    expect(first.return_fen + second.return_fen + rest).toBe(whole)
    expect(await stakesOf(bet.no)).toMatchObject({
      stake: '4.23',
      state: 2,
      parts: [
        {
          no: `${bet.no}-1`,
          stake: '8.00',
          returned: fromFen(first.return_fen),
          rule: expect.stringContaining(bet.no),
        },
        { no: `${bet.no}-2`, stake: '7.77', returned: fromFen(second.return_fen) },
      ],
    })
    expect(await stakesOf(`${bet.no}-1`)).toMatchObject({ partOf: bet.no, shareable: false, cashOut: null })
    expect(await balance('part1')).toBe(8_000 + first.return_fen + second.return_fen)
    const last = await cashOut('part1', bet.no, fromFen(rest))
    expect(last).toMatchObject({ no: bet.no, stake: 423, return_fen: rest })
    expect(await balance('part1')).toBe(8_000 + whole)
  })

  it('[SBX-222] settles what parts left, and nothing else', async () => {
    const { bet, matchIds } = await place('part2', 2)
    const part = await cashOut('part2', bet.no, '0.01', '5')
    for (const matchId of matchIds) await end(matchId, 3, 0)
    const settled = await betByNo(book.db, bet.no)
    const legs = (await legsOfBets(book.db, [bet.no])).get(bet.no) ?? []
    const back = Math.floor(legs.reduce((product, { odds }) => product * odds, 1_500) / 100 ** legs.length)
    expect(settled).toMatchObject({
      stake: 1_500,
      state: 3,
      result: 'WIN',
      return_fen: back,
    })
    expect(await betByNo(book.db, part.no)).toMatchObject({ result: 'CASHOUT', return_fen: part.return_fen })
    expect(await balance('part2')).toBe(8_000 + part.return_fen + (settled?.return_fen ?? 0))
    expect(settled && ruleText(settled, [], true, { hasParts: true })).toContain('do not settle again')
  })

  it.each([
    ['below the least stake', '0.99', { code: 711002, min: '1.00' }],
    ['that leaves too little', '19.01', { code: 10003 }],
    ['above what is open', '20.01', { code: 711015, reason: 'stake', stake: '20.00' }],
  ])('[SBX-222] refuses a part %s and moves nothing', async (name, part, refusal) => {
    const { bet } = await place(`part ${name}`)
    expect(await refusalOf(cashOut(bet.member_id, bet.no, '0.01', part))).toMatchObject(refusal)
    expect(await betByNo(book.db, bet.no)).toMatchObject({ state: 2, stake: 2_000 })
    expect(await balance(bet.member_id)).toBe(8_000)
  })

  it('[SBX-222] refuses a part whose value has fallen and names the new one', async () => {
    const { bet } = await place('part3')
    // Its share of the whole, rounded down, or a fen more.
    const share = Math.floor((toFen((await offered(bet.no)) ?? '') * 800) / 2_000)
    const refusal = await refusalOf(cashOut('part3', bet.no, '7.99', '8'))
    expect(refusal).toMatchObject({ code: 711015, reason: 'offer', was: '7.99' })
    expect([fromFen(share), fromFen(share + 1)]).toContain((refusal as { offer: string }).offer)
  })

  /** An open bet that will be worth more than now, and when. */
  async function risingBet(): Promise<{ bet: BetRow; memberId: string; at: number; fen: number }> {
    const live = (await book.catalogue.list(book.db, 'live', book.clock.now(), 0.05)).filter(isPriced)
    for (let count = 0; live.length > 0; count += 1) {
      const memberId = `rising${count}`
      const { bet } = await place(memberId, 1, live)
      const now = toFen((await offered(bet.no)) ?? '')
      for (let at = book.clock.now(); at < book.clock.now() + HOUR; at += 20_000) {
        const [view] = await viewsOf(book.db, book.catalogue, [bet], { now: at, isEnglish: true, hasOffers: true })
        if (view?.cashOut && toFen(view.cashOut) > now) return { bet, memberId, at, fen: toFen(view.cashOut) }
      }
    }
    throw new Error('No price fell')
  }
  const autoAt = (memberId: string, no: string, at: string | null) =>
    inTransaction(book.db, (trx) =>
      setAuto({ trx, catalogue: book.catalogue, memberId, no, at, now: book.clock.now() }),
    )
  const runJob = () =>
    autoCashOutJob(book.catalogue).run({
      db: book.db,
      now: book.clock.now(),
      clock: book.clock,
      faults: createFaults(),
    })

  it('[SBX-223] cashes a bet out once when it reaches the value that was set, and notifies its member', async () => {
    const { bet, memberId, at, fen } = await risingBet()
    await autoAt(memberId, bet.no, fromFen(fen))
    expect((await stakesOf(bet.no))?.autoCashOut).toBe(fromFen(fen))
    await runJob()
    expect(await betByNo(book.db, bet.no)).toMatchObject({ state: 2 })
    book.advance(at - book.clock.now())
    await runJob()
    await runJob()
    expect(await betByNo(book.db, bet.no)).toMatchObject({ state: 3, result: 'CASHOUT', return_fen: fen })
    expect(await balance(memberId)).toBe(8_000 + fen)
    // Agreed whatever the result: a correction of the match does not pay it again.
    for (const result of ['win', 'lose', 'void'] as const)
      expect(await inTransaction(book.db, (trx) => resettleBet(trx, book.catalogue, bet.no, result, at))).toBeNull()
    expect(await balance(memberId)).toBe(8_000 + fen)
    const mails = await book.db.selectFrom('mails').selectAll().where('biz_no', '=', bet.no).execute()
    expect(mails.map(({ title_en }) => title_en)).toEqual([`Bet cashed out automatically: ${fromFen(fen)}`])
    const detail = (await cashOutsOf(book.db, [bet.no])).get(bet.no)
    expect(detail).toMatchObject({ part_of: null, auto_fen: fen })
  })

  it('[SBX-223] refuses a value that is reached or out of reach, and takes one back', async () => {
    const { bet } = await place('auto2')
    const offer = (await offered(bet.no)) ?? ''
    expect(await refusalOf(autoAt('auto2', bet.no, offer))).toEqual({ code: 711015, reason: 'reached', offer })
    expect(await refusalOf(autoAt('auto2', bet.no, '99999'))).toMatchObject({ code: 711003 })
    await addMember(book.db, 'stranger')
    expect(await refusalOf(autoAt('stranger', bet.no, '21'))).toMatchObject({ code: 10003 })
    const most = fromFen(Math.floor((bet.stake * bet.odds * 97) / 10_000))
    await autoAt('auto2', bet.no, most)
    expect((await stakesOf(bet.no))?.autoCashOut).toBe(most)
    await autoAt('auto2', bet.no, null)
    expect((await stakesOf(bet.no))?.autoCashOut).toBeNull()
  })

  it('[SBX-223] ends with a part that is cashed out, because it was a value of the whole', async () => {
    const { bet } = await place('auto3')
    await autoAt('auto3', bet.no, fromFen(Math.floor((bet.stake * bet.odds * 97) / 10_000)))
    await cashOut('auto3', bet.no, '0.01', '5')
    expect((await stakesOf(bet.no))?.autoCashOut).toBeNull()
  })

  it('[SBX-222] lets two parts that are more than the stake end one of them only', async () => {
    const { bet } = await place('race1')
    const results = await Promise.all(
      [0, 1].map(() =>
        cashOut('race1', bet.no, '0.01', '15').then(
          ({ return_fen }) => ({ paid: return_fen }),
          (error: unknown) => ({ paid: 0, refused: error }),
        ),
      ),
    )
    expect(results.filter(({ paid }) => paid > 0)).toHaveLength(1)
    expect(results.find((result) => 'refused' in result)).toMatchObject({
      refused: { data: { reason: 'stake', stake: '5.00' } },
    })
    expect(await balance('race1')).toBe(8_000 + results.reduce((sum, { paid }) => sum + paid, 0))
  })

  it('[SBX-223] ends a bet once that its member, its value and its match end at the same time', async () => {
    const { bet, matchIds } = await place('race2')
    const now = book.clock.now()
    await inTransaction(book.db, (trx) => setAutoCashOut(trx, bet.no, 1, now))
    await Promise.all([runJob(), cashOut('race2', bet.no, '0.01').catch(() => undefined), end(matchIds[0] ?? '', 3, 0)])
    const ended = await betByNo(book.db, bet.no)
    expect(ended).toMatchObject({ state: 3 })
    expect(await balance('race2')).toBe(8_000 + (ended?.return_fen ?? 0))
    const entries = await book.db
      .selectFrom('ledger_entries')
      .selectAll()
      .where('biz_no', '=', bet.no)
      .where('biz_type', 'in', ['BET_CASHOUT', 'BET_SETTLE'])
      .execute()
    expect(entries).toHaveLength(1)
  })

  it('[SBX-221] leaves the ledger proven', async () => {
    expect(await proof(book.db, [openStakesProof])).toMatchObject({ problems: [] })
  })
})
