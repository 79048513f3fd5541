/** The background video of pre-info on the login page (spec 3, siteVideoSkinOpen and siteVideoActiveUrl; screens.md G13). */
import type { Locator } from '@playwright/test'
import { control } from '../site/control.ts'
import { expect, test } from '../site/watched-page.ts'

/** HTMLMediaElement: a frame is available. */
const HAVE_CURRENT_DATA = 2

const timeOf = (film: Locator): Promise<number> => film.evaluate((video: HTMLVideoElement) => video.currentTime)

test.afterEach(async () => {
  await control({ action: 'site.video', on: false })
})

test('[SHELL-SKIN-4] plays muted, stops with one tap even before it starts, and stays stopped with reduced motion', async ({
  page,
}) => {
  await control({ action: 'site.video', on: true })
  const film = page.locator('video')
  // The edge caches pre-info briefly.
  await expect(async () => {
    await page.goto('/user/login')
    await expect(film).toBeVisible({ timeout: 1_500 })
  }).toPass({ timeout: 20_000 })
  await expect(film).toHaveJSProperty('muted', true)
  const pause = page.getByRole('button', { name: '暂停背景动画' })
  const play = page.getByRole('button', { name: '播放背景动画' })
  await expect.poll(() => timeOf(film)).toBeGreaterThan(0)
  await pause.click()
  await expect(film).toHaveJSProperty('paused', true)
  await expect(play).toBeVisible()
  await expect(page.getByLabel('用户名')).toBeVisible()

  // Paused before its first bytes, it must not start when they arrive.
  const bytes = Promise.withResolvers<void>()
  await page.route('**/login-lanterns.webm', async (route) => {
    await bytes.promise
    await route.continue()
  })
  await page.reload()
  await pause.click()
  bytes.resolve()
  await expect
    .poll(() => film.evaluate((video: HTMLVideoElement) => video.readyState))
    .toBeGreaterThanOrEqual(HAVE_CURRENT_DATA)
  await expect(film).toHaveJSProperty('paused', true)
  await play.click()
  await expect.poll(() => timeOf(film)).toBeGreaterThan(0)

  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.reload()
  await expect(page.getByRole('heading', { name: '欢迎回来' })).toBeVisible()
  await expect(film).toHaveCount(0)
})
