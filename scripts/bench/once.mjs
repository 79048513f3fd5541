/** What is measured once for each form, after the rounds: memory, the swap of a skin, a visit after one remote was released. */
import { withDevice } from './browser.mjs'
import { goHome, paintTimes, skinShown, tapAndWait } from './in-page.mjs'
import { TAPS } from './measure.mjs'
import { releaseMine } from './release-mine.mjs'

const FIRST_ROUNDS = 10
const ROUNDS = 50
const TAP_LIMIT_MS = 30_000
const SETTLE_MS = 500
const IDLE_MS = 6_000
/** A skin of the repository, which all three release services have. */
const SKIN = 'mid-autumn'

/**
 * @param {import('@playwright/test').Browser} browser
 * @param {import('./sites.mjs').Site} site
 * @param {object} storageState of the member
 * @returns {Promise<Record<string, number>>} by row
 */
export async function measureOnce(browser, site, storageState) {
  const heap = await withDevice(browser, { origin: site.origin, isThrottled: false, storageState }, heapOfRounds)
  const swap = await withDevice(browser, { origin: site.origin, isThrottled: true }, (visitor) =>
    swapSkin(visitor, site),
  )
  const released = await withDevice(browser, { origin: site.origin, isThrottled: true, storageState }, (member) =>
    visitAfterRelease(member, site),
  )
  return { ...heap, ...swap, ...released }
}

async function heapOfRounds({ open }) {
  const { page, session } = await open()
  const used = async () => {
    await session.send('HeapProfiler.collectGarbage')
    await session.send('HeapProfiler.collectGarbage')
    return (await session.send('Runtime.getHeapUsage')).usedSize
  }
  let first = 0
  for (let round = 1; round <= ROUNDS; round += 1) {
    for (const [name, path] of Object.entries(TAPS)) {
      await page.evaluate(tapAndWait, { name, path, limitMs: TAP_LIMIT_MS })
      await page.evaluate(goHome)
    }
    if (round === FIRST_ROUNDS) first = await used()
  }
  const last = await used()
  return { heap: last, 'heap growth': last - first }
}

async function swapSkin({ open }, site) {
  const { page } = await open()
  await page.waitForTimeout(IDLE_MS)
  const shown = page.evaluate(skinShown, SKIN)
  await site.callOps(`skins/${SKIN}/activate`, { reason: 'bench' })
  const ms = await shown
  await site.callOps('skins/revert', { reason: 'bench' })
  return { 'skin swap': ms }
}

/** A member who knows the site returns after one remote was released, and opens that remote. */
async function visitAfterRelease({ open }, site) {
  const before = await open()
  await before.page.waitForTimeout(IDLE_MS)
  await before.page.evaluate(tapAndWait, { name: 'mine', path: TAPS.mine, limitMs: TAP_LIMIT_MS })
  await before.page.waitForTimeout(SETTLE_MS)
  await before.page.close()
  await releaseMine(site)
  const after = await open()
  const { ready } = await after.page.evaluate(paintTimes, TAP_LIMIT_MS)
  await after.page.waitForTimeout(IDLE_MS)
  const ms = await after.page.evaluate(tapAndWait, { name: 'mine', path: TAPS.mine, limitMs: TAP_LIMIT_MS })
  return { 'released ready': ready, 'released mine': ms, 'released bytes': after.network.sums()['script bytes'] }
}
