/** A duration as members say it: seconds below two minutes, then whole minutes. */
export function etaParts(seconds: number): { unit: 'seconds' | 'minutes'; n: number } {
  return seconds < 120 ? { unit: 'seconds', n: Math.max(1, seconds) } : { unit: 'minutes', n: Math.ceil(seconds / 60) }
}
