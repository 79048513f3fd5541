/** Exact money amounts: minor units (fen) as integers in the page, strings on the wire. */

/**
 * `'12.3'` → 1230. @throws RangeError when the text is not an amount with at most two decimals
 */
export function toMinor(amount: string): number {
  const match = /^(-?)(\d+)(?:\.(\d{1,2}))?$/.exec(amount)
  if (!match) throw new RangeError(`not an amount: ${amount}`)
  const [, sign, whole = '0', decimals = ''] = match
  const minor = Number(whole) * 100 + Number(decimals.padEnd(2, '0'))
  if (!Number.isSafeInteger(minor)) throw new RangeError(`amount is too large: ${amount}`)
  return sign ? -minor : minor
}

/** 1230 → `'12.30'`. @param minor integer number of fen */
export function fromMinor(minor: number): string {
  if (!Number.isSafeInteger(minor)) throw new RangeError(`not a whole number of fen: ${minor}`)
  const digits = String(Math.abs(minor)).padStart(3, '0')
  return `${minor < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`
}

/** Compares two amounts: negative, zero or positive. */
export function compareMoney(a: string, b: string): number {
  return toMinor(a) - toMinor(b)
}

/** Exact sum of amounts. */
export function sumMoney(amounts: readonly string[]): string {
  return fromMinor(amounts.reduce((sum, amount) => sum + toMinor(amount), 0))
}

/** An amount in its wire form: `12.`, which is allowed while typing, becomes `12`. */
export function withoutTrailingPoint(amount: string): string {
  return amount.endsWith('.') ? amount.slice(0, -1) : amount
}
