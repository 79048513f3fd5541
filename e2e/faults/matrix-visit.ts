/** A returning device visits the page of one matrix cell: what it must show, and how often the faulty file ran. */
import { STORAGE_KEY } from '@lantern/contract'
import { expect, type Page } from '@playwright/test'
import { useMember } from '../site/member-session.ts'
import { withoutPopUps } from '../site/pop-ups.ts'
import { type Cell, runsOf, type Seen } from './matrix.rules.ts'
import type { MatrixSite } from './matrix-site.ts'
import { REMOTES, type RemoteUnderTest } from './remote-table.ts'

/** The budget of a member, seven seconds, plus page loads on a busy machine. */
const LIMIT_MS = 25_000
/** Classes whose files are scripts of the newest build. */
const LEAVES_TRACE: ReadonlySet<string> = new Set(['entry', 'chunk'])

function remoteOf({ remote }: Pick<Cell, 'remote'>): RemoteUnderTest {
  const found = REMOTES.find(({ name }) => name === remote)
  if (!found) throw new Error(`no such remote: ${remote}`)
  return found
}

/** Prepares a returning device, which stores the last verified discovery document, and opens the remote's page. @param fragment with its `#` */
export async function visit(page: Page, site: MatrixSite, cell: Cell, fragment = ''): Promise<void> {
  await withoutPopUps(page)
  // A session is bound to its origin. Only these pages need one.
  if (cell.remote === 'mine') await useMember(page.context(), 'muted01', undefined, site.origin)
  await page.addInitScript(([key, text]) => localStorage.setItem(key, text), [
    STORAGE_KEY.lastDiscovery,
    JSON.stringify(site.kept),
  ] as const)
  await page.goto(site.origin + remoteOf(cell).path + fragment, { waitUntil: 'commit' })
}

export async function expectSeen(page: Page, site: MatrixSite, cell: Cell, seen: Seen): Promise<void> {
  const remote = remoteOf(cell)
  if (seen === 'panel') return expect(retryOf(page, remote)).toBeVisible({ timeout: LIMIT_MS })
  await expect(remote.content(page)).toBeVisible({ timeout: LIMIT_MS })
  await expect(remote.frame(page)).toHaveAttribute('data-version', seen === 'newest' ? site.newest : site.lastGood)
}

/** The home page works despite the panel; after `heal` a new visit retries without the button. */
export async function expectHealing(page: Page, cell: Cell, heal: () => void): Promise<void> {
  const remote = remoteOf(cell)
  if (remote.name === 'chat') await page.keyboard.press('Escape')
  else await page.getByRole('navigation', { name: '主导航' }).getByRole('link', { name: '首页' }).click()
  await expect(retryOf(page, remote)).toHaveCount(0)
  await expect(page.getByRole('tablist', { name: '游戏分类' })).toBeVisible()
  heal()
  // The chat bubble is gone with its remote, so the test returns by URL.
  await page.evaluate((path) => {
    history.pushState(null, '', path)
    dispatchEvent(new PopStateEvent('popstate'))
  }, remote.path)
  await expect(remote.content(page)).toBeVisible({ timeout: LIMIT_MS })
}

/** Expects how often the faulty files of the newest build ran. @param files names without folder */
export async function expectRuns(page: Page, cell: Cell, files: readonly string[]): Promise<void> {
  if (!LEAVES_TRACE.has(cell.of)) return
  const runsOfFile = (name: string) =>
    page.evaluate((file) => {
      const { __ran: ran = [] } = globalThis as { __ran?: string[] }
      return ran.filter((one) => one === file).length
    }, name)
  const times = runsOf(cell)
  for (const file of files) {
    // A slow chunk of content below the fold may still be loading.
    await expect.poll(() => runsOfFile(file), { message: file }).toBeGreaterThanOrEqual(times)
    expect(await runsOfFile(file), file).toBeLessThanOrEqual(cell.remote === 'mine' ? mostOfMine(cell) : times)
  }
}

/**
 * On pages of mine the header has a slot of mine. After a retry, page and slot may have separate instances of the build, and a file that hung for the
 * page may still be awaited by the slot when it arrives.
 */
function mostOfMine(cell: Cell): number {
  return Math.max(runsOf(cell) * 2, cell.fault === 'hang' ? 1 : 0)
}

function retryOf(page: Page, remote: RemoteUnderTest) {
  return remote.panel(page).getByRole('button', { name: '重试' })
}
