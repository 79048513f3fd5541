/** Reports to the edge's collector: failures without identities. Sent in batches by beacon, so that they survive a page change. */
import type { CollectorReport } from '@lantern/contract/federation'

const FLUSH_MS = 2_000
const MAX_QUEUE = 50

let queue: CollectorReport[] = []
let handle: ReturnType<typeof setTimeout> | null = null

/** Queues a report. Free text is truncated and stripped of queries, which could contain a token. */
export function report(entry: CollectorReport): void {
  if (queue.length >= MAX_QUEUE) return
  queue.push({ ...entry, cause: entry.cause && redact(entry.cause), path: entry.path?.split('?')[0]?.slice(0, 200) })
  handle ??= setTimeout(flushReports, FLUSH_MS)
}

/** Sends the queued reports, e.g. when the page becomes hidden. */
export function flushReports(): void {
  if (handle !== null) clearTimeout(handle)
  handle = null
  if (queue.length === 0) return
  const body = JSON.stringify({ reports: queue })
  queue = []
  globalThis.navigator?.sendBeacon?.('/collect', body)
}

/** Removes queries, e-mail addresses and long runs of digits or token characters. */
function redact(text: string): string {
  return text
    .replace(/\?[^\s'")]*/g, '?…')
    .replace(/[\w.+-]+@[\w-]+\.[\w.]+/g, '…')
    .replace(/[A-Za-z0-9_-]{24,}/g, '…')
    .replace(/\d{6,}/g, '…')
    .slice(0, 300)
}
