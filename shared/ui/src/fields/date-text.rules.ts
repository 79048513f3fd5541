/** Text of a date field while it is typed. Pure. */

/** Puts the dashes into what was typed: `19920304` and `1992-3-4` become `1992-03-04`. */
export function asDateText(typed: string): string {
  const [year = '', month = '', ...days] = typed.split(/\D+/)
  const isWhole = year.length === 4 && days.length > 0
  return joined(year + (isWhole ? month.padStart(2, '0') : month) + days.join(''))
}

/** Whether it is a day of the calendar, `YYYY-MM-DD`. */
export function isDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false
  const at = Date.parse(`${text}T00:00:00Z`)
  return !Number.isNaN(at) && new Date(at).toISOString().startsWith(text)
}

function joined(digits: string): string {
  return [digits.slice(0, 4), digits.slice(4, 6), digits.slice(6, 8)].filter((part) => part !== '').join('-')
}
