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
/** After home is ready a member looks at it before the first tap; idle work happens then. */
const LOOK_MS = 6_000
const TAPS = { games: '/game/sport', activity: '/activity/discount', mine: '/mine' }

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
 * @returns {Promise<Record<string, number>>} milliseconds, bytes and counts
 */
export async function measure(browser, origin, storageState) {
  const home = await visitHome(browser, origin)
  const taps = await tapRemotes(browser, origin, storageState)
  return { ...home, ...taps }
}

async function visitHome(browser, origin) {
  const { context, page, network } = await throttledPage(browser, {})
  await page.goto(`${origin}/`, { waitUntil: 'commit', timeout: LIMIT_MS })
  await page.waitForFunction(() => performance.getEntriesByName('shell:interactive').length > 0, null, {
    timeout: LIMIT_MS,
  })
  const sofar = network.sums()
  await page.waitForTimeout(LOOK_MS)
  const paint = await page.evaluate(paintTimes)
  await context.close()
  return { ...paint, ...sofar }
}

/** Runs in the page. */
function paintTimes() {
  const last = (type) =>
    new Promise((resolve) => {
      new PerformanceObserver((list) => resolve(list.getEntries().at(-1)?.startTime ?? 0)).observe({
        type,
        buffered: true,
      })
      setTimeout(() => resolve(0), 500)
    })
  return last('largest-contentful-paint').then((lcp) => ({
    fcp: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0,
    lcp,
    ready: performance.getEntriesByName('shell:interactive')[0]?.startTime ?? 0,
  }))
}

async function tapRemotes(browser, origin, storageState) {
  const { context, page } = await throttledPage(browser, { storageState })
  await page.goto(`${origin}/`, { waitUntil: 'commit', timeout: LIMIT_MS })
  await page.waitForFunction(() => performance.getEntriesByName('shell:interactive').length > 0, null, {
    timeout: LIMIT_MS,
  })
  await page.waitForTimeout(LOOK_MS)
  const times = {}
  for (const [name, path] of Object.entries(TAPS)) {
    times[`tap ${name}`] = await page.evaluate(tapAndWait, { name, path, limitMs: LIMIT_MS })
    await page.evaluate(() => {
      history.pushState({}, '', '/')
      dispatchEvent(new PopStateEvent('popstate'))
    })
    await page.waitForTimeout(500)
  }
  await context.close()
  return times
}

/** Runs in the page: what a tap on a link does to the router, until the remote's frame has painted. */
function tapAndWait({ name, path, limitMs }) {
  const startMs = performance.now()
  history.pushState({}, '', path)
  dispatchEvent(new PopStateEvent('popstate'))
  return new Promise((resolve, reject) => {
    const check = () => {
      const mark = performance.getEntriesByName(`remote:${name}:painted`).find((entry) => entry.startTime >= startMs)
      if (mark) return resolve(mark.startTime - startMs)
      if (performance.now() - startMs > limitMs) return reject(new Error(`remote ${name} was not painted`))
      setTimeout(check, 10)
    }
    check()
  })
}

async function throttledPage(browser, options) {
  const context = await browser.newContext({ ...PHONE, ...options })
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  const network = await watchNetwork(session)
  await session.send('Network.emulateNetworkConditions', NETWORK)
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN })
  return { context, page, network }
}
