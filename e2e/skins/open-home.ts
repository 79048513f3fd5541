import { PULSE_PATH } from '@lantern/contract/active-skin'
import { expect, type Page } from '@playwright/test'
import { withoutPopUps } from '../site/pop-ups.ts'

/** Opens the home page and waits until it has settled and polls. */
export async function openHome(page: Page): Promise<void> {
  await withoutPopUps(page)
  const pulse = page.waitForResponse((answer) => new URL(answer.url()).pathname === PULSE_PATH)
  await page.goto('/')
  await expect(page.getByRole('tab', { name: /体育/ })).toBeVisible()
  await pulse
}
