/** The audit log as CSV. Pure. */
import { csvOf } from '@lantern/contract/csv'
import type { WrittenLine } from './audit.repository.ts'
import { reasonOf } from './reason.rules.ts'

const COLUMNS = [
  'id',
  'at',
  'actor',
  'action',
  'subject',
  'version',
  'environment',
  'revision',
  'outcome',
  'reason',
] as const

export function auditCsv(lines: readonly WrittenLine[]): string {
  return csvOf(
    COLUMNS,
    lines.map(({ id, at, actor, action, name, version, environment = '', revision, outcome, detail }) => [
      String(id),
      at.toISOString(),
      actor,
      action,
      name,
      version,
      environment,
      String(revision ?? ''),
      outcome,
      reasonOf(detail),
    ]),
  )
}
