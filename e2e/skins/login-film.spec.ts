/** The film of pre-info behind the login form (spec 3, siteVideoSkinOpen and siteVideoActiveUrl; screens.md G13). */
import { control } from '../site/control.ts'
import { expect, test } from '../site/watched-page.ts'

test.afterEach(async () => {
  await control({ action: 'site.video', on: false })
})

test('[SHELL-SKIN-4] plays without sound, stops with one tap, and stays still for who asked for it', async ({
  page,
}) => {
  await control({ action: 'site.video', on: true })
  const film = page.locator('video')
  // The edge keeps pre-info for a moment.
  await expect(async () => {
    await page.goto('/user/login')
    await expect(film).toBeVisible({ timeout: 1_500 })
  }).toPass({ timeout: 20_000 })
  await expect(film).toHaveJSProperty('muted', true)
  const pause = page.getByRole('button', { name: '暂停背景动画' })
  await pause.click()
  await expect(film).toHaveJSProperty('paused', true)
  await expect(page.getByRole('button', { name: '播放背景动画' })).toBeVisible()
  await expect(page.getByLabel('用户名')).toBeVisible()

  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.reload()
  await expect(page.getByRole('heading', { name: '欢迎回来' })).toBeVisible()
  await expect(film).toHaveCount(0)
})
