/** Enters a sport venue from its lobby and checks that it opened. */
import { expect, type Page } from '@playwright/test'

/** @param amount transferred to the venue; defaults to the member's last choice */
export async function enterVenue(page: Page, name: string, amount?: string): Promise<void> {
  await openLaunchSheet(page, name, amount)
  await page.getByRole('dialog').getByRole('button', { name: '进入', exact: true }).click()
  await expect(page).toHaveURL(/\?url=/, { timeout: 25_000 })
}

export async function openLaunchSheet(page: Page, name: string, amount?: string): Promise<void> {
  await page.goto('/game/sport')
  const enter = page.getByRole('button', { name: `进入 ${name}` })
  const other = page.getByRole('button', { name: `查看 ${name} 的赔率` })
  await expect(enter.or(other)).toBeVisible()
  // The board shows the prices of one venue; its chip enters it.
  if (await other.isVisible()) await other.click()
  await enter.click()
  const sheet = page.getByRole('dialog')
  if (amount !== undefined) {
    await sheet.getByRole('switch', { name: /自动转入/ }).setChecked(true)
    await sheet.getByLabel('转入金额').fill(amount)
  }
}

/** Expects odds, which prove that the venue's server accepted the token. */
export async function expectPrices(page: Page): Promise<void> {
  const venue = page.frameLocator('iframe')
  await expect(venue.getByRole('button', { name: /\d+\.\d\d/ }).first()).toBeVisible()
}
