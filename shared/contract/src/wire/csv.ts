/** Tables as CSV (RFC 4180) that a spreadsheet opens without running formulas. */

/** Tells a spreadsheet that the file is UTF-8. */
const BYTE_ORDER_MARK = '\uFEFF'
/** A spreadsheet evaluates cells with these prefixes, full-width characters included (OWASP, CSV injection). */
const FORMULA = /^[=+\-@\t\r\n＝＋－＠]/
/** A negative number is harmless and stays a number. */
const NEGATIVE_NUMBER = /^-\d[\d,]*(?:\.\d+)?$/

/** @param rows cells as text, in the order of `head` */
export function csvOf(head: readonly string[], rows: readonly (readonly string[])[]): string {
  return BYTE_ORDER_MARK + csvLines([head, ...rows])
}

/** Further lines of a table whose beginning `csvOf` wrote. */
export function csvLines(rows: readonly (readonly string[])[]): string {
  return rows.map((row) => `${row.map(cell).join(',')}\r\n`).join('')
}

function cell(text: string): string {
  const isFormula = FORMULA.test(text) && !NEGATIVE_NUMBER.test(text)
  const safe = isFormula ? `'${text}` : text
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}
