/** The table of the balance: each label hangs beside the dot of its colour. */
import { useMember } from '../site/member-session.ts'
import { withoutPopUps } from '../site/pop-ups.ts'
import { expect, test } from '../site/watched-page.ts'
import { localeCookie } from './stops.ts'

test.use({ viewport: { width: 320, height: 844 } })

for (const locale of ['zh-CN', 'en'] as const)
  test(`[MINE-116] ${locale}: no dot stands on a line above its label, at 320 px and with 200 % text`, async ({
    page,
    context,
  }) => {
    await withoutPopUps(page)
    await context.addCookies([localeCookie(locale)])
    // Six digits leave the least room to the labels.
    await useMember(context, 'vip10aa')
    await page.goto('/mine/balance')
    const dots = page.locator('th [data-part]')
    await expect(dots).toHaveCount(3)
    /** From the top of the first line of a label to the middle of its dot, in lines. */
    const offsets = () =>
      dots.evaluateAll((all) =>
        all.map((dot) => {
          const text = document.createRange()
          text.selectNodeContents(dot.nextSibling as Node)
          const [line] = text.getClientRects()
          const { top, height } = dot.getBoundingClientRect()
          return line ? (top + height / 2 - line.top) / line.height : Number.NaN
        }),
      )
    for (const size of ['100%', '200%']) {
      await page.evaluate((to) => document.documentElement.style.setProperty('font-size', to), size)
      for (const offset of await offsets()) {
        expect(offset).toBeGreaterThan(0)
        expect(offset).toBeLessThan(1)
      }
    }
  })
