/** The splash of the site: the only interruption of a visit, and not shown in quiet hours. The sandbox sends none, so its answer is changed here. */
import { STORAGE_KEY } from '@lantern/contract'
import type { PromotionLog } from '@lantern/contract/promotions'
import { saferQuiet } from '@lantern/contract/safer-settings'
import { webTerminal } from '@lantern/contract/site'
import type { Page } from '@playwright/test'
import { localeCookie } from '../accessibility/stops.ts'
import { post, useNewMember } from '../site/member-session.ts'
import { LONG_TAG } from '../site/short-form.ts'
import { STILL } from '../site/still.ts'
import { expect, test } from '../site/watched-page.ts'

const NAMES = { 'zh-CN': ['开屏画面', '跳过'], en: ['Opening picture', 'Skip'] } as const

test.use(STILL)

async function withSplash(page: Page): Promise<void> {
  const splash = { image: 'lantern-night', ms: 5_000, jump: '/activity/discount' }
  const json = { status_code: 6000, message: '', data: { splash, minVersion: '2.0.0', notice: '' } }
  await page.route(`**${webTerminal.path}`, (route) => route.fulfill({ json }))
}
const logOf = (page: Page) =>
  page.evaluate((key) => {
    const { entries = [] } = JSON.parse(localStorage.getItem(key) ?? '{}') as Partial<PromotionLog>
    return entries.map(({ kind, outcome }) => `${kind} ${outcome}`)
  }, STORAGE_KEY.popupLog)

for (const locale of ['zh-CN', 'en'] as const)
  test(`[SHELL-HOME-3] [SHELL-HOME-17] ${locale}: the splash is the only interruption of a visit`, {
    tag: LONG_TAG,
  }, async ({ page, context }) => {
    const [name, skip] = NAMES[locale]
    await context.addCookies([localeCookie(locale)])
    await withSplash(page)
    await page.goto('/')
    const splash = page.getByRole('dialog', { name })
    await expect(splash).toBeVisible()
    await expect(splash.getByRole('link')).toHaveAttribute('href', '/activity/discount')
    await expect(splash.getByRole('button', { name: skip })).toBeFocused()
    // Over header and tab bar.
    await splash.getByRole('button', { name: skip }).click({ trial: true })
    for (const bar of ['header', 'nav']) expect(await page.locator(bar).first().evaluate(isCovered), bar).toBe(true)
    await page.screenshot({ path: test.info().outputPath(`splash-${locale}.png`) })
    await splash.getByRole('button', { name: skip }).click()
    await expect(splash).toHaveCount(0)
    // Campaigns wait for the first touch.
    await page.keyboard.press('Tab')
    await expect.poll(() => logOf(page)).toEqual(expect.arrayContaining(['splash shown', 'popup visit']))
    expect(await logOf(page)).not.toContain('popup shown')
    await page.reload()
    await expect(page.locator('[data-slot="home.rails"] h2').first()).toBeVisible()
    await expect(splash).toHaveCount(0)
  })

test('[SHELL-HOME-17] a member with quiet hours sees no splash, and the log says why', async ({ page, context }) => {
  const { token } = await useNewMember(context, 'spl')
  await post(saferQuiet.path, { hours: { from: '00:01', to: '00:00' } }, { token })
  await withSplash(page)
  await page.goto('/')
  await expect.poll(() => logOf(page)).toContain('splash quiet-hours')
  await expect(page.getByRole('dialog', { name: NAMES['zh-CN'][0] })).toHaveCount(0)
})

function isCovered(element: Element): boolean {
  const { left, top, width, height } = element.getBoundingClientRect()
  return !element.contains(document.elementFromPoint(left + width / 2, top + height / 2))
}
