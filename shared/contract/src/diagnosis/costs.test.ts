import { bucketOf, COST_METRICS, LAST_BUCKET, upperBoundOf } from './costs.ts'

describe('buckets of a cost', () => {
  it('[OPS-COST-1] hold a value within 19 %, at any size, and never leave their range', () => {
    for (const metric of COST_METRICS)
      for (const value of [0.05, 0.25, 3, 180, 2_500, 140_000, 3e6]) {
        // No page shifts by more than 1000 of its own heights.
        const scaled = metric === 'cls' ? Math.min(1_000, value) : Math.max(1, value)
        const upper = upperBoundOf(metric, bucketOf(metric, scaled))
        expect(upper / scaled).toBeGreaterThanOrEqual(1)
        expect(upper / scaled).toBeLessThanOrEqual(2 ** 0.25)
      }
    for (const odd of [0, -1, Number.NaN]) expect(bucketOf('lcp', odd)).toBe(0)
    expect(bucketOf('bytes', 1e300)).toBe(LAST_BUCKET)
  })
})
