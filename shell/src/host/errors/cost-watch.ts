/**
 * Measures what each build on this page costs: bytes, long tasks, uncaught errors, and the Web Vitals by the build whose element caused them. A separate
 * chunk, loaded in a sample of pages after they are interactive; everything before is read from the browser's buffers.
 */
import { COSTS_MARK, type CostMetric, SHELL_COSTS } from '@lantern/contract/costs'
import { MARK } from '@lantern/contract/federation'
import { fileOwner } from '@lantern/contract/file-owner'
import { framesOf } from '@lantern/contract/stack'
import { flushReports, report } from '@lantern/platform'
import { type MetricWithAttribution, onCLS, onINP, onLCP } from 'web-vitals/attribution'

/** What a long animation frame says of a script; not yet in TypeScript's library. */
type FrameTiming = PerformanceEntry & { readonly scripts?: readonly { sourceURL: string; duration: number }[] }
type Sums = Record<'bytes' | 'tasks' | 'errors', number>

/** Reports once, when the page is first hidden. */
export function watchCosts(): void {
  const sums = new Map<string, Sums>()
  const add = (url: string, what: keyof Sums, value: number): void => {
    const owner = ownerOfFile(url)
    if (owner === null) return
    const sum = sums.get(owner) ?? { bytes: 0, tasks: 0, errors: 0 }
    sum[what] += value
    sums.set(owner, sum)
  }
  observe('resource', (entry) => add(entry.name, 'bytes', (entry as PerformanceResourceTiming).transferSize))
  observe('long-animation-frame', (entry) => {
    for (const { sourceURL, duration } of (entry as FrameTiming).scripts ?? []) add(sourceURL, 'tasks', duration)
  })
  window.addEventListener('error', ({ error }) => add(framesOf(error)[0] ?? '', 'errors', 1))
  window.addEventListener('unhandledrejection', ({ reason }) => add(framesOf(reason)[0] ?? '', 'errors', 1))

  const options = { generateTarget: ownerOfNode }
  onLCP(
    tell('lcp', ({ attribution }) => ('target' in attribution ? attribution.target : undefined)),
    options,
  )
  onINP(
    tell('inp', ({ attribution }) => ('interactionTarget' in attribution ? attribution.interactionTarget : undefined)),
    options,
  )
  onCLS(
    tell('cls', ({ attribution }) =>
      'largestShiftTarget' in attribution ? attribution.largestShiftTarget : undefined,
    ),
    options,
  )

  document.addEventListener(
    'visibilitychange',
    () => {
      for (const [owner, sum] of sums)
        for (const metric of ['bytes', 'tasks', 'errors'] as const) send(owner, metric, Math.round(sum[metric]))
      for (const remote of Object.keys(window.__LANTERN__?.remotes ?? {})) {
        const ms = loadTime(remote)
        if (ms !== null) send(remote, 'load', ms)
      }
      flushReports()
    },
    { once: true },
  )
  performance.mark(COSTS_MARK)
}

function observe(type: string, read: (entry: PerformanceEntry) => void): void {
  // Other engines lack some types; they then report nothing of it.
  if (!PerformanceObserver.supportedEntryTypes.includes(type)) return
  new PerformanceObserver((list) => list.getEntries().forEach(read)).observe({ type, buffered: true })
}

/** A vital is reported once: a page that is shown again is not another page. */
function tell(metric: CostMetric, ownerOf: (found: MetricWithAttribution) => string | undefined) {
  let isSent = false
  return (found: MetricWithAttribution): void => {
    if (isSent) return
    isSent = true
    send(ownerOf(found) || SHELL_COSTS, metric, found.value)
    if (document.hidden) flushReports()
  }
}

/** From the request of a remote's pages to their first paint, ms; null when none was opened. */
function loadTime(remote: string): number | null {
  const to = performance.getEntriesByName(MARK.remotePainted(remote))[0]?.startTime
  if (to === undefined) return null
  // Its slots were requested before, and mark that too.
  const from = performance.getEntriesByName(MARK.remoteRequest(remote)).findLast(({ startTime }) => startTime <= to)
  return from === undefined ? null : Math.round(to - from.startTime)
}

function send(owner: string, metric: CostMetric, value: number): void {
  const { shell = '', remotes = {}, overrides = [] } = window.__LANTERN__ ?? {}
  const version = owner === SHELL_COSTS ? shell : remotes[owner]
  // A trial build does not count against any release.
  if (version === undefined || overrides.includes(owner)) return
  report({ kind: 'vital', remote: owner, version, phase: metric, ms: value })
}

/** The remote that drew an element, else the shell. */
function ownerOfNode(node: Node | null): string {
  const element = node instanceof Element ? node : node?.parentElement
  return element?.closest<HTMLElement>('[data-remote]')?.dataset.remote ?? SHELL_COSTS
}

/** @returns null for files of others, such as a venue */
function ownerOfFile(url: string): string | null {
  const { pathname } = new URL(url, location.href)
  return fileOwner(pathname)?.remote ?? (pathname.startsWith('/assets/') ? SHELL_COSTS : null)
}
