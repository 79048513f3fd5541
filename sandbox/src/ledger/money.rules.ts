/** Converts money between the wire (text with two decimals) and arithmetic (integer fen), without floats. */

/** '12.3' → 1230. @throws RangeError for an invalid amount */
export function toFen(text: string): number {
  const match = /^(-?)(\d{1,13})(?:\.(\d{1,2}))?$/.exec(text)
  if (!match) throw new RangeError(`Not an amount: ${text}`)
  const fen = Number(match[2]) * 100 + Number((match[3] ?? '').padEnd(2, '0'))
  return match[1] ? -fen : fen
}

/** 1230 → '12.30'. */
export function fromFen(fen: number): string {
  if (!Number.isSafeInteger(fen)) throw new RangeError(`Not whole fen: ${fen}`)
  const size = Math.abs(fen)
  return `${fen < 0 ? '-' : ''}${Math.floor(size / 100)}.${String(size % 100).padStart(2, '0')}`
}

/** 123000 → '1,230.00', for sentences. */
export function writtenFen(fen: number): string {
  return fromFen(fen).replace(/\B(?=(?:\d{3})+\.)/g, ',')
}
