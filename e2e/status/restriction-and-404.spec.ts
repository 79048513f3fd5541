/** Access restrictions (spec 8: 6031-6033) and unknown paths (spec 2). */
import { activityList } from '@lantern/contract/activity'
import { control } from '../site/control.ts'
import { useMember } from '../site/member-session.ts'
import { openSite } from '../site/open-site.ts'
import { withoutPopUps } from '../site/pop-ups.ts'
import { expect, test } from '../site/watched-page.ts'

test.afterEach(() => control({ action: 'fault.clear' }))
// The edge gets no updates while everything is refused, so it must learn first that the site is open.
test.beforeEach(openSite)
test.beforeEach(({ page }) => withoutPopUps(page))

const restrict = (code: number, match: string) =>
  control({ action: 'fault.set', id: 'restrict', kind: 'code', code, match, times: 0 })

test('[SHELL-STAT-6] [SHELL-ERR-5] the alert can be dismissed once per day and returns to the page', async ({
  page,
}) => {
  await restrict(6032, activityList.path)
  await page.goto('/?from=ad#offers')
  await expect(page).toHaveURL('/other/restrictionIp?name=access-alert')
  await expect(page.getByRole('heading', { level: 1, name: '您的访问环境可能受限' })).toBeVisible()
  await expect(page.getByText(/不会解除所在地区对存款、取款、投注等资金操作的限制/)).toBeVisible()
  await page.getByRole('button', { name: '继续访问' }).click()
  await expect(page).toHaveURL('/?from=ad#offers')
  const answered = page.waitForResponse((response) => response.url().includes(activityList.path))
  await page.reload()
  await answered
  await expect(page.getByRole('tablist', { name: '游戏分类' })).toBeVisible()
  await expect(page).toHaveURL('/?from=ad#offers')
})

test('[SHELL-STAT-6] [SHELL-ERR-4] the caveat shows a case number and is left when pre-info succeeds again', async ({
  page,
}) => {
  await restrict(6031, '')
  await page.goto('/customer/main?from=ad')
  await page.goto('/')
  await expect(page).toHaveURL('/other/restrictionIp?name=access-caveat')
  await expect(page.getByText('127.0.0.1')).toBeVisible()
  await expect(page.getByText(/^[A-HJ-NP-Z2-9]{7}$/)).toBeVisible()
  await page.getByRole('button', { name: '重新检测' }).click()
  await expect(page.getByText('检测结果未变，访问仍受限制')).toBeVisible()
  await control({ action: 'fault.clear' })
  // The previous check may still be running, and its button then accepts no tap.
  await expect(async () => {
    await page.getByRole('button', { name: '重新检测' }).click({ timeout: 2_000 })
    await expect(page).toHaveURL('/', { timeout: 4_000 })
  }).toPass()
  await page.goto('/other/restrictionIp?name=anything')
  await expect(page.getByRole('heading', { level: 1, name: '您所在地区暂不提供服务' })).toBeVisible()
})

test('[SHELL-STAT-7] a misspelt path is a 404 with a suggestion', async ({ page, context, watch }) => {
  watch.expectProblem(/^console: Failed to load resource: .*status of 404/)
  await page.goto('/mine/ebpayAccount')
  await expect(page).toHaveURL(/\/user\/login\?redirect=%2Fmine%2FebpayAccount/)
  expect((await page.goto('/game/sprot'))?.status()).toBe(404)
  await expect(page.getByRole('heading', { level: 1, name: '页面不存在' })).toBeVisible()
  await expect(page.getByRole('searchbox')).toHaveValue('game sprot')
  await expect(page.getByRole('navigation', { name: '主导航' })).toBeVisible()
  await page.getByRole('link', { name: /体育.*\/game\/sport/ }).click()
  await expect(page).toHaveURL('/game/sport')

  // A page that is still loading would send the new cookie with the device id of a visitor, which ends the session (decision 0038).
  await page.goto('about:blank')
  await useMember(context, 'kycrej1')
  await page.goto('/mine/ebpayAccount')
  await expect(page.getByRole('link', { name: /EBpay 账户/ })).toHaveAttribute('href', '/mine/ebpayAcount')
  await page.getByRole('searchbox').fill('存款')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(`/search?q=${encodeURIComponent('存款')}`)
})
