/** No endpoint of the contract lets a member on a break deposit or stake. A new one that does fails here. */
import { randomUUID } from 'node:crypto'
import { activityAppeal, activityApply, dividendReceive } from '@lantern/contract/activity'
import { agentApply } from '@lantern/contract/agent'
import { breakState } from '@lantern/contract/break-state'
import { calendarMakeUp, calendarSign } from '@lantern/contract/calendar'
import { giftSend, packetGrab, packetSend } from '@lantern/contract/chat-gifts'
import * as CODE from '@lantern/contract/code'
import { depositCreate } from '@lantern/contract/deposit'
import type { Endpoint, Play } from '@lantern/contract/endpoint'
import { venueLaunch } from '@lantern/contract/games'
import { inviteClaim } from '@lantern/contract/invitation'
import { luckyFlipFlip } from '@lantern/contract/lucky-flip'
import { mallExchange } from '@lantern/contract/mall'
import { peakClaim, peakJoin } from '@lantern/contract/peak-bet'
import { playRound } from '@lantern/contract/rounds'
import {
  limitSave,
  RETURN_WAIT_MS,
  saferExclude,
  saferOverview,
  saferPanic,
  saferReturn,
  saferTimeout,
} from '@lantern/contract/safer'
import { saferBlock, saferPlayed, saferQuiet, saferReality, saferSettings } from '@lantern/contract/safer-settings'
import { insteadCreate } from '@lantern/contract/service'
import { playSharedBet } from '@lantern/contract/shared-rounds'
import { DAY_MS, MINUTE_MS, SITE_OFFSET_MS } from '@lantern/contract/site-time'
import { transfer } from '@lantern/contract/transfer'
import { venueBetPlace, venueSession, venueWallet } from '@lantern/contract/venue'
import { vipClaim } from '@lantern/contract/vip'
import { withdrawalPrepare } from '@lantern/contract/withdrawal'
import { ENDPOINTS } from '@lantern/testing/endpoints'
import { seedId } from '../src/members/seed-id.rules.ts'
import { buildVenueApp } from '../src/venue-server/venue-app.ts'
import { HARMLESS, HARMLESS_VALUES, problemsOf } from './harmless-writes.ts'
import { openSandbox } from './harness.ts'

const SITE = 'http://127.0.0.1:3000'
const SLIP = { legs: [{ selectionId: 'm00001-01:1x2:home', odds: '1.90', oddsVersion: 1 }], stake: '10' }

/** A request of each endpoint that deposits, stakes or grants something to play with. */
const REQUESTS: Readonly<Record<string, () => object>> = {
  [depositCreate.path]: () => ({ method: 'BANK', amount: '200', requestNo: randomUUID() }),
  [insteadCreate.path]: () => ({ amount: '200', method: 'BANK', requestNo: randomUUID() }),
  [transfer.path]: () => ({ from: 'center', to: 'OBTY', amount: '10', requestNo: randomUUID() }),
  [venueLaunch.path]: () => ({ enName: 'OBTY' }),
  [activityAppeal.path]: () => ({ id: 'C-demo-rejected', text: '我的建议已经被采纳了', requestNo: randomUUID() }),
  [activityApply.path]: () => ({ id: 'any', requestNo: randomUUID() }),
  [dividendReceive.path]: () => ({ id: 'any' }),
  [inviteClaim.path]: () => ({ rewardId: 'any', requestNo: randomUUID() }),
  [agentApply.path]: () => ({
    name: '安心',
    contact: 'me@example.com',
    channel: 'site',
    traffic: 'below-1000',
    text: '',
    requestNo: randomUUID(),
  }),
  [peakClaim.path]: () => ({ season: '2026-11-16', requestNo: randomUUID() }),
  [peakJoin.path]: () => ({ on: true }),
  [calendarMakeUp.path]: () => ({ date: '2026-11-01', requestNo: randomUUID() }),
  [calendarSign.path]: () => ({ date: '2026-11-22', requestNo: randomUUID() }),
  [luckyFlipFlip.path]: () => ({
    position: 0,
    clientSeed: 'seed',
    nonce: 1,
    table: 'none:10000',
    requestNo: randomUUID(),
  }),
  [playRound.path]: () => ({
    game: 'any',
    nonce: 1,
    clientSeed: 'seed',
    stake: '10',
    choice: { kind: 'spin' },
    requestNo: randomUUID(),
  }),
  [playSharedBet.path]: () => ({
    game: 'any',
    round: 1,
    bets: [{ position: 'banker', stake: '10' }],
    requestNo: randomUUID(),
  }),
  [giftSend.path]: () => ({ roomId: 'lobby', giftId: 'clap', qty: 1, price: '1.00', requestNo: randomUUID() }),
  [packetSend.path]: () => ({ roomId: 'lobby', total: '10', count: 2, requestNo: randomUUID() }),
  [packetGrab.path]: () => ({ id: 'any' }),
  [mallExchange.path]: () => ({ goodsId: 'coupon-5', qty: 1, price: 60, requestNo: randomUUID() }),
  [vipClaim.path]: () => ({ id: 'any', requestNo: randomUUID() }),
  [venueBetPlace.path]: () => ({ ...SLIP, requestNo: randomUUID() }),
}

const writes = [...ENDPOINTS.values()].filter(({ kind, access }) => kind === 'write' && access === 'member')
const playing = writes.filter(({ plays }) => plays !== undefined)

let sandbox: Awaited<ReturnType<typeof openSandbox>>
let venue: Awaited<ReturnType<typeof buildVenueApp>>
beforeAll(async () => {
  sandbox = await openSandbox()
  venue = await buildVenueApp({ ...sandbox, siteOrigins: [SITE], siteFolder: '/nowhere' })
})
afterAll(async () => {
  await venue.close()
  await sandbox.close()
})

async function askVenue(endpoint: Endpoint, input: object, token = '') {
  const response = await venue.inject({
    method: endpoint.method,
    url: endpoint.path,
    headers: { 'x-venue': 'OBTY', ...(token ? { authorization: `Bearer ${token}` } : {}) },
    payload: input,
  })
  return response.json() as { code: number; data: { token?: string } }
}

/** A venue session that was opened before the break. */
async function playToken(token: string): Promise<string> {
  const { url } = await sandbox.call(venueLaunch, { enName: 'OBTY' }, { token, headers: { origin: SITE } })
  const { data } = await askVenue(venueSession, { code: new URL(url).hash.replace('#code=', '') })
  return data.token ?? ''
}

/** The answer of an endpoint that plays to its request here. */
async function answerOf(endpoint: Endpoint, { token, play }: { token: string; play: string }) {
  const input = REQUESTS[endpoint.path]?.() ?? {}
  const isVenue = endpoint.path.startsWith('/v1/')
  const { code } = isVenue ? await askVenue(endpoint, input, play) : await sandbox.ask(endpoint, input, { token })
  return { path: endpoint.path, code }
}

/** Endpoints that play in one of these ways. */
const playingBy = (...kinds: Play['kind'][]) =>
  playing.filter(({ path, plays }) => kinds.includes(plays?.(REQUESTS[path]?.() as never)?.kind ?? 'grant'))

describe('the contract', () => {
  it('[SBX-SAFE-1] says of each write of a member that it plays, or the list says why it is harmless', () => {
    expect(problemsOf(writes, { plain: HARMLESS, valued: HARMLESS_VALUES })).toEqual([])
  })

  it('[SBX-SAFE-1] has a request here for each endpoint that plays', () => {
    expect(playing.map(({ path }) => path).sort()).toEqual(Object.keys(REQUESTS).sort())
    for (const { path, plays } of playing)
      expect({ path, play: plays?.(REQUESTS[path]?.() as never) }).toEqual({
        path,
        play: expect.objectContaining({ kind: expect.any(String) }),
      })
  })
})

describe('a member on a break', () => {
  const breaks: [name: string, userName: string, start: (token: string) => Promise<unknown>, code: number][] = [
    ['panicking', 'demo01', (token) => sandbox.call(saferPanic, {}, { token }), CODE.TIME_OUT],
    ['timed-out', 'audit01', (token) => sandbox.call(saferTimeout, { days: 7 }, { token }), CODE.TIME_OUT],
    [
      'excluded',
      'vip10aa',
      (token) => sandbox.call(saferExclude, { months: 6, ack: true }, { token }),
      CODE.SELF_EXCLUDED,
    ],
  ]

  it.each(breaks)(
    '[SBX-SAFE-1] %s is refused by each of them, also in an open venue',
    async (_name, userName, start, code) => {
      const token = await sandbox.signIn(userName)
      const play = await playToken(token)
      await start(token)
      for (const endpoint of playing)
        expect(await answerOf(endpoint, { token, play })).toEqual({ path: endpoint.path, code })
      // What is the member's own stays open.
      await sandbox.call(withdrawalPrepare, {}, { token })
      const back = { from: 'OBTY', to: 'center', amount: '1', requestNo: randomUUID() }
      expect([CODE.TIME_OUT, CODE.SELF_EXCLUDED]).not.toContain((await sandbox.ask(transfer, back, { token })).code)
    },
  )

  it('[SBX-SAFE-2] plays again when the time-out is over, to the millisecond', async () => {
    const token = await sandbox.signIn('limit01')
    const { until } = await sandbox.call(saferPanic, {}, { token })
    await sandbox.advance(until - 1 - sandbox.clock.now())
    const again = await sandbox.signIn('limit01')
    expect((await sandbox.call(saferOverview, {}, { token: again })).break).toMatchObject({ kind: 'timeout', until })
    expect((await sandbox.ask(venueLaunch, { enName: 'OBTY' }, { token: again })).code).toBe(CODE.TIME_OUT)
    await sandbox.advance(1)
    expect((await sandbox.call(saferOverview, {}, { token: again })).break).toBeNull()
    expect((await sandbox.ask(venueLaunch, { enName: 'OBTY' }, { token: again })).code).not.toBe(CODE.TIME_OUT)
  })

  it('[SBX-SAFE-9] stays excluded after the time is over, and plays again a day after asking to return', async () => {
    const token = await sandbox.signIn('exclude1')
    const early = await sandbox.ask(saferReturn, { on: true }, { token })
    expect(early.code).toBe(CODE.STATE_CHANGED)
    const pause = async (session: string) => (await sandbox.call(saferOverview, {}, { token: session })).break
    const { until = 0 } = (await pause(token)) ?? {}
    await sandbox.advance(until + 400 * DAY_MS - sandbox.clock.now())
    await sandbox.db
      .updateTable('members')
      .set({ last_login_at: sandbox.clock.now() })
      .where('user_name', '=', 'exclude1')
      .execute()
    const later = await sandbox.signIn('exclude1')
    expect(await pause(later)).toMatchObject({ kind: 'excluded', until, isOver: true, returnAt: null })
    const launch = () => sandbox.ask(venueLaunch, { enName: 'OBTY' }, { token: later })
    expect((await launch()).code).toBe(CODE.SELF_EXCLUDED)

    const asked = sandbox.clock.now()
    const returnAt = asked + RETURN_WAIT_MS
    expect(await sandbox.call(saferReturn, { on: true }, { token: later })).toEqual({ returnAt })
    await sandbox.advance(1_000)
    expect(await sandbox.call(saferReturn, { on: true }, { token: later })).toEqual({ returnAt })
    expect(await sandbox.call(saferReturn, { on: false }, { token: later })).toEqual({ returnAt: null })
    const again = await sandbox.call(saferReturn, { on: true }, { token: later })
    await sandbox.advance(RETURN_WAIT_MS - 1)
    const last = await sandbox.signIn('exclude1')
    expect(await pause(last)).toMatchObject({ isOver: true, ...again })
    await sandbox.advance(1)
    expect(await pause(last)).toBeNull()
    expect((await sandbox.ask(venueLaunch, { enName: 'OBTY' }, { token: last })).code).not.toBe(CODE.SELF_EXCLUDED)
    await sandbox.call(saferExclude, { months: 6, ack: true }, { token: last })
    expect(await pause(last)).toMatchObject({ isOver: false, returnAt: null })
  })

  it('[SBX-SAFE-3] announces the break and its end on every device', async () => {
    const phone = await sandbox.signIn('newbie1')
    expect(await sandbox.call(breakState, {}, { token: phone })).toEqual({ until: null })
    const { until } = await sandbox.call(saferPanic, {}, { token: phone })
    const laptop = await sandbox.signIn('newbie1')
    expect(await sandbox.call(breakState, {}, { token: laptop })).toEqual({ until })
  })
})

describe('a member at a limit', () => {
  it('[SBX-49] is refused each deposit above what is left', async () => {
    const token = await sandbox.signIn('inviter1')
    await sandbox.call(limitSave, { kind: 'deposit', period: 'month', amount: '10' }, { token })
    const deposits = playingBy('deposit')
    expect(deposits).toHaveLength(2)
    for (const endpoint of deposits)
      expect(await answerOf(endpoint, { token, play: '' })).toEqual({ path: endpoint.path, code: CODE.DEPOSIT_LIMIT })
  })

  it('[SBX-SAFE-4] of losses is refused each stake above what is left, and each entry with nothing left', async () => {
    const token = await sandbox.signIn('mod0001')
    const play = await playToken(token)
    await sandbox.call(limitSave, { kind: 'loss', period: 'week', amount: '1000' }, { token })
    await sandbox.call(limitSave, { kind: 'loss', period: 'day', amount: '100.01' }, { token })
    await lose('mod0001', 9_002)
    for (const endpoint of playingBy('stake'))
      expect(await answerOf(endpoint, { token, play })).toEqual({ path: endpoint.path, code: CODE.LOSS_LIMIT })
    const [entry] = playingBy('enter')
    expect(entry && (await answerOf(entry, { token, play })).code).not.toBe(CODE.LOSS_LIMIT)
    await lose('mod0001', 999)
    for (const endpoint of playingBy('enter', 'stake'))
      expect(await answerOf(endpoint, { token, play })).toEqual({ path: endpoint.path, code: CODE.LOSS_LIMIT })
    const { limits } = await sandbox.call(saferOverview, {}, { token })
    expect(limits.find(({ kind, period }) => kind === 'loss' && period === 'day')).toMatchObject({
      amount: '100.01',
      used: '100.01',
    })
  })

  it('[SBX-SAFE-5, SBX-SAFE-14] of time is refused when a venue was open that long, on every device', async () => {
    const token = await sandbox.signIn('payee01')
    const play = await playToken(token)
    await sandbox.call(limitSave, { kind: 'session', period: 'day', amount: '10' }, { token })
    const look = () => venue.inject({ url: venueWallet.path, headers: { authorization: `Bearer ${play}` } })
    await look()
    // A pause is not play.
    await sandbox.advance(30 * MINUTE_MS)
    for (let minute = 0; minute < 10; minute++) {
      expect((await look()).statusCode).toBe(200)
      expect(await sandbox.call(breakState, {}, { token })).toEqual({ until: null })
      await sandbox.advance(MINUTE_MS)
    }
    await look()
    for (const endpoint of playingBy('enter', 'stake'))
      expect(await answerOf(endpoint, { token, play })).toEqual({ path: endpoint.path, code: CODE.SESSION_LIMIT })
    const { limits, position } = await sandbox.call(saferOverview, {}, { token })
    // The same ten minutes, without the pause.
    expect(position?.month.timeSec).toBe(600)
    const day = limits.find(({ kind, period }) => kind === 'session' && period === 'day')
    expect(day).toMatchObject({ amount: '10.00', used: '10.00' })
    expect(await sandbox.call(breakState, {}, { token })).toEqual({ until: day?.resetAt })
  })
})

describe('a member with settings of their own', () => {
  it('[SBX-SAFE-6] is refused in quiet hours as on a break; less quiet needs a day and a second yes', async () => {
    const token = await sandbox.signIn('payee02')
    const play = await playToken(token)
    const from = timeAt(sandbox.clock.now() - MINUTE_MS)
    const quiet = { hours: { from, to: timeAt(sandbox.clock.now() + 59 * MINUTE_MS) } }
    const { until } = await sandbox.call(saferQuiet, quiet, { token })
    expect(await sandbox.call(breakState, {}, { token })).toEqual({ until })
    for (const endpoint of playing)
      expect(await answerOf(endpoint, { token, play })).toEqual({ path: endpoint.path, code: CODE.TIME_OUT })
    const asked = await sandbox.call(saferQuiet, { hours: null }, { token })
    expect(asked).toMatchObject({ hours: quiet.hours, pending: { hours: null }, until })
    await sandbox.advance((until ?? 0) - sandbox.clock.now())
    for (const endpoint of playingBy('enter', 'stake'))
      expect((await answerOf(endpoint, { token, play })).code).not.toBe(CODE.TIME_OUT)
    await sandbox.advance(DAY_MS)
    const again = await sandbox.signIn('payee02')
    expect(await sandbox.call(saferQuiet, { hours: null }, { token: again })).toEqual({
      hours: null,
      pending: null,
      until: null,
    })
  })

  it.each([
    ['venue', 'YBTY'],
    ['category', 'sport'],
  ] as const)(
    '[SBX-SAFE-7] is refused in a blocked %s; lifting it needs a day and a second yes',
    async (kind, name) => {
      const userName = kind === 'venue' ? 'inviter1' : 'mod0001'
      const token = await sandbox.signIn(userName)
      const play = await playToken(token)
      expect(await sandbox.call(saferBlock, { kind, name, on: true }, { token })).toEqual({ on: true, liftAt: null })
      for (const endpoint of playingBy('enter', 'stake'))
        expect(await answerOf(endpoint, { token, play })).toEqual({ path: endpoint.path, code: CODE.VENUE_BLOCKED })
      expect((await sandbox.ask(venueLaunch, { enName: 'PGDZ' }, { token })).code).not.toBe(CODE.VENUE_BLOCKED)
      const liftAt = sandbox.clock.now() + DAY_MS
      expect(await sandbox.call(saferBlock, { kind, name, on: false }, { token })).toEqual({ on: true, liftAt })
      await sandbox.advance(DAY_MS - 1)
      const again = await sandbox.signIn(userName)
      expect(await sandbox.call(saferBlock, { kind, name, on: false }, { token: again })).toEqual({ on: true, liftAt })
      await sandbox.advance(1)
      expect(await sandbox.call(saferBlock, { kind, name, on: false }, { token: again })).toEqual({
        on: false,
        liftAt: null,
      })
      expect((await sandbox.call(saferSettings, {}, { token: again })).blocks).toEqual([])
    },
  )

  it('[SBX-SAFE-8] keeps the interval of the reality check, and receives the result of a session', async () => {
    const token = await sandbox.signIn('muted01')
    expect(await sandbox.call(saferSettings, {}, { token })).toMatchObject({ realityMinutes: 60 })
    await sandbox.call(saferReality, { minutes: 15 }, { token })
    expect(await sandbox.call(saferSettings, {}, { token })).toMatchObject({ realityMinutes: 15 })
    const since = sandbox.clock.now()
    await lose('muted01', 1_234)
    expect(await sandbox.call(saferPlayed, { since }, { token })).toEqual({ stake: '12.34', result: '-12.34' })
    expect(await sandbox.call(saferPlayed, { since: since + 1 }, { token })).toEqual({ stake: '0.00', result: '0.00' })
  })
})

/** HH:MM of the site. */
const timeAt = (at: number) => new Date(at + SITE_OFFSET_MS).toISOString().slice(11, 16)

/** A bet that lost, settled now. */
async function lose(userName: string, stake: number): Promise<void> {
  const at = sandbox.clock.now()
  const { no: _no, ...known } = await sandbox.db.selectFrom('bets').selectAll().limit(1).executeTakeFirstOrThrow()
  const lost = { state: 3, result: 'LOSE', stake, return_fen: 0, valid_fen: stake, placed_at: at, settled_at: at }
  await sandbox.db
    .insertInto('bets')
    .values({ ...known, ...lost, no: randomUUID(), member_id: seedId(userName) })
    .execute()
}
