/** `2026-12-01 03:00 UTC`: times of the command line. */
export function utcMinute(at: Date | number | string): string {
  return `${new Date(at).toISOString().slice(0, 16).replace('T', ' ')} UTC`
}
