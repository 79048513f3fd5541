/** What lobbies show above their list, games entered last, and the rules of games. */
import { randomUUID } from 'node:crypto'
import type { DataOf, Endpoint, InputOf } from '@lantern/contract/endpoint'
import { CATEGORIES, gameList, VENUE_STATUS, venueLaunch, venueList } from '@lantern/contract/games'
import {
  gameRecent,
  gameRecentClear,
  gameRules,
  lobbyRails,
  lobbyTables,
  RECENT_GAMES,
} from '@lantern/contract/lobbies'
import { playTable } from '@lantern/contract/rounds'
import { playShared, playSharedBet } from '@lantern/contract/shared-rounds'
import { transfer } from '@lantern/contract/transfer'
import { venueSession, venueWallet } from '@lantern/contract/venue'
import * as v from 'valibot'
import { MAX_STAKE } from '../src/book/play/venue-profiles.rules.ts'
import { readBaccarat, winnerOf } from '../src/engines/shared/baccarat.rules.ts'
import { fromFen, toFen } from '../src/ledger/money.rules.ts'
import { guestsAt } from '../src/lobbies/guests.rules.ts'
import { rateOf } from '../src/rebate/rebate.rules.ts'
import { buildVenueApp } from '../src/venue-server/venue-app.ts'
import { openSandbox, type TestSandbox } from './harness.ts'

const SITE = 'http://127.0.0.1:3000'

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

async function call<E extends Endpoint>(endpoint: E, input: InputOf<E>, token: string): Promise<DataOf<E>> {
  const response = await venue.inject({
    method: endpoint.method,
    url: endpoint.path,
    headers: { authorization: `Bearer ${token}` },
    ...(endpoint.method === 'GET' ? { query: input as Record<string, string> } : { payload: input as object }),
  })
  return v.parse(endpoint.response, response.json().data) as DataOf<E>
}

async function enter(enName: string, gameCode: string, isPreload: 0 | 1 = 0): Promise<string> {
  const input = { enName, gameCode, isPreload }
  const { url } = await sandbox.call(venueLaunch, input, { token: member, headers: { origin: SITE } })
  return (await call(venueSession, { code: new URL(url).hash.replace('#code=', '') }, '')).token
}

describe('games entered last', () => {
  const codes = async (input: InputOf<typeof gameRecent> = {}) =>
    (await sandbox.call(gameRecent, input, { token: member })).list.map(({ gameCode }) => gameCode)

  it('[SBX-243] are there from their launch on, newest first, without preloads, and are cleared', async () => {
    await enter('PGDZ', 'PGDZ-001')
    await sandbox.control({ action: 'clock.jump', ms: 1_000 })
    await enter('JDBBY', 'JDBBY-001')
    await sandbox.control({ action: 'clock.jump', ms: 1_000 })
    await enter('PGDZ', 'PGDZ-002', 1)
    expect(await codes()).toEqual(['JDBBY-001', 'PGDZ-001'])
    expect(await codes({ category: 'egame' })).toEqual(['PGDZ-001'])
    await enter('PGDZ', 'PGDZ-001')
    expect(await codes()).toEqual(['PGDZ-001', 'JDBBY-001'])
    const listed = await sandbox.call(gameList, { category: 'egame', recentOnly: true }, { token: member })
    expect(listed.list.map(({ gameCode }) => gameCode)).toEqual(['PGDZ-001'])
    expect((await sandbox.call(gameList, { category: 'egame', recentOnly: true })).total).toBe(0)
    const other = await sandbox.signIn('demo01')
    expect((await sandbox.call(gameRecent, {}, { token: other })).list).toEqual([])
    await sandbox.call(gameRecentClear, {}, { token: member })
    expect(await codes()).toEqual([])
  })

  it(`[SBX-243] are at most ${RECENT_GAMES}, in the store too`, async () => {
    for (let at = 1; at <= RECENT_GAMES + 2; at += 1) {
      await sandbox.control({ action: 'clock.jump', ms: 1_000 })
      await enter('PGDZ', `PGDZ-${String(at).padStart(3, '0')}`)
    }
    const stored = await sandbox.db.selectFrom('recent_games').select('game_code').execute()
    expect(stored).toHaveLength(RECENT_GAMES)
    expect(stored.map((row) => row.game_code)).not.toContain('PGDZ-002')
    expect(await codes()).toHaveLength(RECENT_GAMES)
  })
})

describe('rails of a lobby', () => {
  it('[SBX-244] hold games that can be entered, each in its rail', async () => {
    const { featured, rails, providers, minBets } = await sandbox.call(lobbyRails, { category: 'egame' })
    expect(rails.map(({ kind }) => kind)).toEqual(['new', 'jackpot', 'low-stake'])
    const [fresh, jackpot, low] = rails
    expect(fresh?.list.every(({ tags }) => tags.includes('new'))).toBe(true)
    expect(minBets).toEqual(['0.20', '1.00'])
    expect(low?.list.every(({ minBet }) => minBet === '0.20')).toBe(true)
    expect(featured).toHaveLength(1)
    for (const { gameCode } of jackpot?.list ?? [])
      expect((await sandbox.call(gameRules, { gameCode })).maxWin).toBeGreaterThanOrEqual(1_000)
    expect(providers.reduce((sum, { count }) => sum + count, 0)).toBe(240)
  })

  it('[SBX-244] leave out what cannot be entered', async () => {
    const { rails, providers } = await sandbox.call(lobbyRails, { category: 'lottery' })
    const games = rails.flatMap(({ list }) => list)
    expect(games.some(({ coming, enName }) => coming || enName === 'IGCP')).toBe(false)
    expect(providers.map(({ enName }) => enName)).not.toContain('IGCP')
  })

  it('[SBX-244] name themes whose games the list has', async () => {
    const { themes } = await sandbox.call(lobbyRails, { category: 'egame' })
    expect(themes).toHaveLength(16)
    for (const { key, count } of themes) {
      const { list, total } = await sandbox.call(gameList, { category: 'egame', theme: key })
      expect(total).toBe(count)
      expect(list.every(({ theme }) => theme === key)).toBe(true)
    }
  })

  it('[SBX-244] come with a list by smallest stake', async () => {
    const all = await sandbox.call(gameList, { category: 'chess' })
    const { total, list } = await sandbox.call(gameList, { category: 'chess', minBetMax: '5' })
    expect(total).toBeLessThan(all.total)
    expect(list.every(({ minBet }) => toFen(minBet) <= 500)).toBe(true)
  })
})

it('[SBX-254] card games stand in rooms by stake, and take the stakes of their room only', async () => {
  const { rooms } = await sandbox.call(lobbyRails, { category: 'chess' })
  expect(rooms.map(({ name }) => name.en)).toEqual(['Starter room', 'Middle room', 'High room'])
  for (const { minBet, maxBet, list } of rooms) {
    expect(list.length).toBeGreaterThan(0)
    for (const game of list) {
      expect([game.minBet, game.maxBet]).toEqual([minBet, maxBet])
      const { game: played } = await call(playTable, { game: game.gameCode }, await enter(game.enName, game.gameCode))
      expect([played.stakes[0], played.stakes.at(-1)]).toEqual([minBet, maxBet])
    }
  }
  expect((await sandbox.call(lobbyRails, { category: 'egame' })).rooms).toEqual([])
})

it('[SBX-245] the rules of every game state its figures', async () => {
  for (const category of CATEGORIES) {
    const { list } = await sandbox.call(gameList, { category })
    for (const { gameCode, rtp } of list.slice(0, 6)) {
      const rules = await sandbox.call(gameRules, { gameCode })
      expect(rules.rtp).toBe(rtp)
      for (const text of [rules.zh, rules.en, rules.rtpKnown.zh, rules.rtpKnown.en]) expect(text).not.toBe('')
    }
  }
  expect(await sandbox.ask(gameRules, { gameCode: 'none' })).toMatchObject({ code: 10003 })
})

it('[SBX-245] the figures of the rules are those of the game', async () => {
  const { game } = await call(playTable, { game: 'PGDZ-001' }, await enter('PGDZ', 'PGDZ-001'))
  const rules = await sandbox.call(gameRules, { gameCode: 'PGDZ-001' })
  expect(rules).toMatchObject({ rtp: game.rtp, maxWin: game.maxMultiple, cycleMs: game.cycleMs })
})

it('[SBX-246] a table shows when bets close and what the clock decided', async () => {
  const { list } = await sandbox.call(lobbyTables, { category: 'realbet' })
  const table = list.find(({ engine, enName }) => engine === 'baccarat' && enName === 'AG')
  if (!table) throw new Error('AG has a table')
  const { round, results } = await call(playShared, { game: table.gameCode }, await enter('AG', table.gameCode))
  expect(table).toMatchObject({ round: round.no, closeAt: round.closeAt, endAt: round.endAt })
  const known = results.slice(0, 48).map(({ outcome }) => {
    const hands = readBaccarat(outcome)
    return hands && winnerOf(hands)
  })
  expect(table.results).toEqual(known)
})

it('[SBX-255] a table names its dealer and counts the members who bet on its round with simulated guests, games come in turn, a resting one last', async () => {
  const read = async () => (await sandbox.call(lobbyTables, { category: 'realbet' })).list
  const table = (await read()).find(({ enName }) => enName === 'AG')
  if (!table) throw new Error('AG has a table')
  const dealers = (await read()).map(({ dealer }) => dealer?.en)
  expect(new Set(dealers).size).toBe(dealers.length)
  expect((await read()).at(-1)?.enName).toBe('WM')
  const engines = (await read()).slice(0, 6).map(({ engine }) => engine)
  expect(engines.slice(1).some((engine, before) => engine === engines[before])).toBe(false)
  await sandbox.call(
    transfer,
    { from: 'center', to: table.enName, amount: '100', requestNo: randomUUID() },
    { token: member },
  )
  const play = await enter(table.enName, table.gameCode)
  // A round that has just begun, so that it takes bets.
  await sandbox.advance(table.endAt - sandbox.clock.now() + 1)
  const { round, game } = await call(playShared, { game: table.gameCode }, play)
  const positions = table.engine === 'baccarat' ? ['banker', 'tie'] : ['red', 'odd']
  const bets = positions.map((position) => ({ position, stake: game.chips[0] ?? '1.00' }))
  await call(playSharedBet, { game: table.gameCode, round: round.no, bets, requestNo: randomUUID() }, play)
  const seatedNow = async () => (await read()).find(({ gameCode }) => gameCode === table.gameCode)?.seated ?? 0
  const guests = guestsAt(`${table.gameCode}/${round.no}`)
  expect(guests).toBeGreaterThan(0)
  expect(await seatedNow()).toBe(guests + 1)
})

it('[SBX-246] a draw shows its last numbers', async () => {
  const { list } = await sandbox.call(lobbyTables, { category: 'lottery' })
  expect(list.length).toBeGreaterThan(0)
  for (const { engine, results } of list) {
    expect(engine).toBe('digits')
    for (const result of results) expect(result).toMatch(/^\d(?:,\d)+$/)
  }
  expect((await sandbox.call(lobbyTables, { category: 'egame' })).list).toEqual([])
})

it.each([
  ['sport', 'OBTY'],
  ['gaming', 'YBDJ'],
] as const)('[SBX-247] games of %s have the limits of their book', async (category, enName) => {
  const { list } = await sandbox.call(gameList, { category, enName })
  const { minBet } = await call(venueWallet, {}, await enter(enName, ''))
  expect([...new Set(list.map((game) => game.minBet))]).toEqual([minBet])
  expect([...new Set(list.map((game) => game.maxBet))]).toEqual([fromFen(MAX_STAKE)])
})

describe('the list of games by popularity', () => {
  it('[SBX-244] has games of open venues first, then of closed ones, then announced ones', async () => {
    const { list } = await sandbox.call(gameList, { category: 'lottery', pageSize: 50, sort: 'hot' })
    const ranks = list.map(({ coming, status }) => (coming ? 2 : status === VENUE_STATUS.open ? 0 : 1))
    expect(new Set(ranks)).toEqual(new Set([0, 1, 2]))
    expect(ranks).toEqual(ranks.toSorted())
  })
})

describe('the rebate of a venue', () => {
  it('[SBX-79] is that of VIP0, from which the rates of higher levels rise', async () => {
    for (const { category, rebateRate } of (await sandbox.call(venueList, {})).list)
      expect(rebateRate).toBe((rateOf(category, 0) / 100).toFixed(2))
  })
})
