/** Cost of a release for members in bytes on the wire: through the edge, after a publish with the command line (decision 0049). */
import { STORAGE_KEY } from '@lantern/contract'
import type { CDPSession, Page, Worker } from '@playwright/test'
import { anotherBuild } from '../faults/another-build.ts'
import { brokenBuild } from '../faults/broken-build.ts'
import { untilControlled, untilKept } from '../pwa/kept.ts'
import { useMember } from '../site/member-session.ts'
import { declinePopUps } from '../site/pop-ups.ts'
import { liveVersion, publish, restore } from '../site/release-service.ts'
import { expect, test } from '../site/watched-page.ts'

const REMOTE = 'mine'
const PAGE = '/mine/audit'
/** A text that occurs only in the chunk of this page. */
const WORDS = '现在可提'
const NEW_WORDS = '此刻可提'
const reworded = (_file: string, text: string): string => text.replaceAll(WORDS, NEW_WORDS)
/** Changes code as well as text, so that the chunk of the page grows. */
const rewritten = (file: string, text: string): string =>
  file.endsWith('.js') && text.includes(WORDS)
    ? `${reworded(file, text)};globalThis.lanternDrill=[${Array.from({ length: 500 }, (_one, index) => index)}]`
    : text
/** Limit for a returning member, in addition to a visit without a release. */
const MAX_BYTES = 10_000
/** Limit for a file that differs by two words from the browser's copy: headers and some hundred bytes. */
const MAX_DIFFERENCE = 2_000

/** Time to the first paint on a busy machine. */
const PAINT_MS = 25_000

/** Longer than a page waits for an idle moment before it fetches ahead. */
const IDLE_MS = 2_500

type Fetched = { readonly path: string; bytes: number | null; isCached: boolean; encoding: string }

let version = ''
let good = ''
test.beforeEach(async ({ page, context }) => {
  await declinePopUps(page)
  await useMember(context, 'muted01')
  good = await liveVersion(REMOTE)
  version = `9.9.7-words${Date.now().toString(36)}`
})
test.afterEach(() => restore(REMOTE, good))

test('[SHELL-REM-23] [EDGE-50] after two words of a page changed, a returning member fetches only the difference of that file', async ({
  page,
}) => {
  const wire = await watchWire(page)
  await visit(page, WORDS)
  await wire.settled()
  await visit(page, WORDS)
  const without = await wire.settled()
  expect(pathsOf(without), 'a visit without a release').toEqual([])

  await publish(brokenBuild(REMOTE, version, reworded), REMOTE, version)
  // Waits for other requests of the page.
  await wire.settled()
  await visit(page, NEW_WORDS)
  const after = await wire.settled()
  const cost = bytesOf(after) - bytesOf(without)
  test.info().annotations.push({
    type: 'bytes',
    description: `${bytesOf(without)} before, ${bytesOf(after)} after the release: ${after.map(({ path, bytes }) => `${path} ${bytes}`).join(', ')}`,
  })
  expect(pathsOf(after)).toEqual(changedFiles())
  expect(cost).toBeLessThanOrEqual(MAX_BYTES)
  // The browser verified the hash of the file made from the difference and its older copy.
  const [changed] = after.filter(({ path }) => isOfRelease(path))
  expect(changed).toMatchObject({ encoding: 'dcz' })
  expect(changed?.bytes).toBeLessThanOrEqual(MAX_DIFFERENCE)
})

test('[SHELL-REM-23] [SHELL-SWAP-1] an open page fetches discovery, the manifest and the changed file, and shows the new text', async ({
  page,
}) => {
  const wire = await watchWire(page)
  await visit(page, WORDS)
  await leaveAndReturn(page, WORDS)
  await wire.settled()
  await publish(brokenBuild(REMOTE, version, reworded), REMOTE, version)
  await page.waitForFunction(
    ([key, wanted]) => localStorage.getItem(key)?.includes(wanted) ?? false,
    [STORAGE_KEY.lastDiscovery, version] as const,
    { timeout: 15_000 },
  )
  await expect(page.getByText(WORDS).first()).toBeVisible()

  await leaveAndReturn(page, NEW_WORDS)
  const { shared } = anotherBuild(REMOTE, version, reworded)
  const manifest = [...shared.keys()].filter((path) => path.includes('/mf-manifest.'))
  const asked = pathsOf(await wire.settled())
  expect(asked.filter((path) => path !== '/discovery.json')).toEqual([...changedFiles(), ...manifest].sort())
  expect(asked).toContain('/discovery.json')
})

test.describe('with a service worker', () => {
  test.use({ serviceWorkers: 'allow' })

  test('[SHELL-REM-23] [SHELL-PWA-12] after one page of a remote changed, the service worker fetches its chunk and, once, the offline page', async ({
    page,
    context,
  }) => {
    await visit(page, WORDS)
    await untilControlled(page)
    await untilKept(page, /^\/_app/, new RegExp(`^/r/${REMOTE}/files/remoteEntry`))
    const [worker] = context.serviceWorkers()
    if (worker === undefined) throw new Error('there is no service worker')
    await worker.evaluate(() => performance.clearResourceTimings())

    await publish(brokenBuild(REMOTE, version, rewritten), REMOTE, version)
    await visit(page, NEW_WORDS)
    const fetched = async (): Promise<WorkerFetch[]> => (await fetchesOf(worker)).filter(({ path }) => isOfWorker(path))
    await expect.poll(async () => (await fetched()).map(({ path }) => path), { timeout: 20_000 }).toContain('/_app')
    const all = await fetched()
    const description = all.map(({ path, bytes }) => `${path} ${bytes}`).join(', ')
    test.info().annotations.push({ type: 'bytes', description })
    expect(all.map(({ path }) => path).sort()).toEqual([...changedFiles(rewritten), '/_app'].sort())
  })
})

type WorkerFetch = { readonly path: string; readonly bytes: number }

/** The remote's files and the offline page; other files are kept for offline use whenever a page opens. */
const isOfWorker = (path: string): boolean => path.startsWith(`/r/${REMOTE}/`) || path === '/_app'

/** Files that the worker fetched from the network, by its resource timings. */
function fetchesOf(worker: Worker): Promise<WorkerFetch[]> {
  return worker.evaluate(() =>
    (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
      .filter(({ transferSize }) => transferSize > 0)
      .map(({ name, transferSize }) => ({ path: new URL(name).pathname, bytes: transferSize })),
  )
}

/** Paths of the files that the reworded build does not have in common with the good one. */
function changedFiles(change = reworded): string[] {
  const before = new Set(anotherBuild(REMOTE, version).files.keys())
  const after = [...anotherBuild(REMOTE, version, change).files.keys()]
  return after.filter((file) => !before.has(file)).map((file) => `/r/${REMOTE}/files/${file}`)
}

async function visit(page: Page, words: string): Promise<void> {
  await page.goto(PAGE)
  await expect(page.getByText(words).first()).toBeVisible({ timeout: PAINT_MS })
}

/** Navigates without a reload. */
async function leaveAndReturn(page: Page, words: string): Promise<void> {
  const tab = (name: string) =>
    page.getByRole('navigation', { name: '主导航' }).getByRole('link', { name, exact: true }).click()
  await page.getByRole('button', { name: '返回' }).click()
  await tab('首页')
  await expect(page.getByRole('tablist', { name: '游戏分类' })).toBeVisible({ timeout: PAINT_MS })
  await tab('我的')
  await page.locator(`a[href="${PAGE}"]`).first().click({ timeout: PAINT_MS })
  await expect(page.getByText(words).first()).toBeVisible({ timeout: PAINT_MS })
}

/** The remote's files and discovery; other remotes are prefetched when the page is idle. */
const isOfRelease = (path: string): boolean => path.startsWith(`/r/${REMOTE}/`) || path === '/discovery.json'

function pathsOf(fetched: readonly Fetched[]): string[] {
  return [...new Set(fetched.map(({ path }) => path).filter(isOfRelease))].sort()
}

function bytesOf(fetched: readonly Fetched[]): number {
  return fetched.reduce((sum, { bytes }) => sum + (bytes ?? 0), 0)
}

/** Records documents and files of the release that the network sent, with their encoded size. */
async function watchWire(page: Page) {
  const session: CDPSession = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  const all = new Map<string, Fetched>()
  session.on('Network.requestWillBeSent', ({ requestId, type, request }) => {
    const { pathname } = new URL(request.url)
    if (type === 'Document' || isOfRelease(pathname))
      all.set(requestId, { path: pathname, bytes: null, isCached: false, encoding: '' })
  })
  const cached = (requestId: string): void => void Object.assign(all.get(requestId) ?? {}, { isCached: true })
  session.on('Network.requestServedFromCache', ({ requestId }) => cached(requestId))
  session.on('Network.responseReceived', ({ requestId, response }) => {
    if (response.fromDiskCache) cached(requestId)
    Object.assign(all.get(requestId) ?? {}, { encoding: response.headers['content-encoding'] ?? '' })
  })
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    Object.assign(all.get(requestId) ?? {}, { bytes: encodedDataLength })
  })
  // A navigation cancels the requests of the page that it leaves.
  session.on('Network.loadingFailed', ({ requestId }) => void all.delete(requestId))
  return {
    /** Resolves when every recorded request is finished, and no other followed: a page fetches ahead while it is idle. */
    async settled(): Promise<Fetched[]> {
      const open = () => [...all.values()].filter(({ bytes }) => bytes === null)
      let before = -1
      const isQuiet = () => {
        const known = before
        before = all.size
        return open().length === 0 && known === before
      }
      await expect.poll(isQuiet, { message: 'requests under way', intervals: [IDLE_MS], timeout: PAINT_MS }).toBe(true)
      const found = [...all.values()].filter(({ isCached }) => !isCached)
      all.clear()
      return found
    },
  }
}
