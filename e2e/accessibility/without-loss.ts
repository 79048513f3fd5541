/** Helpers for tests with the keyboard, small screens and large text (screens.md 0.6). */
import { expect, type Page } from '@playwright/test'

/** Accessible name of the focused element. */
export const focused = (page: Page) =>
  page.evaluate(() => {
    const element = document.activeElement
    const label = element?.id ? document.querySelector(`label[for="${element.id}"]`)?.textContent : null
    return label ?? element?.getAttribute('aria-label') ?? element?.textContent ?? ''
  })

/** Presses Tab until an element with this name has the focus. Waits for the element first, because late loading is not a keyboard fault. */
export async function tabTo(page: Page, name: string | RegExp): Promise<void> {
  const wanted = new RegExp(name)
  await page.waitForFunction(isStop, wanted.source)
  for (let steps = 0; steps < 20; steps += 1) {
    await page.keyboard.press('Tab')
    if (wanted.test(await focused(page))) return
  }
  throw new Error(`Tab does not come to ${name}`)
}

/** Whether a visible, enabled element has this name, as `focused` computes it. */
function isStop(pattern: string): boolean {
  const controls = document.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea, [tabindex="0"]')
  return [...controls].some((element) => {
    const label = element.id ? document.querySelector(`label[for="${element.id}"]`)?.textContent : null
    const name = label ?? element.getAttribute('aria-label') ?? element.textContent ?? ''
    return new RegExp(pattern).test(name) && element.checkVisibility() && !element.matches(':disabled')
  })
}

/** Expects that nothing extends beyond the screen. */
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
/** Sets the largest text size. */
export const enlarge = (page: Page) =>
  page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'))
