/** What the release service shows of itself in metrics. */
import { createAudit } from '../audit/audit.repository.ts'
import type { Database } from '../database/database.ts'
import { revisionOf } from '../database/revision.ts'

/** Gauges for `startMetrics`. */
export function registryGauges(db: Database) {
  const audit = createAudit(db)
  return [
    {
      name: 'lantern_registry_revision',
      help: 'Newest revision of the registry',
      read: async () => (await revisionOf(db)).revision,
    },
    {
      name: 'lantern_audit_lines',
      help: 'Lines of the audit log: what was done and refused, publish among them',
      labels: ['action', 'outcome'],
      read: async () =>
        (await audit.counts()).map(({ action, outcome, count }) => ({ labels: { action, outcome }, value: count })),
    },
  ]
}
