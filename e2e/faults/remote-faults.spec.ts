/**
 * Each remote fails in each way in a real browser (issue 2, "What bad input and faults get"): within 8 s its frame shows a panel with a
 * retry, the rest of the site works, and after recovery the retry works without a reload. `MATRIX=all` tests every fault of every remote
 * (`npm run proof -- faults`); otherwise every fault once, shared among the remotes.
 */
import type { Page, Route } from '@playwright/test'
import { useMember } from '../site/member-session.ts'
import { declinePopUps } from '../site/pop-ups.ts'
import { longExcept } from '../site/short-form.ts'
import { STILL } from '../site/still.ts'
import { expect, test } from '../site/watched-page.ts'
import { frameOf, REMOTES, type RemoteUnderTest } from './remote-table.ts'

/** Time budget of the frame from request to panel (design.md). */
const BUDGET_MS = 8_000
/** Time until the page can request a remote on a busy machine. */
const BOOT_MS = 2_000
const ENTRY = /\/remoteEntry\.[^/]+\.js$/

const { MATRIX, MATRIX_REMOTE = '' } = process.env

type Fault = {
  readonly title: string
  /** Breaks the files of the remote. Undone by `page.unrouteAll`. */
  begin(page: Page, remote: RemoteUnderTest): Promise<void>
  /** The frame uses its whole budget; in the meantime the test checks the rest of the site. */
  readonly hangs?: true
}

const FAULTS: readonly Fault[] = [
  {
    title: 'its server is down',
    begin: (page, { name }) => answer(page, name, (route) => route.abort('connectionrefused')),
  },
  {
    title: 'its files answer 404',
    begin: (page, { name }) => answer(page, name, (route) => route.fulfill({ status: 404, body: 'no such file' })),
  },
  {
    title: 'one byte of its entry is changed',
    begin: (page, { name }) => changeEntry(page, name, (text) => `${text.slice(0, -1)} `),
  },
  {
    title: 'its entry is cut off',
    begin: (page, { name }) => changeEntry(page, name, (text) => text.slice(0, text.length / 2)),
  },
  {
    title: 'its entry throws',
    // Bytes that differ from the signed ones must never run.
    begin: (page, { name }) =>
      changeEntry(page, name, () => 'window.__ran = true; throw new Error("broken on purpose")'),
  },
  {
    title: 'the chunk of its page is missing',
    begin: (page, { name }) =>
      answer(page, name, (route) => {
        const isExposed =
          ENTRY.test(route.request().url()) ||
          /\/(routes|slots)\.[^/]+\.js$|mf-manifest\.json$/.test(route.request().url())
        return isExposed ? route.continue() : route.fulfill({ status: 404, body: 'no such file' })
      }),
  },
  {
    title: 'its server never answers',
    begin: (page, { name }) => answer(page, name, () => new Promise(() => {})),
    hangs: true,
  },
]

test.use(STILL)

for (const [index, remote] of REMOTES.entries()) {
  test.describe(`${remote.name}`, () => {
    const isTested = (_: Fault, at: number) =>
      MATRIX === 'all' ? [remote.name, ''].includes(MATRIX_REMOTE) : at % REMOTES.length === index
    for (const fault of FAULTS.filter(isTested)) {
      const tag = longExcept(FAULTS.indexOf(fault), 3)
      test(`[SHELL-ERR-13, SHELL-REM-3] ${fault.title}: panel in time, the rest works, retry recovers`, {
        tag,
      }, async ({ page, context, watch }) => {
        // The browser logs refused and failed requests; an uncaught exception still fails the test.
        watch.expectProblem(/^console: /)
        await useMember(context, 'muted01')
        await declinePopUps(page)
        await fault.begin(page, remote)

        await page.goto(remote.path, { waitUntil: 'commit' })
        await shellIsHere(page)
        await page.evaluate(() => Object.assign(window, { __marker: 'still the same page' }))
        if (fault.hangs) await theRestWorks(page, remote)
        await expect(remote.panel(page)).toBeVisible({ timeout: BUDGET_MS + BOOT_MS })
        if (!fault.hangs) await theRestWorks(page, remote)
        await expect(remote.panel(page)).toBeVisible({ timeout: BUDGET_MS })

        await page.unrouteAll({ behavior: 'ignoreErrors' })
        await remote.panel(page).getByRole('button', { name: '重试' }).click()
        await expect(remote.content(page)).toBeVisible()
        await expect(remote.panel(page)).toHaveCount(0)
        expect(await page.evaluate(() => (window as { __marker?: string }).__marker)).toBe('still the same page')
        expect(await page.evaluate(() => (window as { __ran?: boolean }).__ran)).toBeUndefined()
      })
    }
  })
}

for (const { name } of REMOTES) {
  test(`[SHELL-FRAME-7] without ${name} home works, and its slots stay empty`, async ({ page, context, watch }) => {
    watch.expectProblem(/^console: /)
    await useMember(context, 'muted01')
    await declinePopUps(page)
    await answer(page, name, (route) => route.abort('connectionrefused'))
    await page.goto('/')
    await expect(page.getByRole('region', { name: '推荐' })).toBeVisible()
    await expect(page.getByRole('tablist', { name: '游戏分类' })).toBeVisible()
    for (const slot of SLOTS.filter(({ filler }) => filler !== name)) {
      await expect(page.locator(`[data-slot="${slot.name}"] :visible`).first(), slot.name).toBeVisible()
    }
    await expect(page.locator(`[data-remote="${name}"]`)).toHaveCount(0)
    await expect(page.locator('main').getByRole('alert')).toHaveCount(0)
    await expect(page.getByText(/暂时打不开|暂不可用|开小差/)).toHaveCount(0)
  })
}

/** Slots of the home page that are never empty while their remote works. */
const SLOTS = [
  { name: 'home.rails', filler: 'games' },
  { name: 'header.balance', filler: 'mine' },
  { name: 'home.member', filler: 'mine' },
  { name: 'home.dock', filler: 'activity' },
  { name: 'chat.bubble', filler: 'chat' },
] as const

/**
 * Waits until the shell has replaced the prepainted frame, which lacks this marker. Links of the prepainted frame would still navigate
 * with a full page load.
 */
async function shellIsHere(page: Page): Promise<void> {
  await expect(page.locator('[data-remote]').first()).toBeAttached()
}

/** The tab bar opens another remote, chat opens there (unless it is the broken one), and going back restores the page. */
async function theRestWorks(page: Page, remote: RemoteUnderTest): Promise<void> {
  if (remote.name === 'chat') {
    await page.keyboard.press('Escape')
    await expect(remote.panel(page)).toHaveCount(0)
  }
  await page.getByRole('navigation', { name: '主导航' }).getByRole('link', { name: remote.other.tab }).click()
  await expect(frameOf(page, remote.other.name)).toBeVisible()
  if (remote.name === 'chat') {
    // The bubble disappeared with its remote; a link still opens the panel.
    await page.evaluate((path) => history.pushState(null, '', path), remote.path)
    await page.evaluate(() => dispatchEvent(new PopStateEvent('popstate')))
    return
  }
  await page.getByRole('button', { name: '打开聊天室' }).click()
  await expect(page.getByRole('log')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('log')).toHaveCount(0)
  await page.getByRole('navigation', { name: '主导航' }).getByRole('link', { name: TAB[remote.name] }).click()
}

const TAB = { games: '体育', mine: '我的', activity: '优惠' } as const

async function answer(page: Page, name: string, how: (route: Route) => Promise<void>): Promise<void> {
  await page.route((url) => url.pathname.startsWith(`/r/${name}/`), how)
}

function changeEntry(page: Page, name: string, change: (text: string) => string): Promise<void> {
  return answer(page, name, async (route) => {
    if (!ENTRY.test(new URL(route.request().url()).pathname)) return route.continue()
    const response = await route.fetch()
    await route.fulfill({ response, body: change(await response.text()) })
  })
}
