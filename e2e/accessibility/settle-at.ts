import type { Page } from '@playwright/test'
import { expect } from '../site/watched-page.ts'
import { goTo } from './go-to.ts'

/** Navigates without a page load, and waits until the previous page is gone and the new one has loaded its content. */
export async function settleAt(page: Page, path: string): Promise<void> {
  const isHere = await page.evaluate((wanted) => {
    for (const title of document.querySelectorAll<HTMLElement>('main h1')) title.dataset.left = title.textContent
    return location.pathname + location.search === wanted
  }, path)
  await page.evaluate(goTo, path)
  if (!isHere) await expect.poll(() => page.evaluate(titlesLeft), { message: `${path} is shown` }).toEqual([])
  await expect(page.locator('main :is(h1, h2, p, li, button, input)').filter({ visible: true }).first()).toBeVisible()
  await expect(
    page.locator('main [aria-busy="true"]:not(button), [data-remote="mine"] [data-shape]'),
    `${path} is loading`,
  ).toHaveCount(0)
}

function titlesLeft(): string[] {
  return [...document.querySelectorAll<HTMLElement>('main h1')]
    .filter((title) => title.dataset.left === title.textContent && title.checkVisibility())
    .map((title) => title.textContent)
}
