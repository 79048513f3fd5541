/**
 * The fault matrix (federation.md 3.4): five classes of file, eight faults, once and permanently, injected at the network. `MATRIX=all` runs every
 * cell (`npm run proof -- faults`); otherwise a sample that covers each class and fault.
 */
import { STORAGE_KEY } from '@lantern/contract'
import type { Page } from '@playwright/test'
import { STILL } from '../site/still.ts'
import { expect, test } from '../site/watched-page.ts'
import { CELLS, type ResourceClass, runsOf, sampleOf, seenOf, titleOf } from './matrix.rules.ts'
import { type MatrixSite, matrixSite, REMOTE } from './matrix-site.ts'
import { frameOf } from './remote-table.ts'

const SEED = 4
/** Three attempts of two seconds, plus page loads on a busy machine. */
const LIMIT_MS = 25_000
/** Classes whose files are scripts of the newest build. */
const LEAVES_TRACE: ReadonlySet<ResourceClass> = new Set(['entry', 'chunk'])
const cells = process.env.MATRIX === 'all' ? CELLS : sampleOf(CELLS, SEED)

test.use(STILL)

for (const cell of cells) {
  test(`[SHELL-FAULT-7] ${titleOf(cell)}`, async ({ page, watch }) => {
    // The browser logs files that it could not fetch or refused to run.
    watch.expectProblem(/^console: /)
    const site = await matrixSite(cell.of, cell)
    try {
      await wasHereBefore(page, site)
      await page.goto(`${site.origin}/game/sport`, { waitUntil: 'commit' })
      await expectSeen(page, site, seenOf(cell))
      expect(site.met(), 'the fault was met').toBeGreaterThan(0)
      if ((await site.releaseHanging()) > 0) await page.evaluate(() => fetch('/healthz').then((one) => one.text()))
      if (LEAVES_TRACE.has(cell.of)) await expectRuns(page, site, runsOf(cell))
    } finally {
      await site.close()
    }
  })
}

/** Simulates a returning device, which stores the last verified discovery document. */
async function wasHereBefore(page: Page, { kept }: MatrixSite): Promise<void> {
  await page.addInitScript(([key, text]) => localStorage.setItem(key, text), [
    STORAGE_KEY.lastDiscovery,
    JSON.stringify(kept),
  ] as const)
}

async function expectSeen(page: Page, site: MatrixSite, seen: ReturnType<typeof seenOf>): Promise<void> {
  const heading = frameOf(page, REMOTE).getByRole('heading', { level: 1 })
  if (seen !== 'panel') {
    await expect(heading).toBeVisible({ timeout: LIMIT_MS })
    const version = seen === 'newest' ? site.newest : site.lastGood
    await expect(frameOf(page, REMOTE)).toHaveAttribute('data-version', version)
    return
  }
  const panel = page.getByRole('alert').filter({ hasText: '游戏大厅暂时打不开' })
  const retry = panel.getByRole('button', { name: '重试' })
  await expect(retry).toBeVisible({ timeout: LIMIT_MS })
  const tabs = page.getByRole('navigation', { name: '主导航' })
  await tabs.getByRole('link', { name: '首页' }).click()
  await expect(page.getByRole('tablist', { name: '游戏分类' })).toBeVisible()
  // A new visit retries without the button.
  site.heal()
  await tabs.getByRole('link', { name: '体育' }).click()
  await expect(heading).toBeVisible({ timeout: LIMIT_MS })
}

/** Expects how often files of the newest build ran. */
async function expectRuns(page: Page, site: MatrixSite, times: 0 | 1): Promise<void> {
  const ran = await page.evaluate(() => (globalThis as { __ran?: string[] }).__ran ?? [])
  for (const file of site.hitFiles())
    expect(
      ran.filter((one) => one === file),
      file,
    ).toHaveLength(times)
}
