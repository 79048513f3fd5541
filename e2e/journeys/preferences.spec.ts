/** Display preferences on two devices of one member, and those of a visitor (screens.md 6 userInfo). */
import type { Page } from '@playwright/test'
import { withoutPopUps } from '../site/pop-ups.ts'
import { LONG_TAG } from '../site/short-form.ts'
import { twoBrowsers } from '../site/two-browsers.ts'
import { expect, test } from '../site/watched-page.ts'

const html = (page: Page) => page.locator('html')
const saved = (page: Page) => page.waitForResponse((answer) => answer.url().endsWith('/user/preference/save'))

test('[SHELL-BOOT-11][SHELL-BOOT-12][MINE-INFO-5] a choice on one device applies on the second at its next load', {
  tag: LONG_TAG,
}, async ({ page, context, browser }) => {
  const { second, close } = await twoBrowsers({ page, context, browser }, 'pref')
  await second.goto('/')
  await expect(html(second)).toHaveAttribute('lang', 'zh-CN')

  await page.goto('/mine/userInfo')
  for (const name of ['浅色', '减少', '香港盘', 'English']) {
    const answer = saved(page)
    await page.getByRole('radio', { name: new RegExp(`^${name}`) }).click({ force: true })
    expect((await answer).status()).toBe(200)
  }
  await expect(html(page)).toHaveAttribute('data-scheme', 'light')
  await expect(html(page)).toHaveAttribute('data-motion', 'reduced')
  await expect(page.getByRole('heading', { name: 'Profile', level: 1 })).toBeVisible()

  await second.goto('/mine/userInfo')
  await expect(html(second)).toHaveAttribute('lang', 'en')
  await expect(html(second)).toHaveAttribute('data-scheme', 'light')
  await expect(html(second)).toHaveAttribute('data-motion', 'reduced')
  for (const name of ['Light', 'Reduced', 'English', /^Hong Kong/])
    await expect(second.getByRole('radio', { name }).first()).toBeChecked()

  // From now on this device starts with them: the edge paints the language, the inline script the rest.
  const painted = await second.goto('/')
  expect(await painted?.text()).toMatch(/<html[^>]* lang="en"/)

  // The later choice wins, whichever device made it.
  await second.goto('/mine/userInfo')
  const answer = saved(second)
  await second.getByRole('radio', { name: 'Dark' }).click({ force: true })
  await answer
  await page.reload()
  await expect(html(page)).toHaveAttribute('data-scheme', 'dark')
  await close()
})

test('[SHELL-BOOT-11] a visitor keeps the choices of the device', async ({ page }) => {
  await withoutPopUps(page)
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await page.goto('/')
  await page.getByRole('radio', { name: 'English' }).click({ force: true })
  await expect(html(page)).toHaveAttribute('lang', 'en')
  // By keyboard: texts in another language move what is below them.
  await page.getByRole('radio', { name: 'Light', exact: true }).press('Space')
  await expect(html(page)).toHaveAttribute('data-scheme', 'light')
  await page.reload()
  await expect(html(page)).toHaveAttribute('lang', 'en')
  await expect(html(page)).toHaveAttribute('data-scheme', 'light')
  expect(asked.filter((url) => url.includes('/user/preference/'))).toEqual([])
})
