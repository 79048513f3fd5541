/** The amount filter of spec.md section 5 and screens.md 0.1, and the parts of a formatted amount. Text in, text out: no floats. */

/** Maximum digits after the point, spec.md 5. */
const AMOUNT_DECIMALS = 2

/**
 * Filters an amount while a member types or pastes.
 * Strips non-digits, keeps the first point, truncates to `decimals` places; `.` becomes empty, `00` becomes `0`.
 * @example filterAmount('¥1,234.567') // '1234.56'
 */
export function filterAmount(text: string, decimals: number = AMOUNT_DECIMALS): string {
  const kept = text
    .normalize('NFKC')
    .replaceAll('。', '.')
    .replace(/[^\d.]/g, '')
  const point = kept.indexOf('.')
  const whole = (point < 0 ? kept : kept.slice(0, point)).replace(/^0+(?=\d)/, '')
  if (point < 0 || decimals === 0) return whole
  const fraction = kept
    .slice(point + 1)
    .replaceAll('.', '')
    .slice(0, decimals)
  if (whole === '' && fraction === '') return ''
  return `${whole === '' ? '0' : whole}.${fraction}`
}

type AmountSign = 'minus' | 'plus' | 'none'
export type AmountParts = { sign: AmountSign; whole: string; fraction: string }

/** Splits a wire amount (`-1234.5`) into its sign, its whole part with thousands separators and its fraction of at least two digits. */
export function amountParts(value: string, decimals: number = AMOUNT_DECIMALS): AmountParts {
  const match = /^\s*([-+−]?)(\d*)(?:\.(\d*))?\s*$/.exec(value)
  const whole = (match?.[2] || '0').replace(/^0+(?=\d)/, '').replace(/\B(?=(\d{3})+$)/g, ',')
  const fraction = (match?.[3] ?? '').padEnd(decimals, '0').slice(0, decimals)
  const isZero = !/[1-9]/.test(whole + fraction)
  const negative = match?.[1] === '-' || match?.[1] === '−'
  return { sign: isZero ? 'none' : negative ? 'minus' : 'plus', whole, fraction }
}
