/** Platform counts and the pending count in the browser (spec 4, 7, 9): who is asked when, and what happens when OB's session has expired. */
import { venueLaunch } from '@lantern/contract/games'
import { pendingCount } from '@lantern/contract/records'
import type { Page } from '@playwright/test'
import { control } from '../site/control.ts'
import { useMember } from '../site/member-session.ts'
import { withoutPopUps } from '../site/pop-ups.ts'
import { expect, test } from '../site/watched-page.ts'

/** Verified: a venue is launched for nobody else. */
const MEMBER = 'vip10aa'

type Asked = { counts: number; launches: object[]; cached: number; pending: number }

/** What this page asks that has to do with counts. */
function follow(page: Page): Asked {
  const asked: Asked = { counts: 0, launches: [], cached: 0, pending: 0 }
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url())
    if (/^\/v1\/counts\/.+/.test(pathname) && search === '?merchantCode=Y') asked.counts += 1
    if (pathname === venueLaunch.path) asked.launches.push(request.postDataJSON())
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

test('[GAMES-1, SHELL-COUNT-2, SHELL-COUNT-3] a visitor reads the cached copy, and no venue is asked', async ({
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

for (const { times, counts, launches, cached } of [
  { times: 3, counts: 4, launches: 4, cached: 0 },
  { times: 4, counts: 4, launches: 4, cached: 1 },
]) {
  test(`[GAMES-2, GAMES-3, GAMES-4] OB's session expired ${times} times: asked ${counts} times, relaunched between`, async ({
    page,
    context,
  }) => {
    await withoutPopUps(page)
    await useMember(context, MEMBER)
    await control({ action: 'fault.set', id: 'expired', kind: 'code', match: 'sim/counts', times })
    const asked = follow(page)
    await page.goto('/')
    await expect
      .poll(() => [asked.counts, asked.launches.length, asked.cached], { timeout: 15_000 })
      .toEqual([counts, launches, cached])
    for (const launch of asked.launches) expect(launch).toMatchObject({ enName: 'OBTY', isPreload: 1, appSendMoney: 0 })
    await expect(sport(page)).toContainText(/\d/)
    // What the venue told is kept on the device.
    const kept = await page.evaluate(() => localStorage.getItem('platformCounts'))
    expect(kept === null).toBe(cached > 0)
  })
}

test('[SHELL-COUNT-1, GAMES-5, PLAT-TIME-3] both stand still while the page is hidden and come at once when it is seen again', async ({
  page,
  context,
}) => {
  await withoutPopUps(page)
  await useMember(context, MEMBER)
  await page.clock.install()
  const asked = follow(page)
  await page.goto('/mine')
  await expect(page.getByRole('button', { name: '退出登录' })).toBeVisible()
  // The first call may come after the page is there: it must not be taken for one of the hidden page.
  await expect.poll(() => asked.pending).toBeGreaterThan(0)
  const first = asked.pending
  await page.clock.runFor(61_000)
  await expect.poll(() => asked.pending).toBeGreaterThan(first)
  await look(page, true)
  // What was begun before is on the wire once a later call has been there and back.
  for (const _ of [1, 2]) await page.evaluate(async () => (await fetch('/healthz')).text())
  const before = asked.pending
  await page.clock.runFor(180_000)
  expect(asked.pending).toBe(before)
  await look(page, false)
  await expect.poll(() => asked.pending).toBe(before + 1)
})
