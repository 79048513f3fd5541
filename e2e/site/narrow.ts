/** A page at 320 px and 200 % text. */
import { expect, type Page } from '@playwright/test'
import { cutAmounts, tooWide } from '../accessibility/layout-faults.ts'

/** Nothing scrolls sideways or is clipped. */
export async function expectNarrow(page: Page): Promise<void> {
  const { width, height } = page.viewportSize() ?? { width: 390, height: 720 }
  await page.setViewportSize({ width: 320, height })
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '32px'))
  for (const faults of [tooWide, cutAmounts]) await expect.poll(() => page.evaluate(faults, 320)).toEqual([])
  await page.evaluate(() => document.documentElement.style.removeProperty('font-size'))
  await page.setViewportSize({ width, height })
}
