/** Counts of what went wrong (and right) in members' browsers, by remote, version, phase and outcome. In memory; the log keeps the rest. */
import type { CollectorReport } from '@lantern/contract/federation'

/** Reports name their remote and version: strangers must not fill the memory with names of their own. */
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
