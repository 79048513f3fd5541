/** Every page looks as its accepted pictures (decision 0133). `npm run proof -- pictures` compares all of them, `npm test` a sample. */
import { COOKIE, STORAGE_KEY } from '@lantern/contract'
import type { Browser, Page } from '@playwright/test'
import { settleAt } from '../accessibility/settle-at.ts'
import { localeCookie } from '../accessibility/stops.ts'
import { useMember } from '../site/member-session.ts'
import { withOwnFace } from '../site/own-face.ts'
import { withoutPopUps } from '../site/pop-ups.ts'
import { sampled } from '../site/short-form.ts'
import { STILL } from '../site/still.ts'
import { expect, test } from '../site/watched-page.ts'
import { differenceOf } from './compare.ts'
import { cellName, FORMS, type Form, WIDTHS, type Width } from './forms.ts'
import { keep } from './results.ts'
import { AS_MEMBER, AS_VISITOR, type Shown } from './routes.ts'
import { acceptedPicture } from './sheet.ts'
import { STANDS_AT, stillSite } from './still-site.ts'
import { followCalls, resizeTo, shoot } from './take.ts'

/** `npm run proof -- pictures --write`: takes the pictures and compares nothing. */
const IS_WRITING = process.env.PICTURES === 'write'
/** `npm run proof -- pictures game.,mine.vip`: only pages whose name has one of these parts. */
const PARTS = (process.env.PICTURES_PART ?? '').split(',')
/** A page may still be drawing, or count to its final figures. */
const PATIENCE = { timeout: 6_000, intervals: [350] }
const softly = expect.configure({ soft: true })
/** Marks the security tip as read; any date counts. */
const tipRead = (url: string) => ({ name: COOKIE.securityTip, value: STANDS_AT.slice(0, 10), url })

test.use({ ...STILL, deviceScaleFactor: 1, viewport: WIDTHS[0].screen })

for (const form of FORMS)
  if (sampled(FORMS, FORMS.length).includes(form))
    test(`[UI-46] [SBX-277] ${form.name}: every page looks as it was accepted`, async ({
      page,
      context,
      browser,
      watch,
    }) => {
      test.setTimeout(1_800_000)
      // An unknown path answers 404.
      watch.expectProblem(/^console: Failed to load resource: .*status of 404/)
      const site = await stillSite()
      await untilComplete(browser, site.origin)
      try {
        followCalls(page)
        await page.clock.setFixedTime(STANDS_AT)
        await context.addCookies([localeCookie(form.locale, site.origin), tipRead(site.origin)])
        await context.addInitScript(
          ([key, value]) => {
            // The blank page of a new tab has no storage.
            if (location.protocol === 'http:') localStorage.setItem(key, value)
          },
          [STORAGE_KEY.scheme, form.scheme] as const,
        )
        await withOwnFace(context)
        await withoutPopUps(page)
        await page.goto(site.origin)
        await resizeTo(page, WIDTHS[2])
        // The scene around the stage loads when the screen becomes wide.
        await expect.poll(() => page.evaluate(() => getComputedStyle(document.body, '::before').position)).toBe('fixed')
        await untilHomeIsSeen(page)
        await walk(page, form, inSample(AS_VISITOR))
        // The page of the visitor would go on asking, with a member's cookie.
        await page.goto('about:blank')
        await useMember(context, 'demo01', undefined, site.origin)
        await page.goto(site.origin)
        await untilHomeIsSeen(page)
        await walk(page, form, inSample(AS_MEMBER))
        await expect(page.locator('html')).toHaveAttribute('data-scheme', form.scheme)
        expect(await site.now()).toBe(Date.parse(STANDS_AT))
      } finally {
        // It polls the site.
        await page.close()
        await site.close()
      }
    })

/** A new edge does not have all data of the site yet; the counts of the platform are the last. */
async function untilComplete(browser: Browser, origin: string): Promise<void> {
  // A context of its own: pages remember how often they were loaded.
  const context = await browser.newContext()
  const page = await context.newPage()
  await expect(async () => {
    await page.goto(origin)
    await expect(page.getByRole('tab').filter({ hasText: /\d/ }).first()).toBeVisible({ timeout: 5_000 })
  }).toPass({ timeout: 120_000 })
  await context.close()
}

/** The home page counts what waits for the member and logs what it promotes; later pages show both, whichever page is first. */
async function untilHomeIsSeen(page: Page): Promise<void> {
  await expect(page.locator('[data-slot="home.rails"] h2').first()).toBeVisible()
  await shoot(page, WIDTHS[0])
}

/** In the order of the list: a visit may change what later pages show. */
function inSample(pages: readonly Shown[]): readonly Shown[] {
  return sampled(pages, 18).filter(({ slug }) => PARTS.some((part) => slug.includes(part)))
}

async function walk(page: Page, form: Form, pages: readonly Shown[]): Promise<void> {
  for (const { path, slug, ready, act } of pages)
    await test.step(slug, async () => {
      await resizeTo(page, WIDTHS[0])
      await settleAt(page, path)
      await act?.(page)
      await expect(page.locator(ready).first(), path).toBeVisible()
      for (const width of WIDTHS) {
        await resizeTo(page, width)
        await (IS_WRITING ? take : check)(page, slug, form, width)
      }
    })
}

/** Keeps the picture once the page has stopped changing; a page that does not stop fails. */
async function take(page: Page, slug: string, form: Form, width: Width): Promise<void> {
  const cell = cellName(form, width)
  let shot = await shoot(page, width)
  let same = 0
  const counted = async (): Promise<number> => {
    const before = shot
    shot = await shoot(page, width)
    same = (await differenceOf(before, shot)) === null ? same + 1 : 0
    return same
  }
  // Floats decide where they stand some time after the rest.
  await softly.poll(counted, { message: `${slug} ${cell} still changes`, ...PATIENCE }).toBeGreaterThan(1)
  await keep(slug, cell, 'actual', shot)
  await keep(slug, cell, 'screen', shot.screen)
}

async function check(page: Page, slug: string, form: Form, width: Width): Promise<void> {
  const cell = cellName(form, width)
  const expected = await acceptedPicture(slug, form, width)
  let shot = await shoot(page, width)
  let difference = expected && (await differenceOf(expected, shot))
  if (expected && difference) {
    const differing = async (): Promise<string> => {
      shot = await shoot(page, width)
      difference = await differenceOf(expected, shot)
      return difference?.kind ?? 'nothing'
    }
    await softly.poll(differing, { message: `${slug} ${cell} differs`, ...PATIENCE }).toBe('nothing')
  }
  softly(expected, `${slug} ${cell} has an accepted picture`).not.toBeNull()
  if (expected && !difference) return
  await keep(slug, cell, 'actual', shot)
  await keep(slug, cell, 'screen', shot.screen)
  if (expected) await keep(slug, cell, 'expected', expected)
  if (difference) await keep(slug, cell, 'difference', difference.drawn)
}
