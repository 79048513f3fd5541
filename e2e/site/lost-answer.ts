import type { Page } from '@playwright/test'

/** The server carries out the first request to this path; its answer never arrives. @returns a function that counts the requests */
export async function loseFirstAnswer(page: Page, path: string): Promise<() => number> {
  let sent = 0
  await page.route(`**${path}`, async (route) => {
    sent += 1
    if (sent > 1) return route.continue()
    await route.fetch()
    return route.abort('connectionreset')
  })
  return () => sent
}
