/** The reminder to take a break over a real venue, and the rotated venue (screens.md 4.0). */
import { saferReality } from '@lantern/contract/safer-settings'
import { control } from '../site/control.ts'
import { post, useMember } from '../site/member-session.ts'
import { withoutPopUps } from '../site/pop-ups.ts'
import { LONG_TAG } from '../site/short-form.ts'
import { enterVenue, expectPrices } from '../site/sport-venue.ts'
import { expect, test } from '../site/watched-page.ts'

let token = ''
// Other tests of this member jump the clock.
test.afterEach(() => post(saferReality.path, { minutes: 60 }, { token }))

test('[GAMES-SAFE-1, GAMES-71] the reality check lies over the venue at the member’s interval and ends the visit, and the rotated venue fills the screen', {
  tag: LONG_TAG,
}, async ({ page, context }) => {
  token = (await useMember(context, 'vip10aa')).token
  await withoutPopUps(page)
  await post(saferReality.path, { minutes: 15 }, { token })
  await enterVenue(page, '欧博体育')
  await expectPrices(page)

  await test.step('rotated', async () => {
    await page.getByRole('button', { name: '横屏显示' }).click()
    const { width, height } = page.viewportSize() ?? { width: 0, height: 0 }
    await expect
      .poll(() => page.locator('iframe').evaluate((frame) => frame.getBoundingClientRect().height))
      .toBe(height)
    const box = await page.locator('iframe').boundingBox()
    expect(box?.width).toBeGreaterThan(width * 0.8)
    expect(box?.width).toBeLessThanOrEqual(width)
    const venue = page.frameLocator('iframe')
    expect(await venue.locator('html').evaluate(() => window.innerWidth)).toBe(height)
    // Playwright does not find the target in a rotated frame: a quarter turn to the right maps its points. Clicked, not tapped: site/play-kinds.ts.
    const price = await venue
      .getByRole('button', { name: /\d+\.\d\d$/, disabled: false })
      .first()
      .evaluate((button) => {
        button.scrollIntoView({ block: 'center' })
        const { x, y, width: across, height: down } = button.getBoundingClientRect()
        return { x: x + across / 2, y: y + down / 2 }
      })
    if (box) await page.mouse.click(box.x + box.width - price.y, box.y + price.x)
    await expect(venue.getByRole('dialog')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(venue.getByRole('dialog')).toBeHidden()
    await page.getByRole('button', { name: '竖屏显示' }).click()
  })
  await test.step('after fifteen minutes', async () => {
    await control({ action: 'clock.jump', ms: 15 * 60_000 })
    // An answer brings the site's time.
    await page.evaluate(() => window.dispatchEvent(new Event('visibilitychange')))
    const check = page.getByRole('alertdialog', { name: '休息一下' })
    await expect(check).toContainText(/您已在场馆 0:15:\d\d/, { timeout: 75_000 })
    await expect(check.getByText('净结果')).toBeVisible()
    await check.getByRole('button', { name: '结束' }).click()
    await page.getByRole('button', { name: '转回余额并离开' }).click()
    await expect(page).toHaveURL('/game/sport')
    await expect(page.locator('iframe')).toHaveCount(0)
  })
})
