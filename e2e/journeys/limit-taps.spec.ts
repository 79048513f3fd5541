/** Ways to limits: never further away than a deposit, and in the header of each page with a deposit or play (issue 13). */
import { ROUTE } from '@lantern/contract'
import type { Page } from '@playwright/test'
import { settleAt } from '../accessibility/settle-at.ts'
import { HELP, MEMBER, VISITOR } from '../accessibility/stops.ts'
import { useMember } from '../site/member-session.ts'
import { withoutPopUps } from '../site/pop-ups.ts'
import { enterVenue } from '../site/sport-venue.ts'
import { STILL } from '../site/still.ts'
import { expect, test } from '../site/watched-page.ts'

test.use(STILL)
test.setTimeout(240_000)

/** Pages whose path redirects, or that exist only without a session. */
const LEFT_OUT = /^\/(user|other|registerGuide|offline|404)/
const PAGES = [
  ...new Set(
    [...Object.values(ROUTE), ...[...VISITOR, ...MEMBER, ...HELP].map(({ path }) => path.split('?')[0] ?? path)].filter(
      (path) => !LEFT_OUT.test(path),
    ),
  ),
]

/** Paths of the links that a member can tap on a page. */
function linksOf(page: Page): Promise<string[]> {
  return page
    .locator('a[href^="/"]')
    .evaluateAll((all: HTMLAnchorElement[]) => [
      ...new Set(all.filter((link) => link.checkVisibility()).map((link) => link.pathname)),
    ])
}

/** Fewest taps from each page to the target. */
function tapsTo(target: string, links: ReadonlyMap<string, readonly string[]>): ReadonlyMap<string, number> {
  const taps = new Map([[target, 0]])
  for (let changed = true; changed; ) {
    changed = false
    for (const [from, to] of links) {
      const best = Math.min(...to.map((path) => (taps.get(path) ?? Number.POSITIVE_INFINITY) + 1))
      if (best < (taps.get(from) ?? Number.POSITIVE_INFINITY)) {
        taps.set(from, best)
        changed = true
      }
    }
  }
  return taps
}

test('[MINE-SAFE-12] from every page, a limit is at most as many taps away as a deposit', async ({ page, context }) => {
  await withoutPopUps(page)
  await useMember(context, 'demo01')
  await page.goto('/')
  const links = new Map<string, readonly string[]>()
  for (const path of PAGES) {
    await test.step(path, async () => {
      await settleAt(page, path)
      links.set(path, await linksOf(page))
    })
  }
  // On the deposit page itself the daily limit can be set, before the amount.
  await settleAt(page, ROUTE.deposit)
  const limit = page.getByRole('button', { name: /限额/ }).first()
  await expect(limit).toBeVisible()
  expect(await limit.evaluate((one) => one.compareDocumentPosition(document.querySelector('main form') as Node))).toBe(
    await page.evaluate(() => Node.DOCUMENT_POSITION_FOLLOWING),
  )
  const toDeposit = tapsTo(ROUTE.deposit, links)
  const toLimit = tapsTo(ROUTE.safer, links)
  const further = PAGES.filter((path) => path !== ROUTE.deposit).flatMap((path) => {
    const [deposit, own] = [toDeposit.get(path), toLimit.get(path)]
    return deposit !== undefined && (own === undefined || own > deposit) ? [`${path}: ${own} > ${deposit}`] : []
  })
  expect(further).toEqual([])
  // The other pages have only a back link.
  expect(toDeposit.size).toBeGreaterThan(45)
  test
    .info()
    .annotations.push({ type: 'pages', description: `${PAGES.length} pages, ${toDeposit.size} lead to a deposit` })
})

/** Where the member deposits or plays. */
const MONEY_PAGES = [ROUTE.deposit, ROUTE.transfer, ROUTE.wallet, ROUTE.instead, ROUTE.sport, '/activity/luckyFlip']

test('[MINE-SAFE-13, SHELL-CUST-10] each page with a deposit or play has the link to safer play in its header', async ({
  page,
  context,
}) => {
  await withoutPopUps(page)
  await useMember(context, 'demo01')
  await page.goto('/')
  const link = page.locator('header').filter({ visible: true }).getByRole('link', { name: '理性娱乐' })
  for (const path of MONEY_PAGES)
    await test.step(path, async () => {
      await settleAt(page, path)
      // The security tip comes before the first visit of a page about service.
      if (path === ROUTE.instead) await page.getByRole('button', { name: /我知道了/ }).click({ timeout: 15_000 })
      await expect(link).toHaveAttribute('href', ROUTE.safer)
      await expect(link).toBeVisible()
    })
  await enterVenue(page, '欧博体育')
  await expect(link).toHaveAttribute('href', ROUTE.safer)
})
