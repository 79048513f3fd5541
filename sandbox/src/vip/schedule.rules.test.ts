import { HOUR_MS } from '@lantern/contract/site-time'
import { dueRuns, isBirthday, nextEvaluation, packetPeriod, previousMonth } from './schedule.rules.ts'

const on = (date: string, hour = 0) => Date.parse(`${date}T00:00:00+08:00`) + hour * HOUR_MS

describe('the schedule of VIP', () => {
  it('[SBX-VIP-1] has every turn once and in order after a jump of the clock', () => {
    const last = on('2026-11-20', 10)
    expect(dueRuns(last, on('2026-11-22', 5)).map(({ at }) => at)).toEqual([
      on('2026-11-21', 4),
      on('2026-11-21', 10),
      on('2026-11-22', 4),
    ])
    expect(dueRuns(last, last)).toEqual([])
    expect(dueRuns(null, on('2026-11-22', 5))).toEqual([{ kind: 'levels', at: on('2026-11-22', 4) }])
    expect(nextEvaluation(on('2026-11-22', 4))).toBe(on('2026-11-23', 4))
  })

  it('[SBX-VIP-3] knows the days of packets and birthdays', () => {
    expect(packetPeriod(on('2026-12-16', 10))).toBe('2026-12-16')
    expect(packetPeriod(on('2026-12-17', 10))).toBeNull()
    expect(previousMonth(on('2026-03-16', 10))).toEqual([on('2026-02-01'), on('2026-03-01')])
    expect(previousMonth(on('2026-01-01', 10))).toEqual([on('2025-12-01'), on('2026-01-01')])
    expect(isBirthday('1990-11-22', on('2026-11-22', 10))).toBe(true)
    expect(isBirthday('2000-02-29', on('2027-02-28', 10))).toBe(true)
    expect(isBirthday('2000-02-29', on('2028-02-28', 10))).toBe(false)
  })
})
