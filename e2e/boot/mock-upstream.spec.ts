/** The home page on a mock back end made from the OpenAPI file alone. */
import { startMockServer } from '@lantern/api-documents/mock-server'
import { expect, test } from '@playwright/test'
import { ownEdge } from '../site/own-edge.ts'

test('[WIRE-67] the home page boots on a mock server made from the OpenAPI file alone', async ({ page }) => {
  test.setTimeout(480_000)
  const mock = await startMockServer()
  const edge = await ownEdge()
  const errors: string[] = []
  page.on('pageerror', (error) => errors.push(error.message))
  try {
    await edge.start({ UPSTREAM: mock.origin })
    await page.goto(`${edge.origin}/`)
    await expect(page.getByRole('main')).toBeVisible()
    // Values from the builders of the document: the name of a venue, and the title of the site.
    await expect(page.getByText('DB体育').first()).toBeVisible()
    await expect(page).toHaveTitle(/灯塔/)
    await expect(page.getByRole('navigation').first()).toBeVisible()
    await expect(page.getByText('加载失败')).toHaveCount(0)
    expect(errors).toEqual([])
  } finally {
    await edge.stop()
    await mock.stop()
  }
})
