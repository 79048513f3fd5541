/** All pages and their states, for the axe tests. */
import { recoveryStart, recoveryVerify } from '@lantern/contract/recovery'
import { HELP_PAGES } from '@lantern/contract/routes'
import { GUIDE_STEPS, guideGet } from '@lantern/contract/user'
import type { Page } from '@playwright/test'
import { cardsInMatchRoom } from '../site/chat-cards.ts'
import { control } from '../site/control.ts'
import { EDGE_ORIGIN } from '../site/origins.ts'
import { expect } from '../site/watched-page.ts'
import { declaredPages } from './declared-pages.ts'
import { goTo } from './go-to.ts'

type Stop = {
  readonly title: string
  /** The state has been reached when this is visible. */
  readonly ready: string
  /** Brings the page into this state; omitted for the initial state. */
  act?(page: Page): Promise<unknown>
}
export type PageStops = Stop & {
  readonly path: string
  /** The path is not that of a page. */
  readonly isUnknown?: true
  /** Further states, reached in order. */
  readonly later?: readonly Stop[]
}

const HEADING = 'main :is(h1, [role="heading"])'
const FORM = 'main form'
const SEARCH = 'main [type="search"]'
const SHEET = '[role="dialog"]'
export const ALERT = '[role="alertdialog"]'
/** A member for the step-up check, unknown on every test device. */
const STRANGER = 'newdev1'
const PASSWORD = 'Test@1234'
/** The code of all seed members. */
const CODE = '123456'

const frame = (remote: string, inner = ':is(h1, h2, [role="heading"])'): string =>
  `[data-remote="${remote}"][data-state="here"] ${inner}`
const click = (selector: string) => (page: Page) => page.locator(selector).first().click()
const submit = click('main form button[type="submit"]')
const answer = (page: Page, path: string, data: object) =>
  page.route(`**${path}`, (route) => route.fulfill({ json: { status_code: 6000, message: '', data } }))
const closeSheet = async (page: Page): Promise<void> => {
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
}

/** Help pages with all sections expanded. */
export const HELP: readonly PageStops[] = [
  ...HELP_PAGES.map((name) => ({
    title: `help ${name}`,
    path: `/help/${name}`,
    ready: 'main article details:last-of-type[open]',
    act: click('main article > div button'),
  })),
  { title: 'help that does not exist', path: '/help/nothing-here', ready: HEADING },
]

export const VISITOR: readonly PageStops[] = [
  { title: 'home', path: '/', ready: '[data-slot="home.rails"] h2' },
  {
    title: 'login',
    path: '/user/login',
    ready: FORM,
    later: [
      { title: 'mistakes', ready: `${FORM} [aria-invalid="true"]`, act: submit },
      { title: 'by phone', ready: `${FORM} [type="tel"]`, act: click('[role="tab"][aria-selected="false"]') },
      {
        title: 'behaviour check',
        ready: `${SHEET} [type="range"]`,
        act: async (page) => {
          await click('[role="tab"][aria-selected="false"]')(page)
          await page.locator('[autocomplete~="username"]').fill(STRANGER)
          await page.locator('main [type="password"]').fill(PASSWORD)
          await control({ action: 'fault.set', kind: 'code', code: 6022, match: '/user/login', times: 1 })
          await submit(page)
        },
      },
      {
        title: 'step-up',
        ready: `${SHEET} form`,
        act: async (page) => {
          await closeSheet(page)
          await submit(page)
        },
      },
    ],
  },
  {
    title: 'register',
    path: '/user/register',
    ready: FORM,
    later: [{ title: 'mistakes', ready: `${FORM} [aria-invalid="true"]`, act: submit }],
  },
  {
    title: 'password: account',
    path: '/user/password',
    ready: FORM,
    later: [
      { title: 'mistakes', ready: `${FORM} [aria-invalid="true"]`, act: submit },
      {
        title: 'proof',
        ready: `${FORM} [autocomplete="one-time-code"]`,
        act: async (page) => {
          // The flow is tested elsewhere; this only renders its steps.
          await answer(page, recoveryStart.path, { ticket: 'a11y', kinds: [{ kind: 'phone', masked: '138****0000' }] })
          await answer(page, recoveryVerify.path, {})
          await page.locator('[autocomplete~="username"]').fill(STRANGER)
          await submit(page)
        },
      },
      {
        title: 'new password',
        ready: `${FORM} [autocomplete="new-password"]`,
        act: async (page) => {
          await page.locator('main [autocomplete="one-time-code"]').fill(CODE)
          await submit(page)
        },
      },
    ],
  },
  {
    title: 'search',
    path: '/search',
    ready: SEARCH,
    later: [
      { title: 'results', ready: '[data-hit]', act: (page) => page.locator(SEARCH).fill('a') },
      { title: 'no results', ready: 'main [role="alert"]', act: (page) => page.locator(SEARCH).fill('qxqxqx') },
    ],
  },
  {
    title: 'demo',
    path: '/demo',
    ready: FORM,
    later: [
      { title: 'mistake', ready: `${FORM} [aria-invalid="true"]`, act: submit },
      {
        title: 'lobby',
        ready: 'main section button',
        act: async (page) => {
          await page.getByRole('checkbox').check()
          await submit(page)
        },
      },
    ],
  },
  { title: 'sponsor', path: '/sponsor/0', ready: HEADING },
  { title: 'download', path: '/download', ready: HEADING },
  { title: 'download page', path: '/download-page', ready: HEADING },
  {
    title: 'security tip',
    path: '/customer/main',
    ready: ALERT,
    later: [
      {
        title: 'customer service',
        ready: HEADING,
        act: async (page) => {
          await click(`${ALERT} button`)(page)
          await expect(page.getByRole('alertdialog')).toHaveCount(0)
        },
      },
      { title: 'conversation', ready: 'main [role="log"] p', act: click('main a[href*="talk="]') },
    ],
  },
  { title: 'offers, as a visitor', path: '/activity/discount', ready: frame('activity') },
  { title: '404', path: '/game/sprot', isUnknown: true, ready: HEADING },
  { title: 'caveat', path: '/other/restrictionIp?name=access-caveat', ready: HEADING },
  { title: 'alert', path: '/other/restrictionIp?name=access-alert', ready: HEADING },
  { title: 'cookies disabled', path: '/other/cookieDisabled', ready: HEADING },
  { title: 'offline', path: '/offline', ready: HEADING },
]

const LOBBIES: readonly PageStops[] = ['realbet', 'chess', 'gaming', 'lottery', 'fishing'].map((category) => ({
  title: `lobby ${category}`,
  path: `/game/${category}`,
  ready: frame('games'),
}))

const composerButton = (name: RegExp) => (page: Page) => page.getByRole('button', { name }).click()

/** The chat: a room, a match room with a shared bet and a red packet, and the sheets over them. */
export const CHAT: PageStops = {
  title: 'chat',
  path: '/?chat=1&roomId=lobby',
  ready: '[role="log"] :is(li, article, p)',
  later: [
    {
      title: 'the room of a match with a shared bet and a red packet',
      ready: '[role="log"]:has(a[href^="/game/sport?add="]) [data-line]:last-of-type button',
      act: async (page) => {
        const roomId = await cardsInMatchRoom()
        await page.evaluate(goTo, `/?chat=1&roomId=${encodeURIComponent(roomId)}`)
      },
    },
    {
      title: 'emoji',
      ready: ':is([placeholder="搜索表情"], [placeholder="Search emoji"])',
      act: composerButton(/^(表情|Emoji)$/),
    },
    {
      title: 'what can be sent besides text',
      ready: '[role="dialog"][data-nested] button',
      act: async (page) => {
        await composerButton(/^(表情|Emoji)$/)(page)
        await composerButton(/^(更多|More)$/)(page)
      },
    },
    {
      title: 'the menu of a line',
      ready: 'text=/^(回复|Reply)$/',
      act: async (page) => {
        await page.keyboard.press('Escape')
        await expect(page.getByRole('dialog')).toHaveCount(1)
        await page.locator('[data-line]:not([data-own])').last().click({ button: 'right' })
      },
    },
  ],
}

const NAMED: readonly PageStops[] = [
  { title: 'home as a member', path: '/', ready: '[data-slot="home.rails"] h2' },
  ...LOBBIES,
  {
    title: 'lobby sport',
    path: '/game/sport',
    ready: frame('games'),
    later: [
      {
        title: 'launch sheet',
        ready: SHEET,
        act: click('button:has-text("进入 欧博体育"), button:has-text("Enter OB Sports")'),
      },
    ],
  },
  {
    title: 'lobby egame',
    path: '/game/egame',
    ready: frame('games'),
    later: [{ title: 'game sheet', ready: SHEET, act: click(frame('games', 'article button')) }],
  },
  {
    title: 'offers',
    path: '/activity/discount',
    ready: frame('activity'),
    later: [{ title: 'offer sheet', ready: SHEET, act: click(frame('activity', '[role="tabpanel"] li button')) }],
  },
  {
    title: 'hub',
    path: '/mine',
    ready: frame('mine', 'dl'),
    later: [{ title: 'balance sheet', ready: SHEET, act: click('[data-slot="header.balance"] button') }],
  },
  { title: 'wallet', path: '/mine/finance/wallet', ready: frame('mine') },
  { title: 'deposit', path: '/mine/finance/deposit', ready: frame('mine', 'form') },
  // Another test may have left a pending withdrawal.
  { title: 'withdrawal', path: '/mine/finance/withdrawal', ready: frame('mine', ':is(form, a[href*="orderNo="])') },
  { title: 'transfer', path: '/mine/finance/transfer', ready: frame('mine', 'form') },
  {
    title: 'transactions',
    path: '/mine/record/transRecord',
    ready: frame('mine'),
    later: [{ title: 'a transaction', ready: SHEET, act: click(frame('mine', 'li :is(button, a)')) }],
  },
  {
    title: 'bets',
    path: '/mine/record/betRecord',
    ready: frame('mine'),
    later: [
      {
        title: 'filters',
        ready: SHEET,
        act: (page) => page.getByRole('button', { name: /^(筛选|Filter)/ }).click(),
      },
    ],
  },
  {
    title: 'profile',
    path: '/mine/userInfo',
    ready: frame('mine', 'fieldset'),
    later: [{ title: 'edit sheet', ready: SHEET, act: click(frame('mine', 'section button')) }],
  },
  { title: 'changes of the profile', path: '/mine/infoAudit', ready: frame('mine') },
  { title: 'first card', path: '/mine/userInfo/authentication/bindBankCard', ready: frame('mine', 'ol li') },
  { title: 'notifications', path: '/mine/notifications', ready: frame('mine', '[role="switch"]') },
  { title: 'security', path: '/mine/security', ready: frame('mine', 'section') },
  { title: 'forgotten fund password', path: '/mine/security/fundPassword', ready: frame('mine', 'form') },
  { title: 'safer play', path: '/mine/safer', ready: frame('mine', 'section') },
  { title: 'pop-up log', path: '/mine/safer/popups', ready: frame('mine') },
  { title: 'VIP', path: '/mine/vip', ready: frame('mine', '[role="progressbar"]') },
  { title: 'VIP details', path: '/mine/vip/details', ready: frame('mine', 'table') },
  { title: 'tutorials', path: '/mine/finance/introTutorial', ready: frame('mine', 'section') },
  {
    title: 'tutorial of a platform',
    path: '/mine/finance/introTutorial/platformTutorials?platform=usdt',
    ready: frame('mine', 'li svg'),
    later: [{ title: 'with a mistake open', ready: 'main details[open]', act: click('main details > summary') }],
  },
  {
    title: 'statements',
    path: '/mine/statement',
    ready: frame('mine', 'section:has(dl) ~ section table'),
    later: [
      {
        title: 'bets behind a result',
        ready: `${SHEET} table`,
        act: click('main table button'),
      },
    ],
  },
  { title: 'feedback', path: '/mine/feedback', ready: frame('mine', 'form') },
  {
    title: 'mall',
    path: '/mine/currency',
    ready: frame('mine', 'ul button'),
    later: [
      {
        title: 'goods of the mall',
        ready: `${SHEET} form button[type="submit"]`,
        act: click('[data-remote="mine"] ul button'),
      },
    ],
  },
  { title: 'orders of the mall', path: '/mine/mall/record', ready: frame('mine', 'button') },
  { title: 'coin ledger', path: '/mine/mall/coinRecord', ready: frame('mine', 'table') },
  {
    title: 'agent pays',
    path: '/customer/instead',
    ready: ALERT,
    later: [
      {
        title: 'its page',
        ready: `${FORM} input`,
        act: async (page) => {
          await click(`${ALERT} button`)(page)
          await expect(page.getByRole('alertdialog')).toHaveCount(0)
        },
      },
    ],
  },
  {
    title: 'guide',
    path: '/registerGuide',
    ready: 'main ol a',
    // The cards stand for a guide that is not complete.
    later: GUIDE_STEPS.map((title, at) => ({
      title,
      ready: FORM,
      act: async (page: Page) => {
        const steps = GUIDE_STEPS.map((key, place) => ({ key, state: place < at ? 'done' : 'open' }))
        await answer(page, guideGet.path, { steps, readOnly: false })
        await page.reload()
      },
    })),
  },
  CHAT,
]
/** Each page of the member area, in its first state where no stop names it. */
export const MEMBER: readonly PageStops[] = [
  ...NAMED,
  ...declaredPages('mine')
    .filter((path) => !NAMED.some((stop) => stop.path === path))
    .map((path) => ({ title: path, path, ready: frame('mine') })),
]

export const CLOSED: readonly PageStops[] = [{ title: 'maintenance', path: '/other/maintenance', ready: HEADING }]

export const STOPPED: readonly PageStops[] = [{ title: 'stopped service', path: '/other/stopService', ready: HEADING }]

/** Cookie that stores the locale. @param url origin at which the browser visits the site */
export const localeCookie = (locale: string, url: string = EDGE_ORIGIN) => ({ name: 'locale', value: locale, url })
