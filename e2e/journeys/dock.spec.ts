/** The dock is moved by the pointer and by the keyboard, the chat bubble with it, and both stay where they were put. */
import type { Locator, Page } from '@playwright/test'
import { localeCookie } from '../accessibility/stops.ts'
import { withoutPopUps } from '../site/pop-ups.ts'
import { expect, test } from '../site/watched-page.ts'

test.use({ viewport: { width: 390, height: 844 } })

test('[ACT-6, UI-24, PLAT-FLOAT-1] dock and chat bubble are moved together, and stay there', async ({
  page,
  context,
}) => {
  await context.addCookies([localeCookie('en')])
  await withoutPopUps(page)
  await page.goto('/')
  const handle = page.getByRole('button', { name: 'Open shortcuts' })
  const floats = page.locator('[data-level]')
  await expect(handle).toBeVisible()
  await expect(floats).toHaveCount(2)
  await drag(page, handle, { x: 40, y: -240 })
  await expectAt(floats, 'start', '2')
  // It was moved, not pressed.
  await expect(handle).toBeVisible()

  await handle.focus()
  await page.keyboard.press('Enter')
  const settings = page.getByRole('button', { name: 'Shortcut settings' })
  // Unfolded, it comes from behind the edge.
  await expect(settings).toBeInViewport({ ratio: 1 })
  await settings.press('Enter')
  await page.getByRole('button', { name: 'Move right' }).press('Enter')
  await expectAt(floats, 'end', '2')
  await page.reload()
  await expect(handle).toBeVisible()
  await expectAt(floats, 'end', '2')
})

/** To x of the page, by y. */
async function drag(page: Page, handle: Locator, { x, y }: { x: number; y: number }): Promise<void> {
  // Behind the edge, only its handle is in the page.
  await handle.hover()
  const box = await handle.boundingBox()
  if (!box) throw new Error('the dock is not drawn')
  const from = { x: Math.min(box.x + box.width / 2, 388), y: box.y + box.height / 2 }
  await page.mouse.move(from.x, from.y)
  await page.mouse.down()
  await page.mouse.move((from.x + x) / 2, from.y + y / 2)
  await page.mouse.move(x, from.y + y)
  await page.mouse.up()
}

async function expectAt(floats: Locator, side: string, level: string): Promise<void> {
  for (const float of await floats.all()) {
    await expect(float).toHaveAttribute('data-side', side)
    await expect(float).toHaveAttribute('data-level', level)
  }
}
