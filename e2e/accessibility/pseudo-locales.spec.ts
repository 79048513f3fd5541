/** Pages in the pseudo-locales: every text comes from a table, longer words fit, and the page runs from right to left (issue 16 E). */
import { COOKIE } from '@lantern/contract'
import type { Page } from '@playwright/test'
import { useMember } from '../site/member-session.ts'
import { EDGE_ORIGIN } from '../site/origins.ts'
import { withoutPopUps } from '../site/pop-ups.ts'
import { STILL } from '../site/still.ts'
import { expect, test } from '../site/watched-page.ts'
import { goTo } from './go-to.ts'
import { cutAmounts, tooWide } from './layout-faults.ts'

const WIDTH = 390
const SCREENS = [
  { path: '/', ready: '[data-slot="home.rails"] h2' },
  { path: '/mine', ready: '[data-remote="mine"] dl' },
  { path: '/mine/finance/wallet', ready: '[data-remote="mine"] h1' },
  { path: '/mine/finance/deposit', ready: '[data-remote="mine"] form' },
  { path: '/mine/userInfo', ready: '[data-remote="mine"] fieldset' },
  { path: '/game/sport', ready: '[data-remote="games"] h1' },
  { path: '/activity/discount', ready: '[data-remote="activity"] h1' },
  { path: '/?chat=1&roomId=lobby', ready: '[role="log"] :is(li, article, p)' },
] as const

test.use({ viewport: { width: WIDTH, height: 844 }, ...STILL })

for (const { tag, dir, disguised } of [
  { tag: 'en-XA', dir: 'ltr', disguised: /[åéîôûÅÉÎÔÛ]/ },
  { tag: 'en-XB', dir: 'rtl', disguised: /\u202e/ },
] as const)
  test(`[I18N-9] [SHELL-BOOT-14] a member visits the site in ${tag}`, async ({ page, context }) => {
    test.setTimeout(240_000)
    await withoutPopUps(page)
    await context.addCookies([{ name: COOKIE.locale, value: tag, url: EDGE_ORIGIN }])
    await useMember(context, 'vip10aa')
    const painted = await page.goto('/')
    // The edge renders English, then the page switches to the chosen language.
    expect(await painted?.text()).toMatch(/<html[^>]* lang="en"/)
    for (const { path, ready } of SCREENS) {
      await page.evaluate(goTo, path)
      const shown = page.locator(ready).first()
      await expect(shown, path).toBeVisible()
      await expect(page.locator('main [aria-busy="true"]:not(button)'), path).toHaveCount(0)
      await expect(page.locator('html')).toHaveAttribute('lang', tag)
      await expect(page.locator('html')).toHaveAttribute('dir', dir)
      expect(await ownTexts(page), `${path} has texts in ${tag}`).toEqual(
        expect.arrayContaining([expect.stringMatching(disguised)]),
      )
      await expect.poll(() => page.evaluate(tooWide, WIDTH), { message: `${path} scrolls sideways` }).toEqual([])
      await expect.poll(() => page.evaluate(cutAmounts, WIDTH), { message: `${path} cuts an amount` }).toEqual([])
    }
  })

test('[SHELL-BOOT-14] a page stays English when the code of a further language does not load', async ({
  page,
  context,
  watch,
}) => {
  watch.expectProblem(/pseudo-locale/)
  await withoutPopUps(page)
  await context.addCookies([{ name: COOKIE.locale, value: 'en-XA', url: EDGE_ORIGIN }])
  await page.route(/\/pseudo-locale\.[^/]*\.js/, (route) => route.abort())
  const refused = page.waitForEvent('requestfailed', (request) => request.url().includes('/pseudo-locale.'))
  await page.goto('/')
  await refused
  await expect(page.getByRole('navigation').getByRole('link', { name: 'Home' })).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  expect((await ownTexts(page)).filter((text) => /[åéîôûÅÉÎÔÛ]|\p{Script=Han}/u.test(text))).toEqual([])
})

/** Names of controls, which never consist only of content from the server. */
function ownTexts(page: Page): Promise<string[]> {
  return page.locator('main button, main a, main h1, [role="dialog"] button').allTextContents()
}
