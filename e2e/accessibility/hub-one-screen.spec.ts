/** All entries of the hub are on its first screen, in full rows. */
import { useMember } from '../site/member-session.ts'
import { withoutPopUps } from '../site/pop-ups.ts'
import { STILL } from '../site/still.ts'
import { expect, test } from '../site/watched-page.ts'
import { localeCookie } from './stops.ts'

const ENTRIES = 16
const IN_A_ROW = 4

test.use({ viewport: { width: 390, height: 844 }, ...STILL })

for (const { locale, member } of [
  // Six digits, the longest amounts.
  { locale: 'zh-CN', member: 'vip10aa' },
  { locale: 'en', member: 'vip10aa' },
  // With a deposit and a withdrawal under way.
  { locale: 'zh-CN', member: 'demo01' },
]) {
  test(`[MINE-HUB-3] ${locale}, ${member}: every entry is above the tab bar without scrolling, and none is alone in its row at 320 px`, async ({
    page,
    context,
  }) => {
    await withoutPopUps(page)
    await context.addCookies([localeCookie(locale)])
    await useMember(context, member)
    await page.goto('/mine')
    const entries = page.locator('main nav').last().getByRole('link')
    await expect(entries).toHaveCount(ENTRIES)
    await expect(page.locator('main [aria-busy="true"]:not(button)')).toHaveCount(0)
    const boxes = () => entries.evaluateAll((links) => links.map((link) => link.getBoundingClientRect().toJSON()))
    const tabBar = await page.locator('main ~ nav').boundingBox()
    await expect
      .poll(async () => Math.max(...(await boxes()).map(({ bottom }) => bottom)))
      .toBeLessThanOrEqual(tabBar?.y ?? 0)

    await page.setViewportSize({ width: 320, height: 844 })
    await expect
      .poll(async () => {
        const tops = (await boxes()).map(({ top }) => Math.round(top))
        return [...new Set(tops)].map((row) => tops.filter((top) => top === row).length)
      })
      .toEqual(Array.from({ length: ENTRIES / IN_A_ROW }, () => IN_A_ROW))
  })
}
