/** Functions that run in the page. Each is sent alone, so none uses another. */

/** Collects what the browser reports only to observers, and calls `benchInteractive` once; installed before any script of the page. */
export function watchEntries() {
  const seen = { longTasks: [], shifts: 0, interactions: [], lcp: 0 }
  Object.assign(globalThis, { __bench: seen })
  const observe = (type, take, options = {}) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true, ...options })
  observe('longtask', ({ startTime, duration }) => seen.longTasks.push({ startTime, duration }))
  observe('layout-shift', (entry) => {
    if (!entry.hadRecentInput) seen.shifts += entry.value
  })
  observe('largest-contentful-paint', ({ startTime }) => {
    seen.lcp = startTime
  })
  observe('mark', ({ name }) => name === 'shell:interactive' && globalThis.benchInteractive(''))
  observe('event', (entry) => entry.interactionId > 0 && seen.interactions.push(entry.duration), {
    durationThreshold: 16,
  })
}

/** Times of the page until it is interactive; blocking time counts from the first paint. */
export async function paintTimes(limitMs) {
  const { longTasks } = globalThis.__bench
  const until = Date.now() + limitMs
  while (globalThis.__bench.lcp === 0 && Date.now() < until) await new Promise((resolve) => setTimeout(resolve, 50))
  const fcp = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0
  const ready = performance.getEntriesByName('shell:interactive')[0]?.startTime ?? 0
  const blocking = longTasks.filter(({ startTime }) => startTime >= fcp && startTime <= ready)
  return {
    fcp,
    lcp: globalThis.__bench.lcp,
    ready,
    tbt: blocking.reduce((sum, { duration }) => sum + Math.max(0, duration - 50), 0),
  }
}

/** The sum of layout shifts without input, since the page opened. */
export function shiftsSoFar() {
  return globalThis.__bench.shifts
}

/** The slowest interaction since the last call, ms; one below the browser's threshold of 16 ms is not listed. */
export function slowestInteraction() {
  return Math.max(16, ...globalThis.__bench.interactions.splice(0))
}

/** Touches the link to a page if there is one, follows it, and waits until the remote's frame, or the messages of the chat panel, have painted. */
export function tapAndWait({ name, path, limitMs }) {
  const startMs = performance.now()
  document.querySelector(`a[href="${path}"]`)?.dispatchEvent(new Event('touchstart', { bubbles: true }))
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

export function goHome() {
  history.pushState({}, '', '/')
  dispatchEvent(new PopStateEvent('popstate'))
}

/** Resolves once the page shows a skin: from the moment when it asked for it. */
export function skinShown(code) {
  return new Promise((resolve) => {
    const root = document.documentElement
    const check = () => {
      if (root.dataset.skin !== code) return false
      const asked = performance
        .getEntriesByType('resource')
        .filter(({ name }) => new URL(name).pathname === '/look.json')
      requestAnimationFrame(() => resolve(performance.now() - (asked.at(-1)?.startTime ?? 0)))
      return true
    }
    if (check()) return
    const watch = new MutationObserver(() => check() && watch.disconnect())
    watch.observe(root, { attributes: true, attributeFilter: ['data-skin'] })
  })
}
