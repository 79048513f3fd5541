/** The files of an export, one per section and format, written while their rows are read. */
import { csvLines, csvOf } from '@lantern/contract/csv'
import type { ExportFormat } from '@lantern/contract/privacy'
import type { Database } from '../database/database.ts'
import { ownerOf } from '../ledger/accounts.ts'
import { columnsOf, type ExportRow, rowsAfter } from './export.repository.ts'
import { cellOf, exportedColumns, exportedRow, type Value } from './export-rows.rules.ts'
import { LEDGER_OWNER, SECTIONS, type Section } from './export-sections.rules.ts'

/** Rows read at a time, and those with pictures. */
const ROWS = 500
const HEAVY_ROWS = 4

export type ExportFile = { readonly name: string; readonly texts: AsyncIterable<string> }

export function* exportFiles(db: Database, memberId: string, formats: readonly ExportFormat[]): Generator<ExportFile> {
  for (const section of SECTIONS)
    for (const format of formats)
      yield {
        name: `${format}/${section.name}.${format}`,
        texts: format === 'json' ? jsonOf(db, section, memberId) : csvOfSection(db, section, memberId),
      }
}

async function* jsonOf(db: Database, section: Section, memberId: string): AsyncGenerator<string> {
  const columns = exportedColumns(section, await columnsOf(db, section))
  let before = '['
  for await (const rows of pages(db, section, memberId)) {
    for (const row of rows) {
      yield `${before}\n${JSON.stringify(exportedRow(section, columns, row))}`
      before = ','
    }
  }
  yield before === '[' ? '[]\n' : '\n]\n'
}

async function* csvOfSection(db: Database, section: Section, memberId: string): AsyncGenerator<string> {
  const columns = exportedColumns(section, await columnsOf(db, section))
  const cells = (row: ExportRow): string[] => {
    const values = exportedRow(section, columns, row)
    return columns.map((column) => cellOf(values[column] as Value))
  }
  yield csvOf(columns, [])
  for await (const rows of pages(db, section, memberId)) yield csvLines(rows.map(cells))
}

/** Pages by key, each its own query: a slow reader holds no transaction open. */
async function* pages(db: Database, section: Section, memberId: string): AsyncGenerator<ExportRow[]> {
  const limit = section.isHeavy ? HEAVY_ROWS : ROWS
  const own = section.by === LEDGER_OWNER ? ownerOf(memberId) : memberId
  let after: ExportRow | undefined
  for (;;) {
    const rows = await rowsAfter(db, section, { memberId: own, after, limit })
    if (rows.length > 0) yield rows
    if (rows.length < limit) return
    after = rows.at(-1)
  }
}
