/** A release of the shell under an active service worker: new page, open page, rollback, offline (issue 11, point 4). */
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { anotherShell } from '../rollout/another-shell.ts'
import { untilServed } from '../rollout/served-shells.ts'
import { type OwnReleaseService, ownReleaseService } from '../site/own-release-service.ts'
import { expect, test } from '../site/watched-page.ts'
import { cutOff, shellOf, untilControlled } from './kept.ts'

const CHUNK = 'help-zh-ck-md.'
/** A page without pop-ups. No request routing here, because service worker requests would hang. */
const QUIET = '/help/qk'

test.use({ serviceWorkers: 'allow' })
let service: OwnReleaseService | undefined
test.afterEach(() => service?.stop())

test('[OPS-SHELL-1] [SHELL-PWA-4] [EDGE-SHELL-3] a released shell reaches new pages past the worker of the old one, open pages keep theirs, and after a rollback the device opens offline with the shell that is live', async ({
  page,
  context,
  watch,
}) => {
  test.setTimeout(480_000)
  watch.expectProblem(/^console: (Failed to load resource|WebSocket connection)/)
  const own = await ownReleaseService()
  service = own
  const { origin } = own.edge
  const first = anotherShell(join(own.dataDir, 'first'), '9.0.0-first', CHUNK)
  const second = anotherShell(join(own.dataDir, 'second'), '9.1.0-second', CHUNK)
  await own.ops('publish', first.folder)
  await untilServed(origin, [first.version])
  await page.goto(origin + QUIET)
  await untilControlled(page)
  await untilStored(page, first.version)

  await own.ops('publish', second.folder)
  await untilServed(origin, [second.version])
  const fresh = await context.newPage()
  await fresh.goto(origin + QUIET)
  expect(await shellOf(fresh)).toBe(second.version)
  await page.locator('a[href="/help/ck"]').first().click()
  await expect(page.getByRole('heading', { level: 1, name: '存款' })).toBeVisible()
  expect(await shellOf(page)).toBe(first.version)

  await own.ops('rollback', 'shell', '--reason', 'a drill of the browser tests')
  await untilServed(origin, [first.version])
  await fresh.reload()
  await expect.poll(() => shellOf(fresh).catch(() => null)).toBe(first.version)
  await untilStored(fresh, first.version)

  await own.edge.stop()
  await context.setOffline(true)
  const cut = await context.newPage()
  await cutOff(cut)
  await cut.goto(origin + QUIET)
  await expect(cut.getByText('网络已断开')).toBeVisible()
  await expect(cut.getByRole('heading', { level: 1 })).toBeVisible()
  expect(await shellOf(cut)).toBe(first.version)
  for (const one of [cut, fresh, page]) await one.goto('about:blank')
})

/** Resolves when the active worker belongs to this shell, so its page is cached. Triggers the half-hourly update check. */
async function untilStored(page: Page, version: string): Promise<void> {
  await expect.poll(() => page.evaluate(versionOfActiveWorker), { timeout: 30_000 }).toBe(version)
}

/** Runs in the page. */
async function versionOfActiveWorker(): Promise<string | undefined> {
  const registration = await navigator.serviceWorker.getRegistration()
  // The edge may stop before it is done.
  void registration?.update().catch(() => undefined)
  const { port1, port2 } = new MessageChannel()
  const answer = new Promise<string>((resolve) => {
    port1.onmessage = ({ data }: MessageEvent<{ version: string }>) => resolve(data.version)
  })
  registration?.active?.postMessage({ kind: 'version' }, [port2])
  return registration?.active ? answer : undefined
}
