/** A page that remembers every console error, unhandled rejection and CSP violation: a journey ends with none. */
import { test as base, expect, type Page } from '@playwright/test'
import { slowDown } from './slow-browser.ts'

export type Watch = {
  /** What went wrong on any page of the test. */
  problems: string[]
  /** Problems that this test provokes on purpose. */
  expectProblem(pattern: RegExp): void
}

export const test = base.extend<{ watch: Watch }>({
  watch: [
    async ({ context }, use) => {
      const problems: string[] = []
      const expected: RegExp[] = []
      const note = (problem: string): void => {
        if (!expected.some((pattern) => pattern.test(problem))) problems.push(problem)
      }
      const follow = (page: Page): void => {
        // A page may close before it is slowed down.
        void slowDown(page).catch(() => undefined)
        page.on('pageerror', (error) => note(`pageerror: ${error.message}`))
        page.on(
          'console',
          (message) => message.type() === 'error' && note(`console: ${message.text()} ${message.location().url}`),
        )
      }
      context.on('page', follow)
      for (const page of context.pages()) follow(page)
      await use({ problems, expectProblem: (pattern) => expected.push(pattern) })
      expect(problems).toEqual([])
    },
    { auto: true },
  ],
})

export { expect } from '@playwright/test'
