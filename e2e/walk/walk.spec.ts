/**
 * A random walk through the shell's routes with injected faults: no white screen, no unhandled rejection, no console error.
 * `npm run proof -- walk` takes 500 steps with a new seed; this is a short form with a fixed one. A failure prints its
 * seed and last steps; `npm run proof -- walk SEED STEPS` repeats the walk.
 */
import { control } from '../site/control.ts'
import { EDGE_ORIGIN } from '../site/origins.ts'
import { declinePopUps } from '../site/pop-ups.ts'
import { LONG_TAG } from '../site/short-form.ts'
import { expect, test } from '../site/watched-page.ts'
import { seededRandom } from './random.ts'
import { randomStep, type Walker } from './walk-steps.ts'

const SEED = Number(process.env.WALK_SEED || 20_261_121)
const STEP_COUNT = Number(process.env.WALK_STEPS || 60)
/** Limit of a step including settling; a hanging page exceeds the white-screen limit first. */
const STEP_LIMIT_MS = 12_000
/** Time without content that counts as a white screen; longer than a remote's budget of seven seconds. */
const WHITE_LIMIT_MS = 9_000
const SHOWN_STEPS = 15

/** Browser messages about injected faults; all other console errors fail the test. */
const NETWORK_WORDS =
  /^console: (?:Failed to load resource: |WebSocket connection to '\S+' failed: .*net::ERR_INTERNET_DISCONNECTED)/

test('[SHELL-ERR-16] the shell survives a random walk with faults', { tag: LONG_TAG }, async ({
  page,
  context,
  watch,
}) => {
  test.setTimeout(60_000 + STEP_COUNT * STEP_LIMIT_MS)
  watch.expectProblem(NETWORK_WORDS)
  await declinePopUps(page)
  const random = seededRandom(SEED)
  const walker: Walker = { page, context, random, isOffline: false }
  const taken: string[] = []
  const story = (): string =>
    `seed ${SEED}, step ${taken.length}:\n${taken.slice(-SHOWN_STEPS).join('\n')}\n${page.url()}`
  try {
    await page.goto('/')
    for (let step = 0; step < STEP_COUNT; step += 1) {
      taken.push(await randomStep(random).take(walker))
      await expect
        .poll(() => readable(walker), { message: `white screen, ${story()}`, timeout: WHITE_LIMIT_MS })
        .toBe(true)
      expect(watch.problems, story()).toEqual([])
      if (process.env.WALK_LOG) process.stdout.write(`${step + 1} ${taken.at(-1)} → ${new URL(page.url()).pathname}\n`)
    }
    expect(taken).toHaveLength(STEP_COUNT)
  } finally {
    await context.setOffline(false)
    await control({ action: 'fault.clear' })
  }
})

/** Leaves the browser's offline error page, which follows a page load without a network. */
async function leaveBrowserPage(walker: Walker): Promise<void> {
  if (!walker.isOffline) return
  const { page, context } = walker
  const isOurs = await page.evaluate((origin) => location.origin === origin, EDGE_ORIGIN).catch(() => true)
  if (isOurs) return
  walker.isOffline = false
  await context.setOffline(false)
  await page.goto('/')
}

/** Whether the page shows content: text in main, or a venue frame. */
async function readable(walker: Walker): Promise<boolean> {
  await leaveBrowserPage(walker)
  const { page } = walker
  return page
    .evaluate(() => {
      const main = document.querySelector('main')
      // biome-ignore lint/performance/useDomNodeTextContent: text that is not rendered does not count
      return (main?.innerText.trim().length ?? 0) > 0 || document.querySelector('main iframe') !== null
    })
    .catch(() => false)
}
