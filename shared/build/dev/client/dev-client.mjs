/**
 * Runs in pages that show code of a dev server: applies its updates and shows its problems. In a running site this is a page of another origin
 * with a strict content policy, so everything is requested from the address of this script, and nothing is evaluated.
 */
import { createOverlay } from './overlay.mjs'

const { origin } = new URL(document.currentScript.src)
const overlay = createOverlay()
/** Says to error boundaries of the standalone page and of the remote that the code has changed. */
const UPDATED = 'lantern:updated'
const RENDER_ERROR = 'lantern:render-error'
/** Hash of the newest build that compiled. */
let wanted = __webpack_hash__

new EventSource(`${origin}/__lantern/events`).addEventListener('message', ({ data }) => {
  const event = JSON.parse(data)
  if (event.kind === 'types') overlay.show('types', event.problems)
  else if (event.problems.length > 0) overlay.show('build', event.problems)
  else void update(event.hash)
})

addEventListener(RENDER_ERROR, ({ detail }) => void showError('render', detail))
addEventListener('error', ({ error }) => void showError('uncaught', error))
addEventListener('unhandledrejection', ({ reason }) => void showError('uncaught', reason))

async function update(hash) {
  overlay.show('build', [])
  wanted = hash
  if (import.meta.webpackHot.status() !== 'idle') return
  const before = __webpack_hash__
  try {
    // One step for each build since the last update; builds that do not compile are left out by the server.
    while (wanted !== __webpack_hash__) {
      if ((await import.meta.webpackHot.check(true)) !== null) continue
      // The server has nothing newer: its event is on the way, or it does not know this page's build.
      if (before === __webpack_hash__) return location.reload()
      break
    }
  } catch {
    // No module accepts the change: only a new page has it.
    return location.reload()
  }
  for (const kind of ['render', 'uncaught']) overlay.show(kind, [])
  dispatchEvent(new Event(UPDATED))
}

async function showError(kind, error) {
  if (!(error instanceof Error)) return
  const frames = await framesOf(error.stack ?? '')
  // Errors of the site's own code are not this remote's.
  if (kind === 'uncaught' && frames.length === 0) return
  overlay.show(kind, [{ message: `${error.name}: ${error.message}`, frames }])
}

async function framesOf(stack) {
  try {
    const answer = await fetch(`${origin}/__lantern/frames`, { method: 'POST', body: stack })
    return await answer.json()
  } catch {
    return []
  }
}
