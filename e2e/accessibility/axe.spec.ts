/** axe: 0 violations on every page that exists, in both languages and both lights (screens.md 0.6). */
import type { Page } from '@playwright/test'
import { control } from '../site/control.ts'
import { expectNoAxeViolationsInBothSchemes } from '../site/expect-axe.ts'
import { useMember } from '../site/member-session.ts'
import { openSite } from '../site/open-site.ts'
import { withoutPopUps } from '../site/pop-ups.ts'
import { expect, test } from '../site/watched-page.ts'
import { CLOSED, HELP, localeCookie, MEMBER, type PageStops, STOPPED, VISITOR } from './stops.ts'

// Nothing fades: a page is judged as soon as it is there.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

for (const locale of ['zh-CN', 'en'] as const) {
  test.describe(locale, () => {
    test.beforeEach(async ({ context, watch }) => {
      test.setTimeout(240_000)
      // A closed site is a real 503, the page of an address that does not exist a real 404.
      watch.expectProblem(/^console: Failed to load resource: .*status of (503|404)/)
      await context.addCookies([localeCookie(locale)])
    })

    test('[SHELL-FRAME-5] what a visitor sees', async ({ page }) => {
      await page.goto('/')
      await expect(page.locator('[data-slot="home.popups"]')).toBeAttached()
      await expect(async () => {
        // It waits for a sign of life.
        await page.keyboard.press('Tab')
        await expect(page.getByRole('dialog')).toBeVisible({ timeout: 500 })
      }).toPass()
      await expectNoAxeViolationsInBothSchemes(page, 'pop-up')
      await withoutPopUps(page)
      await page.goto('/')
      await walk(page, VISITOR)
    })

    test('[SHELL-FRAME-5] the help pages', async ({ page }) => {
      await page.goto('/help/kh')
      await walk(page, HELP)
    })

    test('[SHELL-FRAME-5] what a member sees', async ({ page, context }) => {
      await useMember(context, 'demo01')
      await withoutPopUps(page)
      await page.goto('/')
      await walk(page, MEMBER)
    })

    test('[SHELL-FRAME-5] a closed site', async ({ page }) => {
      try {
        await control({ action: 'site.stop', state: 1 })
        await page.goto('/activity/discount')
        await expect(page).toHaveURL('/other/stopService')
        await walk(page, STOPPED)
        await control({ action: 'site.stop', state: 0 })
        await control({ action: 'site.maintenance', status: 0 })
        await expect.poll(async () => (await page.goto('/'))?.status()).toBe(503)
        await expect(page).toHaveURL('/other/maintenance')
        await walk(page, CLOSED)
      } finally {
        await openSite()
      }
    })
  })
}

/** From page to page without a load: the shell and what it has fetched stay. */
async function walk(page: Page, pages: readonly PageStops[]): Promise<void> {
  for (const { title, path, ready, act, later = [] } of pages) {
    await test.step(title, async () => {
      await page.evaluate(goTo, path)
      await act?.(page)
      await look(page, title, ready)
      for (const state of later) {
        await state.act?.(page)
        await look(page, `${title}: ${state.title}`, state.ready)
      }
    })
  }
}

async function look(page: Page, title: string, ready: string): Promise<void> {
  await expect(page.locator(ready).first(), title).toBeVisible()
  await expect(page.locator('main [aria-busy="true"]:not(button)'), `${title} is loading`).toHaveCount(0)
  await expectNoAxeViolationsInBothSchemes(page, title)
}

/** As the browser's own back and forward do it. */
function goTo(path: string): void {
  if (location.pathname + location.search === path) return
  history.pushState({ idx: (history.state?.idx ?? 0) + 1 }, '', path)
  dispatchEvent(new PopStateEvent('popstate', { state: history.state }))
}
