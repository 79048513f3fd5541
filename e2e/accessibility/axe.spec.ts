/** axe: 0 violations on every page that exists, in both languages and both lights (screens.md 0.6). */
import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { control } from '../site/control.ts'
import { useMember } from '../site/member-session.ts'
import { withoutPopUps } from '../site/pop-ups.ts'
import { expect, test } from '../site/watched-page.ts'

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

const COLOUR_RULES = ['color-contrast', 'link-in-text-block']

type Stop = {
  readonly title: string
  readonly path: string
  /** Has come when this is seen. */
  readonly ready: string
  /** Brings it into the state that is looked at. */
  act?(page: Page): Promise<void>
}

const HEADING = 'main :is(h1, [role="heading"])'
const frame = (remote: string, inner = ':is(h1, h2, [role="heading"])'): string =>
  `[data-remote="${remote}"][data-state="here"] ${inner}`

const VISITOR: readonly Stop[] = [
  { title: 'home', path: '/', ready: '[data-slot="home.rails"] h2' },
  { title: 'login', path: '/user/login', ready: 'form' },
  {
    title: 'login with mistakes',
    path: '/user/login',
    ready: 'form',
    act: (page) => page.locator('form button[type="submit"]').click(),
  },
  { title: 'register', path: '/user/register', ready: 'form' },
  {
    title: 'register with mistakes',
    path: '/user/register',
    ready: 'form',
    act: (page) => page.locator('form button[type="submit"]').click(),
  },
  {
    title: 'password with mistakes',
    path: '/user/password',
    ready: 'form',
    act: (page) => page.locator('form button[type="submit"]').click(),
  },
  { title: 'customer service', path: '/customer/main', ready: HEADING },
  { title: '404', path: '/no/such/page', ready: HEADING },
  { title: 'restriction', path: '/other/restrictionIp?name=access-caveat', ready: HEADING },
  { title: 'cookies disabled', path: '/other/cookieDisabled', ready: HEADING },
  { title: 'offers, as a visitor', path: '/activity/discount', ready: frame('activity') },
]

const LOBBIES: readonly Stop[] = ['sport', 'realbet', 'chess', 'gaming', 'lottery', 'egame', 'fishing'].map(
  (category) => ({
    title: `lobby ${category}`,
    path: `/game/${category}`,
    ready: frame('games'),
  }),
)

const MEMBER: readonly Stop[] = [
  { title: 'home as a member', path: '/', ready: '[data-slot="home.rails"] h2' },
  { title: 'guide', path: '/registerGuide', ready: HEADING },
  ...LOBBIES,
  {
    title: 'launch sheet',
    path: '/game/sport',
    ready: frame('games'),
    act: (page) =>
      open(
        page,
        'button:is([aria-label*="欧博体育"], [aria-label*="OB Sports"]), button:has-text("欧博体育"), button:has-text("OB Sports")',
      ),
  },
  {
    title: 'game sheet',
    path: '/game/egame',
    ready: frame('games'),
    act: (page) => open(page, frame('games', 'article button')),
  },
  { title: 'offers', path: '/activity/discount', ready: frame('activity') },
  {
    title: 'offer sheet',
    path: '/activity/discount',
    ready: frame('activity'),
    act: (page) => open(page, frame('activity', '[role="tabpanel"] li button')),
  },
  { title: 'hub', path: '/mine', ready: frame('mine') },
  {
    title: 'balance sheet',
    path: '/mine',
    ready: '[data-slot="header.balance"] button',
    act: (page) => open(page, '[data-slot="header.balance"] button'),
  },
  { title: 'wallet', path: '/mine/finance/wallet', ready: frame('mine') },
  { title: 'deposit', path: '/mine/finance/deposit', ready: frame('mine', 'form') },
  { title: 'withdrawal', path: '/mine/finance/withdrawal', ready: frame('mine', 'form') },
  { title: 'transfer', path: '/mine/finance/transfer', ready: frame('mine', 'form') },
  { title: 'transactions', path: '/mine/record/transRecord', ready: frame('mine') },
  {
    title: 'a transaction',
    path: '/mine/record/transRecord',
    ready: frame('mine'),
    act: (page) => open(page, frame('mine', 'li :is(button, a)')),
  },
  { title: 'bets', path: '/mine/record/betRecord', ready: frame('mine') },
  {
    title: 'filters of records',
    path: '/mine/record/betRecord',
    ready: frame('mine'),
    act: async (page) => {
      await page.getByRole('button', { name: /^(筛选|Filter)/ }).click()
      await expect(page.getByRole('dialog')).toBeVisible()
    },
  },
  { title: 'a path of the member area that is not open', path: '/mine/vip', ready: frame('mine') },
  { title: 'chat', path: '/?chat=1&roomId=lobby', ready: '[role="log"] :is(li, article, p)' },
]

for (const locale of ['zh-CN', 'en'] as const) {
  test.describe(locale, () => {
    test.beforeEach(async ({ context, watch }) => {
      test.setTimeout(240_000)
      // The page of an address that does not exist is a real 404.
      watch.expectProblem(/^console: .*status of 404.*\/no\/such\/page/)
      await context.addCookies([{ name: 'locale', value: locale, url: test.info().project.use.baseURL ?? '' }])
    })

    test('[SHELL-FRAME-5] what a visitor sees', async ({ page }) => {
      await page.goto('/')
      await look(page, { title: 'pop-up', path: '/', ready: '[role="dialog"]' })
      await withoutPopUps(page)
      await walk(page, VISITOR)
    })

    test('[SHELL-FRAME-5] what a member sees', async ({ page, context }) => {
      await useMember(context, 'demo01')
      await withoutPopUps(page)
      await walk(page, MEMBER)
    })

    test('[SHELL-FRAME-5] under maintenance', async ({ page, watch }) => {
      // A closed site is a real 503.
      watch.expectProblem(/^console: .*status of 503/)
      await control({ action: 'site.maintenance', status: 0 })
      try {
        await page.goto('/other/maintenance')
        await look(page, { title: 'maintenance', path: '', ready: HEADING })
      } finally {
        await control({ action: 'site.maintenance', status: 1 })
      }
    })
  })
}

async function walk(page: Page, stops: readonly Stop[]): Promise<void> {
  for (const stop of stops) {
    await test.step(stop.title, async () => {
      await page.goto(stop.path)
      await look(page, stop)
    })
  }
}

async function look(page: Page, { title, ready, act }: Stop): Promise<void> {
  await expect(page.locator(ready).first(), title).toBeVisible()
  await act?.(page)
  await atRest(page)
  await page.evaluate(layDownBars)
  expect.soft(told(await new AxeBuilder({ page }).withTags(TAGS).analyze()), `${title}, dark`).toEqual([])
  // Light differs in colour alone.
  await page.emulateMedia({ colorScheme: 'light' })
  await atRest(page)
  expect.soft(told(await new AxeBuilder({ page }).withRules(COLOUR_RULES).analyze()), `${title}, light`).toEqual([])
  await page.emulateMedia({ colorScheme: 'dark' })
}

/** What floats over the page half covers a target at one scroll position and none at the next: it is judged in the flow of the page. */
function layDownBars(): void {
  for (const element of document.querySelectorAll<HTMLElement>('body *')) {
    const isFloating = /fixed|sticky/.test(getComputedStyle(element).position)
    if (isFloating && !element.closest('[data-base-ui-portal], [role="dialog"]')) element.style.position = 'static'
  }
}

/** What moves is judged where it comes to rest. */
async function atRest(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const ends = document.getAnimations().filter(({ effect }) => Number.isFinite(effect?.getComputedTiming().endTime))
    await Promise.allSettled(ends.map((animation) => animation.finished))
  })
}

function told({ violations }: Awaited<ReturnType<AxeBuilder['analyze']>>): string[] {
  return violations.map(({ id, help, nodes }) => {
    const places = nodes.map(
      (node) => `${node.target.join(' ')}  ${node.failureSummary?.split('\n').slice(1).join(' ')}`,
    )
    return [`${id}: ${help}`, ...places].join('\n    ')
  })
}

async function open(page: Page, selector: string): Promise<void> {
  await page.locator(selector).first().click()
  await expect(page.getByRole('dialog').first()).toBeVisible()
}
