import { mayShow, type PopUpLog } from './pop-up-log.ts'

/** 12:00 in UTC+8. */
const noon = Date.UTC(2026, 10, 21, 4)
const campaign = { id: 'c1', showRule: 2, start: 0, end: noon * 2 }
const seen = (id: string, at: number, notToday = false): PopUpLog[number] => ({ id, at, notToday })

describe('mayShow', () => {
  it('[ACT-5] shows a daily campaign once a day, the day being UTC+8', () => {
    expect(mayShow([], campaign, noon)).toBe(true)
    expect(mayShow([seen('c1', noon - 3_600_000)], campaign, noon)).toBe(false)
    expect(mayShow([seen('c1', noon - 12.5 * 3_600_000)], campaign, noon)).toBe(true)
  })
  it('[ACT-2] shows at most three promotional pop-ups a day', () => {
    const three = ['a', 'b', 'c'].map((id) => seen(id, noon - 1))
    expect(mayShow(three, { ...campaign, showRule: 1 }, noon)).toBe(false)
  })
  it('[ACT-2] stores "not today" per campaign', () => {
    expect(mayShow([seen('c1', noon - 1, true)], { ...campaign, showRule: 1 }, noon)).toBe(false)
    expect(mayShow([seen('c2', noon - 1, true)], { ...campaign, showRule: 1 }, noon)).toBe(true)
  })
  it('[ACT-5] shows a once campaign once', () => {
    expect(mayShow([seen('c1', 1)], { ...campaign, showRule: 3 }, noon)).toBe(false)
  })
  it('[ACT-5] shows nothing before the start or after the end', () => {
    expect(mayShow([], { ...campaign, start: noon + 1 }, noon)).toBe(false)
    expect(mayShow([], { ...campaign, end: noon }, noon)).toBe(false)
  })
})
