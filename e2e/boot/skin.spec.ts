/** The festival skin of pre-info dresses the page without moving anything, and the member may put it off (spec 3, screens.md G13). */
import { control } from '../site/control.ts'
import { declinePopUps } from '../site/pop-ups.ts'
import { expect, test } from '../site/watched-page.ts'

test.afterEach(async () => {
  await control({ action: 'site.skin', on: null })
})

test('[SHELL-BOOT-8] the look of the festival comes with pre-info, and the plain one by choice', async ({ page }) => {
  await declinePopUps(page)
  await control({ action: 'site.skin', on: true })
  const html = page.locator('html')
  // The edge keeps pre-info for a moment.
  await expect(async () => {
    await page.goto('/')
    await expect(html).toHaveAttribute('data-skin', 'christmas', { timeout: 1_000 })
  }).toPass()
  const accent = () => html.evaluate((root) => getComputedStyle(root).getPropertyValue('--surface-0').trim())
  await expect.poll(accent).toBe('oklch(0.168 0.03 160)')

  const plain = page.getByRole('radio', { name: '关闭节日皮肤' })
  await plain.focus()
  await page.keyboard.press('Space')
  await expect(html).not.toHaveAttribute('data-skin')
  expect(await accent()).not.toBe('oklch(0.168 0.03 160)')
  await page.reload()
  await expect(plain).toBeChecked()
  await expect(html).not.toHaveAttribute('data-skin')
})
