/** A page that records console errors, unhandled rejections and CSP violations; a test with any of them fails. */
import { test as base, expect, type Page } from '@playwright/test'
import { slowDown } from './slow-browser.ts'

export type Watch = {
  /** Problems on any page of the test. */
  problems: string[]
  /** Declares problems that the test provokes. */
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
        // The page may close before it is throttled.
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
