/** Byte budgets as a member's phone sees them: brotli on the wire until home is interactive (issue 2, gates). */
import { expect, test } from '../site/watched-page.ts'

/** Scripts until home is interactive, brotli. */
const MAX_SCRIPT_BYTES = 150_000
const MAX_REQUESTS = 12

test('[SHELL-HOME-7] home is interactive within 150 kB of scripts in 12 requests', async ({ page }) => {
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  const types = new Map<string, string>()
  const scripts: { url: string; bytes: number }[] = []
  let requests = 0
  let isInteractive = false
  session.on('Network.responseReceived', ({ requestId, type, response }) => {
    types.set(requestId, `${type} ${response.url}`)
  })
  session.on('Network.requestWillBeSent', () => {
    if (!isInteractive) requests += 1
  })
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const [type, url = ''] = (types.get(requestId) ?? '').split(' ')
    if (type === 'Script' && !isInteractive) scripts.push({ url, bytes: encodedDataLength })
  })
  await page.goto('/', { waitUntil: 'commit' })
  await page.waitForFunction(() => performance.getEntriesByName('shell:interactive').length > 0)
  isInteractive = true
  const total = scripts.reduce((sum, script) => sum + script.bytes, 0)
  test.info().annotations.push({ type: 'bytes', description: `${total} bytes of scripts, ${requests} requests` })
  expect(scripts.length).toBeGreaterThan(0)
  expect(total).toBeLessThanOrEqual(MAX_SCRIPT_BYTES)
  expect(requests).toBeLessThanOrEqual(MAX_REQUESTS)
})
