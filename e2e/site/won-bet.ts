/** Bets of a member on live matches of a sport venue, through the venue's own API. */
import { randomUUID } from 'node:crypto'
import type { DataOf, Endpoint } from '@lantern/contract'
import { dividendReceive } from '@lantern/contract/activity'
import { HEADER } from '@lantern/contract/envelope'
import { MARKET_STATE, venueLaunch } from '@lantern/contract/games'
import { transfer } from '@lantern/contract/transfer'
import { kycSubmit, type LoginAnswer } from '@lantern/contract/user'
import { venueBetPlace, venueMatches, venueSession } from '@lantern/contract/venue'
import { control } from './control.ts'
import { liveMatches } from './live-matches.ts'
import { deviceOfToken, post } from './member-session.ts'
import { EDGE_ORIGIN, VENUE_ORIGIN } from './origins.ts'

const VENUE = 'OBTY'
/** State of a match. */
const NOT_BEGUN = 1

/** Verifies the member, gives a dividend for the stake, places a bet of odds of 1.50 or more, and lets it win. @returns its number */
export async function wonBet({ token, userName }: LoginAnswer, stake: string): Promise<string> {
  const id = `bet-${randomUUID()}`
  await post(kycSubmit.path, { level: 1, fields: { realName: '方一' }, requestNo: randomUUID() }, { token })
  await control({ action: 'dividend.grant', userName, amount: stake, id })
  await post(dividendReceive.path, { id }, { token })
  await post(transfer.path, { from: 'center', to: VENUE, amount: stake, requestNo: randomUUID() }, { token })
  const play = await playToken(token)
  const { list } = await askVenue(venueMatches, undefined, play)
  const no = await place(list, stake, play)
  await control({ action: 'bet.settle', betNo: no, result: 'win' })
  return no
}

/** A bet on a match that has not begun, by a verified member with money. @returns its number, and its sides in Chinese */
export async function openBet(token: string, stake: string): Promise<{ no: string; home: string; away: string }> {
  await post(transfer.path, { from: 'center', to: VENUE, amount: stake, requestNo: randomUUID() }, { token })
  const play = await playToken(token)
  const { list } = await askVenue({ ...venueMatches, path: `${venueMatches.path}?state=today` }, undefined, play)
  const match = list.findLast(({ state }) => state === NOT_BEGUN)
  if (!match) throw new Error('no match of today is to come')
  return { no: await place([match], stake, play), home: match.home.zh, away: match.away.zh }
}

/**
 * A bet on each outcome of a live match at odds that can still fall, by a member with money: with the next change of its prices one of them gains.
 * @returns their numbers
 */
export async function betsOnEachOutcome(token: string, stake: string): Promise<string[]> {
  // Prices stand still in a break, and hardly move once a match is decided.
  const [match] = await liveMatches(
    ({ clockRate, markets }) => clockRate > 0 && markets.some((market) => market.kind === '1x2' && isUndecided(market)),
  )
  const play = await playToken(token)
  const { list } = await askVenue({ ...venueMatches, path: `${venueMatches.path}?state=live` }, undefined, play)
  const market = list
    .find(({ id }) => id === match?.id)
    ?.markets.find(({ kind, state }) => kind === '1x2' && state === MARKET_STATE.open)
  if (!market) throw new Error('no live match with an open result')
  const amount = String(Number(stake) * market.selections.length)
  await post(transfer.path, { from: 'center', to: VENUE, amount, requestNo: randomUUID() }, { token })
  const numbers: string[] = []
  for (const { id: selectionId, odds } of market.selections) {
    const legs = [{ selectionId, odds, oddsVersion: market.oddsVersion }]
    const slip = { legs, stake, accept: 'any', requestNo: randomUUID() }
    numbers.push((await askVenue(venueBetPlace, slip, play)).bet.no)
  }
  return numbers
}

function isUndecided({ selections }: { selections: readonly { odds: string }[] }): boolean {
  return selections.every(({ odds }) => Number(odds) > 1.2)
}

async function place(list: DataOf<typeof venueMatches>['list'], stake: string, play: string): Promise<string> {
  const open = list.flatMap(({ markets }) => markets).filter(({ state }) => state === MARKET_STATE.open)
  const [pick] = open.flatMap(({ oddsVersion, selections }) =>
    selections
      .filter(({ odds }) => Number(odds) >= 1.5)
      .map(({ id: selectionId, odds }) => ({ selectionId, odds, oddsVersion })),
  )
  if (!pick) throw new Error('no market of 1.50 is open')
  const slip = { legs: [pick], stake, accept: 'any', requestNo: randomUUID() }
  return (await askVenue(venueBetPlace, slip, play)).bet.no
}

async function playToken(token: string): Promise<string> {
  const answer = await fetch(EDGE_ORIGIN + venueLaunch.path, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      origin: EDGE_ORIGIN,
      [HEADER.token]: token,
      [HEADER.deviceUuid]: deviceOfToken(token),
    },
    body: JSON.stringify({ enName: VENUE }),
  })
  const { data, message } = (await answer.json()) as { data: { url: string } | null; message: string }
  if (data === null) throw new Error(`${venueLaunch.path}: ${message}`)
  return (await askVenue(venueSession, { code: new URL(data.url).hash.replace('#code=', '') })).token
}

async function askVenue<E extends Endpoint>({ method, path }: E, body?: object, token?: string): Promise<DataOf<E>> {
  const answer = await fetch(VENUE_ORIGIN + path, {
    method,
    headers: {
      'x-venue': VENUE,
      'content-type': 'application/json',
      ...(token && { authorization: `Bearer ${token}` }),
    },
    ...(body && { body: JSON.stringify(body) }),
  })
  const { data, code, message } = (await answer.json()) as { code: unknown; message: string; data: DataOf<E> | null }
  if (data === null) throw new Error(`${path}: ${String(code)} ${message}`)
  return data
}
