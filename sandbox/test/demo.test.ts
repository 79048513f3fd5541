/** A demo plays the real book with credit that is not money (screens.md 3 `/demo`). */
import { randomUUID } from 'node:crypto'
import { chatJwt } from '@lantern/contract/chat'
import { DEMO_MS, demoLaunch, demoReset, demoStart, demoState } from '@lantern/contract/demo'
import type { Endpoint } from '@lantern/contract/endpoint'
import { venueLaunch } from '@lantern/contract/games'
import { betRecords } from '@lantern/contract/records'
import { memberInfo } from '@lantern/contract/user'
import { venueBetPlace, venueBets, venueMatches, venueSession, venueWallet } from '@lantern/contract/venue'
import { walletOverview } from '@lantern/contract/wallet'
import { buildVenueApp } from '../src/venue-server/venue-app.ts'
import { openSandbox, type TestSandbox } from './harness.ts'
import { START } from './template/start.ts'

let sandbox: TestSandbox
let venue: Awaited<ReturnType<typeof buildVenueApp>>

beforeAll(async () => {
  sandbox = await openSandbox()
  venue = await buildVenueApp({ ...sandbox, siteOrigins: ['http://127.0.0.1:3000'], siteFolder: '/nowhere' })
}, 60_000)
afterAll(async () => {
  await venue.close()
  await sandbox.close()
})

const bearer = (token: string) => ({ headers: { authorization: `Bearer ${token}` } })
const start = async () => (await sandbox.call(demoStart, { ageOk: true })).demoToken

// biome-ignore lint/suspicious/noExplicitAny: the venue's answers are read field by field
type VenueAnswer = { code: unknown; data: any }
async function askVenue(endpoint: Endpoint, input: object, token = ''): Promise<VenueAnswer> {
  const response = await venue.inject({
    method: endpoint.method,
    url: endpoint.path,
    headers: { 'x-venue': 'OBTY', authorization: `Bearer ${token}` },
    ...(endpoint.method === 'GET' ? { query: input as Record<string, string> } : { payload: input }),
  })
  return response.json() as VenueAnswer
}

async function enter(demoToken: string, enName = 'OBTY'): Promise<string> {
  const { url } = await sandbox.call(demoLaunch, { enName }, bearer(demoToken))
  return (await askVenue(venueSession, { code: new URL(url).hash.slice(6) })).data.token
}

/** The home sides of matches that are on. */
async function homePicks(play: string) {
  const { list, version } = (await askVenue(venueMatches, { state: 'today' }, play)).data
  const picks: { matchId: string; leg: { selectionId: string; odds: string; oddsVersion: number } }[] = []
  for (const match of list) {
    const market = match.markets.find((one: { kind: string; state: number }) => one.kind === '1x2' && one.state === 1)
    const pick = market?.selections[0]
    if (pick) picks.push({ matchId: match.id, leg: { selectionId: pick.id, odds: pick.odds, oddsVersion: version } })
  }
  return picks
}

async function bet(play: string, stake: string) {
  const [first] = await homePicks(play)
  if (!first) throw new Error('no match can be bet on')
  const { matchId, leg } = first
  const slip = { legs: [leg], stake, accept: 'any', requestNo: randomUUID() }
  return { matchId, slip, answer: await askVenue(venueBetPlace, slip, play) }
}

const proof = async () => (await sandbox.control({ action: 'ledger.proof' })).data

describe('/demo', () => {
  it('[SHELL-DEMO-1] begins with 5,000.00 for 72 hours, and only for who says to be 18', async () => {
    expect(await sandbox.ask(demoStart, { ageOk: false })).toMatchObject({ code: 10003 })
    const demo = await sandbox.call(demoStart, { ageOk: true })
    expect(demo).toMatchObject({ credit: '5000.00', open: '0.00', resetsLeft: 3, expireAt: START + DEMO_MS })
    expect(await sandbox.call(demoState, {}, bearer(demo.demoToken))).toMatchObject({ credit: '5000.00' })
  })

  it('[SHELL-DEMO-2] opens no member area, no chat, no venue of members and none without a demo', async () => {
    const token = await start()
    for (const endpoint of [memberInfo, walletOverview, chatJwt])
      expect(await sandbox.ask(endpoint, {}, { token })).toMatchObject({ code: 10004 })
    expect(await sandbox.ask(venueLaunch, { enName: 'OBTY' }, { token })).toMatchObject({ code: 10004 })
    for (const enName of ['IMTY', 'V188', 'AG', 'FGQP'])
      expect(await sandbox.ask(demoLaunch, { enName }, bearer(token))).toMatchObject({ code: 711017 })
  })

  it('[SHELL-DEMO-2] is refused to members who are taking a break or excluded', async () => {
    const token = await sandbox.signIn('timeout1')
    expect(await sandbox.ask(demoStart, { ageOk: true }, { token })).toMatchObject({ code: 712002 })
  })

  it('[SHELL-DEMO-4] bets and wins in credit, on the same prices, and moves no money of the member beside it', async () => {
    const member = await sandbox.signIn('demo01')
    const wallet = async () => {
      const { version, total, venueTotal } = await sandbox.call(walletOverview, {}, { token: member })
      return { version, total, venueTotal }
    }
    const records = async () => (await sandbox.call(betRecords, { from: 0, to: START * 2 }, { token: member })).total
    const before = [await wallet(), await records()]

    const token = await start()
    const play = await enter(token)
    const { matchId, slip, answer } = await bet(play, '120.50')
    expect(answer).toMatchObject({ code: 350, data: { balance: '4879.50', bet: { state: 2, stake: '120.50' } } })
    expect(await askVenue(venueBetPlace, slip, play)).toMatchObject({ data: { balance: '4879.50' } })
    expect((await askVenue(venueWallet, {}, play)).data).toMatchObject({ balance: '4879.50', open: '120.50' })
    expect(await sandbox.call(demoState, {}, bearer(token))).toMatchObject({ credit: '4879.50', open: '120.50' })
    expect(await proof()).toMatchObject({ ok: true })

    await sandbox.control({ action: 'match.end', matchId, home: 3, away: 0 })
    await sandbox.live(2_000)
    const back = 12_050 * Math.round(Number(answer.data.bet.odds) * 100)
    const credit = ((487_950 + Math.floor(back / 100)) / 100).toFixed(2)
    expect(await sandbox.call(demoState, {}, bearer(token))).toMatchObject({ credit, open: '0.00' })
    expect((await askVenue(venueBets, {}, play)).data.list).toMatchObject([{ state: 3, result: 'WIN' }])

    expect([await wallet(), await records()]).toEqual(before)
    expect(await proof()).toMatchObject({ ok: true, problems: [] })
  })

  it('[SHELL-DEMO-4, SBX-219] settles a parlay in credit, with its picks', async () => {
    const token = await start()
    const play = await enter(token)
    const picks = (await homePicks(play)).slice(0, 2)
    const legs = picks.map(({ leg }) => leg)
    const slip = { legs, stake: '100', accept: 'any', requestNo: randomUUID() }
    expect(await askVenue(venueBetPlace, slip, play)).toMatchObject({ data: { bet: { kind: 'parlay', state: 2 } } })
    for (const { matchId } of picks) await sandbox.control({ action: 'match.end', matchId, home: 3, away: 0 })
    await sandbox.live(2_000)
    const [one = 0, other = 0] = legs.map(({ odds }) => Math.round(Number(odds) * 100))
    const credit = ((490_000 + one * other) / 100).toFixed(2)
    expect(await sandbox.call(demoState, {}, bearer(token))).toMatchObject({ credit, open: '0.00' })
    expect((await askVenue(venueBets, {}, play)).data.list).toMatchObject([
      { state: 3, result: 'WIN', legs: [{ result: 'WIN', score: '3-0' }, { result: 'WIN' }] },
    ])
    expect(await proof()).toMatchObject({ ok: true })
  })

  it('[SHELL-DEMO-4] refuses a stake above the credit; an open bet is no reason for a reset', async () => {
    const token = await start()
    const play = await enter(token)
    expect((await bet(play, '5000.01')).answer).toMatchObject({ code: 711001 })
    const { answer } = await bet(play, '5000')
    expect(answer).toMatchObject({ code: 350, data: { balance: '0.00' } })
    expect(await sandbox.ask(demoReset, {}, bearer(token))).toMatchObject({ code: 711012 })
  })

  it('[SHELL-DEMO-3] resets at credit 0 with nothing open, three times a day', async () => {
    const token = await start()
    const play = await enter(token)
    const loseAll = async () => {
      const { matchId, answer } = await bet(play, '5000')
      expect(answer).toMatchObject({ code: 350 })
      await sandbox.control({ action: 'match.end', matchId, home: 0, away: 3 })
      await sandbox.live(2_000)
    }
    expect(await sandbox.ask(demoReset, {}, bearer(token))).toMatchObject({ code: 711012 })
    for (const resetsLeft of [2, 1, 0]) {
      await loseAll()
      expect(await sandbox.call(demoReset, {}, bearer(token))).toMatchObject({ credit: '5000.00', resetsLeft })
    }
    await loseAll()
    expect(await sandbox.ask(demoReset, {}, bearer(token))).toMatchObject({ code: 711004 })
    await sandbox.advance(24 * 3_600_000)
    expect(await sandbox.call(demoReset, {}, bearer(token))).toMatchObject({ credit: '5000.00', resetsLeft: 2 })
    expect(await proof()).toMatchObject({ ok: true, problems: [] })
  })

  it('[SHELL-DEMO-1] ends after 72 hours, the venue with it; a code of the venue works once', async () => {
    const token = await start()
    const { url } = await sandbox.call(demoLaunch, { enName: 'OBTY' }, bearer(token))
    const code = new URL(url).hash.slice(6)
    const play = (await askVenue(venueSession, { code })).data.token
    expect((await askVenue(venueSession, { code })).code).toBe('400401')
    await sandbox.advance(DEMO_MS)
    expect(await sandbox.ask(demoState, {}, bearer(token))).toMatchObject({ code: 711014 })
    expect(await askVenue(venueWallet, {}, play)).toMatchObject({ code: '0400401' })
  })
})
