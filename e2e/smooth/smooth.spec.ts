/**
 * The screens that move most, on a phone with a quarter of the CPU (`npm run proof -- smooth`): no task over 50 ms. Not part of `npm test`: it
 * measures time.
 */
import { CATEGORIES, type Game, gameList } from '@lantern/contract/games'
import type { Frame, Page } from '@playwright/test'
import { post, useMember } from '../site/member-session.ts'
import { PORTS } from '../site/origins.ts'
import { withoutPopUps } from '../site/pop-ups.ts'
import { expect, test } from '../site/watched-page.ts'
import { busyBoard } from './busy-board.ts'
import { atRest, figure, formatTasks, recordTasks, scrollFor, slowPhone } from './slow-page.ts'

const BOARD = { matches: 300, changes: 200 } as const
const BOARD_MS = 20_000
const SEA_MS = 10_000
const PAGE_SIZE = 30

test('a lobby of 420 games scrolls to its end without a task over 50 ms', async ({ page }) => {
  test.setTimeout(180_000)
  await withoutPopUps(page)
  const all = await everyGame()
  expect(all).toHaveLength(420)
  await makeCovers(page, all)
  await page.route(`**${gameList.path}`, async (route) => {
    const { pageNum } = route.request().postDataJSON() as { pageNum: number }
    const response = await route.fetch()
    const body = await response.json()
    const list = all.slice((pageNum - 1) * PAGE_SIZE, pageNum * PAGE_SIZE)
    body.data = { list, total: all.length, hasMore: pageNum * PAGE_SIZE < all.length }
    await route.fulfill({ response, json: body })
  })
  await page.goto('/game/egame')
  await expect(page.getByRole('list', { name: '游戏' })).toBeVisible()
  const session = await slowPhone(page)
  await atRest(page)
  const longTasks = await recordTasks(page)
  const end = page.getByText('没有更多了')
  for (let gesture = 0; gesture < 60 && !(await isAtEnd(page)); gesture += 1)
    await session.send('Input.synthesizeScrollGesture', {
      x: 195,
      y: 600,
      yDistance: -1_200,
      speed: 2_400,
      gestureSourceType: 'mouse',
    })
  await expect(end).toBeVisible()
  const durations = await longTasks()
  figure(`lobby of ${all.length} games scrolled to its end at CPU x4: ${formatTasks(durations)}`)
  expect(durations).toEqual([])
})

test('the sport board takes 200 price changes a second on 300 matches, scrolled, without a task over 50 ms', async ({
  page,
}) => {
  test.setTimeout(180_000)
  await withoutPopUps(page)
  const board = await busyBoard(page, BOARD)
  await page.goto('/game/sport')
  await expect(page.locator('article').nth(BOARD.matches - 1)).toBeAttached()
  const session = await slowPhone(page)
  await atRest(page)
  const longTasks = await recordTasks(page)
  const [before, start] = [board.sent(), Date.now()]
  await scrollFor(session, BOARD_MS)
  const [changes, seconds] = [board.sent() - before, (Date.now() - start) / 1_000]
  const durations = await longTasks()
  board.stop()
  figure(
    `board of ${BOARD.matches} matches, scrolled, ${changes} price changes in ${seconds.toFixed(1)} s at CPU x4: ${formatTasks(durations)}`,
  )
  expect(changes).toBeGreaterThanOrEqual(BOARD.changes * seconds * 0.9)
  expect(durations).toEqual([])
})

test.describe('at the same site as the venue', () => {
  const origin = `http://127.0.0.1:${PORTS.EDGE_PORT}`
  test.use({ baseURL: origin })

  test('the sea of a fishing game moves at 60 frames a second', async ({ page, context }) => {
    test.setTimeout(180_000)
    await withoutPopUps(page)
    await useMember(context, 'vip10aa', undefined, origin)
    const sea = await enterFishing(page)
    await slowPhone(page)
    await atRest(page)
    const gaps = await sea.evaluate(frameGaps, SEA_MS)
    const perSecond = (gaps.length / SEA_MS) * 1_000
    const sorted = gaps.toSorted((one, other) => one - other)
    const p95 = sorted[Math.floor(sorted.length * 0.95)] ?? 0
    figure(`fishing at CPU x4: ${perSecond.toFixed(1)} frames a second, 95 % of gaps up to ${p95.toFixed(1)} ms`)
    expect(perSecond).toBeGreaterThanOrEqual(59)
  })
})

/** Runs during the measurement, so it must not search all texts of the page. */
function isAtEnd(page: Page): Promise<boolean> {
  return page.evaluate(
    () => document.querySelector('ul[aria-label="游戏"]')?.nextElementSibling?.textContent === '没有更多了',
  )
}

async function everyGame(): Promise<Game[]> {
  const games: Game[] = []
  for (const category of CATEGORIES)
    for (let pageNum = 1, hasMore = true; hasMore; pageNum += 1) {
      const input = { category, pageNum, pageSize: PAGE_SIZE }
      const answer = await post<{ list: Game[]; hasMore: boolean }>(gameList.path, input)
      games.push(...answer.list)
      hasMore = answer.hasMore
    }
  return games
}

/** Requests every cover once. The sandbox scales a cover on its first request, on the CPU cores that the page is measured on. */
async function makeCovers(page: Page, games: readonly Game[]): Promise<void> {
  for (const { thumb } of games) expect((await page.request.get(thumb)).ok()).toBe(true)
}

async function enterFishing(page: Page): Promise<Frame> {
  await page.goto('/game/fishing?venue=JDBBY&game=JDBBY-001')
  const sheet = page.getByRole('dialog')
  await sheet.getByRole('button', { name: /^(进入|Enter)$/ }).click()
  await expect(page).toHaveURL(/\/game\/fishing\/jdbby\?url=/, { timeout: 25_000 })
  await expect(page.frameLocator('iframe').getByRole('img', { name: /海面|The sea/ })).toBeVisible({ timeout: 25_000 })
  const frame = page.frames().find((one) => one.parentFrame() !== null)
  if (!frame) throw new Error('The venue has a frame')
  return frame
}

/** Times between drawn frames. */
function frameGaps(forMs: number): Promise<number[]> {
  return new Promise((resolve) => {
    const gaps: number[] = []
    const start = performance.now()
    let last = start
    const next = (at: number): void => {
      gaps.push(at - last)
      last = at
      if (at - start < forMs) requestAnimationFrame(next)
      else resolve(gaps.slice(1))
    }
    requestAnimationFrame(next)
  })
}
