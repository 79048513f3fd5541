/** At 320 px and with 200 % text, nothing is clipped (screens.md 0.6). */
import { type DataOf, STORAGE_KEY } from '@lantern/contract'
import { ROUTE, SHELL_PATHS, shellFrameOf } from '@lantern/contract/routes'
import { SPORT_SOCKET_PATH, sportBoard } from '@lantern/contract/sport'
import type { Page } from '@playwright/test'
import { useMember } from '../site/member-session.ts'
import { withoutPopUps } from '../site/pop-ups.ts'
import { sampled } from '../site/short-form.ts'
import { STILL } from '../site/still.ts'
import { expect, test } from '../site/watched-page.ts'
import { declaredPages } from './declared-pages.ts'
import { expectKnown } from './expect-known.ts'
import { goTo } from './go-to.ts'
import { badControls, coveredAtEnd, coveredContent, cutAmounts, tooWide } from './layout-faults.ts'
import { CHAT, localeCookie } from './stops.ts'

type Screen = {
  /** Omitted for a further state of the previous page. */
  readonly path?: string
  readonly title?: string
  readonly ready: string
  /** Checks every control, on pages of the shell and their dialogs; pages of remotes are only checked for width and amounts. */
  readonly controls?: true
  /** Opens a dialog. */
  readonly open?: (page: Page) => Promise<unknown>
}

const HEADING = 'main :is(h1, [role="heading"])'

const VISITOR: readonly Screen[] = [
  { path: '/', ready: '[data-slot="home.rails"] h2', controls: true },
  {
    path: '/?notice',
    ready: '[role="dialog"]',
    controls: true,
    open: (page) =>
      page
        .getByRole('region', { name: /^(公告|Notices)$/ })
        .getByRole('button')
        .first()
        .click(),
  },
  { path: '/user/login', ready: 'form', controls: true },
  { path: '/user/register', ready: 'form', controls: true },
  { path: '/user/password', ready: 'form', controls: true },
  { path: '/search?q=a', ready: '[data-hit]', controls: true },
  { path: '/demo', ready: 'form', controls: true },
  { path: '/download', ready: HEADING, controls: true },
  { path: '/help/ck', ready: 'main article', controls: true },
  { path: '/other/cookieDisabled', ready: HEADING, controls: true },
]
/** Pages that are ready later than their heading, and those of other parts. */
const MEMBER: readonly Screen[] = [
  { path: '/', ready: '[data-slot="home.rails"] h2', controls: true },
  { path: '/mine', ready: '[data-remote="mine"] dl' },
  { path: '/mine/finance/wallet', ready: '[data-remote="mine"] h1' },
  { path: '/mine/finance/deposit', ready: '[data-remote="mine"] form' },
  { path: '/mine/finance/transfer', ready: '[data-remote="mine"] form' },
  { path: '/mine/finance/withdrawal', ready: '[data-remote="mine"] form' },
  { path: '/mine/record/transRecord', ready: '[data-remote="mine"] h1' },
  { path: '/mine/userInfo', ready: '[data-remote="mine"] fieldset' },
  { path: '/mine/infoAudit', ready: '[data-remote="mine"] h1' },
  { path: '/mine/userInfo/authentication/bindBankCard', ready: '[data-remote="mine"] ol li' },
  { path: '/mine/vip', ready: '[data-remote="mine"] [role="progressbar"]' },
  { path: '/mine/vip/details', ready: '[data-remote="mine"] table' },
  { path: '/mine/finance/introTutorial', ready: '[data-remote="mine"] section' },
  { path: '/mine/finance/introTutorial/platformTutorials?platform=usdt', ready: '[data-remote="mine"] li svg' },
  { path: '/mine/currency', ready: '[data-remote="mine"] ul button' },
  { path: '/mine/mall/record', ready: '[data-remote="mine"] [aria-pressed]' },
  { path: '/mine/mall/coinRecord', ready: '[data-remote="mine"] table' },
  { path: '/mine/statement', ready: '[data-remote="mine"] section:has(dl) ~ section svg' },
  { path: '/mine/feedback', ready: '[data-remote="mine"] form' },
  { path: '/mine/safer', ready: '[data-remote="mine"] section' },
  { path: '/mine/safer/popups', ready: '[data-remote="mine"] h1' },
  { path: '/registerGuide', ready: 'main ol a' },
  { path: '/game/sport', ready: '[data-remote="games"] h1' },
  { path: '/game/egame', ready: '[data-remote="games"] h1' },
  { path: '/activity/discount', ready: '[data-remote="activity"] h1' },
  { path: '/activity/luckyFlip', ready: '[data-remote="activity"] h1' },
  { path: '/activity/calendar', ready: '[data-remote="activity"] h1' },
]
/** The other pages of the member area. */
const MINE: readonly Screen[] = declaredPages('mine')
  .filter((path) => !MEMBER.some((screen) => screen.path === path))
  .map((path) => ({ path, ready: '[data-remote="mine"][data-state="here"]' }))
/** The chat, one state after the other. */
const CHAT_STATES: readonly Screen[] = [
  CHAT,
  ...(CHAT.later ?? []).map(({ title, ready, act }) => ({ title, ready, ...(act && { open: act }) })),
]

/** Further pages of games, activities and the shell with floats. All help pages have the same layout. */
const FLOATING = [
  ...(['activity', 'games'] as const).flatMap((remote) => declaredPages(remote, { isLoud: true })),
  ...SHELL_PATHS.filter((path) => shellFrameOf(path) !== 'bare' && !path.startsWith('/help/')),
].filter((path) => !MEMBER.some((screen) => screen.path === path))

/** Screen and text sizes; the browser's text size scales the root font. */
const SIZES = [
  { title: '320 px', width: 320, rootPx: 16 },
  { title: '200 % text', width: 390, rootPx: 32 },
  { title: '320 px and 200 % text', width: 320, rootPx: 32 },
] as const
const NORMAL = { width: 390, rootPx: 16 }
const HEIGHT = 720
/** `state` of a market that accepts no bets for now (boardMarketSchema). */
const SUSPENDED = 2
/** `--gutter` of the tokens. */
const GUTTER_PX = 16
const softly = expect.configure({ soft: true })

test.use({ viewport: { width: NORMAL.width, height: HEIGHT }, ...STILL })

for (const locale of sampled(['zh-CN', 'en'] as const, 2)) {
  test(`[SHELL-FRAME-4] [UI-22] ${locale}: no page scrolls horizontally, no amount or control is clipped, no float covers content`, async ({
    page,
    context,
  }) => {
    test.setTimeout(480_000)
    await withoutPopUps(page)
    await context.addCookies([localeCookie(locale)])
    await page.goto('/')
    for (const screen of sampled(VISITOR, 3)) await check(page, screen)
    // Six digits, the longest amounts.
    await useMember(context, 'vip10aa')
    await page.goto('/')
    for (const screen of sampled([...MEMBER, ...MINE], 10)) await check(page, screen)
    for (const screen of CHAT_STATES) await check(page, screen)
  })
}

test('[SHELL-FRAME-4] [UI-22] [PLAT-FLOAT-1] no float covers text or a control on any page, at its beginning and end, on either side', async ({
  page,
  context,
}) => {
  test.setTimeout(240_000)
  await withoutPopUps(page)
  await useMember(context, 'vip10aa')
  await page.goto('/')
  for (const path of sampled(FLOATING, 8)) {
    await page.evaluate(goTo, path)
    // A heading may be for screen readers only.
    await expect(page.locator(HEADING).first(), path).toBeAttached()
    await expect(page.locator('main [aria-busy="true"]:not(button)'), path).toHaveCount(0)
    for (const width of [320, 390]) {
      await page.setViewportSize({ width, height: HEIGHT })
      await softly
        .poll(() => page.evaluate(tooWide, width), { message: `${path} at ${width} px scrolls sideways` })
        .toEqual([])
      const message = `${path} at ${width} px has a float over its content`
      for (const end of [true, false]) {
        await page.evaluate(scrollToEnd, end)
        for (const side of ['start', 'end']) {
          await page.evaluate(placeFloats, [STORAGE_KEY.floatPlace, JSON.stringify({ side, level: 1 })] as const)
          await softly
            .poll(() => page.evaluate(coveredContent, GUTTER_PX), {
              message: `${message} on the ${side} side${end ? ', at its end' : ''}`,
            })
            .toEqual([])
        }
        if (end)
          await softly
            .poll(() => page.evaluate(coveredAtEnd), { message: `${path} at ${width} px ends under a bar` })
            .toEqual([])
      }
    }
    if (path !== ROUTE.notFound) await expectKnown(page, path)
  }
})

test('[SHELL-FRAME-4] suspended prices do not widen the esports lobby', async ({ page, context }) => {
  await withoutPopUps(page)
  await context.addCookies([localeCookie('en')])
  await page.route(`**${sportBoard.path}`, async (route) => {
    const response = await route.fetch()
    const body: { data: DataOf<typeof sportBoard> } = await response.json()
    for (const market of body.data.list.flatMap(({ markets }) => markets)) market.state = SUSPENDED
    await route.fulfill({ response, json: body })
  })
  // The first frame of the stream would open the markets again.
  await page.routeWebSocket(new RegExp(SPORT_SOCKET_PATH), (socket) =>
    socket.onMessage(() => socket.send(JSON.stringify({ kind: 'beat', at: Date.now() }))),
  )
  await page.goto('/game/gaming')
  const cards = page.getByRole('region', { name: 'Matches' }).getByRole('listitem')
  await expect(cards.nth(2)).toBeVisible()
  await expect(cards.nth(2)).toContainText('Market suspended')
  await expect.poll(() => page.evaluate(tooWide, NORMAL.width)).toEqual([])
})

async function check(page: Page, { path, title: state, ready, controls, open }: Screen): Promise<void> {
  const name = path ?? state ?? ''
  await resize(page, NORMAL)
  if (path !== undefined) await page.evaluate(goTo, path)
  await open?.(page)
  await expect(page.locator(ready).first(), name).toBeVisible()
  await expect(page.locator('main [aria-busy="true"]:not(button)'), name).toHaveCount(0)
  const covers = `${name} has a float over its content`
  await softly.poll(() => page.evaluate(coveredContent, GUTTER_PX), { message: covers }).toEqual([])
  await checkEnd(page, name)
  for (const size of SIZES) {
    await resize(page, size)
    const { title, width, rootPx } = size
    const where = `${name} at ${title}`
    await softly.poll(() => page.evaluate(tooWide, width), { message: `${where} scrolls sideways` }).toEqual([])
    // The layout may still be settling after the resize.
    const cuts = `${where} cuts an amount`
    await softly.poll(() => page.evaluate(cutAmounts, width), { message: cuts }).toEqual([])
    if (width !== NORMAL.width)
      await softly
        .poll(() => page.evaluate(coveredContent, GUTTER_PX), { message: `${covers} at ${title}` })
        .toEqual([])
    if (controls) await softly.poll(() => page.evaluate(badControls), { message: where }).toEqual([])
    if (rootPx === NORMAL.rootPx) await checkEnd(page, where)
  }
  await expectKnown(page, name)
}

/** Expects that no bar and no float covers the end of the page. */
async function checkEnd(page: Page, where: string): Promise<void> {
  await page.evaluate(scrollToEnd, true)
  await softly.poll(() => page.evaluate(coveredAtEnd), { message: `${where} ends under a bar` }).toEqual([])
  await softly
    .poll(() => page.evaluate(coveredContent, GUTTER_PX), { message: `${where} has a float over its end` })
    .toEqual([])
  await page.evaluate(scrollToEnd, false)
}

/** Moves a float like another tab of the member. */
function placeFloats([key, place]: readonly [string, string]): void {
  localStorage.setItem(key, place)
  dispatchEvent(new StorageEvent('storage', { key }))
}

function scrollToEnd(isEnd: boolean): void {
  scrollTo({ top: isEnd ? document.body.scrollHeight : 0, behavior: 'instant' })
}

async function resize(page: Page, { width, rootPx }: { width: number; rootPx: number }): Promise<void> {
  await page.setViewportSize({ width, height: HEIGHT })
  await page.evaluate((px) => document.documentElement.style.setProperty('font-size', `${px}px`), rootPx)
}
