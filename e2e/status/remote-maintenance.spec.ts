/** A remote in maintenance: its pages show a notice, none of its files are fetched, the rest of the site works, and it reopens automatically (federation.md 5.1). */
import { control } from '../site/control.ts'
import { expectNoAxeViolations } from '../site/expect-axe.ts'
import { withoutPopUps } from '../site/pop-ups.ts'
import { closeRemote, openRemote } from '../site/release-service.ts'
import { expect, test } from '../site/watched-page.ts'

/** Longer than the checks take on a slow machine; the page's clock is then advanced to its end. */
const WINDOW_MS = 10 * 60_000

test.afterEach(() => openRemote('games', 'the test is over'))

test('[SHELL-STAT-4] [SHELL-STAT-13] a closed remote shows a notice, fetches nothing and reopens without a reload', async ({
  page,
}) => {
  await withoutPopUps(page)
  const fetched: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (pathname.startsWith('/r/games/')) fetched.push(pathname)
  })
  const { now } = (await control({ action: 'state' })) as { now: number }
  await closeRemote('games', { from: now - 1_000, to: now + WINDOW_MS, reason: 'odds feed' })

  await page.clock.install()
  await page.goto('/game/sport')
  await page.evaluate(() => Object.assign(window, { __marker: 'still the same page' }))
  await expect(page.getByRole('heading', { level: 1, name: '游戏大厅正在维护' })).toBeVisible()
  await expect(page.getByText(/其他页面照常可用/)).toBeVisible()
  await expectNoAxeViolations(page)
  await page.getByRole('link', { name: '先去首页' }).click()
  await expect(page.getByRole('region', { name: '推荐' })).toBeVisible()
  await expect(page.locator('[data-slot="home.dock"] :visible').first()).toBeVisible()
  await expect(page.locator('[data-slot="home.rails"]')).toHaveCount(0)
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1, name: '游戏大厅正在维护' })).toBeVisible()
  expect(fetched).toEqual([])

  await page.clock.fastForward(WINDOW_MS)
  await expect(page.locator('[data-remote="games"][data-state="here"] h1')).toBeAttached()
  expect(await page.evaluate(() => (window as { __marker?: string }).__marker)).toBe('still the same page')
})
