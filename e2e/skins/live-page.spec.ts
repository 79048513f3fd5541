/** Skins on an open page: applied and removed automatically without layout shift; the member may opt out (issue 4, screens.md G13). */
import { ACTIVE_SKIN_PATH } from '@lantern/contract/active-skin'
import type { Page } from '@playwright/test'
import { withoutPopUps } from '../site/pop-ups.ts'
import { LONG_TAG } from '../site/short-form.ts'
import { activateSkin, previewPath, restoreSkins, takeOffSkins, withoutSkins } from '../site/skin-service.ts'
import { expect, test } from '../site/watched-page.ts'
import { openHome } from './open-home.ts'

/** Polling of edge and page takes up to four seconds; the rest is reserve for a busy machine. */
const CHANGE_LIMIT_MS = 20_000

test.beforeEach(withoutSkins)
test.afterEach(restoreSkins)

const homeIcon = (page: Page) =>
  page
    .getByRole('link', { name: '首页', exact: true })
    .last()
    .evaluate((link) => getComputedStyle(link.firstElementChild as Element, '::before').display)

test('[SHELL-SKIN-1][OPS-SKIN-5] a skin appears on an open page without a reload or layout shift and is removed in one step', {
  tag: LONG_TAG,
}, async ({ page }) => {
  const html = page.locator('html')
  await openHome(page)
  expect(await homeIcon(page)).toBe('none')
  await page.evaluate(() => {
    Object.assign(window, { isSamePage: true, shift: 0 })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        Object.assign(window, {
          shift: (window as never as { shift: number }).shift + (entry as never as { value: number }).value,
        })
    }).observe({ type: 'layout-shift' })
  })

  const startedMs = Date.now()
  await activateSkin('mid-autumn')
  await expect(html).toHaveAttribute('data-skin', 'mid-autumn', { timeout: CHANGE_LIMIT_MS })
  test
    .info()
    .annotations.push({ type: 'figure', description: `activate to an open page: ${Date.now() - startedMs} ms` })
  expect(await homeIcon(page)).toBe('block')
  expect(await page.evaluate(() => (window as never as { __LANTERN__: { skin: string } }).__LANTERN__.skin)).toBe(
    'mid-autumn',
  )
  expect(await page.evaluate(() => document.adoptedStyleSheets.length)).toBe(1)

  // Activate another, roll back one step, then deactivate.
  await activateSkin('football')
  await expect(html).toHaveAttribute('data-skin', 'football', { timeout: CHANGE_LIMIT_MS })
  expect(await page.evaluate(() => document.adoptedStyleSheets.length)).toBe(1)
  await takeOffSkins()
  await expect(html).not.toHaveAttribute('data-skin', { timeout: CHANGE_LIMIT_MS })
  expect(await homeIcon(page)).toBe('none')
  expect(await page.evaluate(() => document.adoptedStyleSheets.length)).toBe(0)
  const { isSamePage, shift } = await page.evaluate(() => {
    const told = window as never as { isSamePage: boolean; shift: number }
    return { isSamePage: told.isSamePage, shift: told.shift }
  })
  expect([isSamePage, shift]).toEqual([true, 0])
})

test('[EDGE-SKIN-1][SHELL-BOOT-8] the first paint uses the skin, or none if the member disabled it on this device', {
  tag: LONG_TAG,
}, async ({ page }) => {
  const html = page.locator('html')
  await withoutPopUps(page)
  await activateSkin('spring-festival')
  await page.goto('/')
  await expect(html).toHaveAttribute('data-skin', 'spring-festival')
  const answer = await page.request.get('/')
  expect(await answer.text()).toMatch(/<html[^>]* data-skin="spring-festival"/)

  const plain = page.getByRole('radio', { name: '关闭节日皮肤' })
  await plain.focus()
  await page.keyboard.press('Space')
  await expect(html).not.toHaveAttribute('data-skin')
  await page.reload()
  await expect(plain).toBeChecked()
  await expect(html).not.toHaveAttribute('data-skin')
  // A new skin does not override the opt-out; the member can revoke it.
  const change = page.waitForResponse((one) => one.url().endsWith(ACTIVE_SKIN_PATH), { timeout: CHANGE_LIMIT_MS })
  await activateSkin('christmas')
  await change
  await expect(html).not.toHaveAttribute('data-skin')
  const festival = page.getByRole('radio', { name: '显示', exact: true })
  await festival.focus()
  await page.keyboard.press('Space')
  await expect(html).toHaveAttribute('data-skin', 'christmas')
})

test('[EDGE-SKIN-8] a preview shows only through its link, with a badge, and ends with one tap', async ({
  page,
  browser,
  baseURL,
}) => {
  await withoutPopUps(page)
  await page.goto(await previewPath('football'))
  expect(new URL(page.url()).search).toBe('')
  const html = page.locator('html')
  await expect(html).toHaveAttribute('data-skin', 'football')
  const badge = page.getByRole('complementary', { name: '预览皮肤：足球盛典' })
  await expect(badge).toBeVisible()
  const stranger = await browser.newContext({ baseURL: baseURL ?? '' })
  expect(await (await stranger.request.get('/')).text()).not.toContain('data-skin="football"')
  await stranger.close()
  await badge.getByRole('link', { name: '退出预览' }).click()
  await expect(html).not.toHaveAttribute('data-skin')
  await expect(badge).toBeHidden()
})
