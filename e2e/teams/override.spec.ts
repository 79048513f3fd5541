/**
 * An override build on one device (issue 4, "For a team"; decision 0025): signed by ops on a production site, or a developer's own build if the
 * site allows it. A badge shows the build; it ends by a tap or by expiry.
 */
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { STORAGE_KEY } from '@lantern/contract'
import { OVERRIDE_MARK } from '@lantern/contract/override'
import type { Page } from '@playwright/test'
import { anotherBuild } from '../faults/another-build.ts'
import { brokenBuild } from '../faults/broken-build.ts'
import { expectNoAxeViolations } from '../site/expect-axe.ts'
import { EDGE_ORIGIN } from '../site/origins.ts'
import { type OwnReleaseService, ownReleaseService } from '../site/own-release-service.ts'
import { withoutPopUps } from '../site/pop-ups.ts'
import { ROOT, supportCase } from '../site/release-service.ts'
import { expect, test } from '../site/watched-page.ts'

const PATH = '/activity/discount'
const LIVE = '优惠活动'
/** Time to receive and verify a new document on a busy machine. */
const HEARD_MS = 15_000
const badge = (page: Page) => page.getByRole('complementary', { name: '正在试用的版本' })
const frame = (page: Page, version: string) =>
  page.locator(`[data-remote="activity"][data-version="${version}"][data-state="here"]`)
const running = (page: Page) => page.locator('[data-remote="activity"][data-state="here"]')

/** A change that a team could make. */
function onTrial(file: string, text: string): string {
  return file.endsWith('.js') ? text.replaceAll(LIVE, '试用中的优惠') : text
}

test.describe('production site', () => {
  let service: OwnReleaseService | undefined
  const version = `9.1.0-trial${Date.now().toString(36)}`
  test.beforeEach(async ({ page }) => {
    test.setTimeout(240_000)
    await withoutPopUps(page)
    const own = await ownReleaseService()
    service = own
    const drill = ['--without-browser', 'a drill of the browser tests']
    await own.ops('publish', `${ROOT}remote-activity/dist`, ...drill)
    await service.ops(
      'publish',
      brokenBuild('activity', version, onTrial),
      '--canary',
      '0',
      '--reason',
      'a trial',
      ...drill,
    )
    await expect
      .poll(async () => (await (await fetch(`${own.edge.origin}/discovery.json`)).text()).includes(version), {
        timeout: 20_000,
      })
      .toBe(true)
  })
  test.afterEach(async ({ page }) => {
    // An open page would log that its server is gone.
    await page.close()
    await service?.stop()
  })

  test('[SHELL-OVR-1] [SHELL-OVR-2] [SHELL-OVR-6] [SHELL-OVR-7] [SHELL-OVR-8] a signed link shows its build with a badge, and ends', async ({
    page,
  }) => {
    await page.clock.install()
    const own = service as OwnReleaseService
    const { origin } = own.edge
    const said = await own.ops('override', 'activity', version, '--for', '1h', '--reason', 'a look', '--site', origin)
    const link = said.split('\n').find((line) => line.startsWith(origin)) ?? ''
    const token = link.slice(link.indexOf(OVERRIDE_MARK))

    // Opened where the site is already open: only the fragment changes.
    await page.goto(origin + PATH)
    await expect(running(page)).toBeVisible()
    await expect(badge(page)).toHaveCount(0)
    await page.goto(origin + PATH + token)
    await expect(badge(page)).toContainText(`试用 activity ${version}`)
    await expect(frame(page, version)).toBeVisible()
    expect(page.url()).toBe(origin + PATH)
    await expect(page.getByRole('heading', { name: '试用中的优惠', exact: true })).toBeVisible()
    await expectNoAxeViolations(page)

    await page.reload()
    await expect(frame(page, version)).toBeVisible()
    await badge(page).getByRole('button', { name: '结束试用', exact: true }).click()
    await expect(badge(page)).toHaveCount(0)
    await expect(running(page)).toBeVisible()
    await expect(frame(page, version)).toHaveCount(0)

    // Revoked while in use: the mounted build stays, the next mount uses the released build.
    await page.goto(origin + PATH + token)
    await expect(frame(page, version)).toBeVisible()
    await own.ops('override', 'revoke', token.split('~')[5] ?? '', '--reason', 'the wrong phone', '--yes')
    await expect(badge(page)).toContainText('试用链接已失效', { timeout: HEARD_MS })
    await expect(frame(page, version)).toBeVisible()
    const tabs = page.getByRole('navigation', { name: '主导航' })
    await tabs.getByRole('link', { name: '首页', exact: true }).click()
    await tabs.getByRole('link', { name: '优惠', exact: true }).click()
    await expect(running(page)).toBeVisible({ timeout: HEARD_MS })
    await expect(frame(page, version)).toHaveCount(0)
    // Opening it again shows why the released build runs.
    await page.goto(`${origin}/help/kh`)
    await page.goto(origin + PATH + token)
    await expect(badge(page)).toContainText('activity 正在使用线上版本')
    await expect(running(page)).toBeVisible()
    await badge(page).getByRole('button', { name: '刷新', exact: true }).click()
    await expect(badge(page)).toHaveCount(0)

    // Tampered with to get another build or a later expiry.
    for (const forged of [token.replace(version, '9.9.9'), token.replace(/~(\d{13})~/, '~9999999999999~')]) {
      await page.goto(`${origin}/help/kh`)
      await page.goto(origin + PATH + forged)
      await expect(running(page)).toBeVisible()
      await expect(badge(page)).toHaveCount(0)
      expect(page.url()).toBe(origin + PATH)
    }
    expect(await page.evaluate((key) => localStorage.getItem(key), STORAGE_KEY.overrides)).toBeNull()

    // Expires while in use.
    const again = await own.ops('override', 'activity', version, '--for', '1h', '--reason', 'a look', '--site', origin)
    await page.goto(
      origin + PATH + again.slice(again.indexOf(OVERRIDE_MARK), again.indexOf('\n', again.indexOf(OVERRIDE_MARK))),
    )
    await expect(frame(page, version)).toBeVisible()
    await page.clock.fastForward('01:00:01')
    await expect(badge(page)).toContainText('试用已到期')
    await badge(page).getByRole('button', { name: '刷新', exact: true }).click()
    await expect(badge(page)).toHaveCount(0)
    await expect(running(page)).toBeVisible()
    await expect(frame(page, version)).toHaveCount(0)
  })

  test('[SHELL-OVR-3] [SHELL-OVR-4] the devtools key is ignored, and a replaced build does not run', async ({
    page,
    watch,
  }) => {
    const own = service as OwnReleaseService
    const { origin } = own.edge
    await page.goto(origin + PATH)
    await expect(running(page)).toBeVisible()
    await useDevtools(page, { activity: 'http://127.0.0.1:9/mf-manifest.json' })
    await page.reload()
    await expect(running(page)).toBeVisible()
    await expect(badge(page)).toHaveCount(0)

    const said = await own.ops('override', 'activity', version, '--for', '1h', '--reason', 'a look', '--site', origin)
    const link = said.split('\n').find((line) => line.startsWith(origin)) ?? ''
    watch.expectProblem(/^console: /)
    await page.route(`**/r/activity/${version}/lantern.json`, async (route) => {
      const answer = await route.fetch()
      await route.fulfill({ response: answer, body: (await answer.text()).replace('/agent', '/mine') })
    })
    await page.goto(origin + PATH + link.slice(link.indexOf(OVERRIDE_MARK)))
    await expect(badge(page)).toContainText('activity 的试用版本打不开')
    await expect(running(page)).toBeVisible()
    await expect(frame(page, version)).toHaveCount(0)
  })
})

test.describe('developer site', () => {
  let server: Server
  let files: Map<string, string>
  const version = '9.2.0-mine'
  test.beforeEach(async ({ page }) => {
    await withoutPopUps(page)
    files = new Map(anotherBuild('activity', version, onTrial).files)
    server = createServer((request, response) => {
      const content = files.get(request.url?.slice(1) ?? '')
      const type = request.url?.endsWith('.css')
        ? 'text/css'
        : request.url?.endsWith('.js')
          ? 'text/javascript'
          : 'application/json'
      response.writeHead(content === undefined ? 404 : 200, {
        'access-control-allow-origin': '*',
        'content-type': type,
      })
      response.end(content)
    })
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  })
  test.afterEach(() => {
    server.closeAllConnections()
    server.close()
  })

  test('[SHELL-OVR-3] [SHELL-OVR-5] [SHELL-OVR-6] [SHELL-ERR-12] the devtools key loads a local build, verified by its hashes if present', async ({
    page,
    watch,
  }) => {
    const host = `127.0.0.1:${(server.address() as AddressInfo).port}`
    await page.goto(EDGE_ORIGIN + PATH)
    await expect(running(page)).toBeVisible()
    await useDevtools(page, { activity: `http://${host}/mf-manifest.json` })
    await page.reload()
    await expect(badge(page)).toContainText(`来自 ${host}`)
    await expect(frame(page, version)).toBeVisible()
    await expect(page.getByRole('heading', { name: '试用中的优惠', exact: true })).toBeVisible()

    // One byte differs from its hashes: it does not run, and no other build replaces it.
    watch.expectProblem(/^console: |integrity/)
    const entry = [...files.keys()].find((name) => name.startsWith('remoteEntry')) ?? ''
    const sound = files.get(entry) ?? ''
    files.set(entry, `${sound} `)
    await page.reload()
    const panel = page.getByRole('alert').filter({ hasText: '优惠活动暂时打不开' })
    await expect(panel).toBeVisible({ timeout: 20_000 })
    const code = /问题编号 ([A-Z2-9]{7})/.exec((await panel.textContent()) ?? '')?.[1] ?? ''
    expect(await supportCase(code)).toMatch(/^ {2}activity .* override on this device$/m)

    // Builds of other tools have no such files.
    for (const name of ['lantern.json', 'integrity.json']) files.delete(name)
    await page.reload()
    await expect(frame(page, '0.0.0-local')).toBeVisible()
    await badge(page).getByRole('button', { name: '结束试用', exact: true }).click()
    await expect(badge(page)).toHaveCount(0)
    await expect(running(page)).toBeVisible()
    await expect(frame(page, '0.0.0-local')).toHaveCount(0)
  })
})

function useDevtools(page: Page, overrides: Record<string, string>): Promise<void> {
  return page.evaluate(([key, value]) => localStorage.setItem(key, value), [
    STORAGE_KEY.devtools,
    JSON.stringify({ overrides }),
  ] as const)
}
