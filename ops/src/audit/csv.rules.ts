/** The audit log as a file for a spreadsheet. Pure. */

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

export function csvOf(lines: readonly WrittenLine[]): string {
  const rows = lines.map(({ id, at, actor, action, name, version, environment = '', revision, outcome, detail }) =>
    [
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
    ]
      .map(cell)
      .join(','),
  )
  // CRLF and the mark of UTF-8: what spreadsheets expect of a file with Chinese reasons.
  return `\uFEFF${[COLUMNS.join(','), ...rows].join('\r\n')}\r\n`
}

/** A cell that begins like a formula would be run by a spreadsheet: a reason is text, whoever wrote it. */
function cell(text: string): string {
  const harmless = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless
}
