import { createRequire } from 'node:module'
import { join } from 'node:path'
import { ROOT } from '../../shared/build/release/source-hash.mjs'
import { ensureBrowser } from '../test/ensure-browser.mjs'
import { watchNetwork } from './network.mjs'

const require = createRequire(join(ROOT, 'e2e/package.json'))
const PHONE = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true, locale: 'zh-CN' }
/** Slow 4G and a phone four times slower than this machine, as in speed.md. */
const NETWORK = { offline: false, latency: 150, downloadThroughput: 1_600_000 / 8, uploadThroughput: 750_000 / 8 }
const CPU_SLOWDOWN = 4
const LIMIT_MS = 90_000
const PAINT_LIMIT_MS = 10_000
/** After home is ready a member looks at it before the first tap; idle work happens then. */
const LOOK_MS = 6_000
/** A page of each remote; chat has none, its panel lies over any page. */
const TAPS = { games: '/game/sport', activity: '/activity/discount', mine: '/mine', chat: '/?chat=1&roomId=lobby' }
/** The messages of a page that a failure quotes. */
const QUOTED = 3

/** @param {string} [executable] left out = the Chromium of this machine */
export async function launchBrowser(executable) {
  const { chromium } = require('@playwright/test')
  return chromium.launch({
    executablePath: executable ?? (await ensureBrowser()),
    args: ['--no-sandbox', '--headless=new', '--disable-gpu', '--disable-quic', '--disable-background-networking'],
  })
}

/** The stored session of a demo member, so that taps reach the member area too. One member for each site: a second login ends the first. */
export async function signedInState(browser, origin, userName) {
  const context = await browser.newContext(PHONE)
  const page = await context.newPage()
  await page.goto(`${origin}/user/login`)
  await page.getByRole('textbox').first().fill(userName)
  await page.locator('input[type=password]').first().fill('Test@1234')
  await page.locator('button[type=submit]').first().click()
  await page.waitForURL((url) => !url.pathname.startsWith('/user/login'), { timeout: LIMIT_MS })
  const state = await context.storageState()
  await context.close()
  return state
}

/**
 * One cold visit of home as a stranger, and one as a member who then taps into each remote.
 *
 * @param {import('@playwright/test').Browser} browser
 * @param {string} origin
 * @param {object} options
 * @param {object} options.storageState of the member
 * @param {boolean} options.isThrottled slow network, slow phone, and time to look; without it the visit proves only that everything is painted
 * @returns {Promise<Record<string, number>>} milliseconds, bytes and counts
 * @throws {Error} with what the page's console said, when home or a remote is not painted
 */
export async function measure(browser, origin, { storageState, isThrottled }) {
  const home = await visit(browser, origin, { isThrottled }, async ({ page, sofar }) => ({
    ...(await page.evaluate(paintTimes, PAINT_LIMIT_MS)),
    ...sofar,
  }))
  const taps = await visit(browser, origin, { isThrottled, storageState }, tapRemotes)
  return { ...home, ...taps }
}

async function visit(browser, origin, { isThrottled, storageState }, act) {
  const context = await browser.newContext({ ...PHONE, storageState })
  const errors = []
  try {
    const page = await context.newPage()
    page.on('pageerror', (error) => errors.push(error.message))
    page.on('console', (message) => message.type() === 'error' && errors.push(message.text()))
    const session = await context.newCDPSession(page)
    const network = await watchNetwork(session)
    if (isThrottled) await throttle(session)
    await page.goto(`${origin}/`, { waitUntil: 'commit', timeout: LIMIT_MS })
    await page.waitForFunction(isInteractive, null, { timeout: LIMIT_MS })
    const sofar = network.sums()
    if (isThrottled) await page.waitForTimeout(LOOK_MS)
    return await act({ page, sofar })
  } catch (error) {
    throw new Error([`${origin}: ${error.message}`, ...errors.slice(0, QUOTED)].join('\n  '), { cause: error })
  } finally {
    await context.close()
  }
}

async function throttle(session) {
  await session.send('Network.emulateNetworkConditions', NETWORK)
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN })
}

async function tapRemotes({ page }) {
  const times = {}
  for (const [name, path] of Object.entries(TAPS)) {
    times[`tap ${name}`] = await page.evaluate(tapAndWait, { name, path, limitMs: LIMIT_MS })
    await page.evaluate(() => {
      history.pushState({}, '', '/')
      dispatchEvent(new PopStateEvent('popstate'))
    })
    await page.waitForTimeout(500)
  }
  return times
}

/** Runs in the page. */
function isInteractive() {
  return performance.getEntriesByName('shell:interactive').length > 0
}

/** Runs in the page. The first list of paints has all that were painted before; a page that has painted nothing large yet is waited for. */
async function paintTimes(limitMs) {
  const largest = new Promise((resolve) => {
    new PerformanceObserver((list) => resolve(list.getEntries().at(-1).startTime)).observe({
      type: 'largest-contentful-paint',
      buffered: true,
    })
    setTimeout(() => resolve(0), limitMs)
  })
  return {
    fcp: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0,
    lcp: await largest,
    ready: performance.getEntriesByName('shell:interactive')[0]?.startTime ?? 0,
  }
}

/** Runs in the page: what a tap on a link does to the router, until the remote's frame has painted, or the messages of its panel. */
function tapAndWait({ name, path, limitMs }) {
  const startMs = performance.now()
  history.pushState({}, '', path)
  dispatchEvent(new PopStateEvent('popstate'))
  return new Promise((resolve, reject) => {
    const check = () => {
      const nowMs = performance.now()
      const mark = performance.getEntriesByName(`remote:${name}:painted`).find((entry) => entry.startTime >= startMs)
      if (mark) return resolve(mark.startTime - startMs)
      if (name === 'chat' && document.querySelector('[role=log]')) return resolve(nowMs - startMs)
      if (nowMs - startMs > limitMs) return reject(new Error(`remote ${name} was not painted`))
      setTimeout(check, 10)
    }
    check()
  })
}
