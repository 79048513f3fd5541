import { once } from 'node:events'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { ROOT } from '../../shared/build/release/source-hash.mjs'
import { ensureBrowser } from '../test/ensure-browser.mjs'
import { watchEntries } from './in-page.mjs'
import { watchNetwork } from './network.mjs'

const require = createRequire(join(ROOT, 'e2e/package.json'))
const PHONE = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true, locale: 'zh-CN' }
/** Slow 4G and a 4× CPU slowdown, as in speed.md. */
const NETWORK = { offline: false, latency: 150, downloadThroughput: 1_600_000 / 8, uploadThroughput: 750_000 / 8 }
const CPU_SLOWDOWN = 4
export const LIMIT_MS = 90_000
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
 * Opens a device and lets `act` use it.
 *
 * @template Result
 * @param {import('@playwright/test').Browser} browser
 * @param {object} options
 * @param {string} options.origin
 * @param {boolean} options.isThrottled slow network and slow CPU
 * @param {object} [options.storageState] of a member
 * @param {(device: { open: () => Promise<Opened> }) => Promise<Result>} act
 * @typedef {{ page: import('@playwright/test').Page, session: import('@playwright/test').CDPSession, network: ReturnType<typeof watchNetwork>, sofar: Record<string, number> }} Opened
 *   `sofar` until the home page was interactive
 * @throws {Error} with console messages of the page
 */
export async function withDevice(browser, { origin, isThrottled, storageState }, act) {
  const context = await browser.newContext({ ...PHONE, storageState })
  const errors = []
  try {
    return await act({ open: () => openHome(context, { origin, isThrottled, errors }) })
  } catch (error) {
    throw new Error([`${origin}: ${error.message}`, ...errors.slice(0, QUOTED)].join('\n  '), { cause: error })
  } finally {
    await context.close()
  }
}

/** @returns {Promise<Opened>} the home page in a new tab of the device, once it is interactive */
async function openHome(context, { origin, isThrottled, errors }) {
  const page = await context.newPage()
  page.on('pageerror', (error) => errors.push(error.message))
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()))
  await page.addInitScript(watchEntries)
  const session = await context.newCDPSession(page)
  const network = await watchNetwork(session)
  if (isThrottled) {
    await session.send('Network.emulateNetworkConditions', NETWORK)
    await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN })
  }
  const interactive = await interactiveHome(session)
  await page.goto(`${origin}/`, { waitUntil: 'commit', timeout: LIMIT_MS })
  await interactive()
  return { page, session, network, sofar: network.sums() }
}

/**
 * Waits by a binding that the page calls. A poll from here would evaluate a script of Playwright in the page, which blocks its main thread for 50 to 110 ms
 * around the first paint.
 *
 * @param {import('@playwright/test').CDPSession} session
 * @returns {Promise<() => Promise<unknown>>} to call after the navigation
 * @throws {Error} by the returned function, if the page does not call within the limit
 */
async function interactiveHome(session) {
  await session.send('Runtime.enable')
  await session.send('Runtime.addBinding', { name: 'benchInteractive' })
  const called = once(session, 'Runtime.bindingCalled', { signal: AbortSignal.timeout(LIMIT_MS) }).catch((cause) => {
    throw new Error(`home was not interactive within ${LIMIT_MS / 1000} s`, { cause })
  })
  // A navigation that fails is reported instead.
  called.catch(() => {})
  return () => called
}
