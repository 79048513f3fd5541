import { LIMIT_MS, withDevice } from './browser.mjs'
import { goHome, paintTimes, shiftsSoFar, slowestInteraction, tapAndWait } from './in-page.mjs'

const PAINT_LIMIT_MS = 10_000
/** Pause between the ready home page and the first tap, which gives idle work time to run. */
const LOOK_MS = 6_000
const SETTLE_MS = 500
/** A page of each remote; chat has none, its panel opens over any page. */
export const TAPS = {
  games: '/game/sport',
  activity: '/activity/discount',
  mine: '/mine',
  chat: '/?chat=1&roomId=lobby',
}
/** What a member taps with a finger: a category of home, then the tab bar. */
const FINGER = {
  category: '[role=tab]:nth-of-type(3)',
  sport: 'nav a[href="/game/sport"]',
  offers: 'nav a[href="/activity/discount"]',
  home: 'nav a[href="/"]',
}

/**
 * Measures one form once: a cold visit of home, a repeated one, taps to every remote cold, prefetched and warm, and taps with a finger.
 *
 * @param {import('@playwright/test').Browser} browser
 * @param {string} origin
 * @param {object} options
 * @param {object} options.storageState of the member
 * @param {boolean} options.isThrottled slow network, slow CPU and idle time; without it the round only proves that everything is painted
 * @returns {Promise<Record<string, number>>} milliseconds, bytes, counts and shares, by row
 * @throws {Error} with console messages of the page if the home page or a remote is not painted
 */
export async function measure(browser, origin, { storageState, isThrottled }) {
  const device = { origin, isThrottled }
  const lookMs = isThrottled ? LOOK_MS : SETTLE_MS
  const home = await withDevice(browser, device, (visitor) => visitTwice(visitor, lookMs))
  const taps = await withDevice(browser, { ...device, storageState }, (member) => tapRemotes(member, lookMs))
  const cold = {}
  // The unthrottled round says nothing about speed: one shows that cold taps are painted.
  for (const name of Object.keys(TAPS).slice(0, isThrottled ? undefined : 1))
    cold[`cold ${name}`] = await withDevice(browser, { ...device, storageState }, async (member) => {
      const { page } = await member.open()
      return tap(page, name)
    })
  return { ...home, ...cold, ...taps }
}

/**
 * When a first visit of home is painted and interactive, of a form that was measured before. These rows have the widest spread, so they want more samples.
 *
 * @param {import('@playwright/test').Browser} browser
 * @param {string} origin
 * @returns {Promise<{ fcp: number, lcp: number, ready: number }>} milliseconds
 */
export function firstVisit(browser, origin) {
  return withDevice(browser, { origin, isThrottled: true }, async ({ open }) => {
    const { page } = await open()
    await page.waitForTimeout(LOOK_MS)
    const { fcp, lcp, ready } = await page.evaluate(paintTimes, PAINT_LIMIT_MS)
    return { fcp, lcp, ready }
  })
}

async function visitTwice({ open }, lookMs) {
  const first = await open()
  await first.page.waitForTimeout(lookMs)
  const times = await first.page.evaluate(paintTimes, PAINT_LIMIT_MS)
  const cls = await first.page.evaluate(shiftsSoFar)
  await first.page.close()
  const again = await open()
  const repeated = await again.page.evaluate(paintTimes, PAINT_LIMIT_MS)
  return {
    ...first.sofar,
    ...times,
    cls,
    'repeat ready': repeated.ready,
    'repeat lcp': repeated.lcp,
    'repeat bytes': again.sofar.bytes,
  }
}

async function tapRemotes({ open }, lookMs) {
  const { page } = await open()
  await page.waitForTimeout(lookMs)
  const times = {}
  for (const kind of ['tap', 'warm']) {
    for (const name of Object.keys(TAPS)) {
      times[`${kind} ${name}`] = await tap(page, name)
      await page.evaluate(goHome)
      await page.waitForTimeout(SETTLE_MS)
    }
  }
  const fingers = {}
  for (const [name, selector] of Object.entries(FINGER)) {
    await page.tap(selector, { timeout: LIMIT_MS, force: true })
    await page.waitForTimeout(SETTLE_MS)
    fingers[`finger ${name}`] = await page.evaluate(slowestInteraction)
  }
  return { ...times, ...fingers, inp: Math.max(...Object.values(fingers)) }
}

function tap(page, name) {
  return page.evaluate(tapAndWait, { name, path: TAPS[name], limitMs: LIMIT_MS })
}
