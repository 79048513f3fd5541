/** axe on the page as it stands: 0 violations, frames included. */
import { AxeBuilder } from '@axe-core/playwright'
import { STORAGE_KEY } from '@lantern/contract'
import { expect, type Page } from '@playwright/test'
import axe, { type Result, type RunOptions } from 'axe-core'

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']
const ALL_RULES: RunOptions = { runOnly: { type: 'tag', values: TAGS }, resultTypes: ['violations'] }
/** The rules by which light, which differs in colour alone, can be wrong where dark is right. */
const COLOUR_RULES: RunOptions = {
  runOnly: { type: 'rule', values: ['color-contrast', 'link-in-text-block'] },
  resultTypes: ['violations'],
}

/** Fails with rule and element of each violation. */
export async function expectNoAxeViolations(page: Page): Promise<void> {
  await atRest(page)
  expect(told(await violationsOn(page, ALL_RULES))).toEqual([])
}

/** Dark by every rule; light, which differs in colour alone, by those of colour. Goes on after a violation, so that one run tells all of them. */
export async function expectNoAxeViolationsInBothSchemes(page: Page, title: string): Promise<void> {
  await atRest(page)
  await page.evaluate(layDownBars)
  expect.soft(told(await violationsOn(page, ALL_RULES)), `${title}, dark`).toEqual([])
  await page.evaluate(wearScheme, [STORAGE_KEY.scheme, 'light'] as const)
  await atRest(page)
  expect.soft(told(await violationsOn(page, COLOUR_RULES)), `${title}, light`).toEqual([])
  await page.evaluate(wearScheme, [STORAGE_KEY.scheme, 'dark'] as const)
}

/** Colours alone, in both lights: for looks that differ in nothing else. */
export async function expectReadableInBothSchemes(page: Page, title: string): Promise<void> {
  for (const scheme of ['light', 'dark'] as const) {
    await page.evaluate(wearScheme, [STORAGE_KEY.scheme, scheme] as const)
    await atRest(page)
    expect.soft(told(await violationsOn(page, COLOUR_RULES)), `${title}, ${scheme}`).toEqual([])
  }
}

/** A page without frames needs none of the care for frames of strangers; axe comes into it once, and only what is wrong comes out. */
async function violationsOn(page: Page, options: RunOptions): Promise<Result[]> {
  if (page.frames().length > 1) return (await new AxeBuilder({ page }).options(options).analyze()).violations
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source)
  return page.evaluate(async (given) => (await window.axe.run(document, given)).violations, options)
}

/** What moves is judged where it comes to rest: a dialog that fades away has no contrast. A colour that is inherited moves level by level. */
async function atRest(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (;;) {
      await new Promise(requestAnimationFrame)
      const ends = document
        .getAnimations()
        .filter(
          ({ effect, playState }) => playState === 'running' && Number.isFinite(effect?.getComputedTiming().endTime),
        )
      if (ends.length === 0) return
      await Promise.allSettled(ends.map((animation) => animation.finished))
    }
  })
}

/** What floats over the page half covers a target at one scroll position and none at the next: it is judged in the flow of the page. */
function layDownBars(): void {
  for (const element of document.querySelectorAll<HTMLElement>('body *')) {
    const isFloating = /fixed|sticky/.test(getComputedStyle(element).position)
    if (isFloating && !element.closest('[data-base-ui-portal], [role="dialog"]')) element.style.position = 'static'
  }
}

/** As if it had been chosen in another tab: the page hears of it and changes in place. */
function wearScheme([key, scheme]: readonly [string, string]): void {
  localStorage.setItem(key, scheme)
  dispatchEvent(new StorageEvent('storage', { key, newValue: scheme }))
  if (document.documentElement.dataset.scheme !== scheme) throw new Error(`the page does not turn ${scheme}`)
}

function told(violations: readonly Result[]): string[] {
  return violations.map(({ id, help, nodes }) => {
    const places = nodes.map(
      (node) => `${node.target.join(' ')}  ${node.failureSummary?.split('\n').slice(1).join(' ')}`,
    )
    return [`${id}: ${help}`, ...places].join('\n    ')
  })
}

declare global {
  interface Window {
    axe: typeof axe
  }
}
