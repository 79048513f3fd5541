import { launchBrowser } from '../../bench/browser.mjs'

/** Pages and the remotes that own them. */
const PAGES = { '/game/sport': 'games', '/activity/discount': 'activity' }
const LIMIT_MS = 60_000

/**
 * Opens pages in a browser through the balancer.
 *
 * @param {{ site: string, artifacts: string }} origin @param {string} executable a Chromium that trusts the certificate
 * @returns {Promise<{ painted: string[], fromElsewhere: number, problems: string[] }>} the painted pages and the number of files from the artifact origin
 */
export async function openInBrowser({ site, artifacts }, executable) {
  const browser = await launchBrowser(executable)
  const problems = []
  let fromElsewhere = 0
  try {
    const page = await (await browser.newContext({ viewport: { width: 390, height: 844 } })).newPage()
    page.on('console', (message) => message.type() === 'error' && problems.push(message.text()))
    page.on('pageerror', (error) => problems.push(error.message))
    page.on('response', (answer) => {
      if (answer.url().startsWith(`${artifacts}/r/`) && answer.ok()) fromElsewhere += 1
    })
    for (const [path, remote] of Object.entries(PAGES)) {
      await page.goto(`${site}${path}`)
      await page.locator(`[data-remote="${remote}"][data-version]`).first().waitFor({ timeout: LIMIT_MS })
      await page.getByRole('heading', { level: 1 }).first().waitFor({ timeout: LIMIT_MS })
    }
    return { painted: Object.values(PAGES), fromElsewhere, problems }
  } finally {
    await browser.close()
  }
}
