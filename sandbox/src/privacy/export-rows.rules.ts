/** Rows of the database as a member reads them: money with two decimals, times in ISO 8601, JSON as values. Pure. */
import { SITE_OFFSET_MS } from '@lantern/contract/site-time'
import { fromFen } from '../ledger/money.rules.ts'
import type { Section } from './export-sections.rules.ts'

export type Value = string | number | boolean | null | object

/** Exported columns of a table, in their order. */
export function exportedColumns({ by = 'member_id', omit = [] }: Section, columns: readonly string[]): string[] {
  return columns.filter((column) => column !== by && column !== 'member_id' && !omit.includes(column))
}

/** @param row as the database returns it */
export function exportedRow(
  section: Section,
  columns: readonly string[],
  row: Readonly<Record<string, unknown>>,
): Record<string, Value> {
  return Object.fromEntries(columns.map((column) => [column, exportedValue(section, column, row)]))
}

/** A cell of CSV. */
export function cellOf(value: Value): string {
  if (value === null) return ''
  return typeof value === 'object' ? JSON.stringify(value) : String(value)
}

function exportedValue(section: Section, column: string, row: Readonly<Record<string, unknown>>): Value {
  const value = row[column] as Value | undefined
  if (value === null || value === undefined) return null
  if (section.times?.includes(column)) return isoTime(Number(value))
  // Coins are whole.
  if (section.money?.includes(column)) return row.currency === 'COIN' ? Number(value) : fromFen(Number(value))
  return section.json?.includes(column) ? parsed(String(value)) : value
}

/** In the site's time zone, with its offset: people and programs read it. 0 stands for never. */
function isoTime(at: number): string | null {
  if (at === 0) return null
  return `${new Date(at + SITE_OFFSET_MS).toISOString().slice(0, -1)}+08:00`
}

function parsed(text: string): Value {
  try {
    return JSON.parse(text) as Value
  } catch {
    return text
  }
}
