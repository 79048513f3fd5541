/** Every page of the activities in two languages: its title in the tab and as heading, a back link, and no leftovers after leaving it. */
import type { Page } from '@playwright/test'
import declaration from '../../remote-activity/remote.json' with { type: 'json' }
import { goTo } from '../accessibility/go-to.ts'
import { localeCookie } from '../accessibility/stops.ts'
import { useNewMember } from '../site/member-session.ts'
import { withoutPopUps } from '../site/pop-ups.ts'
import { expect, test } from '../site/watched-page.ts'
import { countsOf, watchTimers } from '../swap/leftovers.ts'

const TEXTS = { 'zh-CN': { key: 'zh', back: '返回' }, en: { key: 'en', back: 'Back' } } as const
/** A page of the shell without background activity. */
const QUIET = '/help/ck'
const ROUNDS = 2

for (const locale of ['zh-CN', 'en'] as const) {
  const { key, back } = TEXTS[locale]
  test(`[SHELL-TITLE-5, PAGE-11, PAGE-13, ACT-39] ${locale}: each activity has a title, a heading and a back link, and leaves nothing behind`, async ({
    page,
    context,
  }) => {
    await context.addCookies([localeCookie(locale)])
    await withoutPopUps(page)
    await watchTimers(page)
    await useNewMember(context, 'act')
    const cdp = await context.newCDPSession(page)
    await page.goto(QUIET)
    const leave = async (): Promise<void> => {
      await page.evaluate(goTo, QUIET)
      await expect(page.locator('[data-remote="activity"]')).toHaveCount(0)
      await expect(page.locator('main article')).toBeVisible()
    }
    const mountAll = async (): Promise<void> => {
      for (const { path, title } of declaration.pages) {
        await page.evaluate(goTo, path)
        await expect(page.getByRole('heading', { level: 1, name: title[key], exact: true })).toBeVisible()
        await expect(page.locator('main [aria-busy="true"]:not(button)')).toHaveCount(0)
        await leave()
      }
    }
    for (const { path, frame, title } of declaration.pages) {
      await page.evaluate(goTo, path)
      await expect(page.getByRole('heading', { level: 1, name: title[key], exact: true })).toBeVisible()
      await expect(page).toHaveTitle(new RegExp(`^(?:\\(\\d+\\) )?${title[key]} · \\S`))
      if (frame === 'tab') continue
      await page.getByRole('button', { name: back, exact: true }).click()
      await expect(page).not.toHaveURL(new RegExp(`${path}$`))
    }
    await leave()
    // What a page loads when it is idle, and the timers that forget its answers, count as loaded too.
    await mountAll()
    const before = { ...(await countsOf(page, cdp)), globals: await globalsOf(page) }
    for (let round = 0; round < ROUNDS; round += 1) await mountAll()
    // The shell adds and removes some in the meantime; a leak of a page occurs once per round.
    const grown = async (): Promise<string[]> => {
      const now = await countsOf(page, cdp)
      return (['listeners', 'timers'] as const).filter((name) => now[name] - before[name] >= ROUNDS)
    }
    await expect.poll(grown).toEqual([])
    expect((await countsOf(page, cdp)).styles).toBe(before.styles)
    expect(await globalsOf(page)).toEqual(before.globals)
  })
}

function globalsOf(page: Page): Promise<string[]> {
  return page.evaluate(() => Object.keys(window).sort())
}
