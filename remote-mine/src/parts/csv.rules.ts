/** Tables as CSV (RFC 4180) that Excel opens in the right letters. */

/** So that Excel reads UTF-8. */
const BYTE_ORDER_MARK = '\uFEFF'
/** A cell that begins so is a formula to a spreadsheet. Amounts are no formulas: their minus stays. */
const FORMULA = /^(?:[=+@\t\r]|-(?!\d))/

export function csvOf(head: readonly string[], rows: readonly (readonly string[])[]): string {
  return BYTE_ORDER_MARK + [head, ...rows].map((row) => `${row.map(cell).join(',')}\r\n`).join('')
}

function cell(text: string): string {
  const safe = FORMULA.test(text) ? `'${text}` : text
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}
