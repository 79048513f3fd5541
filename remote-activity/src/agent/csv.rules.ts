/** Commission as a file for spreadsheets (RFC 4180). Pure. */
import type { AgentCommission } from '@lantern/contract/agent'

const COLUMNS = ['ym', 'active', 'net', 'percent', 'amount', 'state'] as const
type Column = (typeof COLUMNS)[number]

/** @param titles first line, in the language of the page */
export function csvOf(rows: readonly AgentCommission[], titles: Readonly<Record<Column, string>>): string {
  const lines = [
    COLUMNS.map((column) => titles[column]),
    ...rows.map((row) => COLUMNS.map((column) => String(row[column]))),
  ]
  return lines.map((cells) => `${cells.map(cell).join(',')}\r\n`).join('')
}

function cell(text: string): string {
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
