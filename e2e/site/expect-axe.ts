/** Runs axe on the current page, frames included. */
import { AxeBuilder } from '@axe-core/playwright'
import { STORAGE_KEY } from '@lantern/contract'
import { expect, type Page } from '@playwright/test'
import axe, { type Result, type RunOptions } from 'axe-core'

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']
const ALL_RULES: RunOptions = { runOnly: { type: 'tag', values: TAGS }, resultTypes: ['violations'] }
/** Colour rules, the only ones that can differ between the colour schemes. */
const COLOUR_RULES: RunOptions = {
  runOnly: { type: 'rule', values: ['color-contrast', 'link-in-text-block'] },
  resultTypes: ['violations'],
}

/** Fails with the rule and element of each violation. */
export async function expectNoAxeViolations(page: Page): Promise<void> {
  await atRest(page)
  expect(told(await violationsOn(page, ALL_RULES))).toEqual([])
}

/** As above, with floating bars in the page flow. Continues after a violation, so that one run reports all. */
export async function expectNoAxeViolationsHere(page: Page, title: string): Promise<void> {
  await atRest(page)
  await page.evaluate(layDownBars)
  expect.soft(told(await violationsOn(page, ALL_RULES)), title).toEqual([])
}

/** Checks only colours, in both colour schemes, for skins that differ in nothing else. */
export async function expectReadableInBothSchemes(page: Page, title: string): Promise<void> {
  for (const scheme of ['light', 'dark'] as const) {
    await page.evaluate(setScheme, [STORAGE_KEY.scheme, scheme] as const)
    await atRest(page)
    expect.soft(told(await violationsOn(page, COLOUR_RULES)), `${title}, ${scheme}`).toEqual([])
  }
}

/** Injects axe once and returns only violations; a page without frames skips axe's frame handling. */
async function violationsOn(page: Page, options: RunOptions): Promise<Result[]> {
  if (page.frames().length > 1) return (await new AxeBuilder({ page }).options(options).analyze()).violations
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source)
  return page.evaluate(async (given) => (await window.axe.run(document, given)).violations, options)
}

/** Waits for animations, because a fading dialog has no contrast. Inherited colours transition level by level. */
async function atRest(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (;;) {
      await new Promise(requestAnimationFrame)
      const ends = document
        .getAnimations()
        .filter(
          ({ effect, playState }) => playState === 'running' && Number.isFinite(effect?.getComputedTiming().endTime),
        )
      // Dialogs begin and end their transitions with these attributes, before an animation runs.
      const isTurning = document.querySelector('[data-starting-style], [data-ending-style]') !== null
      if (ends.length === 0 && !isTurning) break
      await Promise.allSettled(ends.map((animation) => animation.finished))
    }
    // React renders what an observer of sizes found in this frame in the task after it.
    await new Promise(requestAnimationFrame)
    await new Promise((resolve) => setTimeout(resolve))
  })
}

/** Puts floating bars into the page flow, because they cover different targets at each scroll position. */
function layDownBars(): void {
  for (const element of document.querySelectorAll<HTMLElement>('body *')) {
    const isFloating = /fixed|sticky/.test(getComputedStyle(element).position)
    // Floats at the edge do not cover the page.
    const isBar = isFloating && element.querySelector(':scope > [data-tucked]') === null
    if (isBar && !element.closest('[data-base-ui-portal], [role="dialog"]')) element.style.position = 'static'
  }
}

/** Changes the colour scheme like another tab, so that the page updates in place. */
function setScheme([key, scheme]: readonly [string, string]): void {
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
