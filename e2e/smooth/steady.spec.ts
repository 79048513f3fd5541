/** Memory of a sport board that stays open, is scrolled and shows its movements: `STEADY` minutes (`npm run proof -- steady`), half a minute without it (`npm run proof -- pages`). */
import { withoutPopUps } from '../site/pop-ups.ts'
import { expect, test } from '../site/watched-page.ts'
import { type Counts, countsOf, watchTimers } from '../swap/leftovers.ts'
import { busyBoard } from './busy-board.ts'
import { scrollFor } from './slow-page.ts'

const MINUTE_MS = 60_000
const FOR_MS = Number(process.env.STEADY ?? 0.5) * MINUTE_MS
/** Time until caches and optimised code have reached their size. */
const WARM_MS = Math.min(MINUTE_MS * 2, FOR_MS / 2)
const BOARD = { matches: 300, changes: 200 } as const
/**
 * Allowed growth after the warm-up, independent of the duration: caches that fill late, but no leak. Of 3,000 listeners, 20 to 60 come and go with the rows
 * whose price has just moved.
 */
const MORE = { heap: 3_000_000, listeners: 100, nodes: 600 } as const

test(`[GAMES-66] a board that stays open for ${FOR_MS / MINUTE_MS} minutes does not grow`, async ({ page }) => {
  test.setTimeout(FOR_MS + 3 * MINUTE_MS)
  await withoutPopUps(page)
  await watchTimers(page)
  const board = await busyBoard(page, BOARD)
  await page.goto('/game/sport')
  await expect(page.locator('article').nth(BOARD.matches - 1)).toBeAttached()
  const cdp = await page.context().newCDPSession(page)
  await scrollFor(cdp, WARM_MS)
  const before = await countsOf(page, cdp)
  await scrollFor(cdp, FOR_MS - WARM_MS)
  const after = await countsOf(page, cdp)
  board.stop()
  const words = (Object.keys(after) as (keyof Counts)[]).map((name) => `${name} ${before[name]} to ${after[name]}`)
  test.info().annotations.push({
    type: 'figure',
    description: `${FOR_MS / MINUTE_MS} minutes, ${board.sent()} price changes: ${words.join(', ')}`,
  })
  expect(board.sent()).toBeGreaterThan(0)
  for (const name of ['heap', 'listeners', 'nodes'] as const)
    expect(after[name] - before[name], name).toBeLessThanOrEqual(MORE[name])
})
