import { HOUR_MS, MINUTE_MS, siteDayStart } from '@lantern/contract/site-time'
import { covers, minuteOf, quietUntil, timeText } from './quiet.rules.ts'

const DAY = siteDayStart(Date.UTC(2026, 10, 22))
const at = (time: string, day = 0) => DAY + day * 24 * HOUR_MS + minuteOf(time) * MINUTE_MS
const hours = (from: string, to: string) => ({ from: minuteOf(from), to: minuteOf(to) })

describe('quiet hours', () => {
  it.each([
    ['09:00', '17:00', at('09:00'), at('17:00')],
    ['09:00', '17:00', at('17:00') - 1, at('17:00')],
    ['09:00', '17:00', at('17:00'), null],
    ['09:00', '17:00', at('09:00') - 1, null],
    ['23:00', '07:00', at('23:30'), at('07:00', 1)],
    ['23:00', '07:00', at('06:59'), at('07:00')],
    ['23:00', '07:00', at('07:00'), null],
    ['22:00', '00:00', at('23:59'), at('00:00', 1)],
    ['22:00', '00:00', at('00:00'), null],
  ])('[SBX-SAFE-6] from %s to %s at %i', (from, to, now, until) => {
    expect(quietUntil(hours(from, to), now)).toBe(until)
  })

  it.each([
    ['23:00', '07:00', '00:00', '06:00', true],
    ['23:00', '07:00', '23:00', '07:00', true],
    ['23:00', '07:00', '22:00', '06:00', false],
    ['23:00', '07:00', '06:00', '08:00', false],
    ['09:00', '17:00', '23:00', '07:00', false],
    ['08:00', '07:59', '12:00', '13:00', true],
  ])('[SBX-SAFE-6] from %s to %s cover those from %s to %s: %s', (from, to, otherFrom, otherTo, is) => {
    expect(covers(hours(from, to), hours(otherFrom, otherTo))).toBe(is)
  })

  it('[SBX-SAFE-6] are written as they are read', () => {
    for (const text of ['00:00', '07:05', '23:59']) expect(timeText(minuteOf(text))).toBe(text)
  })
})
