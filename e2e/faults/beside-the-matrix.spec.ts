/** Cases outside the matrix: styles, a new device, error reports, and late responses. */
import type { Page, Request } from '@playwright/test'
import { LONG_TAG } from '../site/short-form.ts'
import { STILL } from '../site/still.ts'
import { expect, test } from '../site/watched-page.ts'
import { type MatrixSite, matrixSite, NEWEST } from './matrix-site.ts'
import { frameOf } from './remote-table.ts'

const REMOTE = 'games'
const LIMIT_MS = 25_000
const heading = (page: Page) => frameOf(page, REMOTE).getByRole('heading', { level: 1 })

test.use(STILL)

test.beforeEach(({ watch }) => watch.expectProblem(/^console: /))

test('[SHELL-FAULT-6] a style that differs from the signed one is not applied, and the last good version is shown', async ({
  page,
}) => {
  const site = await matrixSite({ remote: REMOTE, of: 'style', fault: { fault: 'flipped', often: 'always' } })
  try {
    await open(page, site)
    await expect(frameOf(page, REMOTE)).toHaveAttribute('data-version', site.lastGood, { timeout: LIMIT_MS })
    await expect(heading(page)).toBeVisible()
    expect(site.met()).toBeGreaterThan(0)
    const sheets = await page.evaluate(() => [...document.styleSheets].map(({ href }) => href ?? ''))
    expect(sheets.filter((href) => href.includes(NEWEST))).toEqual([])
  } finally {
    await site.close()
  }
})

test('[SHELL-FAULT-5][SHELL-FAULT-6] a forged entry is reported once as sri-mismatch with its version, and the last good version once as fallback', async ({
  page,
}) => {
  const reports = collected(page)
  const site = await matrixSite({ remote: REMOTE, of: 'entry', fault: { fault: 'flipped', often: 'always' } })
  try {
    await open(page, site)
    await expect(frameOf(page, REMOTE)).toHaveAttribute('data-version', site.lastGood, { timeout: LIMIT_MS })
    await expect(heading(page)).toBeVisible()
    await expect.poll(() => reports().map(({ outcome }) => outcome)).toContain('fallback')
    expect(reports()).toEqual([
      expect.objectContaining({ outcome: 'failed', version: NEWEST, phase: 'sri-mismatch' }),
      expect.objectContaining({ outcome: 'fallback', version: site.lastGood }),
    ])
  } finally {
    await site.close()
  }
})

test('[SHELL-FAULT-1] a new device gets the panel while discovery is unavailable, and a retry recovers', async ({
  page,
}) => {
  const site = await matrixSite({ remote: REMOTE, of: 'discovery', fault: { fault: '500', often: 'always' } })
  try {
    await open(page, site)
    const panel = page.getByRole('alert').filter({ hasText: '此页面暂时打不开' })
    await expect(panel).toBeVisible({ timeout: LIMIT_MS })
    site.heal()
    await panel.getByRole('button', { name: '重试' }).click()
    await expect(frameOf(page, REMOTE)).toHaveAttribute('data-version', NEWEST, { timeout: LIMIT_MS })
    await expect(heading(page)).toBeVisible()
  } finally {
    await site.close()
  }
})

test('[SHELL-FAULT-4] an abandoned entry does not run when it arrives late', { tag: LONG_TAG }, async ({ page }) => {
  const site = await matrixSite({ remote: REMOTE, of: 'entry', fault: { fault: 'hang', often: 'always' } })
  try {
    await open(page, site)
    await expect(frameOf(page, REMOTE)).toHaveAttribute('data-version', site.lastGood, { timeout: LIMIT_MS })
    await expect(heading(page)).toBeVisible()
    expect(await site.releaseHanging()).toBeGreaterThan(0)
    // Released responses arrive before this later request; without the guard their code would have run.
    await page.evaluate(() => fetch('/healthz').then((answer) => answer.text()))
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)))
    const ran = await page.evaluate(() => (globalThis as { __ran?: string[] }).__ran ?? [])
    expect(ran.filter((file) => site.hitFiles().includes(file))).toEqual([])
    await expect(frameOf(page, REMOTE)).toHaveAttribute('data-version', site.lastGood)
  } finally {
    await site.close()
  }
})

async function open(page: Page, site: MatrixSite): Promise<void> {
  await page.goto(`${site.origin}/game/sport`, { waitUntil: 'commit' })
}

type Report = { kind: string; remote?: string; outcome?: string; version?: string; phase?: string }

/** Reports about pages of the remote. Slots load later and report separately. */
function collected(page: Page): () => Report[] {
  const all: Report[] = []
  page.on('request', (request: Request) => {
    if (!request.url().endsWith('/collect')) return
    all.push(...(JSON.parse(request.postData() ?? '{}') as { reports: Report[] }).reports)
  })
  return () => all.filter(({ kind, remote }) => kind === 'remote' && remote === REMOTE)
}
