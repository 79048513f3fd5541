/** Taps on the frame rendered by the edge, before the scripts of the shell have loaded. */
import { withoutPopUps } from '../site/pop-ups.ts'
import { expect, test } from '../site/watched-page.ts'

test('[EDGE-HTML-4] a tap on the back button before the shell runs goes back when it runs', async ({ page }) => {
  await withoutPopUps(page)
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/assets/*.js', async (route) => {
    await held
    await route.continue()
  })
  await page.goto('/activity/friendInvitation', { waitUntil: 'commit' })
  await page.getByRole('button', { name: '返回' }).click()
  await expect(page).toHaveURL(/\/activity\/friendInvitation$/)
  release()
  await expect(page).toHaveURL('/')
  await expect(page.getByRole('tablist', { name: '游戏分类' })).toBeVisible()
})
