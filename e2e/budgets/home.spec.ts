/** Byte budgets of the home page: brotli bytes on the wire until it is interactive (issue 2, gates). */
import { MARK } from '@lantern/contract/federation'
import { expect, test } from '../site/watched-page.ts'

/** Brotli size of all scripts until the home page is interactive. */
const MAX_SCRIPT_BYTES = 130_000
const MAX_SCRIPTS = 8
/** The page, a script that it names, and one that this script requests. */
const MAX_DEPTH = 3
const MAX_REQUESTS = 12

type Sent = {
  readonly url: string
  readonly isScript: boolean
  readonly atMs: number
  /** The file that requested it. */
  readonly by: string
  bytes: number | null
}

test('[SHELL-HOME-7] home is interactive within 130 kB of scripts in 8 requests of a chain of 3, and 12 requests in all', async ({
  page,
}) => {
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  const all = new Map<string, Sent>()
  session.on('Network.requestWillBeSent', ({ requestId, type, request, wallTime, initiator }) => {
    const by = initiator.url ?? initiator.stack?.callFrames[0]?.url ?? ''
    all.set(requestId, { url: request.url, isScript: type === 'Script', atMs: wallTime * 1_000, by, bytes: null })
  })
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const sent = all.get(requestId)
    if (sent) sent.bytes = encodedDataLength
  })
  await page.goto('/', { waitUntil: 'commit' })
  await page.waitForFunction((mark) => performance.getEntriesByName(mark).length > 0, MARK.interactive)
  // Uses the browser's clock: on a busy machine the mark reaches the test long after later requests started.
  const interactiveMs = await page.evaluate(
    (mark) => performance.timeOrigin + (performance.getEntriesByName(mark)[0]?.startTime ?? 0),
    MARK.interactive,
  )
  const before = [...all.values()].filter(({ atMs }) => atMs <= interactiveMs)
  const scripts = before.filter(({ isScript }) => isScript)
  await expect
    .poll(() => scripts.filter(({ bytes }) => bytes === null), { message: 'scripts on their way' })
    .toEqual([])
  const total = scripts.reduce((sum, { bytes }) => sum + (bytes ?? 0), 0)
  test.info().annotations.push({ type: 'bytes', description: `${total} bytes of scripts, ${before.length} requests` })
  expect(scripts.length).toBeGreaterThan(0)
  expect(total).toBeLessThanOrEqual(MAX_SCRIPT_BYTES)
  expect(scripts.length).toBeLessThanOrEqual(MAX_SCRIPTS)
  const depthOf = (url: string, seen: readonly string[] = []): number => {
    const sent = before.find((one) => one.url === url)
    return sent === undefined || sent.by === '' || seen.includes(url) ? 1 : 1 + depthOf(sent.by, [...seen, url])
  }
  expect(Math.max(...scripts.map(({ url }) => depthOf(url)))).toBeLessThanOrEqual(MAX_DEPTH)
  const urls = before.map(({ url }) => url)
  expect(urls.slice(MAX_REQUESTS), 'requests past the budget').toEqual([])
  expect(urls, 'no file twice').toEqual([...new Set(urls)])
})

test('[EDGE-HTML-6] the picture of the first banner is painted before a script of the page has run', async ({
  page,
}) => {
  let release = (): void => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/assets/*.js', async (route) => {
    await held
    await route.continue()
  })
  await page.goto('/', { waitUntil: 'commit' })
  const largest = () =>
    page.evaluate(
      () =>
        new Promise<string>((resolve) => {
          new PerformanceObserver((list) => resolve((list.getEntries().at(-1) as LargestContentfulPaint).url)).observe({
            type: 'largest-contentful-paint',
            buffered: true,
          })
        }),
    )
  await expect.poll(largest).toContain('/banner/')
  expect(await page.getByRole('region').count(), 'regions that React draws').toBe(0)
  release()
  await expect(page.getByRole('region').first()).toBeVisible()
})
