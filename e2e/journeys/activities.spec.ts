/** Activities, by two members in two languages: a flip that its member checks, and a day that is signed. */
import type { DataOf } from '@lantern/contract'
import { CALENDAR_FEED, type calendarSign } from '@lantern/contract/calendar'
import { luckyFlipFlip } from '@lantern/contract/lucky-flip'
import type { Page } from '@playwright/test'
import { cutAmounts, tooWide } from '../accessibility/layout-faults.ts'
import { localeCookie } from '../accessibility/stops.ts'
import { proveLedger } from '../site/control.ts'
import { expectNoAxeViolations } from '../site/expect-axe.ts'
import { useNewMember } from '../site/member-session.ts'
import { withoutPopUps } from '../site/pop-ups.ts'
import { expect, test } from '../site/watched-page.ts'

const TEXTS = {
  'zh-CN': {
    flip: '幸运翻牌',
    card: '第 5 张',
    open: /^第 5 张：/,
    checked: /^已校验/,
    check: '自行校验',
    same: '一致',
    calendar: '活动日历',
    sign: '签到',
    signed: '今天已签到',
  },
  en: {
    flip: 'Lucky flip',
    card: 'Card 5',
    open: /^Card 5: /,
    checked: /^Checked/,
    check: 'Check it yourself',
    same: 'matches',
    calendar: 'Calendar',
    sign: 'Sign in for today',
    signed: 'Signed in today',
  },
} as const

for (const locale of ['zh-CN', 'en'] as const) {
  const t = TEXTS[locale]
  const heading = (page: Page, name: string) => page.getByRole('heading', { name, level: 1 })

  test(`[ACT-19, ACT-20, ACT-21] ${locale}: a flip whose answer is lost is found, checked and paid once`, async ({
    page,
    context,
    watch,
  }) => {
    watch.expectProblem(/^console: Failed to load resource/)
    await context.addCookies([localeCookie(locale)])
    await withoutPopUps(page)
    await useNewMember(context, 'flip')
    await page.goto('/activity/luckyFlip')
    await expect(heading(page, t.flip)).toBeVisible()
    let lost = 0
    await page.route(`**${luckyFlipFlip.path}`, async (route) => {
      // The server flips; its answer never arrives.
      await route.fetch()
      lost += 1
      await route.abort('connectionreset')
    })
    await page.getByRole('button', { name: t.card }).click()
    await expect(page.getByRole('button', { name: t.open })).toBeVisible({ timeout: 20_000 })
    expect(lost).toBe(1)
    await expect(page.getByText(t.checked)).toBeVisible()
    await expectNoAxeViolations(page)
    await expectNarrow(page)
    await page.getByRole('button', { name: t.check, exact: true }).click()
    await expect(page.getByRole('dialog').getByText(t.same, { exact: true })).toHaveCount(2)
    await proveLedger()
  })

  test(`[ACT-22, ACT-23, ACT-26] ${locale}: a day is signed, and the feed can be fetched`, async ({
    page,
    context,
  }) => {
    await context.addCookies([localeCookie(locale)])
    await withoutPopUps(page)
    await useNewMember(context, 'cal')
    await page.goto('/activity/calendar')
    await expect(heading(page, t.calendar)).toBeVisible()
    const answer = page.waitForResponse((response) => response.url().includes('/calendar/sign'))
    await page.getByRole('button', { name: t.sign, exact: true }).click()
    const { data } = (await (await answer).json()) as { data: DataOf<typeof calendarSign> }
    expect(data).toMatchObject({ coins: 1, streak: 1 })
    await expect(page.getByRole('button', { name: t.signed })).toBeDisabled()
    await expectNoAxeViolations(page)
    await expectNarrow(page)
    const feed = await page.request.get(CALENDAR_FEED)
    expect(feed.headers()['content-type']).toContain('text/calendar')
    expect(await feed.text()).toContain('BEGIN:VCALENDAR')
  })
}

/** 320 px and 200 % text: nothing scrolls sideways or is clipped. */
async function expectNarrow(page: Page): Promise<void> {
  const { width, height } = page.viewportSize() ?? { width: 390, height: 720 }
  await page.setViewportSize({ width: 320, height })
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '32px'))
  for (const faults of [tooWide, cutAmounts]) await expect.poll(() => page.evaluate(faults, 320)).toEqual([])
  await page.evaluate(() => document.documentElement.style.removeProperty('font-size'))
  await page.setViewportSize({ width, height })
}
