/** Pages and slots for some visitors (issue 11): behind a flag of the release service, and for a cohort that the edge draws. */
import { cohortBucket } from '@lantern/contract/audience'
import type { RemoteBuild } from '@lantern/contract/remote-build'
import { brokenBuild } from '../faults/broken-build.ts'
import { EDGE_ORIGIN } from '../site/origins.ts'
import { withoutPopUps } from '../site/pop-ups.ts'
import { liveVersion, publish, restore, switchFlag } from '../site/release-service.ts'
import { expect, test } from '../site/watched-page.ts'
import { browseAs, visitorsOf } from './visitors.ts'

const FLAGGED = '/activity/calendar'
const COHORT = '/activity/luckyFlip'
const SLOT = 'home.dock'

let good = ''
test.beforeEach(async () => {
  // Publishes through the full gate with the CLI.
  test.setTimeout(480_000)
  good = await liveVersion('activity')
  const version = `9.9.7-flags${Date.now().toString(36)}`
  const dist = brokenBuild('activity', version, (file, text) => (file === 'lantern.json' ? withAudiences(text) : text))
  await publish(dist, 'activity', version)
})
test.afterEach(() => restore('activity', good))

/** The released build, with a page and a slot behind a flag each, and a page for half of the visitors. */
function withAudiences(text: string): string {
  const build = JSON.parse(text) as RemoteBuild
  const audiences = new Map([
    [FLAGGED, { audience: { flag: 'calendar' }, search: [] }],
    [COHORT, { audience: { cohort: 50 } }],
  ])
  const pages = build.pages?.map((page) => ({ ...page, ...audiences.get(page.path) }))
  return JSON.stringify({ ...build, pages, slotAudiences: { [SLOT]: { flag: 'dock' } } })
}
const statusOf = async (path: string) => (await fetch(`${EDGE_ORIGIN}${path}`)).status

test('[SHELL-PAGE-6] [SHELL-PAGE-8] a flag shows a page to open pages without a reload, and hides it again', async ({
  page,
  watch,
}) => {
  // A hidden page has this status.
  watch.expectProblem(/status of 404/)
  await withoutPopUps(page)
  const opened = page.locator('[data-remote="activity"][data-state="here"]')
  const found = page.getByRole('link', { name: '活动日历' })

  expect((await page.goto(FLAGGED))?.status()).toBe(404)
  await expect(page.getByRole('heading', { level: 1, name: '页面不存在' })).toBeVisible()
  await page.goto('/search')
  await page.getByRole('searchbox').fill('活动日历')
  await expect(page.locator('[aria-busy="false"]')).toBeAttached()
  await expect(found).toHaveCount(0)
  await page.evaluate(() => Object.assign(window, { __opened: true }))

  await switchFlag('activity', 'calendar', 'on')
  expect(await statusOf(FLAGGED)).toBe(200)
  await found.click({ timeout: 30_000 })
  await expect(page).toHaveURL(FLAGGED)
  await expect(opened).toBeVisible()
  expect(await page.evaluate(() => '__opened' in window)).toBe(true)

  await switchFlag('activity', 'calendar', 'off')
  expect(await statusOf(FLAGGED)).toBe(404)
  // The open page stays.
  await expect(opened).toBeVisible()
  expect((await page.goto(FLAGGED))?.status()).toBe(404)
  await expect(page.getByRole('heading', { level: 1, name: '页面不存在' })).toBeVisible()
})

test('[SHELL-PAGE-6] [SHELL-PAGE-8] a flag fills a slot of an open page without a reload, and empties it again', async ({
  page,
}) => {
  await withoutPopUps(page)
  const shown = page.locator(`[data-slot="${SLOT}"] :visible`)
  const remote = page.waitForResponse(/\/r\/activity\//)
  await page.goto('/')
  // The remote runs for its other slot, so this one is not merely late.
  await remote
  await page.waitForLoadState('networkidle')
  await expect(shown).toHaveCount(0)
  await page.evaluate(() => Object.assign(window, { __opened: true }))

  await switchFlag('activity', 'dock', 'on')
  await expect(shown.first()).toBeVisible({ timeout: 30_000 })
  await switchFlag('activity', 'dock', 'off')
  await expect(shown).toHaveCount(0, { timeout: 30_000 })
  expect(await page.evaluate(() => '__opened' in window)).toBe(true)
})

test('[EDGE-PAGE-4] [SHELL-PAGE-6] a page for a cohort exists for a visitor whose bucket is in it, and for no other', async ({
  page,
  context,
  watch,
}) => {
  watch.expectProblem(/status of 404/)
  await withoutPopUps(page)
  const { inside, outside } = await visitorsOf(cohortBucket('activity'), { share: 0.5, inside: 1, outside: 1 })
  for (const [visitor, status, shown] of [
    [inside[0], 200, page.locator('[data-remote="activity"][data-state="here"]')],
    [outside[0], 404, page.getByRole('heading', { level: 1, name: '页面不存在' })],
  ] as const) {
    if (visitor === undefined) throw new Error('no such visitor came')
    await browseAs(context, visitor)
    expect((await page.goto(COHORT))?.status()).toBe(status)
    await expect(shown).toBeVisible()
  }
})
