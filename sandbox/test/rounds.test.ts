/** Provably fair rounds at the venue's own API: money, records, turnover, limits, and what the player can check. */
import { randomUUID } from 'node:crypto'
import { demoLaunch, demoStart } from '@lantern/contract/demo'
import type { DataOf, Endpoint, InputOf } from '@lantern/contract/endpoint'
import { gameList, VENUE_STATUS, venueLaunch } from '@lantern/contract/games'
import { betDetail, betRecords } from '@lantern/contract/records'
import { playCatalogue, playRound, playTable, type Round } from '@lantern/contract/rounds'
import { transfer } from '@lantern/contract/transfer'
import { venueSession } from '@lantern/contract/venue'
import { walletOverview } from '@lantern/contract/wallet'
import * as v from 'valibot'
import { makeGames } from '../src/content/games/games.ts'
import { lobbyCounts } from '../src/content/games.routes.ts'
import { seedHash } from '../src/engines/draws/draws.rules.ts'
import { readGame, returnOfSeeds } from '../src/engines/instant.rules.ts'
import { fromFen, toFen } from '../src/ledger/money.rules.ts'
import { proof } from '../src/ledger/proof.ts'
import { buildVenueApp } from '../src/venue-server/venue-app.ts'
import { openSandbox, type TestSandbox } from './harness.ts'

const SITE = 'http://127.0.0.1:3000'
/** A transfer venue and a seamless one. */
const TRANSFER = { venue: 'JDB', game: 'JDB-001' }
const SEAMLESS = { venue: 'PPDZ', game: 'PPDZ-001' }

let sandbox: TestSandbox
let venue: Awaited<ReturnType<typeof buildVenueApp>>
let member: string

beforeAll(async () => {
  sandbox = await openSandbox()
  venue = await buildVenueApp({ ...sandbox, siteOrigins: [SITE], siteFolder: '/nowhere' })
  member = await sandbox.signIn('vip10aa')
}, 60_000)
afterAll(async () => {
  await venue.close()
  await sandbox.close()
})

async function ask(endpoint: Endpoint, input: object, token = '') {
  const response = await venue.inject({
    method: endpoint.method,
    url: endpoint.path,
    headers: token ? { authorization: `Bearer ${token}` } : {},
    ...(endpoint.method === 'GET' ? { query: input as Record<string, string> } : { payload: input }),
  })
  return response.json() as { code: unknown; data: unknown }
}

async function call<E extends Endpoint>(endpoint: E, input: InputOf<E>, token?: string): Promise<DataOf<E>> {
  const answer = await ask(endpoint, input as object, token)
  expect(answer).toMatchObject({ code: 350 })
  return v.parse(endpoint.response, answer.data) as DataOf<E>
}

async function enter(enName: string, gameCode = '', token = member) {
  const { url } = await sandbox.call(venueLaunch, { enName, gameCode }, { token, headers: { origin: SITE } })
  return (await call(venueSession, { code: new URL(url).hash.replace('#code=', '') })).token
}

const money = async () => {
  const { center, venues } = await sandbox.call(walletOverview, {}, { token: member })
  return {
    main: toFen(center),
    venue: (enName: string) => toFen(venues.find((one) => one.enName === enName)?.balance ?? '0'),
  }
}

async function order(token: string, game: string, stake = '2.00') {
  const { next } = await call(playTable, { game }, token)
  return {
    game,
    nonce: next.nonce,
    clientSeed: 'my-own-seed',
    stake,
    choice: { kind: 'spin' as const },
    requestNo: randomUUID(),
  }
}

async function playOnce(token: string, game: string, stake?: string): Promise<Round> {
  await sandbox.advance(6_000)
  return (await call(playRound, await order(token, game, stake), token)).round
}

describe('a round', () => {
  it('[SBX-190] is drawn from the seed whose hash was shown before, and anyone can compute its return', async () => {
    const token = await enter(TRANSFER.venue, TRANSFER.game)
    await sandbox.call(
      transfer,
      { from: 'center', to: 'JDB', amount: '500.00', requestNo: randomUUID() },
      { token: member },
    )
    const before = await call(playTable, { game: TRANSFER.game }, token)
    const { round, next } = await call(playRound, await order(token, TRANSFER.game), token)
    expect(seedHash(round.serverSeed)).toBe(before.next.serverSeedHash)
    expect(round).toMatchObject({ nonce: before.next.nonce, clientSeed: 'my-own-seed', stake: '2.00' })
    expect(next.nonce).toBe(round.nonce + 1)
    expect(next.serverSeedHash).not.toBe(before.next.serverSeedHash)
    const game = readGame(before.game.engine, before.game.sheet)
    if (!game) throw new Error('The sheet is not readable')
    expect(fromFen(returnOfSeeds(game, round.choice, 200, round))).toBe(round.return)
  })

  it('[SBX-191] moves stake and return once, also when it is sent twice, and stands in records with its postings', async () => {
    const token = await enter(TRANSFER.venue, TRANSFER.game)
    await sandbox.advance(6_000)
    const before = await money()
    const sent = await order(token, TRANSFER.game)
    const { round, balance } = await call(playRound, sent, token)
    expect((await call(playRound, sent, token)).round).toEqual(round)
    const after = await money()
    expect(after.venue('JDB') - before.venue('JDB')).toBe(toFen(round.return) - 200)
    expect(toFen(balance)).toBe(after.venue('JDB'))
    expect(after.main).toBe(before.main)
    const { list } = await sandbox.call(
      betRecords,
      { category: 'egame', from: 0, to: sandbox.clock.now() },
      { token: member },
    )
    expect(list[0]).toMatchObject({
      no: round.no,
      state: 3,
      stake: '2.00',
      return: round.return,
      valid: '2.00',
      odds: '',
    })
    const { rule, ledger } = await sandbox.call(betDetail, { no: round.no }, { token: member })
    expect(rule).toContain('hash was shown before')
    expect(ledger.map(({ biz }) => biz)).toEqual(expect.arrayContaining(['BET_STAKE', 'BET_SETTLE']))
  })

  it('[SBX-192] plays on the main wallet at a seamless venue, which takes no transfers', async () => {
    const token = await enter(SEAMLESS.venue, SEAMLESS.game)
    await sandbox.advance(6_000)
    const before = await money()
    const round = await playOnce(token, SEAMLESS.game)
    const after = await money()
    expect(after.main - before.main).toBe(toFen(round.return) - 200)
    expect(after.venue('PPDZ')).toBe(0)
    const { venues } = await sandbox.call(walletOverview, {}, { token: member })
    expect(venues.map(({ enName }) => enName)).toContain('JDB')
    expect(venues.map(({ enName }) => enName)).not.toContain('PPDZ')
    const refused = await sandbox.ask(
      transfer,
      { from: 'center', to: 'PPDZ', amount: '5.00', requestNo: randomUUID() },
      { token: member },
    )
    expect(refused.code).toBe(10003)
  })

  it('[SBX-193] is refused before the cycle is over, with another nonce, and outside the stakes; nothing moves', async () => {
    const token = await enter(TRANSFER.venue, TRANSFER.game)
    await playOnce(token, TRANSFER.game)
    const before = await money()
    const good = await order(token, TRANSFER.game)
    expect(await ask(playRound, good, token)).toMatchObject({ code: 10001, data: { waitMs: 2_500 } })
    // Another game does not shorten the cycle.
    expect(await ask(playRound, { ...(await order(token, 'JDB-002')) }, token)).toMatchObject({ code: 10001 })
    await sandbox.advance(2_500)
    for (const [change, code] of [
      [{ nonce: good.nonce + 1 }, 711015],
      [{ stake: '0.10' }, 711002],
      [{ stake: '5000.00' }, 711003],
      [{ stake: '1.50' }, 10003],
      [{ clientSeed: '' }, 10003],
      [{ game: 'PPDZ-001' }, 10003],
      [{ game: 'NOPE-1' }, 10003],
    ] as const)
      expect(await ask(playRound, { ...good, ...change, requestNo: randomUUID() }, token)).toMatchObject({ code })
    expect((await money()).venue('JDB')).toBe(before.venue('JDB'))
    expect(await ask(playRound, good, token)).toMatchObject({ code: 350 })
  })

  it('[SBX-194] is refused in maintenance, and to a member who took a break after entering', async () => {
    const resting = await sandbox.signIn('demo01')
    const token = await enter(SEAMLESS.venue, SEAMLESS.game, resting)
    const sent = await order(token, SEAMLESS.game)
    await sandbox.control({ action: 'venue.status', enName: 'PPDZ', status: 2 })
    expect(await ask(playRound, sent, token)).toMatchObject({ code: 711017 })
    await sandbox.control({ action: 'venue.status', enName: 'PPDZ', status: 1 })
    await sandbox.db
      .updateTable('members')
      .set({ status: 3, status_until: sandbox.clock.now() + 60_000 })
      .where('user_name', '=', 'demo01')
      .execute()
    expect(await ask(playRound, sent, token)).toMatchObject({ code: 712002 })
  })

  it('[SBX-195] can be played with credit, which moves no money', async () => {
    const { demoToken } = await sandbox.call(demoStart, { ageOk: true })
    const { url } = await sandbox.call(
      demoLaunch,
      { enName: 'JDB' },
      { headers: { authorization: `Bearer ${demoToken}`, origin: SITE } },
    )
    const { token } = await call(venueSession, { code: new URL(url).hash.replace('#code=', '') })
    const { list } = await call(playCatalogue, {}, token)
    expect(list.length).toBeGreaterThan(40)
    const before = await money()
    const round = await playOnce(token, list[0]?.gameCode ?? '')
    expect(round.stake).toBe('2.00')
    expect(await money()).toMatchObject({ main: before.main })
  })

  it('[SBX-197] is refused for a title that is coming; such titles are marked and not counted, nor are those of a closed venue', async () => {
    const { list } = await sandbox.call(gameList, { category: 'chess', pageSize: 50 })
    const coming = list.filter((game) => game.coming)
    expect(coming.length).toBeGreaterThan(0)
    expect(list.slice(-coming.length).every((game) => game.coming)).toBe(true)
    const counted = list.filter((game) => !game.coming && game.status !== VENUE_STATUS.closed)
    expect(counted.length).toBeLessThan(list.length - coming.length)
    expect((await lobbyCounts(sandbox.db, sandbox.clock.now())).QP?.count).toBe(counted.length)
    const [game] = coming.filter(({ enName }) => enName === 'KYQP')
    const answer = await sandbox.ask(venueLaunch, { enName: 'KYQP', gameCode: game?.gameCode }, { token: member })
    expect(answer.code).toBe(711017)
  })

  it('[SBX-196] has its own data and a return between 94 and 97 per cent in each of the 240 slots', () => {
    const slots = makeGames().filter(({ category }) => category === 'egame')
    expect(slots).toHaveLength(240)
    for (const { rtp } of slots) expect(Number(rtp)).toBeGreaterThan(94)
    for (const { rtp } of slots) expect(Number(rtp)).toBeLessThan(97)
    expect(new Set(slots.map(({ title }) => JSON.stringify(title?.game))).size).toBe(240)
  })

  it.each([
    ['KYQP', 'bulls', { kind: 'deal' }],
    ['JDBBY', 'fishing', { kind: 'cast', fish: 'minnow' }],
  ] as const)('[SBX-190, SBX-193] at %s is played on %s every five seconds', async (enName, engine, choice) => {
    const token = await enter(enName)
    await sandbox.call(
      transfer,
      { from: 'center', to: enName, amount: '50.00', requestNo: randomUUID() },
      { token: member },
    )
    const { list } = await call(playCatalogue, {}, token)
    const game = list[0]?.gameCode ?? ''
    await sandbox.advance(6_000)
    const { game: view, next } = await call(playTable, { game }, token)
    expect(view).toMatchObject({ engine, cycleMs: 5_000 })
    const sent = { ...(await order(token, game, '2.00')), choice }
    expect(await ask(playRound, { ...sent, choice: { kind: 'spin' } }, token)).toMatchObject({ code: 10003 })
    const { round } = await call(playRound, sent, token)
    expect(seedHash(round.serverSeed)).toBe(next.serverSeedHash)
    const read = readGame(view.engine, view.sheet)
    expect(read && fromFen(returnOfSeeds(read, choice, 200, round))).toBe(round.return)
    await sandbox.advance(4_999)
    expect(await ask(playRound, { ...sent, nonce: next.nonce + 1, requestNo: randomUUID() }, token)).toMatchObject({
      code: 10001,
    })
    const { list: bets } = await sandbox.call(
      betRecords,
      { enName, from: 0, to: sandbox.clock.now() },
      { token: member },
    )
    const net = Math.abs(toFen(round.return) - 200)
    expect(bets[0]).toMatchObject({ no: round.no, valid: engine === 'bulls' ? fromFen(Math.min(200, net)) : '2.00' })
  })

  it('[SBX-7] leaves a ledger that proves itself after a walk of rounds', async () => {
    const token = await enter(TRANSFER.venue, TRANSFER.game)
    for (let turn = 0; turn < 25; turn += 1)
      await playOnce(token, `JDB-${String(1 + (turn % 9)).padStart(3, '0')}`, turn % 2 ? '10.00' : '1.00')
    expect(await proof(sandbox.db, sandbox.checks)).toMatchObject({ ok: true, problems: [] })
  })
})
