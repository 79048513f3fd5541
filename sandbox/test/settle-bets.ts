/** Generated singles and parlays on the matches of a day, decided by score, cancelled, abandoned or postponed, and compared with a closed form. */
import { randomUUID } from 'node:crypto'
import type { Match } from '@lantern/contract/games'
import { DAY_MS } from '@lantern/contract/site-time'
import { SETTLED, VOID } from '../src/book/bet/bet-states.rules.ts'
import { insertOverride } from '../src/book/bets.repository.ts'
import { placeBet } from '../src/book/bets.ts'
import { openStakesProof } from '../src/book/book.checks.ts'
import { addMember, type OpenBook } from '../src/book/book.fixture.ts'
import { parseSelection } from '../src/book/markets/markets.rules.ts'
import { seedOf, uniform } from '../src/book/play/seeded.rules.ts'
import { resettleBet } from '../src/book/resettle.ts'
import { settleJob } from '../src/book/settle-job.ts'
import { inTransaction } from '../src/database/database.ts'
import type { MatchOverride } from '../src/database/tables/site/book.schema.ts'
import { balancesOf } from '../src/ledger/ledger.ts'
import { proof } from '../src/ledger/proof.ts'
import { ensureMailKey } from '../src/members/mail-key.ts'
import { lockMember } from '../src/members/members.repository.ts'
import { oracleIsVoid, oracleReturn, oracleWin } from './settle-oracle.ts'

export type SettleResult = {
  bets: number
  parlays: number
  voids: number
  /** Results that were changed after they were settled. */
  corrections: number
  problems: string[]
}

const MEMBER = 'oracle'
const VENUE = 'OBTY'
/** Enough for every stake, fen. */
const MONEY = 100_000_000_000
/** Bets placed before the matches of a day are decided. */
const PER_DAY = 250
/** Later than a postponed match waits. */
const STEP_DAYS = 3

/** @param seed equal seeds make equal bets and results */
export async function settleBets(book: OpenBook, seed: string, count: number): Promise<SettleResult> {
  const draw = drawsOf(seed)
  // A correction is told by mail.
  await ensureMailKey(book.db)
  await addMember(book.db, MEMBER, { [`venue.${VENUE}`]: MONEY })
  const result: SettleResult = { bets: 0, parlays: 0, voids: 0, corrections: 0, problems: [] }
  let wallet = BigInt(MONEY)
  while (result.bets < count) {
    const now = book.clock.now()
    const all = await book.catalogue.list(book.db, 'today', now, 0.05)
    const matches = all.filter(({ markets }) => markets.some(({ state }) => state === 1))
    const placed = []
    for (let made = 0; made < Math.min(PER_DAY, count - result.bets); made += 1)
      placed.push(await placeOne(book, draw, matches))
    const finals = new Map<string, Final>()
    for (const { id } of matches) finals.set(id, await decide(book, draw, id))
    book.advance(STEP_DAYS * DAY_MS)
    await settleJob(book.catalogue).run({ db: book.db, now: book.clock.now() } as never)
    for (const bet of placed) wallet += (await compare(book, draw, bet, finals, result)) - BigInt(bet.stake)
    result.bets += placed.length
  }
  // The whole wallet, so that no posting of a correction is missing or made twice.
  const held = (await balancesOf(book.db, MEMBER)).byKind.get(`venue.${VENUE}`) ?? 0
  if (BigInt(held) !== wallet) result.problems.push(`the wallet holds ${held} fen, ${wallet} expected`)
  const ledger = await proof(book.db, [openStakesProof])
  result.problems.push(...ledger.problems)
  return result
}

type Draw = (below: number) => number
type Final = { home: number; away: number } | null
type Placed = { no: string; stake: number; legs: { selectionId: string; odds: string }[] }

async function placeOne(book: OpenBook, draw: Draw, matches: readonly Match[]): Promise<Placed> {
  const count = draw(3) === 0 ? 1 : 2 + draw(Math.min(9, matches.length - 1))
  const left = [...matches]
  const legs = Array.from({ length: count }, () => {
    const [match] = left.splice(draw(left.length), 1)
    const markets = (match?.markets ?? []).filter(({ state }) => state === 1)
    const market = markets[draw(markets.length)]
    const selection = market?.selections[draw(market.selections.length)]
    if (!market || !selection) throw new Error('A match to come has open markets')
    return { selectionId: selection.id, odds: selection.odds, oddsVersion: market.oddsVersion }
  })
  const most = Math.min(2_000_000, Math.floor(200_000_000 / legs.reduce((all, { odds }) => all * Number(odds), 1)) - 1)
  if (most < 200) return placeOne(book, draw, matches)
  const stake = 200 + draw(most - 199)
  const row = await inTransaction(book.db, async (trx) =>
    placeBet({
      trx,
      catalogue: book.catalogue,
      member: await lockMember(trx, MEMBER),
      enName: VENUE,
      slip: {
        legs,
        stake: `${Math.floor(stake / 100)}.${String(stake % 100).padStart(2, '0')}`,
        accept: 'none',
        requestNo: randomUUID(),
      },
      now: book.clock.now(),
    }),
  )
  return { no: row.no, stake, legs }
}

const CALLED_OFF: readonly MatchOverride['kind'][] = ['cancelled', 'abandoned', 'postponed']

/** No correction, one, or one after another. */
const CORRECTIONS: readonly (readonly ('win' | 'lose' | 'void')[])[] = [
  [],
  ['win'],
  ['lose'],
  ['void'],
  ['win', 'lose'],
  ['lose', 'win'],
  ['win', 'void'],
]

async function decide(book: OpenBook, draw: Draw, id: string): Promise<Final> {
  const isPlayed = draw(8) > 0
  const score = { home: draw(6), away: draw(6) }
  const kind = isPlayed ? 'ended' : (CALLED_OFF[draw(CALLED_OFF.length)] ?? 'cancelled')
  await inTransaction(book.db, (trx) => insertOverride(trx, { match_id: id, kind, ...score, at: book.clock.now() }))
  return isPlayed ? score : null
}

/** Compares a bet as it was settled, and after each of up to two corrections. @returns what it returned in the end, fen */
async function compare(
  book: OpenBook,
  draw: Draw,
  bet: Placed,
  finals: ReadonlyMap<string, Final>,
  result: SettleResult,
): Promise<bigint> {
  const picks = bet.legs.map(({ selectionId, odds }) => {
    const selection = parseSelection(selectionId)
    if (!selection) throw new Error(`not a selection: ${selectionId}`)
    const price = Number(odds.replace('.', ''))
    return { ...selection.leg, odds: price, final: finals.get(selection.matchId) ?? null }
  })
  const back = oracleReturn(bet.stake, picks)
  const isVoid = oracleIsVoid(picks)
  if (bet.legs.length > 1) result.parlays += 1
  if (isVoid) result.voids += 1
  const expectRow = async (wanted: bigint, state: number, when: string): Promise<void> => {
    const row = await book.db.selectFrom('bets').selectAll().where('no', '=', bet.no).executeTakeFirstOrThrow()
    if (BigInt(row.return_fen) === wanted && row.state === state) return
    result.problems.push(
      `${bet.no}, ${when}: state ${row.state}, ${row.return_fen} fen, ${wanted} expected for ${JSON.stringify(picks)}`,
    )
  }
  await expectRow(back, isVoid ? VOID : SETTLED, 'settled')

  let [last, state] = [back, isVoid ? VOID : SETTLED]
  for (const to of CORRECTIONS[draw(CORRECTIONS.length)] ?? []) {
    const corrected = await inTransaction(book.db, (trx) =>
      resettleBet(trx, book.catalogue, bet.no, to, book.clock.now()),
    )
    // A void bet is refunded: it has no result to correct.
    if (state === VOID) {
      if (corrected !== null) result.problems.push(`${bet.no}: a void bet was corrected to ${to}`)
      continue
    }
    result.corrections += 1
    last = to === 'void' ? BigInt(bet.stake) : to === 'lose' ? 0n : oracleWin(bet.stake, picks)
    state = to === 'void' ? VOID : SETTLED
    await expectRow(last, state, `corrected to ${to}`)
  }
  return last
}

function drawsOf(seed: string): Draw {
  const start = seedOf(seed)
  let at = 0
  return (below) => {
    at += 1
    return Math.floor(uniform(start, at) * below)
  }
}
