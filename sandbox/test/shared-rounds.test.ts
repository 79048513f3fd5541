/** Rounds on the clock at the venue's own API: promises, bets, settlement, records, restarts. */
import { randomUUID } from 'node:crypto'
import type { DataOf, Endpoint, InputOf } from '@lantern/contract/endpoint'
import { venueLaunch } from '@lantern/contract/games'
import { betDetail, betRecords } from '@lantern/contract/records'
import { playTable } from '@lantern/contract/rounds'
import { playShared, playSharedBet } from '@lantern/contract/shared-rounds'
import { transfer } from '@lantern/contract/transfer'
import { venueSession } from '@lantern/contract/venue'
import { walletOverview } from '@lantern/contract/wallet'
import * as v from 'valibot'
import { findGame, makeGames } from '../src/content/games/games.ts'
import { seedHash } from '../src/engines/draws/draws.rules.ts'
import { outcomeOf, paysOf, readSharedSheet, type SharedEngine } from '../src/engines/shared/shared-game.rules.ts'
import { fromFen, toFen } from '../src/ledger/money.rules.ts'
import { proof } from '../src/ledger/proof.ts'
import { settleDueRounds } from '../src/shared-rounds/settle-shared-job.ts'
import { buildVenueApp } from '../src/venue-server/venue-app.ts'
import { openSandbox, type TestSandbox } from './harness.ts'

const SITE = 'http://127.0.0.1:3000'
/** Between two transfers of one member. */
const TRANSFER_GAP_MS = 3_000

let sandbox: TestSandbox
let venue: Awaited<ReturnType<typeof buildVenueApp>>
let member: string

beforeAll(async () => {
  sandbox = await openSandbox()
  venue = await buildVenueApp({ ...sandbox, siteOrigins: [SITE], siteFolder: '/nowhere' })
  member = await sandbox.signIn('vip10aa')
  for (const to of ['AG', 'BG', 'VRCP']) {
    await sandbox.call(transfer, { from: 'center', to, amount: '2000.00', requestNo: randomUUID() }, { token: member })
    await sandbox.advance(TRANSFER_GAP_MS)
  }
}, 60_000)
afterAll(async () => {
  await venue.close()
  await sandbox.close()
})

async function ask(endpoint: Endpoint, input: object, token: string) {
  const response = await venue.inject({
    method: endpoint.method,
    url: endpoint.path,
    headers: { authorization: `Bearer ${token}` },
    ...(endpoint.method === 'GET' ? { query: input as Record<string, string> } : { payload: input }),
  })
  return response.json() as { code: unknown; data: unknown }
}

async function call<E extends Endpoint>(endpoint: E, input: InputOf<E>, token: string): Promise<DataOf<E>> {
  const answer = await ask(endpoint, input as object, token)
  expect(answer).toMatchObject({ code: 350 })
  return v.parse(endpoint.response, answer.data) as DataOf<E>
}

async function enter(enName: string, gameCode: string, token = member): Promise<string> {
  const { url } = await sandbox.call(venueLaunch, { enName, gameCode }, { token, headers: { origin: SITE } })
  return (await call(venueSession, { code: new URL(url).hash.replace('#code=', '') }, '')).token
}

/** A title of a venue on that engine that does not wait for a daily draw. */
function gameOf(enName: string, engine: SharedEngine): string {
  const game = makeGames().find(
    (one) => one.enName === enName && one.title?.shared?.kind === engine && one.title.shared.plan.everyMs <= 5 * 60_000,
  )
  if (!game) throw new Error(`${enName} has no ${engine}`)
  return game.gameCode
}

const see = (token: string, game: string, since = '') => call(playShared, { game, since }, token)

/** Moves the clock to the start of the next round, or of this one when that is now. */
async function toBetting(token: string, game: string) {
  const { now, round, next } = await see(token, game)
  if (now > round.startAt) await sandbox.advance(next.startAt - now)
  return (await see(token, game)).round
}

const order = (game: string, round: number, bets: { position: string; stake: string }[]) => ({
  game,
  round,
  bets,
  requestNo: randomUUID(),
})

const venueMoney = async (enName: string) => {
  const { venues } = await sandbox.call(walletOverview, {}, { token: member })
  return toFen(venues.find((one) => one.enName === enName)?.balance ?? '0')
}

/** All positions of baccarat and a spread of roulette's. */
const SPREADS = {
  baccarat: ['player', 'banker', 'tie', 'playerPair', 'bankerPair'],
  digits: ['big', 'small', 'odd', 'c1v1', 'c2v3', 'c3v5'],
  roulette: ['n0', 'n17', 'red', 'black', 'odd', 'low', 'dozen2', 'column3'],
} as const satisfies Partial<Record<SharedEngine, readonly string[]>>

describe('a shared round', () => {
  it('[SBX-210] is drawn from a seed whose hash was shown with the round before, the same for every player', async () => {
    const game = gameOf('AG', 'baccarat')
    const token = await enter('AG', game)
    const before = await see(token, game)
    const promised = before.next
    await sandbox.advance(promised.resultAt - sandbox.clock.now() - 1)
    const running = await see(token, game)
    expect(running.round).toMatchObject({ no: promised.no, serverSeedHash: promised.serverSeedHash })
    expect(running.results.some(({ no }) => no === promised.no)).toBe(false)
    await sandbox.advance(1)
    const [decided] = (await see(token, game)).results
    expect(decided?.no).toBe(promised.no)
    expect(seedHash(decided?.serverSeed ?? '')).toBe(promised.serverSeedHash)
    const sheet = readSharedSheet(before.game.engine, before.game.sheet)
    if (!sheet || !decided) throw new Error('The sheet is not readable')
    expect(outcomeOf(sheet, { serverSeed: decided.serverSeed, gameCode: game, no: decided.no })).toBe(decided.outcome)
    const other = await enter('AG', game, await sandbox.signIn('demo01'))
    expect((await see(other, game)).results[0]).toEqual(decided)
    // Only what the page does not have yet.
    const since = String(decided.no - 2)
    expect((await see(token, game, since)).results.map(({ no }) => no)).toEqual([decided.no, decided.no - 1])
  })

  it.each([
    ['AG', 'baccarat'],
    ['BG', 'roulette'],
    ['VRCP', 'digits'],
  ] as const)('[SBX-212, SBX-213] at %s settles %s bets exactly and once, on the clock', async (enName, engine) => {
    const game = gameOf(enName, engine)
    const token = await enter(enName, game)
    const { no, resultAt } = await toBetting(token, game)
    const before = await venueMoney(enName)
    const bets = SPREADS[engine].map((position, at) => ({ position, stake: fromFen((at + 1) * 700) }))
    const sent = order(game, no, bets)
    const placed = await call(playSharedBet, sent, token)
    // The same request number is the same bets.
    expect(await call(playSharedBet, sent, token)).toEqual(placed)
    const staked = bets.reduce((sum, { stake }) => sum + toFen(stake), 0)
    expect(await venueMoney(enName)).toBe(before - staked)
    expect(toFen(placed.balance)).toBe(before - staked)
    await sandbox.advance(resultAt - sandbox.clock.now() - 1)
    expect((await see(token, game)).bets.every((bet) => bet.return === null)).toBe(true)
    await sandbox.advance(1_000)
    const { results, bets: settled, game: view } = await see(token, game)
    const sheet = readSharedSheet(engine, view.sheet)
    const outcome = results.find((one) => one.no === no)?.outcome ?? ''
    if (!sheet) throw new Error('The sheet is not readable')
    for (const bet of settled)
      expect(bet.return).toBe(fromFen((toFen(bet.stake) * paysOf(sheet, outcome, bet.position)) / 100))
    const returned = settled.reduce((sum, bet) => sum + toFen(bet.return ?? '0'), 0)
    expect(await venueMoney(enName)).toBe(before - staked + returned)
    // Another run, as after a crash, finds nothing to do.
    expect(await settleDueRounds(sandbox.db, sandbox.clock.now())).toBe(0)
    expect(await venueMoney(enName)).toBe(before - staked + returned)
    const { list } = await sandbox.call(
      betRecords,
      { enName, from: 0, to: sandbox.clock.now(), pageSize: 50 },
      { token: member },
    )
    const mine = list.filter(({ no: number }) => settled.some((bet) => bet.no === number))
    expect(mine).toHaveLength(bets.length)
    const valid = mine.reduce((sum, bet) => sum + toFen(bet.valid), 0)
    expect(valid).toBe(engine === 'digits' ? staked : Math.min(staked, Math.abs(returned - staked)))
    const { rule, ledger } = await sandbox.call(betDetail, { no: mine[0]?.no ?? '' }, { token: member })
    expect(rule).toContain(`${engine === 'digits' ? 'draw' : 'round'} ${no} was `)
    expect(ledger.map(({ biz }) => biz)).toEqual(expect.arrayContaining(['BET_STAKE', 'BET_SETTLE']))
  })

  it('[SBX-214] takes no bets after they close, on other rounds, on unknown positions or outside the stakes; nothing moves', async () => {
    const game = gameOf('AG', 'baccarat')
    const token = await enter('AG', game)
    const { no, closeAt } = await toBetting(token, game)
    const before = await venueMoney('AG')
    const bet = (position: string, stake: string) => [{ position, stake }]
    for (const [sent, code] of [
      [order(game, no + 1, bet('banker', '10')), 711015],
      [order(game, no - 1, bet('banker', '10')), 711015],
      [order(game, no, bet('n17', '10')), 10003],
      [order(game, no, bet('constructor', '10')), 10003],
      [order(game, no, bet('banker', '0.50')), 711002],
      [order(game, no, bet('banker', '1.50')), 10003],
      [order(game, no, bet('banker', '5001')), 711003],
      // All or nothing: the first of these could be paid.
      [order(game, no, [...bet('banker', '1'), ...bet('player', '4000')]), 711001],
      [order('JDB-001', no, bet('banker', '10')), 10003],
    ] as const)
      expect([sent.bets, (await ask(playSharedBet, sent, token)).code]).toEqual([sent.bets, code])
    expect(await venueMoney('AG')).toBe(before)
    await sandbox.advance(closeAt - sandbox.clock.now() - 1)
    await call(playSharedBet, order(game, no, bet('banker', '10')), token)
    await sandbox.advance(1)
    expect(await ask(playSharedBet, order(game, no, bet('banker', '10')), token)).toMatchObject({
      code: 711015,
      data: { reason: 'closed' },
    })
    expect(await venueMoney('AG')).toBe(before - 1_000)
  })

  it('[SBX-194] is refused in maintenance, and to a member who took a break after entering', async () => {
    const game = gameOf('EVO', 'baccarat')
    const resting = await sandbox.signIn('demo01')
    const token = await enter('EVO', game, resting)
    const { no } = await toBetting(token, game)
    const sent = order(game, no, [{ position: 'tie', stake: '1' }])
    await sandbox.control({ action: 'venue.status', enName: 'EVO', status: 2 })
    expect(await ask(playSharedBet, sent, token)).toMatchObject({ code: 711017 })
    await sandbox.control({ action: 'venue.status', enName: 'EVO', status: 1 })
    await sandbox.db
      .updateTable('members')
      .set({ status: 3, status_until: sandbox.clock.now() + 3_600_000 })
      .where('user_name', '=', 'demo01')
      .execute()
    expect(await ask(playSharedBet, sent, token)).toMatchObject({ code: 712002 })
  })

  it('[SBX-215] left open by a stop is settled by the first run after it, with the result that was promised', async () => {
    const game = gameOf('EVO', 'roulette')
    const token = await enter('EVO', game)
    const { no, serverSeedHash, resultAt } = await toBetting(token, game)
    await call(playSharedBet, order(game, no, [{ position: 'red', stake: '10' }]), token)
    // A jump of an hour: the rounds between are never played one by one.
    await sandbox.advance(resultAt + 3_600_000 - sandbox.clock.now())
    const { list } = await sandbox.call(
      betRecords,
      { enName: 'EVO', from: 0, to: sandbox.clock.now() },
      { token: member },
    )
    expect(list[0]).toMatchObject({ state: 3, stake: '10.00' })
    const { results } = await see(token, game, String(no - 1))
    const round = results.find((one) => one.no === no)
    // Older than the road shows by now: its seed is no longer answered, its promise was.
    expect(round).toBeUndefined()
    expect(serverSeedHash).toMatch(/^[0-9a-f]{64}$/)
  })

  it('[SBX-197] is not played at the endpoints of rounds of one player, and a title that is coming is not played', async () => {
    const game = gameOf('AG', 'baccarat')
    const token = await enter('AG', game)
    expect(await ask(playTable, { game }, token)).toMatchObject({ code: 10003 })
    const coming = makeGames().find((one) => one.enName === 'AG' && one.coming)
    expect(await ask(playShared, { game: coming?.gameCode ?? '' }, token)).toMatchObject({ code: 10003 })
    expect(findGame('AG', game)?.coming).toBe(false)
  })

  it('[SBX-7] leaves a ledger that proves itself', async () => {
    expect(await proof(sandbox.db, sandbox.checks)).toMatchObject({ ok: true, problems: [] })
  })
})
