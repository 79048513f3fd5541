/** Canaries: assignment of visitors, automatic rollback of a broken one, and the kill switch. */
import type { BrowserContext, Page } from '@playwright/test'
import { brokenBuild } from '../faults/broken-build.ts'
import { withoutPopUps } from '../site/pop-ups.ts'
import {
  entriesOf,
  lastLine,
  liveVersion,
  publishCanary,
  restore,
  takeStep,
  untilTraffic,
} from '../site/release-service.ts'
import { LONG_TAG } from '../site/short-form.ts'
import { expect, test } from '../site/watched-page.ts'
import { browseAs, reportAs, type Visitor, visitorsOf } from './visitors.ts'

const PATH = '/game/sport'
const DEVICE_MEMORY = ['lastGoodRemotes', 'quarantinedBuilds']
const HALF = 50
const SHARE = HALF / 100

let good = ''
test.beforeEach(async ({ page }) => {
  // Clears what the device stored about builds for another visitor.
  await page.addInitScript((keys) => {
    for (const key of keys) localStorage.removeItem(key)
  }, DEVICE_MEMORY)
  // Publishes through the full gate with the CLI.
  test.setTimeout(480_000)
  good = await liveVersion('games')
})
test.afterEach(() => restore('games', good))

test('[OPS-ROLL-4] [EDGE-27] [EDGE-28] a canary whose exposed module throws is not seen by members, and is rolled back automatically', async ({
  page,
  context,
  watch,
}) => {
  // The browser reports the exception of the broken build.
  watch.expectProblem(/broken on purpose|^console: /)
  await withoutPopUps(page)
  const broken = `9.9.9-broken${Date.now().toString(36)}`
  const thrown = 'window.__brokenRan = true;throw new Error("broken on purpose");'
  const dist = brokenBuild('games', broken, (file, text) => (/^routes\./.test(file) ? `${thrown}\n${text}` : text))
  await publishCanary(dist, 'games', broken, HALF)
  const { inside, outside } = await visitorsOf('games', { share: SHARE, inside: 16, outside: 1 })
  const [first, ...others] = inside

  // The canary was tried and failed first.
  await meets(page, context, first, { version: good, brokenRan: true })
  await meets(page, context, outside[0], { version: good, brokenRan: false })

  // The other visitors' shells send the same reports as the first one.
  const reports = [
    { kind: 'remote' as const, remote: 'games', version: broken, outcome: 'failed' as const, phase: 'chunk' },
    { kind: 'remote' as const, remote: 'games', version: good, outcome: 'fallback' as const },
  ]
  for (const visitor of others) expect(await reportAs(visitor, reports)).toBe(204)
  await untilTraffic('games', broken, 0)
  const { kind, actor, reason } = await lastLine('games')
  expect([kind, actor]).toEqual(['rollback', 'error-budget'])
  expect(reason).toContain(`${broken}: it failed for`)

  await meets(page, context, first, { version: good, brokenRan: false })
})

test('[EDGE-24] [SHELL-REM-7] a canary stays with its visitors, is promoted to all, and is rolled back in one step', async ({
  page,
  context,
}) => {
  await withoutPopUps(page)
  const canary = `9.9.8-canary${Date.now().toString(36)}`
  await publishCanary(
    brokenBuild('games', canary, (file, text) => (/^remoteEntry\./.test(file) ? `${text}/* canary */` : text)),
    'games',
    canary,
    HALF,
  )
  const entries = await entriesOf('games')
  const { inside, outside } = await visitorsOf('games', { share: SHARE, inside: 1, outside: 1 })
  for (const [visitor, version] of [
    [inside[0], canary],
    [outside[0], good],
    [inside[0], canary],
  ] as const) {
    await meets(page, context, visitor, { version, brokenRan: false })
    expect(await preloadedEntries(page)).toEqual([entries[version]])
  }
  await takeStep('canary', 'games', { version: canary, percent: 100 })
  await untilTraffic('games', canary, 100)
  await meets(page, context, outside[0], { version: canary, brokenRan: false })
  await takeStep('rollback', 'games', {})
  await untilTraffic('games', good, 100)
  await meets(page, context, inside[0], { version: good, brokenRan: false })
})

test('[OPS-ROLL-6] [SHELL-ROLL-2] the kill switch closes a remote: the panel shows and none of its code is fetched', {
  tag: LONG_TAG,
}, async ({ page }) => {
  await withoutPopUps(page)
  const fetched: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (pathname.startsWith('/r/games/')) fetched.push(pathname)
  })
  await takeStep('kill', 'games', {})
  const closed = page.getByRole('heading', { level: 1, name: '游戏大厅暂时停用' })
  await expect(async () => {
    await page.goto(PATH)
    await expect(closed).toBeVisible({ timeout: 2_000 })
  }).toPass()
  fetched.length = 0
  await page.reload()
  await expect(closed).toBeVisible()
  await page.getByRole('link', { name: '先去首页' }).click()
  await expect(page.getByRole('region', { name: '推荐' })).toBeVisible()
  expect(fetched).toEqual([])

  await takeStep('revive', 'games', {})
  await expect(async () => {
    await page.goto(PATH)
    await expect(frame(page, good)).toBeAttached({ timeout: 5_000 })
  }).toPass()
})

type Met = { version: string; brokenRan: boolean }

/** Checks the version that a visitor gets. Reloads if the machine was too slow for the frame budget. */
async function meets(page: Page, context: BrowserContext, visitor: Visitor | undefined, met: Met): Promise<void> {
  if (visitor === undefined) throw new Error('no such visitor came')
  await browseAs(context, visitor)
  await expect(async () => {
    await page.goto(PATH)
    await expect(frame(page, met.version)).toBeAttached({ timeout: 9_000 })
    expect(await page.evaluate(() => '__brokenRan' in window)).toBe(met.brokenRan)
  }).toPass({ timeout: 60_000 })
}

function frame(page: Page, version: string) {
  return page.locator(`[data-remote="games"][data-state="here"][data-version="${version}"]`)
}

/** Containers of the remote that the HTML preloads. */
async function preloadedEntries(page: Page): Promise<string[]> {
  const hrefs = await page
    .locator('link[rel="preload"][href^="/r/games/"]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')?.split('/').at(-1) ?? ''))
  return hrefs.filter((file) => file.startsWith('remoteEntry.'))
}
