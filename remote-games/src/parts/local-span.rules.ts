/** Two instants as times of the device's own clock, with the day where it is not today. */
export function localSpan(from: number, to: number, now: number): string {
  const start = dayOf(from)
  const end = dayOf(to)
  const isToday = start === dayOf(now) && end === start
  if (isToday) return `${timeOf(from)}–${timeOf(to)}`
  return start === end ? `${start} ${timeOf(from)}–${timeOf(to)}` : `${start} ${timeOf(from)}–${end} ${timeOf(to)}`
}

function timeOf(at: number): string {
  const date = new Date(at)
  return `${two(date.getHours())}:${two(date.getMinutes())}`
}

function dayOf(at: number): string {
  const date = new Date(at)
  return `${two(date.getMonth() + 1)}-${two(date.getDate())}`
}

function two(value: number): string {
  return String(value).padStart(2, '0')
}
