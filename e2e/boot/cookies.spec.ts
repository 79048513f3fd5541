/** A browser that blocks cookies and storage (screens.md G5). */
import type { Page } from '@playwright/test'
import { expect, test } from '../site/watched-page.ts'

/** Simulates Chromium's "block all cookies": the cookie jar stays empty and storage throws. */
async function refuseCookies(page: Page): Promise<() => Promise<void>> {
  const browser = await page.context().newCDPSession(page)
  await browser.send('Emulation.setDocumentCookieDisabled', { disabled: true })
  await page.addInitScript(() => {
    const denied = {
      get: () => {
        throw new DOMException('Access is denied for this document.', 'SecurityError')
      },
    }
    Object.defineProperty(window, 'localStorage', denied)
    Object.defineProperty(window, 'sessionStorage', denied)
  })
  return async () => void (await browser.send('Emulation.setDocumentCookieDisabled', { disabled: false }))
}

test('[SHELL-STAT-8, SHELL-STAT-10, PLAT-STORE-2] without cookies the login page explains the problem and public pages work', async ({
  page,
}) => {
  const allow = await refuseCookies(page)
  await page.goto('/')
  expect(await page.evaluate(() => navigator.cookieEnabled)).toBe(false)
  await expect(page.getByRole('tablist', { name: '游戏分类' })).toBeVisible()
  await page.goto('/activity/discount')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.goto('/mine/finance/wallet')
  await expect(page).toHaveURL('/other/cookieDisabled')

  await page.goto('/')
  await page.getByRole('link', { name: '登录' }).first().click()
  await expect(page).toHaveURL('/other/cookieDisabled')
  await expect(page.getByRole('heading', { level: 1, name: '浏览器未启用 Cookie' })).toBeVisible()
  await page.getByText('Safari（iPhone、iPad）').click()
  await expect(page.getByText('阻止所有 Cookie')).toBeVisible()
  await page.getByRole('button', { name: '重新检测' }).click()
  await expect(page.getByText('Cookie 仍未启用')).toBeVisible()
  await allow()
  await page.getByRole('button', { name: '重新检测' }).click()
  await expect(page).toHaveURL('/user/login')
})
