/** The first screen of the sport board: matches and prices visible without scrolling, and price movements. */
import { useMember } from '../site/member-session.ts'
import { withoutPopUps } from '../site/pop-ups.ts'
import { expect, test } from '../site/watched-page.ts'

/** Reference phone (screens.md 12). */
const SCREEN = { width: 390, height: 844 }
const MIN_MATCHES = 6

test.use({ viewport: SCREEN })
test.beforeEach(({ page }) => withoutPopUps(page))

test('[GAMES-87] at least six matches with prices are within the first 844 px, for a visitor and for a member', async ({
  page,
  context,
}) => {
  const whole = () =>
    page.getByRole('article').evaluateAll(
      (rows, height) =>
        rows.filter((row) => {
          const { top, bottom } = row.getBoundingClientRect()
          // A price counts whether its match has begun or not: at night few are live.
          const prices = [...row.querySelectorAll('button:not(:disabled)')].filter((cell) =>
            /\d\.\d\d/.test(cell.textContent ?? ''),
          )
          const isSeen = prices.some((cell) => cell.getBoundingClientRect().bottom <= height)
          return top >= 0 && bottom <= height && isSeen
        }).length,
      SCREEN.height,
    )
  for (const isMember of [false, true]) {
    if (isMember) await useMember(context, 'vip10aa')
    await page.goto('/game/sport')
    await expect(page.getByRole('article').first()).toBeVisible()
    await expect.poll(whole).toBeGreaterThanOrEqual(MIN_MATCHES)
    expect(await page.evaluate(() => window.scrollY)).toBe(0)
  }
})

test('[GAMES-121] rows that come near the screen have the height that was reserved for them', async ({ page }) => {
  await page.goto('/game/sport?day=1')
  const rows = page.getByRole('article')
  await expect(rows.first()).toBeVisible()
  const lists = page.getByRole('list').filter({ has: rows })
  const heights = () => lists.evaluateAll((all) => all.map((list) => list.getBoundingClientRect().height))
  const reserved = await heights()
  const end = rows.last()
  expect((await end.boundingBox())?.y).toBeGreaterThan(SCREEN.height)
  await end.scrollIntoViewIfNeeded()
  await expect(end).toBeInViewport()
  // A block is drawn one frame after it comes near, its rows one frame later.
  for (const _ of ['block', 'rows', 'done']) await page.evaluate(() => new Promise(requestAnimationFrame))
  expect(await heights()).toEqual(reserved)
})

test('[GAMES-88] a movement tints its cell, unless the device or the member wants less motion', async ({ page }) => {
  await page.goto('/game/sport')
  const cell = page.getByRole('article').first().getByRole('button', { disabled: false }).first()
  await expect(cell).toBeVisible()
  const tint = (move: 'up' | 'down' | null) =>
    cell.evaluate((button, to) => {
      const before = button.getAttribute('data-move')
      if (to === null) button.removeAttribute('data-move')
      else button.setAttribute('data-move', to)
      const { backgroundColor } = getComputedStyle(button)
      if (before === null) button.removeAttribute('data-move')
      else button.setAttribute('data-move', before)
      return backgroundColor
    }, move)
  const plain = await tint(null)
  const [up, down] = [await tint('up'), await tint('down')]
  expect(new Set([plain, up, down]).size).toBe(3)

  await page.emulateMedia({ reducedMotion: 'reduce' })
  expect([await tint('up'), await tint('down')]).toEqual([plain, plain])

  await page.emulateMedia({ reducedMotion: 'no-preference' })
  expect(await tint('up')).toBe(up)
  await page.evaluate(() => document.documentElement.setAttribute('data-motion', 'reduced'))
  expect([await tint('up'), await tint('down')]).toEqual([plain, plain])
})

test('[GAMES-85] a card of the live strip opens its match', async ({ page }) => {
  await page.goto('/game/sport')
  const card = page.getByRole('list', { name: '其他运动滚球' }).getByRole('link').first()
  await card.tap()
  await expect(page).toHaveURL(/\/game\/sport\/match\//)
  await expect(page.getByTestId('match-score')).toBeVisible()
})
