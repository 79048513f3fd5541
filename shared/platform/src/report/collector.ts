/** Reports to the edge's collector: failures without identities. Sent in batches by beacon, so that they survive a page change. */
import type { CollectorReport } from '@lantern/contract/federation'

const FLUSH_MS = 2_000
/** Reports per flush interval: an error in a loop must not occupy the network. */
const MAX_REPORTS = 50
/** Text of a batch; the edge takes 32 kB. */
const MAX_TEXT = 12_000

let queue: string[] = []
let taken = 0
let isTimed = false
let chaos: string | undefined

/** Marks every later report of this page: it is in chaos mode, so its reports count nowhere. @param nonce number of the link */
export function markReports(nonce: string): void {
  chaos = nonce
}

/** Queues a report. Free text is truncated and stripped of queries, which could contain a token. */
export function report(entry: CollectorReport): void {
  if (taken >= MAX_REPORTS) return
  taken += 1
  const { cause, path } = entry
  const text = JSON.stringify({
    ...entry,
    chaos,
    cause: cause && redact(cause),
    path: path?.split('?')[0]?.slice(0, 200),
  })
  if (queue.join().length + text.length > MAX_TEXT) flushReports()
  queue.push(text)
  if (isTimed) return
  isTimed = true
  setTimeout(() => {
    isTimed = false
    taken = 0
    flushReports()
  }, FLUSH_MS)
}

/** Sends the queued reports, e.g. when the page becomes hidden. */
export function flushReports(): void {
  if (queue.length === 0) return
  const body = `{"reports":[${queue.join()}]}`
  queue = []
  globalThis.navigator?.sendBeacon?.('/collect', body)
}

/** Removes queries, email addresses and long runs of digits or token characters. */
function redact(text: string): string {
  return text
    .replace(/\?[^\s'")]*/g, '?…')
    .replace(/[\w.+-]+@[\w-]+\.[\w.]+/g, '…')
    .replace(/[A-Za-z0-9_-]{24,}/g, '…')
    .replace(/\d{6,}/g, '…')
    .slice(0, 300)
}
