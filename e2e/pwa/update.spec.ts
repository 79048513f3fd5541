/** A newer shell (G15): new pages run it immediately, open pages ask first without losing input, and the service worker can be disabled. */
import { cpSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { DATA_DIR } from '../site/origins.ts'
import { declinePopUps } from '../site/pop-ups.ts'
import { ROOT } from '../site/release-service.ts'
import { expect } from '../site/watched-page.ts'
import { test } from './edge-test.ts'
import { keptPaths, shellOf, untilControlled } from './kept.ts'

/** A root page without pop-ups. No request routing here, because service worker requests would hang. */
const QUIET = '/activity/discount'

test('[SHELL-PWA-4, SHELL-PWA-10, SHELL-PWA-5] a newer shell and its rollback: new pages run it, open pages ask, forms are not interrupted', async ({
  page,
  context,
  edge,
}) => {
  const folder = join(DATA_DIR, `shell-${Date.now().toString(36)}`)
  const first = putShell(folder)
  await edge.start({ SHELL_DIR: folder })
  await page.goto(edge.origin + QUIET)
  await untilControlled(page)
  const form = await context.newPage()
  await form.goto(edge.origin + QUIET)
  await form.getByRole('banner').getByText('登录').click()
  const name = form.getByRole('textbox').first()
  await name.fill('demo01')

  const second = `${first}-next`
  putShell(folder, second)
  await expect.poll(() => servedShell(edge.origin)).toBe(second)
  // A new page runs the second shell although the first one's service worker is active.
  const fresh = await context.newPage()
  await fresh.goto(edge.origin + QUIET)
  expect(await shellOf(fresh)).toBe(second)
  await fresh.close()

  await lookForUpdate(page)
  const toast = page.getByRole('region', { name: '版本更新' })
  await expect(toast.getByText('有新版本')).toBeVisible()
  await expect(form.getByText('有新版本')).toHaveCount(0)
  expect(await shellOf(page)).toBe(first)
  await toast.getByRole('button', { name: '刷新' }).click()
  await expect.poll(() => shellOf(page).catch(() => null)).toBe(second)

  // The other tab has a new service worker and keeps its form input.
  await expect(name).toHaveValue('demo01')
  expect(await shellOf(form)).toBe(first)
  await form.goBack()
  await expect.poll(() => shellOf(form).catch(() => null)).toBe(second)
  await form.close()

  putShell(folder, first)
  await expect.poll(() => servedShell(edge.origin)).toBe(first)
  await page.reload()
  await expect.poll(() => shellOf(page).catch(() => null)).toBe(first)
})

test('[SHELL-PWA-11] when disabled, the service worker is removed with its caches; a browser that rejects it still shows the site', async ({
  page,
  context,
  edge,
}) => {
  await edge.start()
  await declinePopUps(page)
  await page.goto(edge.origin)
  await untilControlled(page)
  await edge.start({ SW: 'off' })
  await page.reload()
  await expect.poll(() => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0)
  await page.reload()
  await expect.poll(async () => Object.values(await keptPaths(page)).flat()).toEqual([])
  await expect(page.getByRole('navigation').getByText('首页')).toBeVisible()
  expect(await page.evaluate(() => navigator.serviceWorker.controller)).toBeNull()

  await edge.start()
  const refusing = await context.newPage()
  await declinePopUps(refusing)
  await refusing.addInitScript(() => {
    ServiceWorkerContainer.prototype.register = () => Promise.reject(new DOMException('no room', 'QuotaExceededError'))
  })
  await refusing.goto(edge.origin)
  await refusing.getByRole('navigation').getByText('优惠').click()
  await expect(refusing.locator('[data-remote="activity"][data-version]')).toBeVisible()
})

/** Copies the shell's build to a folder, optionally with another version. @returns the version */
function putShell(folder: string, version?: string): string {
  const dist = join(ROOT, 'shell/dist')
  const own = (JSON.parse(readFileSync(join(dist, 'shell.json'), 'utf8')) as { version: string }).version
  cpSync(dist, folder, { recursive: true })
  const stamped = readdirSync(folder).filter((file) => /^(service-worker\..*\.js|shell\.json)$/.test(file))
  for (const file of stamped
    .sort()
    .reverse()
    .sort((one) => (one === 'shell.json' ? 1 : -1))) {
    const path = join(folder, file)
    writeFileSync(path, readFileSync(path, 'utf8').replaceAll(own, version ?? own))
  }
  return version ?? own
}

async function servedShell(origin: string): Promise<string | undefined> {
  return /"shellVersion":"([^"]+)"/.exec(await (await fetch(origin)).text())?.[1]
}

/** Triggers the update check, which runs every half hour and when the page becomes visible. */
async function lookForUpdate(page: Page): Promise<void> {
  await page.evaluate(async () => void (await (await navigator.serviceWorker.getRegistration())?.update()))
}
