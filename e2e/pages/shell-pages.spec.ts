/** Home, search, sponsor and download for a visitor; a demo for a member. */

import { matchHot } from '@lantern/contract/games'
import { walletOverview } from '@lantern/contract/wallet'
import type { Page } from '@playwright/test'
import { proveLedger } from '../site/control.ts'
import { post, useMember } from '../site/member-session.ts'
import { withoutPopUps } from '../site/pop-ups.ts'
import { LONG_TAG } from '../site/short-form.ts'
import { expect, test } from '../site/watched-page.ts'

/** screens.md 1, G16. */
const MAX_LAYOUT_SHIFT = 0.05

test('[SHELL-SRCH-1] home has no layout shift; its search finds venues, games, matches, offers and help by initials', async ({
  page,
}) => {
  await withoutPopUps(page)
  await page.goto('/')
  const footer = page.getByRole('navigation', { name: '帮助与条款' })
  await expect(footer.getByRole('link', { name: '隐私规则' })).toBeAttached()
  await expect(page.getByRole('region', { name: '热门赛事' }).getByRole('link').first()).toBeAttached()
  const shift = await layoutShift(page)
  test.info().annotations.push({ type: 'layout shift', description: String(shift) })
  expect(shift).toBeLessThan(MAX_LAYOUT_SHIFT)
  await page.getByRole('button', { name: '收藏欧博体育' }).click()
  await expect(page.getByRole('region', { name: '最近与收藏' })).toContainText('欧博体育')

  await page.getByRole('banner').getByRole('link', { name: '搜索' }).click()
  const field = page.getByRole('searchbox')
  await expect(field).toBeFocused()
  const found = [
    ['obty', '场馆', '欧博体育'],
    ['mjhl', '游戏', '麻将胡了'],
    ['xrscl', '优惠', '新人首存礼'],
    ['tytzjc', '帮助', '体育投注教程'],
    ['cunkuan', '功能与设置', '存款'],
  ] as const
  for (const [word, group, title] of found) {
    await field.fill(word)
    await expect(page.getByRole('region', { name: group }).getByRole('link').first()).toContainText(title)
  }
  const { list } = await post<{ list: { home: { zh: string } }[] }>(matchHot.path, { n: 6 })
  const home = list[0]?.home.zh ?? ''
  await field.fill(home)
  await expect(page.getByRole('region', { name: '赛事' })).toContainText(home)
  await field.fill('dt')
  await expect(page.getByRole('region', { name: '赛事' })).toContainText('灯塔')

  // The results of the previous query also match and stay until the new ones arrive, so wait for the new query in the URL.
  await expect(page).toHaveURL(/[?&]q=dt$/)
  await expect(page.locator('[aria-busy="false"]').getByRole('region', { name: '赛事' })).toBeVisible()
  await field.press('ArrowDown')
  await expect(page.locator('[data-hit]').first()).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/(game|activity)\//)
  await page.goBack()
  await expect(field).toHaveValue('dt')
  await page.getByRole('button', { name: '清空输入' }).click()
  await expect(page.getByRole('region', { name: '最近搜索' })).toContainText('dt')
})

test('[SHELL-FRAME-8] a tap on a link renders the next page in the same event, and going back at once renders the page of the address', async ({
  page,
}) => {
  await withoutPopUps(page)
  await page.goto('/')
  const link = page.getByRole('banner').getByRole('link', { name: '搜索' })
  await expect(link).toBeVisible()
  const shown = await link.evaluate(async (element: HTMLElement) => {
    // biome-ignore lint/performance/useDomNodeTextContent: React hides a page that waits, with its text
    const shownText = () => document.querySelector('main')?.innerText
    const before = shownText()
    element.click()
    // React renders in a microtask of the event, before any frame.
    await new Promise<void>(queueMicrotask)
    return { path: location.pathname, hasChanged: shownText() !== before }
  })
  expect(shown).toEqual({ path: '/search', hasChanged: true })
  await page.evaluate(() => history.back())
  await expect(page).toHaveURL('/')
  await expect(link).toBeVisible()
})

test('[SHELL-SPON-1] [SHELL-DL-1] [SHELL-DL-2] the sponsorship page shows its content, the download page installs the app', async ({
  page,
  watch,
}) => {
  await withoutPopUps(page)
  await page.goto('/sponsor/0')
  await expect(page.getByRole('heading', { name: '霜港灯塔足球俱乐部' })).toBeVisible()
  watch.expectProblem(/404/)
  expect((await page.goto('/sponsor/1'))?.status()).toBe(404)
  await expect(page.getByText('页面不存在')).toBeVisible()

  await page.goto('/download')
  await expect(page.getByRole('img', { name: '本页网址的二维码' })).toBeVisible()
  await expect(page.getByText(/^[0-9a-f]{64}$/)).toBeVisible()
  await expect(page.getByRole('heading', { name: '安装步骤' })).toBeVisible()

  await page.goto('/download-page')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('navigation', { name: '主导航' })).toHaveCount(0)
})

test('[SHELL-DEMO-1] [SHELL-DEMO-2] [SHELL-DEMO-4] a demo bets on the real book without affecting session and money of a member', {
  tag: LONG_TAG,
}, async ({ page, context }) => {
  await withoutPopUps(page)
  const { token } = await useMember(context, 'vip10aa')
  const money = () => post<{ version: number; total: string }>(walletOverview.path, {}, { token })
  const before = await money()

  await page.goto('/demo')
  await page.getByRole('button', { name: '开始试玩' }).click()
  await expect(page.getByText('请先确认您已年满 18 岁')).toBeVisible()
  await page.getByRole('checkbox', { name: '我已年满 18 岁' }).check()
  await page.getByRole('button', { name: '开始试玩' }).click()
  await expect(page.getByText('试玩模式 · 体验金 ¥5,000.00，不可提取')).toBeVisible()
  await expect(page.getByRole('button', { name: /IM 体育/ })).toHaveCount(0)

  await page.getByRole('button', { name: /欧博体育/ }).click()
  const venue = page.frameLocator('iframe')
  await venue
    .getByRole('button', { name: /^\S.* \d+\.\d\d$/ })
    .first()
    .click()
  await venue.getByLabel('投注金额').fill('20')
  const place = venue.getByRole('button', { name: /确认投注|按 .* 投注/ })
  await place.click()
  const placed = venue.getByText('投注成功')
  const again = venue.getByRole('button', { name: /按 .* 投注/ })
  await expect(placed.or(again)).toBeVisible()
  if (!(await placed.isVisible())) await again.click()
  await expect(placed).toBeVisible()
  await expect(page.getByText('试玩模式 · 体验金 ¥4,980.00，不可提取')).toBeVisible()

  await page.getByRole('button', { name: '返回大厅' }).click()
  await expect(page.getByText('¥20.00', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: '退出试玩' }).click()
  await expect(page).toHaveURL(/\/$/)
  const { version, total } = await money()
  expect({ version, total }).toEqual({ version: before.version, total: before.total })
  await page.getByRole('navigation', { name: '主导航' }).getByRole('link', { name: '我的' }).click()
  await expect(page.getByRole('button', { name: '退出登录' })).toBeVisible()
  await proveLedger()
})

/** Layout shift since the start of the page, without shifts after input. */
function layoutShift(page: Page): Promise<number> {
  return page.evaluate(() => {
    const observer = new PerformanceObserver(() => undefined)
    observer.observe({ type: 'layout-shift', buffered: true })
    const shifts = observer.takeRecords() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[]
    return shifts.reduce((sum, { value, hadRecentInput }) => sum + (hadRecentInput ? 0 : value), 0)
  })
}
