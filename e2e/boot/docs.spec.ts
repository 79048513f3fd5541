/** The documents of the contract as pages of the sandbox. */
import { expect, test } from '@playwright/test'
import { SANDBOX_ORIGIN } from '../site/origins.ts'
import { LONG_TAG } from '../site/short-form.ts'

test('[SBX-DOC-1] the sandbox shows calls and sockets of the contract as pages, without an error in the console', {
  tag: LONG_TAG,
}, async ({ page }) => {
  const faults: string[] = []
  page.on('pageerror', (error) => faults.push(error.message))
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) faults.push(message.text())
  })
  await page.goto(`${SANDBOX_ORIGIN}/docs`)
  await expect(page.getByRole('heading', { name: /Lantern API/ })).toBeVisible()
  await page.locator('#operations-tag-site').click()
  await expect(page.locator('[data-path="/site/api/v1/configuration/preInfo"]')).toBeVisible()

  await page.getByRole('link', { name: 'sockets and venue frames' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Lantern sockets and frames')
  for (const title of ['Chat', 'Scores and prices', 'Venue frame'])
    await expect(page.getByRole('heading', { level: 2, name: title })).toBeVisible()
  const login = page.locator('details', { hasText: 'chatUpLogin' })
  await login.locator('summary').click()
  await expect(login.locator('li').filter({ hasText: /^token/ })).toContainText('at most 2000 characters')
  await expect(login.locator('pre')).toContainText('"msgId": 10001')
  expect(faults).toEqual([])
})
