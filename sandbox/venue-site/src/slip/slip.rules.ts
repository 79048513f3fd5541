/** Arithmetic of the slip, in whole fen. */

/** Filters the text of the stake field (spec 5): digits, one point, two decimals; '.' becomes empty, '00' becomes '0'. */
export function filterStake(text: string): string {
  const digits = text.replace(/[^\d.]/g, '')
  const point = digits.indexOf('.')
  const kept =
    point === -1
      ? digits
      : `${digits.slice(0, point)}.${digits
          .slice(point + 1)
          .replaceAll('.', '')
          .slice(0, 2)}`
  if (kept === '.') return ''
  return kept === '00' ? '0' : kept
}

export function toFen(text: string): number {
  const [whole = '0', part = ''] = text.split('.')
  return Number(whole || '0') * 100 + Number(part.padEnd(2, '0').slice(0, 2))
}

/** Fen as displayed: thousands separated, two decimals. */
export function moneyText(fen: number): string {
  const size = Math.abs(fen)
  const whole = String(Math.floor(size / 100)).replace(/\B(?=(\d{3})+$)/g, ',')
  return `${fen < 0 ? '−' : ''}${whole}.${String(size % 100).padStart(2, '0')}`
}

/** Fen as an amount on the wire. */
export function wireMoney(fen: number): string {
  return `${Math.floor(fen / 100)}.${String(fen % 100).padStart(2, '0')}`
}

/** Possible return, stake included; fractions of a fen are dropped, as in settlement. @param odds European */
export function possibleReturn(stakeFen: number, odds: string): number {
  return Math.floor((stakeFen * toFen(odds)) / 100)
}

export type StakeProblem = 'empty' | 'below' | 'above' | 'balance'

export function stakeProblem(
  stakeFen: number,
  limits: { min: number; max: number; balance: number },
): StakeProblem | null {
  if (stakeFen === 0) return 'empty'
  if (stakeFen < limits.min) return 'below'
  if (stakeFen > limits.max) return 'above'
  return stakeFen > limits.balance ? 'balance' : null
}
