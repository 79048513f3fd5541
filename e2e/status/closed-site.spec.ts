/** The closed site: maintenance and stopped service (screens.md 3). */
import { preInfo, serviceState } from '@lantern/contract/site'
import { login } from '../pages/auth.ts'
import { control } from '../site/control.ts'
import { useMember } from '../site/member-session.ts'
import { openSite } from '../site/open-site.ts'
import { declinePopUps, withoutPopUps } from '../site/pop-ups.ts'
import { LONG_TAG } from '../site/short-form.ts'
import { expect, test } from '../site/watched-page.ts'

/** A member that no other test of this run uses. */
const MEMBER = 'audit01'
const DEEP = '/mine/record/betRecord?state=2#today'

test.afterEach(openSite)

test('[SHELL-STAT-1] [SHELL-STAT-2] [SHELL-STAT-3] maintenance replaces an open page and later restores the exact location', async ({
  page,
  context,
  watch,
}) => {
  watch.expectProblem(/^console: Failed to load resource: .*status of (503|4\d\d)/)
  await withoutPopUps(page)
  await useMember(context, MEMBER)
  await page.goto(DEEP)
  await expect(page.locator('[data-remote="mine"][data-state="here"] h1')).toBeVisible()

  await control({ action: 'site.maintenance', status: 0, minutes: 45 })
  await page.reload()
  await expect(page).toHaveURL('/other/maintenance')
  await expect(page.getByRole('heading', { level: 1, name: '系统维护中' })).toBeVisible()
  await expect(page.getByRole('timer')).toHaveText(/^4[45]:\d\d$/)
  await expect(page.getByText(/^预计 /)).toBeVisible()
  await expect(page.getByText('余额与未结算注单不受影响，赛果照常结算')).toBeVisible()
  await expect(page.getByRole('link', { name: '400-000-0000' })).toHaveAttribute('href', 'tel:4000000000')
  await expect(page.getByRole('navigation', { name: '主导航' })).toHaveCount(0)

  let loads = 0
  page.on('load', () => {
    loads += 1
  })
  // The edge keeps the site's state for two seconds.
  await expect.poll(async () => (await page.request.get(DEEP)).status()).toBe(503)
  const again = await page.reload()
  expect([again?.status(), Number(again?.headers()['retry-after'])]).toEqual([503, expect.any(Number)])
  await expect(page).toHaveURL('/other/maintenance')
  expect(loads).toBe(1)
  await page.getByRole('button', { name: 'English' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Under maintenance')
  await page.getByRole('button', { name: '中文' }).click()

  await control({ action: 'site.maintenance', status: 1 })
  await page.evaluate(() => dispatchEvent(new Event('focus')))
  await expect(page).toHaveURL(DEEP)
  await expect(page.locator('[data-remote="mine"][data-state="here"] h1')).toBeVisible()
  expect(loads).toBe(1)
})

test('[EDGE-2] support stays open, and the page is left automatically when pre-info changes', async ({
  page,
  watch,
}) => {
  watch.expectProblem(/^console: Failed to load resource: .*status of 503/)
  await control({ action: 'site.maintenance', status: 0 })
  await page.goto('/game/sport?tab=live')
  await expect(page).toHaveURL('/other/maintenance')
  await page.getByRole('link', { name: '联系客服' }).first().click()
  await expect(page).toHaveURL('/customer/main')
  await page.goBack()
  await expect(page.getByRole('button', { name: '重新检测' })).toBeVisible()
  await page.route(`**${preInfo.path}`, (route) => route.abort())
  watch.expectProblem(/^console: Failed to load resource: net::ERR_FAILED/)
  await page.getByRole('button', { name: '重新检测' }).click()
  await expect(page.getByText(/暂时联系不上服务器/)).toBeVisible()
  await page.unroute(`**${preInfo.path}`)
  await control({ action: 'site.maintenance', status: 1 })
  await page.getByRole('button', { name: '重新检测' }).click()
  await expect(page).toHaveURL('/game/sport?tab=live')
})

test('[SHELL-STAT-5] a stopped service only lets members reach their money', { tag: LONG_TAG }, async ({ page }) => {
  await declinePopUps(page)
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await page.goto('/')
  await expect(page.getByRole('tablist', { name: '游戏分类' })).toBeVisible()
  expect(asked).not.toContain(serviceState.path)

  await control({ action: 'site.stop', state: 1 })
  await page.goto('/activity/discount?tab=mine')
  await expect(page).toHaveURL('/other/stopService')
  await expect(page.getByRole('heading', { level: 1, name: '服务已停止' })).toBeVisible()
  await expect(page.getByText('您的余额仍归您所有')).toBeVisible()
  await expect(page.getByRole('link', { name: 'service@lantern.example' })).toBeVisible()
  await page.getByRole('button', { name: 'English' }).click()
  await expect(page.getByText('This demo site has ended its service in your region.')).toBeVisible()
  await page.getByRole('button', { name: '中文' }).click()

  await page.getByRole('link', { name: '登录并取款' }).click()
  await login(page, MEMBER)
  await expect(page).toHaveURL('/mine/finance/withdrawal')
  await expect(page.locator('[data-remote="mine"][data-state="here"]')).toBeVisible()
  await page.goto('/mine/finance/deposit')
  await expect(page).toHaveURL('/other/stopService')
  await expect(page.getByRole('link', { name: '去取款' })).toBeVisible()

  await control({ action: 'site.stop', state: 0 })
  // The page also polls; whichever comes first reopens it.
  await page
    .getByRole('button', { name: '重新检测' })
    .click({ timeout: 3_000 })
    .catch(() => undefined)
  await expect(page).toHaveURL('/mine/finance/deposit')
})
