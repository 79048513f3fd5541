import { createRequire } from 'node:module'
import { join } from 'node:path'
import { ROOT } from '../../shared/build/release/source-hash.mjs'
import { ensureBrowser } from '../test/ensure-browser.mjs'
import { watchNetwork } from './network.mjs'

const require = createRequire(join(ROOT, 'e2e/package.json'))
const PHONE = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true, locale: 'zh-CN' }
/** Slow 4G and a 4× CPU slowdown, as in speed.md. */
const NETWORK = { offline: false, latency: 150, downloadThroughput: 1_600_000 / 8, uploadThroughput: 750_000 / 8 }
const CPU_SLOWDOWN = 4
const LIMIT_MS = 90_000
const PAINT_LIMIT_MS = 10_000
/** Pause between the ready home page and the first tap, which gives idle work time to run. */
const LOOK_MS = 6_000
/** A page of each remote; chat has none, its panel opens over any page. */
const TAPS = { games: '/game/sport', activity: '/activity/discount', mine: '/mine', chat: '/?chat=1&roomId=lobby' }
/** Number of console messages quoted in an error. */
const QUOTED = 3

/** @param {string} [executable] defaults to the installed Chromium */
export async function launchBrowser(executable) {
  const { chromium } = require('@playwright/test')
  return chromium.launch({
    executablePath: executable ?? (await ensureBrowser()),
    args: ['--no-sandbox', '--headless=new', '--disable-gpu', '--disable-quic', '--disable-background-networking'],
  })
}

/** Logs a demo member in and returns the storage state, so that taps reach the member area. Each site needs its own member, because a second login ends the first. */
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
 * Measures a cold visit of the home page as a visitor, and one as a member who then opens each remote.
 *
 * @param {import('@playwright/test').Browser} browser
 * @param {string} origin
 * @param {object} options
 * @param {object} options.storageState of the member
 * @param {boolean} options.isThrottled slow network, slow CPU and idle time; without it the visit only proves that everything is painted
 * @returns {Promise<Record<string, number>>} milliseconds, bytes and counts
 * @throws {Error} with console messages of the page if the home page or a remote is not painted
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

/** Runs in the page. The first entry list includes earlier paints; waits if there is no largest paint yet. */
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

/** Runs in the page. Navigates like a tapped link and waits until the remote's frame, or the messages of the chat panel, have painted. */
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
