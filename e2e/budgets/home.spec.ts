/** Byte budgets of the home page: brotli bytes on the wire until it is interactive (issue 2, gates). */
import { MARK } from '@lantern/contract/federation'
import { expect, test } from '../site/watched-page.ts'

/** Brotli size of all scripts until the home page is interactive. */
const MAX_SCRIPT_BYTES = 150_000
const MAX_REQUESTS = 12

type Sent = { readonly url: string; readonly isScript: boolean; readonly atMs: number; bytes: number | null }

test('[SHELL-HOME-7] home is interactive within 150 kB of scripts in 12 requests', async ({ page }) => {
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  const all = new Map<string, Sent>()
  session.on('Network.requestWillBeSent', ({ requestId, type, request, wallTime }) => {
    all.set(requestId, { url: request.url, isScript: type === 'Script', atMs: wallTime * 1_000, bytes: null })
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
  expect(before.map(({ url }) => url).slice(MAX_REQUESTS), 'requests past the budget').toEqual([])
})
