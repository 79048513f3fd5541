/** Dock and chat bubble are moved together by touch and by keyboard, and keep their position. */
import type { Locator, Page } from '@playwright/test'
import { localeCookie } from '../accessibility/stops.ts'
import { withoutPopUps } from '../site/pop-ups.ts'
import { expect, test } from '../site/watched-page.ts'

const TEXTS = {
  'zh-CN': { open: '展开快捷入口', settings: '快捷入口设置', right: '移到右边' },
  en: { open: 'Open shortcuts', settings: 'Shortcut settings', right: 'Move right' },
} as const
/** Distance from the edge behind which the dock lies, px: on its handle. */
const ON_HANDLE = 6

for (const locale of ['zh-CN', 'en'] as const) {
  const t = TEXTS[locale]
  test(`[ACT-6, UI-24, PLAT-FLOAT-1] ${locale}: dock and chat bubble are moved together by touch and by keyboard, and keep their position`, async ({
    page,
    context,
  }) => {
    await context.addCookies([localeCookie(locale)])
    await withoutPopUps(page)
    await page.goto('/')
    const handle = page.getByRole('button', { name: t.open })
    const floats = page.locator('[data-level]')
    await expect(handle).toBeVisible()
    await expect(floats).toHaveCount(2)
    await drag(page, handle, { x: 40, rise: 240 })
    await expectAt(floats, 'start', '2')
    // The dock moved without opening, and the page did not scroll.
    await expect(handle).toBeVisible()
    expect(await page.evaluate(() => scrollY)).toBe(0)

    await handle.focus()
    await page.keyboard.press('Enter')
    const settings = page.getByRole('button', { name: t.settings })
    // Expanded, it comes out from behind the edge.
    await expect(settings).toBeInViewport({ ratio: 1 })
    await settings.press('Enter')
    await page.getByRole('button', { name: t.right }).press('Enter')
    await expectAt(floats, 'end', '2')
    await page.reload()
    await expect(handle).toBeVisible()
    await expectAt(floats, 'end', '2')
  })
}

test('[ACT-80] at 320 px the dock shows no handle over the rows of home; focus from the keyboard brings it into view', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await withoutPopUps(page)
  await page.goto('/')
  const handle = page.getByRole('button', { name: TEXTS['zh-CN'].open })
  const dock = page.getByRole('navigation').filter({ has: handle })
  await expect(dock).toHaveCSS('opacity', '0')
  await page.keyboard.press('Tab')
  await handle.focus()
  await expect(dock).toHaveCSS('opacity', '1')
  await expect(handle).toBeInViewport({ ratio: 1 })
})

/** Drags it by touch to x, and up by the rise. */
async function drag(page: Page, handle: Locator, { x, rise }: { x: number; rise: number }): Promise<void> {
  const box = await handle.boundingBox()
  const width = page.viewportSize()?.width ?? 0
  if (!box) throw new Error('the dock is not drawn')
  const from = { x: Math.min(box.x + box.width / 2, width - ON_HANDLE), y: box.y + box.height / 2 }
  const cdp = await page.context().newCDPSession(page)
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...touchPoints: { x: number; y: number }[]) =>
    cdp.send('Input.dispatchTouchEvent', { type, touchPoints })
  await touch('touchStart', from)
  await touch('touchMove', { x: (from.x + x) / 2, y: from.y - rise / 2 })
  await touch('touchMove', { x, y: from.y - rise })
  await touch('touchEnd')
  await cdp.detach()
}

async function expectAt(floats: Locator, side: string, level: string): Promise<void> {
  for (const float of await floats.all()) {
    await expect(float).toHaveAttribute('data-side', side)
    await expect(float).toHaveAttribute('data-level', level)
  }
}
