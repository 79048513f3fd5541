/** Counts of outcomes in members' browsers, by remote, version, phase and outcome. In memory; the log has the rest. */
import type { CollectorReport } from '@lantern/contract/federation'

/** Clients choose remote and version in a report, so the number of rows is bounded. */
const MAX_ROWS = 500
const OTHER = 'other'

export type CollectorRow = {
  kind: string
  remote: string
  version: string
  phase: string
  outcome: string
  count: number
  lastMs: number
}
export type Collector = { add(report: CollectorReport): void; rows(): CollectorRow[] }

export function createCollector(now: () => number = Date.now): Collector {
  const rows = new Map<string, CollectorRow>()
  return {
    add({ kind, remote = '', version = '', phase = '', outcome = '' }) {
      let names = { kind, remote, version, phase, outcome }
      if (!rows.has(idOf(names)) && rows.size >= MAX_ROWS)
        names = { kind, remote: OTHER, version: '', phase: '', outcome }
      const id = idOf(names)
      const row = rows.get(id) ?? { ...names, count: 0, lastMs: 0 }
      rows.set(id, { ...row, count: row.count + 1, lastMs: now() })
    },
    rows: () => [...rows.values()].sort((one, other) => other.lastMs - one.lastMs),
  }
}

function idOf(names: { kind: string; remote: string; version: string; phase: string; outcome: string }): string {
  return [names.kind, names.remote, names.version, names.phase, names.outcome].join('|')
}
