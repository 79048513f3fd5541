/** What may go wrong between a tap on a price and the bet in the records: the real page, frame and venue, on two sites (issue 12, 5). */
import type { DataOf } from '@lantern/contract'
import { type Bet, betRecords } from '@lantern/contract/records'
import { type HandedPick, slipLink } from '@lantern/contract/slip-link'
import { type BoardMarket, type BoardMatch, sportBoard, sportMatch } from '@lantern/contract/sport'
import { venueBetPlace } from '@lantern/contract/venue'
import type { FrameLocator, Locator, Page } from '@playwright/test'
import { control, proveLedger, siteNow } from '../site/control.ts'
import { liveMatches } from '../site/live-matches.ts'
import { post, useMember } from '../site/member-session.ts'
import { handSlip } from '../site/place-slip.ts'
import { withoutPopUps } from '../site/pop-ups.ts'
import { LONG_TAG } from '../site/short-form.ts'
import { expect, test } from '../site/watched-page.ts'

const MEMBER = 'vip10aa'
const BOOK = 'OBTY'
const STAKE = '5'
/** Open to bets. */
const OPEN = 1
const DAY_MS = 86_400_000
const QUESTION = /赔率已由 \d+\.\d\d 变为 \d+\.\d\d/

type Offer = HandedPick & { readonly odds: string }

test.beforeEach(({ page }) => withoutPopUps(page))
test.afterEach(async () => {
  await control({ action: 'fault.clear' })
  await proveLedger()
})

test('[GAMES-34] a price change after the handover must be confirmed in the venue, and the bet has the confirmed price', {
  tag: LONG_TAG,
}, async ({ page, context }) => {
  const member = await useMember(context, MEMBER)
  const bets = await ownBets(member.token)
  const offer = await liveOffer()
  await openSlip(page, [offer])
  await page.getByRole('radio', { name: '都要确认' }).check({ force: true })
  const venue = await handSlip(page, STAKE)
  const shown = (await handed(venue).locator('output').textContent()) ?? ''
  await moveClockUntilMoved({ ...offer, odds: shown })
  await confirmIn(venue)
  await expect(handed(venue)).toContainText(QUESTION)
  expect(await bets()).toHaveLength(0)
  const placed = await confirmUntilPlaced(venue)
  const taken = await placed.locator('output').textContent()
  expect((await bets()).map(({ odds }) => odds)).toEqual([taken])
})

test('[GAMES-34] a market that closed after the slip was handed over takes no bet, and the slip names it', {
  tag: LONG_TAG,
}, async ({ page, context }) => {
  const member = await useMember(context, MEMBER)
  const bets = await ownBets(member.token)
  const offer = await liveOffer()
  await openSlip(page, [offer])
  const venue = await handSlip(page, STAKE)
  await control({ action: 'match.end', matchId: offer.matchId, home: 3, away: 1 })
  await expect(handed(venue).getByText('关闭', { exact: true })).toBeVisible()
  await expect(handed(venue).getByRole('button', { name: '确认投注' })).toBeDisabled()
  await handed(venue).getByRole('button', { name: '关闭' }).click()
  await page.getByRole('button', { name: '离开场馆' }).click()
  await page.getByRole('button', { name: '转回余额并离开' }).click()
  await page.getByRole('button', { name: '打开注单，1 项' }).click()
  const slip = page.getByRole('dialog', { name: /^注单/ })
  await slip.getByRole('button', { name: '取回修改' }).click()
  await expect(slip.getByText('盘口已关闭', { exact: true })).toBeVisible()
  await expect(slip.getByText('有盘口已关闭，请移除')).toBeVisible()
  expect(await bets()).toHaveLength(0)
})

test('[GAMES-38, GAMES-39] a bet whose answer was lost after the commit is checked under its number, and exists once', {
  tag: LONG_TAG,
}, async ({ page, context, watch }) => {
  watch.expectProblem(/ERR_|Failed to load resource/)
  const member = await useMember(context, MEMBER)
  const bets = await ownBets(member.token)
  await openSlip(page, [await comingOffer()])
  const venue = await handSlip(page, STAKE)
  const sent = requestsOf(page)
  // Until cleared: the browser itself repeats a request that is lost on a connection that it used before.
  await control({ action: 'fault.set', id: 'lost', kind: 'drop', match: venueBetPlace.path, times: 0 })
  await confirmIn(venue)
  await expect(handed(venue)).toContainText('没有收到结果')
  await control({ action: 'fault.clear', id: 'lost' })
  await handed(venue).getByRole('button', { name: '核对并继续' }).click()
  await expect(venue.getByRole('dialog', { name: '投注成功' })).toBeVisible()
  expect(new Set(sent()).size).toBe(1)
  expect(sent().length).toBeGreaterThan(1)
  expect(await bets()).toHaveLength(1)
})

test('[GAMES-38, GAMES-39] a slip that is open in two tabs and confirmed twice in each is one bet', {
  tag: LONG_TAG,
}, async ({ page, context }) => {
  const member = await useMember(context, MEMBER)
  const bets = await ownBets(member.token)
  await openSlip(page, [await comingOffer()])
  const venue = await handSlip(page, STAKE)
  const other = await context.newPage()
  await withoutPopUps(other)
  await other.goto('/game/sport')
  await other.getByRole('button', { name: '打开注单，1 项' }).click()
  await other.getByRole('dialog').getByRole('button', { name: '进入 欧博体育' }).click()
  const launch = other.getByRole('dialog', { name: '进入 欧博体育' })
  await launch.getByRole('switch', { name: /自动转入/ }).setChecked(false)
  await launch.getByRole('button', { name: '进入', exact: true }).click()
  const others = other.frameLocator('iframe')
  await expect(handed(others)).toBeVisible({ timeout: 25_000 })
  const sent = [requestsOf(page), requestsOf(other)]
  await Promise.all([venue, others].map((one) => handed(one).getByRole('button', { name: '确认投注' }).dblclick()))
  await expect.poll(async () => (await bets()).length).toBe(1)
  for (const one of [venue, others])
    await expect(one.getByRole('dialog', { name: '投注成功' }).or(one.getByText('这一注已经投注过'))).toBeVisible()
  expect(new Set(sent.flatMap((numbers) => numbers())).size).toBe(1)
  expect(await bets()).toHaveLength(1)
})

function handed(venue: FrameLocator) {
  return venue.getByRole('dialog', { name: '来自站点的注单' })
}

async function confirmIn(venue: FrameLocator): Promise<void> {
  await handed(venue).getByRole('button', { name: '确认投注' }).click()
}

/** Confirms each question: a live price may change again before the answer. @returns the sheet of the placed bet */
async function confirmUntilPlaced(venue: FrameLocator): Promise<Locator> {
  const placed = venue.getByRole('dialog', { name: '投注成功' })
  await expect(async () => {
    if (!(await placed.isVisible()))
      await handed(venue).getByRole('button', { name: '确认投注' }).click({ timeout: 2_000 })
    await expect(placed).toBeVisible({ timeout: 3_000 })
  }).toPass({ timeout: 60_000 })
  return placed
}

/** Opens the slip with picks and a stake, and accepts better prices only. */
async function openSlip(page: Page, picks: readonly HandedPick[]): Promise<void> {
  await page.goto(slipLink(picks))
  const slip = page.getByRole('dialog', { name: '注单' })
  await slip.getByRole('textbox', { name: /投注金额$/ }).fill(STAKE)
}

/** Request numbers of the bets that a page asked its venue for, with repetitions. */
function requestsOf(page: Page): () => string[] {
  const numbers: string[] = []
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === venueBetPlace.path) numbers.push(request.postDataJSON().requestNo)
  })
  return () => numbers
}

/** @returns reads the sport bets that were placed since this call */
async function ownBets(token: string): Promise<() => Promise<readonly Bet[]>> {
  const from = await siteNow()
  return async () => {
    const range = { category: 'sport', from, to: (await siteNow()) + DAY_MS }
    return (await post<DataOf<typeof betRecords>>(betRecords.path, range, { token })).list
  }
}

/** A winner of the match that began last of those that are played, so that most of its time is left. */
async function liveOffer(): Promise<Offer> {
  const fairOffers = ({ id, markets }: BoardMatch): Offer[] =>
    offersOf(id, markets).filter(({ odds }) => Number(odds) > 1.3 && Number(odds) < 4)
  const matches = await liveMatches((match) => match.clockRate > 0 && fairOffers(match).length > 0)
  const [newest] = matches.toSorted((one, other) => other.startAt - one.startAt)
  return fairOffers(newest as BoardMatch)[0] as Offer
}

/** A winner of a match of another day, whose price does not change. */
async function comingOffer(): Promise<Offer> {
  const { list } = await post<DataOf<typeof sportBoard>>(sportBoard.path, { book: BOOK, day: 2 })
  const found = list.flatMap(({ id, markets }) => offersOf(id, markets))[0]
  if (!found) throw new Error('No match of another day is open to bets.')
  return found
}

function offersOf(matchId: string, markets: readonly BoardMarket[]): Offer[] {
  return markets
    .filter(({ kind, state }) => kind === '1x2' && state === OPEN)
    .flatMap(({ selections }) => selections.map(({ id, odds }) => ({ matchId, selectionId: id, odds })))
}

/** Lets the match go on until its price differs from the offered one and is open. */
async function moveClockUntilMoved({ matchId, selectionId, odds }: Offer): Promise<void> {
  for (let step = 0; step < 40; step += 1) {
    await control({ action: 'clock.jump', ms: 10_000 })
    const { list } = await post<DataOf<typeof sportMatch>>(sportMatch.path, { book: BOOK, id: matchId })
    const now = offersOf(matchId, list[0]?.markets ?? []).find((one) => one.selectionId === selectionId)
    if (now && now.odds !== odds) return
  }
  throw new Error('The price did not move within seven minutes.')
}
