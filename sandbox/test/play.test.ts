/** The evening's middle: transfer, launch, the venue page's own API, settlement, records; chat tickets beside it. */

import { randomUUID } from 'node:crypto'
import { SUCCESS } from '@lantern/contract'
import { auditTasks } from '@lantern/contract/audit'
import { CHAT_SOCKET_PATH, chatHistory, chatJwt, chatRooms } from '@lantern/contract/chat'
import type { DataOf, Endpoint, InputOf } from '@lantern/contract/endpoint'
import { matchHot, OB_USER_PATH, venueLaunch } from '@lantern/contract/games'
import { logout } from '@lantern/contract/logout'
import { pendingCount } from '@lantern/contract/pending-count'
import { betAutoCashOut, betCashOut, betDetail, betRecords } from '@lantern/contract/records'
import { platformCountsSchema } from '@lantern/contract/site'
import { DAY_MS } from '@lantern/contract/site-time'
import { transfer } from '@lantern/contract/transfer'
import { venueBetPlace, venueBets, venueMatches, venueSession, venueWallet } from '@lantern/contract/venue'
import { walletOverview } from '@lantern/contract/wallet'
import * as v from 'valibot'
import { proof } from '../src/ledger/proof.ts'
import { buildVenueApp } from '../src/venue-server/venue-app.ts'
import { openSandbox, type TestSandbox } from './harness.ts'
import { START } from './template/start.ts'

const SITE = 'http://127.0.0.1:3000'
let sandbox: TestSandbox
let venue: Awaited<ReturnType<typeof buildVenueApp>>
let demo: string

beforeAll(async () => {
  sandbox = await openSandbox()
  venue = await buildVenueApp({ ...sandbox, siteOrigins: [SITE], siteFolder: '/nowhere' })
  demo = await sandbox.signIn('demo01')
}, 60_000)
afterAll(async () => {
  await venue.close()
  await sandbox.close()
})

type VenueAnswer = { status: number; code: unknown; data: unknown }

async function askVenue(endpoint: Endpoint, input: object, token = ''): Promise<VenueAnswer> {
  const isGet = endpoint.method === 'GET'
  const response = await venue.inject({
    method: endpoint.method,
    url: endpoint.path,
    headers: { 'x-venue': 'OBTY', ...(token ? { authorization: `Bearer ${token}` } : {}) },
    ...(isGet ? { query: input as Record<string, string> } : { payload: input }),
  })
  const body = response.json() as { code: unknown; data: unknown }
  return { status: response.statusCode, code: body.code, data: body.data }
}

async function callVenue<E extends Endpoint>(endpoint: E, input: InputOf<E>, token?: string): Promise<DataOf<E>> {
  const answer = await askVenue(endpoint, input as object, token)
  expect(answer).toMatchObject({ code: 350 })
  return v.parse(endpoint.response, answer.data) as DataOf<E>
}

async function launch(enName = 'OBTY', extra: Partial<InputOf<typeof venueLaunch>> = {}) {
  const answer = await sandbox.call(venueLaunch, { enName, ...extra }, { token: demo, headers: { origin: SITE } })
  const code = new URL(answer.url).hash.replace('#code=', '')
  return { answer, code }
}

async function enter(enName = 'OBTY') {
  const { code } = await launch(enName)
  return (await callVenue(venueSession, { code })).token
}

async function slipFor(token: string, stake: string) {
  const { list } = await callVenue(venueMatches, { state: 'live' }, token)
  const open = list.flatMap((match) =>
    match.markets.filter((market) => market.state === 1 && market.kind === 'total'),
  )[0]
  const selection = open?.selections[0]
  if (!open || !selection) throw new Error('No open market')
  return {
    legs: [{ selectionId: selection.id, odds: selection.odds, oddsVersion: open.oddsVersion }],
    stake,
    accept: 'any' as const,
    requestNo: randomUUID(),
  }
}

describe('launch', () => {
  it('gives an address on the venue origin with a one-time code in the fragment and no token in the query', async () => {
    const { answer, code } = await launch()
    const url = new URL(answer.url)
    expect(url.origin).toBe('http://127.0.0.1:4129')
    expect(url.search).not.toContain(code)
    expect(answer.h5Url).toBe(answer.url)
    expect(await callVenue(venueSession, { code })).toMatchObject({ enName: 'OBTY', parentOrigin: SITE })
    expect(await askVenue(venueSession, { code })).toMatchObject({ status: 401, code: '400401' })
  })

  it('moves money on the way when asked to, once for two calls', async () => {
    const requestNo = randomUUID()
    const before = (await callVenue(venueWallet, {}, await enter())).balance
    const extra = { appSendMoney: 1 as const, temporaryParam: { amount: '12.30', requestNo } }
    expect((await launch('OBTY', extra)).answer.moved).toBe('12.30')
    await launch('OBTY', extra)
    const after = (await callVenue(venueWallet, {}, await enter())).balance
    expect(Math.round((Number(after) - Number(before)) * 100)).toBe(1_230)
  })

  it.each(['OBTY', 'JDB'])('[SBX-250] a preload of %s never moves money, whatever it asks for', async (enName) => {
    const inVenue = async () => await sandbox.call(walletOverview, {}, { token: demo })
    const before = await inVenue()
    const extra = {
      appSendMoney: 1 as const,
      isPreload: 1 as const,
      temporaryParam: { amount: '12.30', requestNo: randomUUID() },
    }
    expect((await launch(enName, extra)).answer.moved).toBe('')
    expect(await inVenue()).toEqual(before)
    expect((await proof(sandbox.db)).problems).toEqual([])
  })

  it.each([
    ['no amount', { amount: '1e2', requestNo: randomUUID() }],
    ['a part of a fen', { amount: '0.001', requestNo: randomUUID() }],
    ['less than nothing', { amount: '-5.00', requestNo: randomUUID() }],
    ['no request number, which would move it again with each launch', { amount: '5.00' }],
  ])('refuses to move %s on the way (10003)', async (_name, temporaryParam) => {
    const before = (await callVenue(venueWallet, {}, await enter())).balance
    const answer = await sandbox.ask(venueLaunch, { enName: 'OBTY', appSendMoney: 1, temporaryParam }, { token: demo })
    expect(answer).toMatchObject({ status: 400, code: 10003 })
    expect((await callVenue(venueWallet, {}, await enter())).balance).toBe(before)
  })

  it('[SBX-225] launches for a bonus of the member only', async () => {
    const { list } = await sandbox.call(auditTasks, {}, { token: demo })
    const bonus = list.find(({ isBonus, state }) => isBonus && state === 'OPEN')
    const launchFor = (activity: string, token = demo) =>
      sandbox.ask(venueLaunch, { enName: 'OBTY', activity }, { token })
    expect((await launchFor(bonus?.id ?? '')).code).toBe(SUCCESS)
    const foreign = await launchFor(bonus?.id ?? '', await sandbox.signIn('vip10aa'))
    expect(foreign).toMatchObject({ code: 10003, data: { fields: { activity: 'unknown' } } })
  })

  it('keeps its guards: identity, frozen, time-out, exclusion, maintenance, session', async () => {
    const codeOf = async (userName: string) => {
      const token = await sandbox.signIn(userName)
      return (await sandbox.ask(venueLaunch, { enName: 'OBTY' }, { token })).code
    }
    expect(await codeOf('newbie1')).toBe(711010)
    expect(await codeOf('frozen1')).toBe(711009)
    expect(await codeOf('timeout1')).toBe(712002)
    expect(await codeOf('exclude1')).toBe(712003)
    expect(await sandbox.ask(venueLaunch, { enName: 'OBTY' })).toMatchObject({ status: 401, code: 10004 })
    await sandbox.control({ action: 'venue.status', enName: 'FBTY', status: 2 })
    expect((await sandbox.ask(venueLaunch, { enName: 'FBTY' }, { token: demo })).code).toBe(711017)
  })

  it('answers OB who the member is and what there is to play, under venue shapes', async () => {
    const { answer } = await launch()
    const user = await sandbox.app.inject({ url: `${OB_USER_PATH}?token=${answer.token}` })
    expect(user.json()).toMatchObject({ code: '0000000', data: { userId: expect.any(String) } })
    const counts = await sandbox.app.inject({ url: `${answer.apiUrl}/${answer.token}?merchantCode=Y` })
    const parsed = v.parse(platformCountsSchema, counts.json().data)
    expect(parsed.TY?.live).toBeGreaterThanOrEqual(5)
    expect((await sandbox.app.inject({ url: `${OB_USER_PATH}?token=nobody` })).json()).toMatchObject({
      code: '0400401',
    })
    expect((await sandbox.app.inject({ url: `${answer.apiUrl}/old?merchantCode=Y` })).json()).toMatchObject({
      data: null,
      message: 'token expired',
    })
    expect((await askVenue(venueWallet, {}, answer.token)).status).toBe(401)
  })
})

describe('venue API', () => {
  it('places, answers twice alike, refuses another body under the same number', async () => {
    const token = await enter()
    const slip = await slipFor(token, '20')
    const first = await callVenue(venueBetPlace, slip, token)
    expect(await callVenue(venueBetPlace, slip, token)).toEqual(first)
    expect(await askVenue(venueBetPlace, { ...slip, stake: '30' }, token)).toMatchObject({ code: 711013 })
    expect((await callVenue(venueBets, {}, token)).list.filter(({ no }) => no === first.bet.no)).toHaveLength(1)
    expect((await sandbox.call(pendingCount, {}, { token: demo })).byCategory.sport).toBeGreaterThan(0)
  })

  it('settles by the control API and shows it in records, detail and wallet', async () => {
    const token = await enter()
    const { bet } = await callVenue(venueBetPlace, await slipFor(token, '20'), token)
    await sandbox.control({ action: 'bet.settle', betNo: bet.no, result: 'win' })
    const records = await sandbox.call(betRecords, { from: START - 1_000, to: START + DAY_MS }, { token: demo })
    const settled = records.list.find(({ no }) => no === bet.no)
    expect(settled).toMatchObject({ state: 3, result: 'WIN', return: ((20 * Number(bet.odds)) as number).toFixed(2) })
    const detail = await sandbox.call(betDetail, { no: bet.no }, { token: demo })
    expect(detail.ledger.map(({ biz }) => biz)).toEqual(['BET_STAKE', 'BET_STAKE', 'BET_SETTLE', 'BET_SETTLE'])
    expect(detail.rule).toMatch(/\d+:\d+/)
    const other = await sandbox.signIn('vip10aa')
    expect((await sandbox.ask(betDetail, { no: bet.no }, { token: other })).code).toBe(10003)
  })

  it('[SBX-221] cashes out once for two calls, is not settled again, and shows it in records and detail', async () => {
    const token = await enter()
    const { bet } = await callVenue(venueBetPlace, await slipFor(token, '20'), token)
    const { balance } = await callVenue(venueWallet, {}, token)
    const { cashOut } = (await sandbox.call(betDetail, { no: bet.no }, { token: demo })).bet
    if (!cashOut) throw new Error('An open bet has an offer')
    const request = { no: bet.no, offer: cashOut, requestNo: randomUUID() }
    const other = await sandbox.signIn('vip10aa')
    expect((await sandbox.ask(betCashOut, request, { token: other })).code).toBe(10003)
    const [first, second] = await Promise.all([
      sandbox.call(betCashOut, request, { token: demo }),
      sandbox.call(betCashOut, request, { token: demo }),
    ])
    expect(second).toEqual(first)
    await sandbox.control({ action: 'match.end', matchId: bet.legs[0]?.matchId ?? '', home: 99, away: 99 })
    expect(await sandbox.call(betCashOut, request, { token: demo })).toEqual(first)
    expect(await sandbox.ask(betCashOut, { ...request, requestNo: randomUUID() }, { token: demo })).toMatchObject({
      code: 711015,
      data: { reason: 'settled' },
    })
    const after = (await callVenue(venueWallet, {}, token)).balance
    expect(Number(after) - Number(balance)).toBeCloseTo(Number(first.returned), 2)
    const detail = await sandbox.call(betDetail, { no: bet.no }, { token: demo })
    expect(detail.bet).toMatchObject({
      state: 3,
      result: 'CASHOUT',
      return: first.returned,
      valid: '0.00',
      cashOut: null,
    })
    expect(detail.ledger.map(({ biz }) => biz)).toEqual(['BET_STAKE', 'BET_STAKE', 'BET_CASHOUT', 'BET_CASHOUT'])
    expect(await proof(sandbox.db)).toMatchObject({ problems: [] })
  })

  it('[SBX-221] makes no offer for a pick at the highest price, behind which the real one is unknown', async () => {
    const token = await enter()
    const { list } = await callVenue(venueMatches, { state: 'today' }, token)
    const found = list
      .flatMap(({ markets }) => markets.filter(({ kind, state }) => kind === 'correct_score' && state === 1))
      .flatMap(({ oddsVersion, selections }) => selections.map((selection) => ({ ...selection, oddsVersion })))
      .find(({ odds }) => odds === '101.00')
    if (!found) throw new Error('no score of a match is at the highest price')
    const leg = { selectionId: found.id, odds: found.odds, oddsVersion: found.oddsVersion }
    const slip = { legs: [leg], stake: '5', accept: 'any' as const, requestNo: randomUUID() }
    const { bet } = await callVenue(venueBetPlace, slip, token)
    expect((await sandbox.call(betDetail, { no: bet.no }, { token: demo })).bet).toMatchObject({
      state: 2,
      cashOut: null,
    })
  })

  it('[SBX-222] cashes out a part once for two calls, and shows it in the books, the records and the detail of its bet', async () => {
    const token = await enter()
    const { bet } = await callVenue(venueBetPlace, await slipFor(token, '20'), token)
    const { balance } = await callVenue(venueWallet, {}, token)
    const request = { no: bet.no, offer: '0.01', part: '8', requestNo: randomUUID() }
    const [first, second] = await Promise.all([
      sandbox.call(betCashOut, request, { token: demo }),
      sandbox.call(betCashOut, request, { token: demo }),
    ])
    expect(second).toEqual(first)
    expect(await sandbox.ask(betCashOut, { ...request, part: '9' }, { token: demo })).toMatchObject({ code: 711013 })
    const after = (await callVenue(venueWallet, {}, token)).balance
    expect(Number(after) - Number(balance)).toBeCloseTo(Number(first.returned), 2)
    const detail = await sandbox.call(betDetail, { no: bet.no }, { token: demo })
    expect(detail.bet).toMatchObject({ state: 2, stake: '12.00', parts: [{ stake: '8.00', returned: first.returned }] })
    expect(detail.ledger.map(({ biz }) => biz)).toEqual(['BET_STAKE', 'BET_STAKE', 'BET_CASHOUT', 'BET_CASHOUT'])
    const range = { from: START - 1_000, to: START + DAY_MS, pageSize: 50 }
    const { list } = await sandbox.call(betRecords, range, { token: demo })
    const [part] = detail.bet.parts
    expect(list.find(({ no }) => no === part?.no)).toMatchObject({ partOf: bet.no, result: 'CASHOUT', stake: '8.00' })
    const { rule } = await sandbox.call(betDetail, { no: part?.no ?? '' }, { token: demo })
    expect(rule).toContain(bet.no)
    await sandbox.call(betCashOut, { no: bet.no, offer: '0.01', requestNo: randomUUID() }, { token: demo })
    expect(await proof(sandbox.db, sandbox.checks)).toMatchObject({ problems: [] })
  })

  it('[SBX-223] sets, shows and takes back the value of an automatic cash-out', async () => {
    const token = await enter()
    const { bet } = await callVenue(venueBetPlace, await slipFor(token, '20'), token)
    const set = (at: string | null) =>
      sandbox.call(betAutoCashOut, { no: bet.no, at, requestNo: randomUUID() }, { token: demo })
    const at = (20 * Number(bet.odds) * 0.96).toFixed(2)
    expect(await set(at)).toEqual({ autoCashOut: at })
    expect((await sandbox.call(betDetail, { no: bet.no }, { token: demo })).bet.autoCashOut).toBe(at)
    expect(await set(null)).toEqual({ autoCashOut: null })
    const other = await sandbox.signIn('vip10aa')
    const foreign = { no: bet.no, at, requestNo: randomUUID() }
    expect((await sandbox.ask(betAutoCashOut, foreign, { token: other })).code).toBe(10003)
    await sandbox.call(betCashOut, { no: bet.no, offer: '0.01', requestNo: randomUUID() }, { token: demo })
  })

  it.each(['while', 'before'])('[SBX-221] pays a bet once whose match ends %s it is cashed out', async (when) => {
    const token = await enter()
    const { bet } = await callVenue(venueBetPlace, await slipFor(token, '20'), token)
    const { balance } = await callVenue(venueWallet, {}, token)
    const { cashOut } = (await sandbox.call(betDetail, { no: bet.no }, { token: demo })).bet
    if (!cashOut) throw new Error('An open bet has an offer')
    const request = { no: bet.no, offer: cashOut, requestNo: randomUUID() }
    const end = sandbox.control({ action: 'match.end', matchId: bet.legs[0]?.matchId ?? '', home: 99, away: 99 })
    if (when === 'before') await end
    const [answer] = await Promise.all([sandbox.ask(betCashOut, request, { token: demo }), end])
    await sandbox.live(15_000)
    const detail = await sandbox.call(betDetail, { no: bet.no }, { token: demo })
    const kinds = new Set(detail.ledger.map(({ biz }) => biz).filter((biz) => biz !== 'BET_STAKE'))
    // While the match ends, either may win; never both.
    expect([...kinds]).toEqual([answer.code === SUCCESS ? 'BET_CASHOUT' : 'BET_SETTLE'])
    if (when === 'before') expect(answer).toMatchObject({ code: 711015 })
    const after = (await callVenue(venueWallet, {}, token)).balance
    expect(Number(after) - Number(balance)).toBeCloseTo(Number(detail.bet.return), 2)
    expect(await proof(sandbox.db)).toMatchObject({ problems: [] })
  })

  it('loses no cent when many slips race', async () => {
    const token = await sandbox.signIn('muted01')
    await sandbox.call(transfer, { from: 'center', to: 'OBTY', amount: '100', requestNo: randomUUID() }, { token })
    await sandbox.live(15_000)
    const { url } = await sandbox.call(venueLaunch, { enName: 'OBTY' }, { token })
    const play = (await callVenue(venueSession, { code: new URL(url).hash.slice(6) })).token
    const slip = await slipFor(play, '30')
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => askVenue(venueBetPlace, { ...slip, requestNo: randomUUID() }, play)),
    )
    expect(answers.filter(({ code }) => code === 350)).toHaveLength(3)
    expect(answers.filter(({ code }) => code === 711001)).toHaveLength(5)
    expect(await callVenue(venueWallet, {}, play)).toMatchObject({ balance: '10.00', open: '90.00' })
  })

  it.each([
    ['no body', {}],
    [
      'a negative stake',
      { legs: [{ selectionId: 'x', odds: '2', oddsVersion: 1 }], stake: '-5', requestNo: randomUUID() },
    ],
    [
      'eleven legs',
      {
        legs: Array.from({ length: 11 }, () => ({ selectionId: 'x', odds: '2', oddsVersion: 1 })),
        stake: '5',
        requestNo: randomUUID(),
      },
    ],
    ['words for numbers', { legs: 'all', stake: { $gt: 0 }, requestNo: 7 }],
  ])('refuses %s with 400 and stores nothing', async (_name, body) => {
    expect(await askVenue(venueBetPlace, body, await enter())).toMatchObject({ status: 400, code: 10003 })
  })

  it('knows no token but its own', async () => {
    expect(await askVenue(venueWallet, {}, demo)).toMatchObject({ status: 401, code: '0400401' })
    expect(await askVenue(venueWallet, {})).toMatchObject({ status: 401 })
    expect((await venue.inject('/v1/book/../../../etc/passwd')).statusCode).toBe(404)
  })

  it('ends with the session of the site: a login elsewhere or a sign-out closes the book', async () => {
    const open = async (token: string) => {
      const { url } = await sandbox.call(venueLaunch, { enName: 'OBTY' }, { token })
      return (await callVenue(venueSession, { code: new URL(url).hash.replace('#code=', '') })).token
    }
    const first = await open(await sandbox.signIn('vip10aa'))
    expect(await askVenue(venueWallet, {}, first)).toMatchObject({ code: 350 })
    const elsewhere = await sandbox.signIn('vip10aa')
    expect(await askVenue(venueWallet, {}, first)).toMatchObject({ status: 401, code: '0400401' })
    const second = await open(elsewhere)
    expect(await askVenue(venueWallet, {}, second)).toMatchObject({ code: 350 })
    await sandbox.call(logout, {}, { token: elsewhere })
    expect(await askVenue(venueWallet, {}, second)).toMatchObject({ status: 401 })
  })

  it('may be framed by the site only', async () => {
    const { headers } = await venue.inject('/')
    expect(headers['content-security-policy']).toContain(`frame-ancestors ${SITE}`)
    expect(headers['x-frame-options']).toBeUndefined()
  })
})

describe('site endpoints of the book and the chat', () => {
  it('answer by the contract for visitors', async () => {
    expect((await sandbox.call(matchHot, { n: 5 })).list).toHaveLength(5)
    const { list } = await sandbox.call(chatRooms, {})
    expect(list[0]).toMatchObject({ roomId: 'lobby', type: 'lobby', status: 1 })
    expect(list.filter(({ type }) => type === 'match').length).toBeGreaterThanOrEqual(5)
    const page = await sandbox.call(chatHistory, { roomId: 'lobby', size: 20 })
    const older = await sandbox.call(chatHistory, { roomId: 'lobby', size: 20, beforeSeq: page.list[0]?.seq })
    expect(older.list.at(-1)?.seq).toBe((page.list[0]?.seq ?? 0) - 1)
    const newer = await sandbox.call(chatHistory, { roomId: 'lobby', size: 20, afterSeq: older.list.at(-1)?.seq })
    expect(newer.list[0]?.seq).toBe(page.list[0]?.seq)
    expect(page.hasMore).toBe(true)
  })

  it('hand out chat tickets to members only', async () => {
    expect(await sandbox.call(chatJwt, {}, { token: demo })).toMatchObject({
      token: expect.stringMatching(/\..+\./),
      body: expect.any(String),
    })
    expect((await sandbox.ask(chatJwt, {})).code).toBe(10004)
    expect((await sandbox.app.inject({ url: CHAT_SOCKET_PATH })).statusCode).toBe(404)
  })

  it('[SBX-7] leave a ledger that proves itself', async () => {
    expect(await proof(sandbox.db, sandbox.checks)).toMatchObject({ ok: true, problems: [] })
  })
})
