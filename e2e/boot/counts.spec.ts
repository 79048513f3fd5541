/** Requests for the platform counts and the pending count in the browser (spec 4, 7, 9), including an expired OB session. */
import { venueLaunch } from '@lantern/contract/games'
import { pendingCount } from '@lantern/contract/pending-count'
import type { Page } from '@playwright/test'
import { control } from '../site/control.ts'
import { useMember } from '../site/member-session.ts'
import { withoutPopUps } from '../site/pop-ups.ts'
import { LONG_TAG } from '../site/short-form.ts'
import { expect, test } from '../site/watched-page.ts'

/** A verified member, because only those can launch venues. */
const MEMBER = 'vip10aa'

/** The eleven fields of a launch (spec 7) that prepares OB for its counts. */
const PRELOAD = {
  enName: 'OBTY',
  appSendMoney: 0,
  activity: '',
  gameCode: '',
  https: 0,
  isApp: 0,
  isSure: 0,
  isPreload: 1,
  isManualLaunch: 0,
  siteId: 1001,
  temporaryParam: {},
}

type Asked = { counts: number; launches: string[]; cached: number; pending: number }

/** Records the count requests of a page. */
function follow(page: Page): Asked {
  const asked: Asked = { counts: 0, launches: [], cached: 0, pending: 0 }
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url())
    if (/^\/v1\/counts\/.+/.test(pathname) && search === '?merchantCode=Y') asked.counts += 1
    if (pathname === venueLaunch.path) asked.launches.push(String(request.postDataBuffer()))
    if (pathname === '/api/json-cache/counts') asked.cached += 1
    if (pathname === pendingCount.path) asked.pending += 1
  })
  return asked
}

const look = (page: Page, hidden: boolean) =>
  page.evaluate((isHidden) => {
    Object.defineProperty(document, 'hidden', { value: isHidden, configurable: true })
    document.dispatchEvent(new Event('visibilitychange'))
  }, hidden)

const sport = (page: Page) => page.getByRole('tab', { name: /^体育/ })

test.afterEach(() => control({ action: 'fault.clear' }))

test('[GAMES-1, SHELL-COUNT-2, SHELL-COUNT-3] a visitor reads the cached copy without a venue request', async ({
  page,
}) => {
  await withoutPopUps(page)
  const asked = follow(page)
  await page.clock.install()
  await page.goto('/')
  await expect(sport(page)).toContainText(/\d/)
  await expect(page.getByRole('region', { name: /热门/ }).first()).toBeVisible()
  await page.clock.runFor(61_000)
  await expect.poll(() => asked.cached).toBe(1)
  expect(asked).toMatchObject({ counts: 0, launches: [], pending: 0 })
})

// An expired session is reported with success or with a relaunch code.
for (const { times, code, counts, launches, cached, tag } of [
  { times: 3, counts: 4, launches: 4, cached: 0, tag: LONG_TAG },
  { times: 4, code: 400401, counts: 4, launches: 4, cached: 1, tag: [] },
]) {
  test(`[GAMES-2, GAMES-3, GAMES-4, WIRE-20] OB's session expired ${times} times: ${counts} requests, relaunched in between`, {
    tag,
  }, async ({ page, context }) => {
    await withoutPopUps(page)
    await useMember(context, MEMBER)
    await control({ action: 'fault.set', id: 'expired', kind: 'code', match: 'sim/counts', times, code })
    const asked = follow(page)
    await page.goto('/')
    await expect
      .poll(() => [asked.counts, asked.launches.length, asked.cached], { timeout: 15_000 })
      .toEqual([counts, launches, cached])
    for (const launch of asked.launches) expect(JSON.parse(launch)).toEqual(PRELOAD)
    await expect(sport(page)).toContainText(/\d/)
    // The counts of the venue are stored on the device.
    const kept = await page.evaluate(() => localStorage.getItem('platformCounts'))
    expect(kept === null).toBe(cached > 0)
  })
}

test('[GAMES-5, PLAT-TIME-3] the platform counts are refreshed every 60 s, not while the page is hidden, and immediately when it becomes visible after a missed tick', async ({
  page,
  context,
}) => {
  await useMember(context, MEMBER)
  await page.clock.install()
  await expectTicks(page, 'counts', async () => {
    await page.goto('/')
    await expect(sport(page)).toContainText(/\d/)
  })
})

test('[SHELL-COUNT-1, PLAT-TIME-3] the pending count is refreshed every 60 s, not while the page is hidden, and immediately when it becomes visible after a missed tick', async ({
  page,
  context,
}) => {
  await useMember(context, MEMBER)
  await page.clock.install()
  await expectTicks(page, 'pending', async () => {
    await page.goto('/mine')
    await expect(page.getByRole('button', { name: '退出登录' })).toBeVisible()
  })
})

/** Follows the requests of a page from the first one, including a tick while hidden. The page's clock only advances here. */
async function expectTicks(page: Page, question: 'counts' | 'pending', open: () => Promise<void>): Promise<void> {
  await withoutPopUps(page)
  const asked = follow(page)
  await open()
  await expect.poll(() => asked[question]).toBe(1)
  const expectAfter = async (ms: number, total: number): Promise<void> => {
    await page.clock.runFor(ms)
    await onTheWire(page)
    // A request that is not due would be here by now; on a busy machine one that is due may still come.
    await expect.poll(() => asked[question], { message: `${ms} ms on` }).toBe(total)
  }
  await test.step('every 60 s', async () => {
    // The interval started with the page, some real seconds ago.
    await page.clock.runFor(60_000)
    await expect.poll(() => asked[question]).toBe(2)
    await expectAfter(50_000, 2)
    await expectAfter(10_000, 3)
  })
  await test.step('hidden for less than an interval: the next request is on time', async () => {
    await look(page, true)
    await expectAfter(30_000, 3)
    await look(page, false)
    await expectAfter(20_000, 3)
    await expectAfter(10_000, 4)
  })
  await test.step('hidden for three intervals: no request, then one when visible', async () => {
    await look(page, true)
    await expectAfter(180_000, 4)
    await look(page, false)
    await expectAfter(0, 5)
  })
}

/** Resolves when earlier requests have been sent, which a later round trip proves. */
async function onTheWire(page: Page): Promise<void> {
  for (const _ of [1, 2]) await page.evaluate(async () => (await fetch('/healthz')).text())
}
