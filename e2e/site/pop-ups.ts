/** Pop-ups come when they like (screens.md G11). A test that is about something else declines them, as a member would, or has none. */
import { dividendCheck, popInfo } from '@lantern/contract/activity'
import type { Page } from '@playwright/test'

/** The server has no pop-up for this page. */
export async function withoutPopUps(page: Page): Promise<void> {
  const json = { status_code: 6000, message: '', data: { hasDividend: false, list: [] } }
  for (const { path } of [dividendCheck, popInfo]) await page.route(`**${path}*`, (route) => route.fulfill({ json }))
}

export async function declinePopUps(page: Page): Promise<void> {
  const decline = page.getByRole('button', { name: /^(今日不再提示|稍后|Not today|Later)$/ })
  async function tap(): Promise<void> {
    // It may be on its way out already: a dialog that leaves takes no taps.
    await decline.click({ timeout: 2_000 }).catch(() => undefined)
  }
  // A tap that came too late on a busy machine is made again: by default one that missed would be waited for in vain.
  await page.addLocatorHandler(decline, tap, { noWaitAfter: true })
}
