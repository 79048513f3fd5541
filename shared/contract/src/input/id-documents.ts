/** Numbers of identity documents (screens.md 8). Pure: pages check them while the member types, servers again. */

export const DOCUMENT_TYPES = ['CN_ID', 'PASSPORT'] as const
export type DocumentType = (typeof DOCUMENT_TYPES)[number]

const WEIGHTS = [7, 9, 10, 5, 8, 4, 2, 1, 6, 3, 7, 9, 10, 5, 8, 4, 2]
const CHECK_DIGITS = '10X98765432'

/** Whether the last of the 18 digits is the check digit of the others, and the date in it exists. */
export function isCnId(text: string): boolean {
  if (!/^\d{17}[\dX]$/.test(text)) return false
  const sum = WEIGHTS.reduce((total, weight, index) => total + weight * Number(text[index]), 0)
  return text[17] === CHECK_DIGITS[sum % 11] && cnIdBirthday(text) !== null
}

/** `YYYY-MM-DD` of an 18-digit number; null for a day that does not exist. */
export function cnIdBirthday(text: string): string | null {
  const day = `${text.slice(6, 10)}-${text.slice(10, 12)}-${text.slice(12, 14)}`
  const date = new Date(`${day}T00:00:00Z`)
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(day) ? day : null
}

export function isDocumentNo(type: DocumentType, text: string): boolean {
  return type === 'CN_ID' ? isCnId(text) : /^[A-Z0-9]{6,12}$/.test(text)
}
