import type { FrameLocator, Page } from '@playwright/test'
import { expect } from './watched-page.ts'

/** Hands the slip that the page shows to its venue with its money. @returns the venue, which shows the slip */
export async function handSlip(page: Page, stake: string): Promise<FrameLocator> {
  await page.getByRole('dialog', { name: '注单' }).getByRole('button', { name: '带注单进入 欧博体育' }).click()
  const launch = page.getByRole('dialog', { name: '进入 欧博体育' })
  await launch.getByRole('switch', { name: /自动转入/ }).setChecked(true)
  await launch.getByLabel('转入金额').fill(stake)
  await launch.getByRole('button', { name: '进入', exact: true }).click()
  await expect(page).toHaveURL(/\/game\/sport\/ob\?url=/, { timeout: 25_000 })
  const venue = page.frameLocator('iframe')
  await expect(venue.getByRole('dialog', { name: '来自站点的注单' })).toBeVisible()
  return venue
}

/** Hands the slip that the page shows to its venue, and confirms it there. @returns the venue */
export async function placeSlip(page: Page, stake: string): Promise<FrameLocator> {
  const venue = await handSlip(page, stake)
  await venue.getByRole('dialog', { name: '来自站点的注单' }).getByRole('button', { name: '确认投注' }).click()
  await expect(venue.getByRole('dialog', { name: '投注成功' })).toBeVisible()
  return venue
}
