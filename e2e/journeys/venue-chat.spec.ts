/** The chat beside an open venue: the screen is split between them, and both are used at once (screens.md 10). */
import type { Frame, Page } from '@playwright/test'
import { useMember } from '../site/member-session.ts'
import { VENUE_ORIGIN } from '../site/origins.ts'
import { withoutPopUps } from '../site/pop-ups.ts'
import { LONG_TAG } from '../site/short-form.ts'
import { enterVenue, expectPrices } from '../site/sport-venue.ts'
import { STILL } from '../site/still.ts'
import { expect, test } from '../site/watched-page.ts'

const SCREENS = [
  { width: 390, height: 844 },
  { width: 844, height: 390 },
  { width: 1280, height: 800 },
] as const
/** Smallest usable size of a venue with prices, or of a chat with a line and the field, px. */
const LEAST = { width: 240, height: 200 }

test.use(STILL)

test(
  '[GAMES-79] [UI-26] the chat splits the screen with a venue, which keeps its document and accepts taps',
  { tag: LONG_TAG },
  async ({ page, context }, info) => {
    test.slow()
    await withoutPopUps(page)
    await useMember(context, 'vip10aa')
    await enterVenue(page, '欧博体育')
    await expectPrices(page)
    const frame = venueFrame(page)
    await frame.evaluate(() => Object.assign(window, { __kept: true }))
    const loads: string[] = []
    page.on('framenavigated', (one) => one.parentFrame() && loads.push(one.url()))

    for (const [turn, size] of SCREENS.entries()) {
      await test.step(`${size.width} x ${size.height}`, async () => {
        await page.setViewportSize(size)
        await page.getByRole('button', { name: '打开聊天' }).click()
        const panel = page.getByRole('dialog', { name: '聊天室' })
        await expect(panel.getByText('已连接')).toBeVisible()
        await expect.poll(() => overlap(page)).toBe(0)
        await page.screenshot({ path: info.outputPath(`split-${size.width}x${size.height}.png`) })
        for (const box of await boxes(page)) {
          expect(box.width).toBeGreaterThan(LEAST.width)
          expect(box.height).toBeGreaterThan(LEAST.height)
          expect(box.x).toBeGreaterThanOrEqual(0)
          expect(box.y).toBeGreaterThanOrEqual(0)
          expect(box.x + box.width).toBeLessThanOrEqual(size.width)
          expect(box.y + box.height).toBeLessThanOrEqual(size.height)
        }

        const venue = page.frameLocator('iframe')
        const slip = venue.getByRole('dialog', { name: '投注单' })
        const price = venue.getByRole('button', { name: /\d+\.\d\d/ }).first()
        await expect(async () => {
          // A price that closes under the finger takes no click; a second click on a chosen one takes it back. Clicked, not tapped: site/play-kinds.ts.
          if (!(await slip.isVisible())) await price.click({ timeout: 2_000 })
          await expect(slip).toBeVisible({ timeout: 9_000 })
        }).toPass({ timeout: 30_000 })
        await slip.getByRole('button', { name: '关闭' }).first().click()
        await expect(slip).toBeHidden()
        await expect(panel).toBeVisible()

        const text = `场馆旁边 ${turn} ${crypto.randomUUID().slice(0, 8)}`
        const field = panel.getByRole('textbox', { name: '说点什么' })
        await expect(field).toBeEnabled({ timeout: 20_000 })
        await field.fill(text)
        await expect(panel.getByRole('button', { name: '发送' })).toBeEnabled({ timeout: 20_000 })
        await field.press('Enter')
        await expect(panel.getByRole('article').filter({ hasText: text })).toBeVisible()

        await panel.getByRole('button', { name: '关闭聊天室' }).click()
        await expect(panel).toHaveCount(0)
        const [place] = await boxes(page)
        expect(place?.y).toBeLessThan(100)
        await expect
          .poll(async () => (await page.locator('iframe').boundingBox())?.height)
          .toBeGreaterThan(size.height - 120)
      })
    }
    expect(await frame.evaluate(() => '__kept' in window)).toBe(true)
    expect(loads).toEqual([])
  },
)

/** Boxes of the venue and, while it is open, of the panel. */
async function boxes(page: Page) {
  const all = await Promise.all(
    [page.locator('iframe'), page.getByRole('dialog', { name: '聊天室' })].map(async (one) =>
      (await one.count()) === 0 ? null : one.boundingBox(),
    ),
  )
  return all.filter((box) => box !== null)
}

/** Area that venue and panel share, square px. */
async function overlap(page: Page): Promise<number> {
  const [venue, panel] = await boxes(page)
  if (!venue || !panel) throw new Error('The page does not show a venue and the chat.')
  const along = (axis: 'x' | 'y', length: 'width' | 'height'): number =>
    Math.min(venue[axis] + venue[length], panel[axis] + panel[length]) - Math.max(venue[axis], panel[axis])
  return Math.max(0, along('x', 'width')) * Math.max(0, along('y', 'height'))
}

function venueFrame(page: Page): Frame {
  const frame = page.frames().find((each) => each.url().startsWith(VENUE_ORIGIN))
  if (!frame) throw new Error('the page has no venue frame')
  return frame
}
