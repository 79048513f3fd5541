/**
 * axe finds no violations on any page, in both languages and colour schemes (screens.md 0.6). Each state is scanned with all rules, dark in
 * Chinese and light in English. The other two pairs would repeat these scans: the language changes texts and the fonts, the scheme changes
 * colours (shared/ui, tokens.css), and no style and no component depends on both.
 */
import { STORAGE_KEY } from '@lantern/contract'
import type { Page } from '@playwright/test'
import { control } from '../site/control.ts'
import { expectNoAxeViolationsHere } from '../site/expect-axe.ts'
import { useMember } from '../site/member-session.ts'
import { openSite } from '../site/open-site.ts'
import { withoutPopUps } from '../site/pop-ups.ts'
import { sampled } from '../site/short-form.ts'
import { STILL } from '../site/still.ts'
import { expect, test } from '../site/watched-page.ts'
import { expectKnown } from './expect-known.ts'
import { goTo } from './go-to.ts'
import { CLOSED, HELP, localeCookie, MEMBER, type PageStops, STOPPED, VISITOR } from './stops.ts'

// No fades, so that a page can be checked as soon as it appears.
test.use(STILL)

const FORMS = [
  { locale: 'zh-CN', scheme: 'dark' },
  { locale: 'en', scheme: 'light' },
]

for (const { locale, scheme } of sampled(FORMS, FORMS.length)) {
  test.describe(`${locale}, ${scheme}`, () => {
    test.beforeEach(async ({ context, watch }) => {
      test.setTimeout(480_000)
      // A closed site answers 503, an unknown path 404.
      watch.expectProblem(/^console: Failed to load resource: .*status of (503|404)/)
      await context.addCookies([localeCookie(locale)])
      await context.addInitScript(
        ([key, value]) => {
          // The blank page of a new tab has no storage.
          if (location.protocol === 'http:') localStorage.setItem(key, value)
        },
        [STORAGE_KEY.scheme, scheme] as const,
      )
    })
    test.afterEach(({ page }) => expect(page.locator('html')).toHaveAttribute('data-scheme', scheme))

    test('[SHELL-FRAME-5] pages for visitors', async ({ page }) => {
      await page.goto('/')
      await expect(page.locator('[data-slot="home.popups"]')).toBeAttached()
      await expect(async () => {
        // Pop-ups wait for the first interaction.
        await page.keyboard.press('Tab')
        await expect(page.getByRole('dialog')).toBeVisible({ timeout: 500 })
      }).toPass()
      await expectNoAxeViolationsHere(page, 'pop-up')
      await withoutPopUps(page)
      await page.goto('/')
      await walk(page, sampled(VISITOR, 4))
    })

    test('[SHELL-FRAME-5] help pages', async ({ page }) => {
      await page.goto('/help/kh')
      await walk(page, sampled(HELP, 4))
    })

    test('[SHELL-FRAME-5] pages for members', async ({ page, context }) => {
      await useMember(context, 'demo01')
      await withoutPopUps(page)
      await page.goto('/')
      await walk(page, sampled(MEMBER, 10))
    })

    test('[SHELL-FRAME-5] closed site', async ({ page }) => {
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

/** Navigates without page loads, so that the shell and its loaded chunks stay. */
async function walk(page: Page, pages: readonly PageStops[]): Promise<void> {
  for (const { title, path, ready, isUnknown = false, act, later = [] } of pages) {
    await test.step(title, async () => {
      await page.evaluate(goTo, path)
      await act?.(page)
      await check(page, title, ready)
      if (!isUnknown) await expectKnown(page, path)
      for (const state of later) {
        await state.act?.(page)
        await check(page, `${title}: ${state.title}`, state.ready)
      }
    })
  }
}

async function check(page: Page, title: string, ready: string): Promise<void> {
  await expect(page.locator(ready).first(), title).toBeVisible()
  await expect(
    page.locator(':is(main, [role="dialog"]) [aria-busy="true"]:not(button)'),
    `${title} is loading`,
  ).toHaveCount(0)
  await expectNoAxeViolationsHere(page, title)
}
