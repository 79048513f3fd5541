import { type Showing, showingAt } from '@lantern/contract/skins-document'
import { placeOf } from '../visitor/places.ts'

const VISITORS = 100_000
const places = Array.from({ length: VISITORS }, (_, index) => placeOf('skin', 'skin-moon', `visitor-${index}`))
const showing = (percent: number, version = 'a'.repeat(16)): Showing => ({
  revision: 1,
  code: 'moon',
  version,
  startAt: null,
  endAt: null,
  percent,
})
/** Visitors who wear it. */
const wearers = (percent: number, version?: string) =>
  places.flatMap((place, index) => (showingAt([showing(percent, version)], 0, () => place) === null ? [] : [index]))

describe('a skin for a share of 100,000 visitors', () => {
  it.each([0.1, 1, 10, 33.3, 50, 99.9])('[EDGE-SKIN-5] of %s %% is worn by so many within 0.3 points', (percent) => {
    expect(Math.abs((wearers(percent).length / VISITORS) * 100 - percent)).toBeLessThan(0.3)
  })

  it('[EDGE-SKIN-5] of 0 % is worn by nobody, of 100 % by everybody, also by who has no place', () => {
    expect([wearers(0).length, wearers(100).length]).toEqual([0, VISITORS])
    expect(showingAt([showing(0)], 0, () => 0)).toBeNull()
    expect(showingAt([showing(99.9)], 0, () => 1)).toBeNull()
    expect(showingAt([showing(100)], 0, () => 1)?.code).toBe('moon')
  })

  it('[EDGE-SKIN-5] is kept by who has it when the share is widened or the skin has another version', () => {
    const ten = wearers(10)
    const thirty = new Set(wearers(30))
    expect(ten.every((visitor) => thirty.has(visitor))).toBe(true)
    expect(wearers(10, 'b'.repeat(16))).toEqual(ten)
  })
})
