/** Splits a duration for display: seconds below two minutes, whole minutes from there on. */
export function etaParts(seconds: number): { unit: 'seconds' | 'minutes'; n: number } {
  return seconds < 120 ? { unit: 'seconds', n: Math.max(1, seconds) } : { unit: 'minutes', n: Math.ceil(seconds / 60) }
}
