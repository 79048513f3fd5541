/** The book of the esports venues: its own matches, bets that settle, records and turnover. */
import { randomUUID } from 'node:crypto'
import type { DataOf, Endpoint, InputOf } from '@lantern/contract/endpoint'
import { gameList, venueLaunch, venueList } from '@lantern/contract/games'
import { betDetail, betRecords } from '@lantern/contract/records'
import { sportBoard } from '@lantern/contract/sport'
import { transfer } from '@lantern/contract/transfer'
import { venueBetPlace, venueMatches, venueSession, venueWallet } from '@lantern/contract/venue'
import * as v from 'valibot'
import { ESPORT_CODES, SPORT_CODES } from '../src/book/play/sports.rules.ts'
import { proof } from '../src/ledger/proof.ts'
import { buildVenueApp } from '../src/venue-server/venue-app.ts'
import { openSandbox, type TestSandbox } from './harness.ts'

const SITE = 'http://127.0.0.1:3000'

let sandbox: TestSandbox
let venue: Awaited<ReturnType<typeof buildVenueApp>>
let member: string
let esports: string
let sport: string

beforeAll(async () => {
  sandbox = await openSandbox()
  venue = await buildVenueApp({ ...sandbox, siteOrigins: [SITE], siteFolder: '/nowhere' })
  member = await sandbox.signIn('vip10aa')
  await sandbox.call(
    transfer,
    { from: 'center', to: 'YBDJ', amount: '500', requestNo: randomUUID() },
    { token: member },
  )
  esports = await enter('YBDJ')
  sport = await enter('OBTY')
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

async function enter(enName: string): Promise<string> {
  const { url } = await sandbox.call(venueLaunch, { enName }, { token: member, headers: { origin: SITE } })
  return (await call(venueSession, { code: new URL(url).hash.replace('#code=', '') }, '')).token
}

/** A slip on the first open selection of a book. */
async function slipAt(token: string) {
  const { list } = await call(venueMatches, { state: 'today' }, token)
  for (const match of list)
    for (const market of match.markets)
      for (const { id, odds } of market.selections)
        if (market.state === 1 && market.kind === '1x2' && Number(odds) >= 1.5)
          return {
            match,
            slip: {
              legs: [{ selectionId: id, odds, oddsVersion: market.oddsVersion }],
              stake: '10.00',
              requestNo: randomUUID(),
            },
          }
  throw new Error('No market is open')
}

describe('the book of an esports venue', () => {
  it('[SBX-206] lists matches of esports only, a sport venue those of sport only', async () => {
    for (const state of ['live', 'today'] as const) {
      const games = (await call(venueMatches, { state }, esports)).list.map((match) => match.sport)
      expect(games.length).toBeGreaterThanOrEqual(2)
      expect(games.filter((code) => !(ESPORT_CODES as string[]).includes(code))).toEqual([])
      const sports = (await call(venueMatches, { state }, sport)).list.map((match) => match.sport)
      expect(sports.filter((code) => !(SPORT_CODES as string[]).includes(code))).toEqual([])
    }
  })

  it('[SBX-253] has a board with its games and their matches, at the prices at which it takes bets', async () => {
    const board = await sandbox.call(sportBoard, { book: 'YBDJ' })
    expect(board.sports.map(({ code }) => code)).toEqual(ESPORT_CODES)
    expect(board.sports.reduce((sum, { count }) => sum + count, 0)).toBe(board.list.length)
    expect(board.list.filter(({ state }) => state === 2).length).toBeGreaterThanOrEqual(2)
    const { list } = await call(venueMatches, { state: 'today' }, esports)
    const ofVenue = new Map(list.flatMap(({ markets }) => markets).map((market) => [market.id, market.selections]))
    const shared = board.list.flatMap(({ markets }) => markets).filter(({ id }) => ofVenue.has(id))
    expect(shared.length).toBeGreaterThan(10)
    for (const { id, selections } of shared)
      expect(selections.map(({ odds }) => odds)).toEqual(ofVenue.get(id)?.map(({ odds }) => odds))
    const one = await sandbox.call(sportBoard, { book: 'YBDJ', sport: 'lol' })
    expect(new Set(one.list.map((match) => match.sport))).toEqual(new Set(['lol']))
  })

  it('[SBX-206] takes no bets on sport, and a sport venue none on esports', async () => {
    const [own, other] = [(await slipAt(esports)).slip, (await slipAt(sport)).slip]
    expect(await ask(venueBetPlace, other, esports)).toMatchObject({ code: 711015, data: { reason: 'unknown' } })
    expect(await ask(venueBetPlace, own, sport)).toMatchObject({ code: 711015, data: { reason: 'unknown' } })
  })

  it('[SBX-206] settles a bet at the end of its match, as an esports bet with its turnover', async () => {
    const { match, slip } = await slipAt(esports)
    const { bet } = await call(venueBetPlace, slip, esports)
    expect(bet).toMatchObject({ category: 'gaming', state: 2 })
    await sandbox.control({ action: 'match.end', matchId: match.id, home: 2, away: 1 })
    await sandbox.advance(10_000)
    const { list } = await sandbox.call(
      betRecords,
      { category: 'gaming', from: 0, to: sandbox.clock.now() },
      { token: member },
    )
    const settled = list.find(({ no }) => no === bet.no)
    expect(settled).toMatchObject({ state: 3, enName: 'YBDJ' })
    expect(Number(settled?.valid)).toBeGreaterThan(0)
    const { rule } = await sandbox.call(betDetail, { no: bet.no }, { token: member })
    expect(rule).toContain('2:1')
    expect(await proof(sandbox.db, sandbox.checks)).toMatchObject({ ok: true, problems: [] })
  })

  it('[SBX-204] accepts the smallest stake that its lobby shows, and its covers are not coming', async () => {
    const { list: venues } = await sandbox.call(venueList, { category: 'gaming' })
    const { minBet } = await call(venueWallet, {}, esports)
    expect(venues.map((one) => one.minBet)).toEqual(venues.map(() => minBet))
    const { list } = await sandbox.call(gameList, { category: 'gaming', pageSize: 50 })
    expect(list.filter(({ coming }) => coming)).toEqual([])
  })
})
