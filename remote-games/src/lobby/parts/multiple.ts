/** A multiple of a stake: 1728 is `1,728`, 1.95 stays. */
export function multiple(times: number): string {
  return new Intl.NumberFormat('en-US').format(times)
}
