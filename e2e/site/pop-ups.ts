/** Pop-ups appear at any time (screens.md G11). Unrelated tests dismiss or suppress them. */
import { dividendCheck, popInfo } from '@lantern/contract/activity'
import type { Page } from '@playwright/test'

/** Makes the server return no pop-ups. */
export async function withoutPopUps(page: Page): Promise<void> {
  const json = { status_code: 6000, message: '', data: { hasDividend: false, list: [] } }
  for (const { path } of [dividendCheck, popInfo]) await page.route(`**${path}*`, (route) => route.fulfill({ json }))
}

export async function declinePopUps(page: Page): Promise<void> {
  const decline = page.getByRole('button', { name: /^(今日不再提示|稍后|Not today|Later)$/ })
  async function tap(): Promise<void> {
    // A closing dialog accepts no taps.
    await decline.click({ timeout: 2_000 }).catch(() => undefined)
  }
  // Without noWaitAfter, a tap that missed would wait forever for the dialog to close; so it is repeated.
  await page.addLocatorHandler(decline, tap, { noWaitAfter: true })
}
