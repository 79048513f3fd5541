import type { Page } from '@playwright/test'
import { expect } from '../site/watched-page.ts'

/**
 * Expects that the shell knows the path: a walk over pages must not pass on the page that replaces an unknown one. Call it after the page's other
 * checks, because the heading that they wait for may still be the previous page's.
 */
export async function expectKnown(page: Page, path: string): Promise<void> {
  const unknown = page.getByRole('heading', { level: 1, name: /^(页面不存在|Page not found)$/ })
  await expect(unknown, `${path} is a page`).toHaveCount(0)
}
