// Made once: each card of a closed venue formats several times.
const clock = new Intl.DateTimeFormat('en', { hourCycle: 'h23', hour: '2-digit', minute: '2-digit' })
const calendar = new Intl.DateTimeFormat('en', { month: '2-digit', day: '2-digit' })

/** Formats two instants in the device's time zone, with the day if it is not today. */
export function localSpan(from: number, to: number, now: number): string {
  const start = dayOf(from)
  const end = dayOf(to)
  const isToday = start === dayOf(now) && end === start
  if (isToday) return `${timeOf(from)}–${timeOf(to)}`
  return start === end ? `${start} ${timeOf(from)}–${timeOf(to)}` : `${start} ${timeOf(from)}–${end} ${timeOf(to)}`
}

function timeOf(at: number): string {
  return clock.format(at)
}

function dayOf(at: number): string {
  return calendar.format(at).replace('/', '-')
}
