/** What it takes to use a page without a pointer, or with little room and large text (screens.md 0.6). */
import { expect, type Page } from '@playwright/test'

/** Name of what has the focus. */
export const focused = (page: Page) =>
  page.evaluate(() => {
    const element = document.activeElement
    const label = element?.id ? document.querySelector(`label[for="${element.id}"]`)?.textContent : null
    return label ?? element?.getAttribute('aria-label') ?? element?.textContent ?? ''
  })
/** Goes on with Tab until something of this name has the focus. */
export async function tabTo(page: Page, name: string | RegExp): Promise<void> {
  for (let steps = 0; steps < 20; steps += 1) {
    await page.keyboard.press('Tab')
    if (new RegExp(name).test(await focused(page))) return
  }
  throw new Error(`Tab does not come to ${name}`)
}

/** No part reaches out of the screen. */
export async function expectNothingLost(page: Page): Promise<void> {
  const over = await page.evaluate(() => {
    const wide = [...document.querySelectorAll('main *, [role="dialog"] *')].filter((element) => {
      const box = element.getBoundingClientRect()
      return box.width > 0 && (box.right > innerWidth + 1 || box.left < -1)
    })
    return wide.map((element) => element.outerHTML.slice(0, 120))
  })
  expect(over).toEqual([])
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
}
/** Text as large as a member may set it. */
export const enlarge = (page: Page) =>
  page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'))
