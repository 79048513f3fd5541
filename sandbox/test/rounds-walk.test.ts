/**
 * A generated walk over every engine, at a venue with a wallet of its own and at one on the main wallet: random stakes, choices and positions, some
 * requests sent twice. After each engine the ledger proves itself, and the member's money is what the seeds say, to the cent.
 * Short here; `npm run proof -- rounds` takes 100 rounds of each.
 */
import { randomUUID } from 'node:crypto'
import type { DataOf, Endpoint, InputOf } from '@lantern/contract/endpoint'
import { venueLaunch } from '@lantern/contract/games'
import { playRound, playTable, type RoundChoice } from '@lantern/contract/rounds'
import { playShared, playSharedBet } from '@lantern/contract/shared-rounds'
import { transfer } from '@lantern/contract/transfer'
import { venueSession } from '@lantern/contract/venue'
import { walletOverview } from '@lantern/contract/wallet'
import fc from 'fast-check'
import * as v from 'valibot'
import { makeGames } from '../src/content/games/games.ts'
import { readGame, returnOfSeeds } from '../src/engines/instant.rules.ts'
import { outcomeOf, paysOf, readSharedSheet } from '../src/engines/shared/shared-game.rules.ts'
import { toFen } from '../src/ledger/money.rules.ts'
import { proof } from '../src/ledger/proof.ts'
import { isSeamless } from '../src/site/venues.ts'
import { buildVenueApp } from '../src/venue-server/venue-app.ts'
import { openSandbox, type TestSandbox } from './harness.ts'

const ROUNDS = Number(process.env.ROUNDS_STEPS ?? 3)
const SEED = Number(process.env.ROUNDS_SEED ?? 20_261_123)
const SITE = 'http://127.0.0.1:3000'
/** Longer than the cycle of every engine and than the pause between two transfers. */
const PAUSE_MS = 6_000
const QUICK_MS = 5 * 60_000
/** Each engine at a venue with its own wallet, then at a seamless one. */
const WALKS = [
  ['lines', 'JDB', 'PPDZ'],
  ['ways', 'JDB', 'PPDZ'],
  ['bulls', 'KYQP', 'LEGQP'],
  ['fishing', 'JDBBY', 'CQ9BY'],
  ['baccarat', 'AG', 'EVO'],
  ['roulette', 'AG', 'EVO'],
  ['digits', 'VRCP', 'TCGCP'],
].flatMap(([engine = '', ...venues]) => venues.map((enName) => ({ engine, enName })))

/** One round: which of the offered stakes and options it takes, and whether its request is sent twice. */
const STEP = fc.record({
  stake: fc.nat(2),
  option: fc.nat(99),
  others: fc.array(fc.nat(99), { maxLength: 5 }),
  twice: fc.boolean(),
  clientSeed: fc.stringMatching(/^[!-~]{1,64}$/),
})
type Step = typeof STEP extends fc.Arbitrary<infer One> ? One : never

let sandbox: TestSandbox
let venue: Awaited<ReturnType<typeof buildVenueApp>>
let member: string

beforeAll(async () => {
  sandbox = await openSandbox()
  venue = await buildVenueApp({ ...sandbox, siteOrigins: [SITE], siteFolder: '/nowhere' })
  member = await sandbox.signIn('vip10aa')
  const own = new Set(WALKS.map(({ enName }) => enName).filter((enName) => !isSeamless(enName)))
  for (const to of own) {
    await sandbox.call(transfer, { from: 'center', to, amount: '50000.00', requestNo: randomUUID() }, { token: member })
    await sandbox.advance(PAUSE_MS)
  }
}, 60_000)
afterAll(async () => {
  await venue.close()
  await sandbox.close()
})

async function call<E extends Endpoint>(endpoint: E, input: InputOf<E>, token: string): Promise<DataOf<E>> {
  const response = await venue.inject({
    method: endpoint.method,
    url: endpoint.path,
    headers: { authorization: `Bearer ${token}` },
    ...(endpoint.method === 'GET' ? { query: input as Record<string, string> } : { payload: input as object }),
  })
  const answer = response.json() as { code: unknown; data: unknown }
  expect(answer).toMatchObject({ code: 350 })
  return v.parse(endpoint.response, answer.data) as DataOf<E>
}

async function enter(enName: string, gameCode: string): Promise<string> {
  const launched = await sandbox.call(venueLaunch, { enName, gameCode }, { token: member, headers: { origin: SITE } })
  return (await call(venueSession, { code: new URL(launched.url).hash.replace('#code=', '') }, '')).token
}

/** Everything the member has, in all wallets. */
async function worth(): Promise<number> {
  const { center, venues } = await sandbox.call(walletOverview, {}, { token: member })
  return venues.reduce((sum, { balance }) => sum + toFen(balance ?? '0'), toFen(center))
}

/** Sends a write, a second time with the same request number where the step says so. @returns the last answer */
async function send<E extends Endpoint>(
  endpoint: E,
  input: InputOf<E>,
  token: string,
  twice: boolean,
): Promise<DataOf<E>> {
  const first = await call(endpoint, input, token)
  if (!twice) return first
  const second = await call(endpoint, input, token)
  expect(second).toEqual(first)
  return second
}

/** Plays one round alone. @returns what the member's money must have changed by, fen */
async function playAlone(token: string, game: string, step: Step): Promise<number> {
  await sandbox.advance(PAUSE_MS)
  const table = await call(playTable, { game }, token)
  const sheet = readGame(table.game.engine, table.game.sheet)
  const stake = table.game.stakes[step.stake % table.game.stakes.length]
  if (!sheet || stake === undefined) throw new Error(`${game} cannot be read`)
  const choice = choiceOf(sheet, step)
  const { clientSeed } = step
  const wanted = { game, nonce: table.next.nonce, clientSeed, stake, choice, requestNo: randomUUID() }
  const { round } = await send(playRound, wanted, token, step.twice)
  const { serverSeed, nonce } = round
  const back = returnOfSeeds(sheet, choice, toFen(stake), { serverSeed, clientSeed, nonce })
  expect(toFen(round.return)).toBe(back)
  return back - toFen(stake)
}

function choiceOf(game: NonNullable<ReturnType<typeof readGame>>, { option }: Step): RoundChoice {
  switch (game.engine) {
    case 'bulls':
      return { kind: 'deal' }
    case 'fishing':
      return { kind: 'cast', fish: game.sheet.fish[option % game.sheet.fish.length]?.id ?? '' }
    default:
      return { kind: 'spin' }
  }
}

/** Bets on some positions of one round of the clock, and waits for its result. @returns the change of the member's money, fen */
async function playOnClock(token: string, game: string, step: Step): Promise<number> {
  const before = await call(playShared, { game }, token)
  await sandbox.advance(before.next.startAt - before.now)
  const { round, game: view } = await call(playShared, { game }, token)
  const sheet = readSharedSheet(view.engine, view.sheet)
  const stake = view.chips[step.stake % view.chips.length]
  if (!sheet || stake === undefined) throw new Error(`${game} cannot be read`)
  const positions = new Set(
    [step.option, ...step.others].map((at) => sheet.bets[at % sheet.bets.length]?.position ?? ''),
  )
  const bets = [...positions].map((position) => ({ position, stake }))
  await send(playSharedBet, { game, round: round.no, bets, requestNo: randomUUID() }, token, step.twice)
  await sandbox.advance(round.resultAt - sandbox.clock.now() + 1_000)
  const { results } = await call(playShared, { game }, token)
  const { serverSeed, outcome } = results.find(({ no }) => no === round.no) ?? { serverSeed: '', outcome: '' }
  expect(outcome).toBe(outcomeOf(sheet, { serverSeed, gameCode: game, no: round.no }))
  return bets.reduce(
    (sum, { position }) => sum + (toFen(stake) * paysOf(sheet, outcome, position)) / 100 - toFen(stake),
    0,
  )
}

it.each(WALKS)(
  '[SBX-7, SBX-191, SBX-212] $engine at $enName moves exactly what its seeds say',
  async ({ engine, enName }) => {
    const game = makeGames().find(
      (one) =>
        one.enName === enName &&
        one.title?.engine === engine &&
        (one.title.shared === null || one.title.shared.plan.everyMs <= QUICK_MS),
    )
    if (!game) throw new Error(`${enName} has no ${engine}`)
    const token = await enter(enName, game.gameCode)
    const play = game.title?.shared ? playOnClock : playAlone
    const [steps = []] = fc.sample(fc.array(STEP, { minLength: ROUNDS, maxLength: ROUNDS }), { seed: SEED, numRuns: 1 })
    let expected = await worth()
    for (const step of steps) expected += await play(token, game.gameCode, step)
    expect(await worth()).toBe(expected)
    expect(await proof(sandbox.db, sandbox.checks)).toMatchObject({ ok: true, problems: [] })
  },
  3_600_000,
)
