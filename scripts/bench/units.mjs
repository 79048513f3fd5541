/** A figure with its unit. */
export function textOf(value, unit) {
  if (value === undefined) return '–'
  if (unit === 'B') return `${(value / 1000).toFixed(1)} kB`
  if (unit === 'ms') return `${Math.round(value)} ms`
  return unit === 'share' ? value.toFixed(3) : String(Math.round(value))
}
