/** The page of a live match: its figures agree with each other, and its past matches with their own pages (issue 12, 1). */
import type { DataOf } from '@lantern/contract'
import { sportBoard, sportMatch } from '@lantern/contract/sport'
import type { Locator } from '@playwright/test'
import { liveMatches } from '../site/live-matches.ts'
import { post } from '../site/member-session.ts'
import { withoutPopUps } from '../site/pop-ups.ts'
import { LONG_TAG } from '../site/short-form.ts'
import { expect, test } from '../site/watched-page.ts'

const BOOK = 'OBTY'

test.describe('English', () => {
  test.use({ locale: 'en-GB' })

  test('[GAMES-32] the longest name of a side takes more lines inside its price, which stays as wide as its column', async ({
    page,
  }) => {
    await withoutPopUps(page)
    // A sport with draws: of three prices beside each other, each is narrower than the name.
    const { list } = await post<DataOf<typeof sportBoard>>(sportBoard.path, { book: BOOK, sport: 'football', day: 1 })
    const sides = list.flatMap(({ id, home, away }) => [home.en, away.en].map((name) => ({ id, name })))
    const [longest] = sides.toSorted((one, other) => other.name.length - one.name.length)
    if (!longest) throw new Error('The board has no match.')
    // Narrower than any phone, because the seeded names fit on one line at 320 px.
    await page.setViewportSize({ width: 280, height: 844 })
    await page.goto(`/game/sport/match/${longest.id}`)
    const named = page.locator(`button[data-label="${longest.name}"]`)
    await expect(named).toBeVisible()
    const room = await named.evaluate((price) => {
      const text = new OffscreenCanvas(1, 1).getContext('2d')
      if (!text) throw new Error('No canvas to measure with.')
      text.font = getComputedStyle(price, '::before').font
      return price.clientWidth - text.measureText(price.getAttribute('data-label') ?? '').width
    })
    expect(room, 'the name in one line is wider than its price').toBeLessThan(0)
    const tooWide = await page
      .locator('button[data-label]')
      .evaluateAll((prices) =>
        prices
          .filter((price) => price.getBoundingClientRect().right > innerWidth || price.scrollWidth > price.clientWidth)
          .map((price) => `${price.getAttribute('data-label')}: ${price.scrollWidth} of ${price.clientWidth}`),
      )
    expect(tooWide).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
  })
})

test('[GAMES-41, GAMES-44] periods add up to the score, the last event has it, the chart has a table, and a past match its own page', {
  tag: LONG_TAG,
}, async ({ page }) => {
  await withoutPopUps(page)
  const id = await matchWithPeriods()
  await page.goto(`/game/sport/match/${id}`)
  const score = page.getByTestId('match-score')
  const rows = page.getByRole('table', { name: '分节得分' }).getByRole('row')

  await test.step('scores', async () => {
    // A goal between two reads of the page shows in both within seconds.
    await expect(async () => {
      const [home, away] = ((await score.textContent()) ?? '').split(' : ').map(Number)
      expect(await sumAndTotal(rows.nth(1).getByRole('cell'))).toEqual([home, home])
      expect(await sumAndTotal(rows.nth(2).getByRole('cell'))).toEqual([away, away])
      if (home || away) await expect(page.locator('ol[reversed] li').first()).toContainText(`${home} : ${away}`)
    }).toPass({ timeout: 40_000 })
  })
  await test.step('line movement', async () => {
    await expect(page.getByRole('img', { name: /的独赢走势/ })).toBeVisible()
    await page.getByText('查看赔率表').click()
    const prices = page.getByRole('table').filter({ has: page.getByRole('columnheader', { name: '时间' }) })
    await expect(prices.getByRole('row').last().getByRole('cell').first()).toHaveText(/^\d+\.\d\d$/)
  })
  await test.step('a past match', async () => {
    const past = page
      .getByRole('link')
      .filter({ hasText: /^[胜平负]/ })
      .first()
    const points = await past.locator('b').allTextContents()
    await past.click()
    await expect(page).not.toHaveURL(new RegExp(id))
    await expect(score).toHaveText(points.join(' : '))
  })
})

/** A live match whose periods add up to its score, unlike those of a match of sets, which has points. */
async function matchWithPeriods(): Promise<string> {
  for (const { id } of await liveMatches(({ score, points }) => points === null && score.home > 0)) {
    const { periods } = await post<DataOf<typeof sportMatch>>(sportMatch.path, { book: BOOK, id })
    if (periods.length > 0) return id
  }
  throw new Error('No live match with periods has a score.')
}

/** The sum of all cells but the last, and the last, which is the total. A side that has not batted in an inning has a dash. */
async function sumAndTotal(cells: Locator): Promise<[number, number]> {
  const points = (await cells.allTextContents()).map((text) => (text === '–' ? 0 : Number(text)))
  const total = points.pop() ?? Number.NaN
  return [points.reduce((sum, one) => sum + one, 0), total]
}
