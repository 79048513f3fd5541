/** Offline use (screens.md G15): home, help and visited remotes open from the device; other pages show a notice and recover automatically. */
import { declinePopUps } from '../site/pop-ups.ts'
import { LONG_TAG } from '../site/short-form.ts'
import { expect } from '../site/watched-page.ts'
import { test } from './edge-test.ts'
import { cutOff, untilControlled, untilKept } from './kept.ts'

test('[SHELL-PWA-3, SHELL-HELP-4] home, help and a visited remote open offline; [SHELL-PWA-2] the rest shows the offline page', async ({
  page,
  context,
  edge,
}) => {
  await edge.start()
  await declinePopUps(page)
  await page.goto(`${edge.origin}/activity/discount`)
  await expect(page.locator('[data-remote="activity"][data-version]')).toBeVisible()
  await untilControlled(page)
  await untilKept(page, /^\/_app/, /help-zh-zz/, /^\/r\/activity\/.*remoteEntry/)

  await edge.stop()
  await context.setOffline(true)
  const cut = await context.newPage()
  await cutOff(cut)
  await cut.goto(edge.origin)
  await expect(cut.getByText('网络已断开')).toBeVisible()
  await expect(cut.getByRole('region', { name: '推荐' }).getByRole('link').first()).toBeVisible()
  await expect(cut.getByRole('navigation').getByText('首页')).toBeVisible()

  await cut.goto(`${edge.origin}/help/kh`)
  await expect(cut.getByRole('heading', { level: 1 })).toHaveText('开户')
  await expect(cut.getByText('网络已断开')).toBeVisible()

  await cut.goto(`${edge.origin}/activity/discount`)
  await expect(cut.locator('[data-remote="activity"][data-version]')).toBeVisible()

  // Never visited, so not cached.
  await cut.goto(`${edge.origin}/user/register`)
  await expect(cut.getByRole('heading', { level: 1 })).toHaveText('当前处于离线状态')
  await cut.close()

  await page.goto(`${edge.origin}/customer/main`)
  await edge.start()
  await context.setOffline(false)
  await page.reload()
  // By selector, because the security tip hides the page from the accessibility tree.
  await expect(page.locator('main h1')).toBeVisible()
  expect(await page.evaluate(() => document.getElementById('lantern-boot')?.textContent)).toContain('"offline":false')
})

test('[SHELL-PWA-3] home opens offline from what the site keeps, without the browser’s own cache', async ({
  page,
  context,
  edge,
}) => {
  await edge.start()
  await declinePopUps(page)
  await page.goto(edge.origin)
  await untilControlled(page)
  const browserCache = await context.newCDPSession(page)
  await browserCache.send('Network.enable')
  await browserCache.send('Network.setCacheDisabled', { cacheDisabled: true })
  await edge.stop()
  await context.setOffline(true)
  await cutOff(page)
  await page.reload()
  await expect(page.getByText('网络已断开')).toBeVisible()
  await expect(page.getByRole('navigation').getByText('首页')).toBeVisible()
})

test('[SHELL-PWA-6] waits four seconds for a server that accepts the connection without answering', {
  tag: LONG_TAG,
}, async ({ page, edge }) => {
  await edge.start()
  await page.goto(edge.origin)
  await untilControlled(page)
  const speak = edge.fallSilent()
  const startedMs = Date.now()
  await page.goto(edge.origin, { waitUntil: 'commit' })
  expect(Date.now() - startedMs).toBeGreaterThanOrEqual(3_900)
  await expect(page.getByRole('navigation').getByText('首页')).toBeVisible()
  speak()
  await page.goto(edge.origin)
  expect(await page.evaluate(() => document.getElementById('lantern-boot')?.textContent)).toContain('"offline":false')
})
