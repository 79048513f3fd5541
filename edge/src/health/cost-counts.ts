/** Counts what builds cost on members' devices, in histograms for ops. A few clients cannot outweigh many. */
import { bucketOf, COST_METRICS, COST_ROWS, type CostRow, SHELL_COSTS } from '@lantern/contract/costs'
import type { CollectorReport, Discovery } from '@lantern/contract/federation'
import { addressKey } from '@lantern/service'
import { versionsFor } from './visitor-counts.ts'

/** Counting window of a visitor, ms. */
const WINDOW_MS = 10 * 60_000
/** Page loads of one address that count for a metric of a version in that window. */
export const LOADS_PER_ADDRESS = 10
/** Marks and rows kept at most: new ones are dropped until the next window. */
const MAX_MARKS = 200_000
const MAX_ROWS = 20_000

type Heard = {
  readonly report: CollectorReport
  /** '' = no valid cookie: the report does not count. */
  readonly visitor: string
  readonly address: string
  readonly document: Discovery | undefined
  /** Version of the shell that this edge serves. */
  readonly shell: string | undefined
}
export type CostCounts = {
  note(heard: Heard): void
  /** Counts since the last call, at most a batch. */
  take(): CostRow[]
}

export function createCostCounts(now: () => number = Date.now): CostCounts {
  let startedMs = now()
  const loads = new Map<string, number>()
  const rows = new Map<string, CostRow>()

  function isHeard(what: string, address: string): boolean {
    const mark = `${what}|${addressKey(address)}`
    const known = loads.get(mark) ?? 0
    if (known >= LOADS_PER_ADDRESS || (known === 0 && loads.size >= MAX_MARKS)) return false
    loads.set(mark, known + 1)
    return true
  }

  return {
    note({ report, visitor, address, document, shell }) {
      const { kind, remote = '', version = '', phase, ms = -1 } = report
      const metric = COST_METRICS.find((one) => one === phase)
      if (kind !== 'vital' || metric === undefined || !(ms >= 0) || visitor === '') return
      const given = remote === SHELL_COSTS ? [shell] : versionsFor(document, remote, visitor)
      if (!given.includes(version)) return
      if (now() - startedMs >= WINDOW_MS) {
        startedMs = now()
        loads.clear()
      }
      const what = `${remote}@${version}|${metric}`
      if (!isHeard(what, address)) return
      const bucket = bucketOf(metric, ms)
      const known = rows.get(`${what}|${bucket}`)
      if (known === undefined && rows.size >= MAX_ROWS) return
      rows.set(`${what}|${bucket}`, { remote, version, metric, bucket, count: (known?.count ?? 0) + 1 })
    },
    take() {
      const taken = [...rows].slice(0, COST_ROWS)
      for (const [id] of taken) rows.delete(id)
      return taken.map(([, row]) => row)
    },
  }
}
