/** The festival skin of pre-info (spec 3, siteFestivalSkin; screens.md G13). */
import { control } from '../site/control.ts'
import { declinePopUps } from '../site/pop-ups.ts'
import { withoutSkins } from '../site/skin-service.ts'
import { expect, test } from '../site/watched-page.ts'

test.beforeEach(withoutSkins)
test.afterEach(() => control({ action: 'site.skin', on: null }))

test('[EDGE-SKIN-7] the skin that pre-info names is active while the release service shows none', async ({ page }) => {
  await declinePopUps(page)
  await control({ action: 'site.skin', on: true })
  const html = page.locator('html')
  // The edge caches pre-info briefly.
  await expect(async () => {
    await page.goto('/')
    await expect(html).toHaveAttribute('data-skin', 'christmas', { timeout: 1_000 })
  }).toPass()
  // The release service has a skin of that name: pre-info determines when, the release service how.
  expect(await html.evaluate((root) => getComputedStyle(root).getPropertyValue('--skin-header'))).toContain('/skins/')
})
