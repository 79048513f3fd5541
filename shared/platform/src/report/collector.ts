/** Reports to the edge's collector: what broke, never who. Sent in batches, by beacon, so that they outlive the page. */
import type { CollectorReport } from '@lantern/contract/federation'

const FLUSH_MS = 2_000
const MAX_QUEUE = 50

let queue: CollectorReport[] = []
let handle: ReturnType<typeof setTimeout> | null = null

/** Queues a report. Free text is cut and stripped of queries, where a token could hide. */
export function report(entry: CollectorReport): void {
  if (queue.length >= MAX_QUEUE) return
  queue.push({ ...entry, cause: entry.cause && redact(entry.cause), path: entry.path?.split('?')[0]?.slice(0, 200) })
  handle ??= setTimeout(flushReports, FLUSH_MS)
}

/** Sends what is queued, e.g. when the page is hidden. */
export function flushReports(): void {
  if (handle !== null) clearTimeout(handle)
  handle = null
  if (queue.length === 0) return
  const body = JSON.stringify({ reports: queue })
  queue = []
  globalThis.navigator?.sendBeacon?.('/collect', body)
}

/** Removes queries, e-mail addresses and long digit or token runs. */
function redact(text: string): string {
  return text
    .replace(/\?[^\s'")]*/g, '?…')
    .replace(/[\w.+-]+@[\w-]+\.[\w.]+/g, '…')
    .replace(/[A-Za-z0-9_-]{24,}/g, '…')
    .replace(/\d{6,}/g, '…')
    .slice(0, 300)
}
