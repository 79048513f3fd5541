import { localSpan } from './local-span.rules.ts'

const at = (day: number, hour: number, minute = 0) => new Date(2026, 2, day, hour, minute).getTime()

describe('[GAMES-18] a span in the time of the device', () => {
  it('has no day when it is today', () => {
    expect(localSpan(at(4, 9, 5), at(4, 11), at(4, 10))).toBe('09:05–11:00')
  })

  it('names the day when it is another', () => {
    expect(localSpan(at(5, 9), at(5, 11), at(4, 10))).toBe('03-05 09:00–11:00')
  })

  it('names both days if it crosses midnight', () => {
    expect(localSpan(at(4, 23), at(5, 1), at(4, 23, 30))).toBe('03-04 23:00–03-05 01:00')
  })
})
