import { type Showing, showingAt } from '@lantern/contract/skins-document'
import { bucketOf } from '../visitor/buckets.ts'

const VISITORS = 100_000
const buckets = Array.from({ length: VISITORS }, (_, index) => bucketOf('skin', 'skin-moon', `visitor-${index}`))
const showing = (percent: number, version = 'a'.repeat(16)): Showing => ({
  revision: 1,
  code: 'moon',
  version,
  startAt: null,
  endAt: null,
  percent,
})
const visitorsWith = (percent: number, version?: string) =>
  buckets.flatMap((bucket, index) => (showingAt([showing(percent, version)], 0, () => bucket) === null ? [] : [index]))

describe('a skin for a share of 100,000 visitors', () => {
  it.each([0.1, 1, 10, 33.3, 50, 99.9])(
    '[EDGE-SKIN-5] of %s %% reaches that many visitors within 0.3 points',
    (percent) => {
      expect(Math.abs((visitorsWith(percent).length / VISITORS) * 100 - percent)).toBeLessThan(0.3)
    },
  )

  it('[EDGE-SKIN-5] of 0 % reaches no visitor, of 100 % every visitor, also those without a bucket', () => {
    expect([visitorsWith(0).length, visitorsWith(100).length]).toEqual([0, VISITORS])
    expect(showingAt([showing(0)], 0, () => 0)).toBeNull()
    expect(showingAt([showing(99.9)], 0, () => 1)).toBeNull()
    expect(showingAt([showing(100)], 0, () => 1)?.code).toBe('moon')
  })

  it('[EDGE-SKIN-5] is kept by who has it when the share is widened or the skin has another version', () => {
    const ten = visitorsWith(10)
    const thirty = new Set(visitorsWith(30))
    expect(ten.every((visitor) => thirty.has(visitor))).toBe(true)
    expect(visitorsWith(10, 'b'.repeat(16))).toEqual(ten)
  })
})
