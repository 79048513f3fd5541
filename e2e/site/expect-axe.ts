/** axe on the page as it stands: 0 violations, frames included. */
import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** Fails with rule and element of each violation. */
export async function expectNoAxeViolations(page: Page): Promise<void> {
  // What moves is judged where it comes to rest: a dialog that fades away has no contrast.
  await page.evaluate(async () => {
    const ends = document.getAnimations().filter(({ effect }) => Number.isFinite(effect?.getComputedTiming().endTime))
    await Promise.allSettled(ends.map((animation) => animation.finished))
  })
  const { violations } = await new AxeBuilder({ page }).withTags(TAGS).analyze()
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html.slice(0, 160)).join(' | ')}`)
  expect(found).toEqual([])
}
