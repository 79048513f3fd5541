/** A remote is published while a page is open (decision 0023). `SWAPS=50` sets the number of swaps (`npm run proof -- swaps`). */
import { STORAGE_KEY } from '@lantern/contract'
import type { Page } from '@playwright/test'
import { frameOf } from '../faults/remote-table.ts'
import { withoutPopUps } from '../site/pop-ups.ts'
import { expect, test } from '../site/watched-page.ts'
import { type Counts, countsOf, tracesOf, watchTimers } from './leftovers.ts'
import { type SwapSite, swapSite } from './swap-site.ts'

const REMOTE = 'games'
const SWAPS = Number(process.env.SWAPS ?? 8)
/** Swaps until the page's lists and caches have reached their final size. */
const WARM_UP = 3
/** Time to receive and verify a new document on a busy machine. */
const HEARD_MS = 15_000

const versionOf = (number: number): string => `9.0.${number}-swap`
const PAINT_MS = 25_000
const heading = (page: Page) => frameOf(page, REMOTE).getByRole('heading', { level: 1 })
const tab = (page: Page, name: string) =>
  page.getByRole('navigation', { name: '主导航' }).getByRole('link', { name, exact: true })

test('[SHELL-SWAP-1] mounted builds stay; the next mount of a page or slot uses the newer version without a reload', async ({
  page,
}) => {
  test.setTimeout(240_000)
  await withoutPopUps(page)
  const site = await swapSite(REMOTE, versionOf(0))
  try {
    await page.goto(`${site.origin}/`)
    const rails = page.locator(`[data-slot="home.rails"]`)
    await expect(rails).toHaveAttribute('data-version', versionOf(0))
    await tab(page, '体育').click()
    await expect(heading(page)).toBeVisible({ timeout: PAINT_MS })
    await heading(page).evaluate((element) => element.setAttribute('data-mark', 'still here'))

    await heard(page, site.publish(versionOf(1)))
    await expect(page.locator('[data-mark="still here"]')).toBeVisible({ timeout: PAINT_MS })
    await expect(frameOf(page, REMOTE)).toHaveAttribute('data-version', versionOf(0))

    await tab(page, '首页').click()
    await expect(rails).toHaveAttribute('data-version', versionOf(1), { timeout: PAINT_MS })
    await expect(rails.locator(':visible').first()).toBeVisible({ timeout: PAINT_MS })
    await tab(page, '体育').click()
    await expect(frameOf(page, REMOTE)).toHaveAttribute('data-version', versionOf(1), { timeout: PAINT_MS })
    await expect(heading(page)).toBeVisible({ timeout: PAINT_MS })
    expect(await tracesOf(page, REMOTE, versionOf(1), site.paths())).toEqual([])
    expect(await page.evaluate(() => performance.getEntriesByType('navigation').length)).toBe(1)
  } finally {
    // Stop polling before the server closes.
    await page.close()
    await site.close()
  }
})

test(`[SHELL-SWAP-2] ${SWAPS} swaps leave nothing of older builds in the page`, async ({ page }) => {
  test.setTimeout(120_000 + SWAPS * 20_000)
  await withoutPopUps(page)
  await watchTimers(page)
  const site = await swapSite(REMOTE, versionOf(0))
  try {
    const cdp = await page.context().newCDPSession(page)
    await page.goto(`${site.origin}/game/sport`)
    await expect(heading(page)).toBeVisible({ timeout: PAINT_MS })
    let before: Counts | null = null
    for (let number = 1; number <= SWAPS; number += 1) {
      await swap(page, site, number)
      if (number === WARM_UP) before = await atRest(page, cdp)
    }
    const after = await atRest(page, cdp)
    const grown = (name: keyof Counts): number => after[name] - (before?.[name] ?? 0)
    test.info().annotations.push({ type: 'figure', description: figureOf(before, after) })
    expect(await tracesOf(page, REMOTE, versionOf(SWAPS), site.paths())).toEqual([])
    expect(grown('listeners'), 'listeners').toBeLessThanOrEqual(MORE.listeners)
    expect(grown('styles'), 'styles').toBe(0)
    expect(grown('timers'), 'timers').toBeLessThanOrEqual(MORE.timers)
    expect(grown('nodes'), 'nodes').toBeLessThanOrEqual(MORE.nodes)
    expect(grown('heap') / (SWAPS - WARM_UP), 'bytes a swap').toBeLessThanOrEqual(MORE.heapEach)
  } finally {
    // Stop polling before the server closes.
    await page.close()
    await site.close()
  }
})

/**
 * Allowed growth: resources that the page itself creates in the meantime. Chromium keeps the source text of every script that a page ran
 * (123 kB a build of games, seen in a heap snapshot) until the page is unloaded or memory is short; code, modules and closures must be freed.
 */
const MORE = { listeners: 10, timers: 4, nodes: 100, heapEach: 200_000 } as const

function figureOf(before: Counts | null, after: Counts): string {
  const names = Object.keys(after) as (keyof Counts)[]
  const grown = names.map((name) => `${name} ${before?.[name]} to ${after[name]}`)
  return `from swap ${WARM_UP} to swap ${SWAPS}: ${grown.join(', ')}`
}

/** Leaves the remote, publishes another version, and returns. */
async function swap(page: Page, site: SwapSite, number: number): Promise<void> {
  await tab(page, '优惠').click()
  await expect(frameOf(page, 'activity')).toBeVisible({ timeout: PAINT_MS })
  await heard(page, site.publish(versionOf(number)))
  const from = site.asked.length
  await tab(page, '体育').click()
  await expect(frameOf(page, REMOTE)).toHaveAttribute('data-version', versionOf(number), { timeout: PAINT_MS })
  await expect(heading(page)).toBeVisible({ timeout: PAINT_MS })
  const known = site.paths()
  const asked = site.asked.slice(from).filter((path) => path.startsWith(`/r/${REMOTE}/`))
  expect(
    asked.filter((path) => !known.includes(path)),
    'requests for an old build',
  ).toEqual([])
}

/** Counts on a page of another remote, where nothing of this one is mounted. */
async function atRest(page: Page, cdp: Parameters<typeof countsOf>[1]): Promise<Counts> {
  await tab(page, '优惠').click()
  await expect(frameOf(page, 'activity')).toBeVisible({ timeout: PAINT_MS })
  await expect(frameOf(page, REMOTE)).toHaveCount(0)
  let counts = await countsOf(page, cdp)
  // Waits until the offers and their pictures are rendered.
  await expect
    .poll(
      async () => {
        const before = counts.nodes
        counts = await countsOf(page, cdp)
        return counts.nodes - before
      },
      { intervals: [500], timeout: PAINT_MS },
    )
    .toBe(0)
  return counts
}

/** Waits until the page has stored the verified document. */
async function heard(page: Page, revision: number): Promise<void> {
  await page.waitForFunction(
    ([key, wanted]) => {
      const { signature = 'e30' } = JSON.parse(localStorage.getItem(key) ?? '{}')
      return JSON.parse(atob(signature.split('.')[0])).revision === wanted
    },
    [STORAGE_KEY.lastDiscovery, revision] as const,
    { timeout: HEARD_MS },
  )
}
