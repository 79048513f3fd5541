/** Live prices on the wire: one socket through the edge brings every change, and a lost one locks the board (issue 12). */
import { SPORT_SOCKET_PATH, type SportFrame, sportMatch } from '@lantern/contract/sport'
import type { Page, WebSocketRoute } from '@playwright/test'
import { control } from '../site/control.ts'
import { liveMatches } from '../site/live-matches.ts'
import { withoutPopUps } from '../site/pop-ups.ts'
import { LONG_TAG } from '../site/short-form.ts'
import { expect, test } from '../site/watched-page.ts'

/** The board says that its prices are old within this time of the loss (GAMES-35). */
const STALE_WITHIN_MS = 5_000
const MINUTE_MS = 60_000
/** A frame a second; a movement is shown for three. */
const MOVES_WITHIN_MS = 5_000

test.beforeEach(({ page }) => withoutPopUps(page))

test('[GAMES-35, GAMES-88] a price moves by the one stream of the page, without another read', {
  tag: LONG_TAG,
}, async ({ page }) => {
  const stream = await cuttableStream(page)
  const [match] = await liveMatches(({ clockRate }) => clockRate > 0)
  await page.goto(`/game/sport/match/${match?.id}`)
  await expect(page.getByRole('button', { name: /\d\.\d\d/, disabled: false }).first()).toBeVisible()
  // Unanswered from here on, so that nothing but the stream can bring a price.
  await page.route(`**${sportMatch.path}`, () => undefined)
  const moved = page.locator('button[data-move]').first()
  await expect(async () => {
    await control({ action: 'clock.jump', ms: MINUTE_MS })
    await expect(moved).toBeVisible({ timeout: MOVES_WITHIN_MS })
  }).toPass({ timeout: MINUTE_MS })
  await expect(moved).toHaveAccessibleName(/(上升|下降)$/)
  await expect(moved.locator('span > span')).toBeVisible()
  expect(stream.opened()).toBe(1)
  const changes = stream.frames().filter(({ kind }) => kind === 'prices')
  expect(changes.length).toBeGreaterThan(0)
})

test('[GAMES-35] a lost stream is named with the time of its prices within five seconds, which lock until it is back', {
  tag: LONG_TAG,
}, async ({ page, watch }) => {
  watch.expectProblem(/WebSocket/)
  const stream = await cuttableStream(page)
  await page.goto('/game/sport')
  await expect(prices(page).first()).toBeEnabled()
  await stream.cut()
  await expect(page.getByText(/^赔率截至 \d\d:\d\d:\d\d/)).toBeVisible({ timeout: STALE_WITHIN_MS })
  await expect(page.getByRole('article').getByRole('button', { name: /\d\.\d\d/, disabled: false })).toHaveCount(0)
  stream.heal()
  await expect(page.getByText(/^赔率截至/)).toHaveCount(0, { timeout: 30_000 })
  await expect(prices(page).first()).toBeEnabled()
})

function prices(page: Page) {
  return page.getByRole('article').getByRole('button', { name: /\d\.\d\d/ })
}

/** Lets the stream pass between page and edge, unchanged, until it is cut. */
async function cuttableStream(page: Page) {
  const open = new Set<WebSocketRoute>()
  const frames: SportFrame[] = []
  let opened = 0
  let isCut = false
  await page.routeWebSocket(new RegExp(SPORT_SOCKET_PATH), (socket) => {
    if (isCut) return void socket.close()
    opened += 1
    open.add(socket)
    const server = socket.connectToServer()
    server.onMessage((message) => {
      frames.push(JSON.parse(String(message)) as SportFrame)
      socket.send(message)
    })
  })
  return {
    opened: () => opened,
    frames: (): readonly SportFrame[] => frames,
    async cut() {
      isCut = true
      for (const socket of open) await socket.close()
      open.clear()
    },
    heal() {
      isCut = false
    },
  }
}
