import { bucketOf } from '@lantern/contract/costs'
import { costsCsv, costsOf, percentile } from './costs.rules.ts'

const of = (...values: number[]) => values.map((value) => ({ bucket: bucketOf('lcp', value), count: 1 }))

describe('costs', () => {
  it('[OPS-COST-1] have the percentiles of their values, within a bucket', () => {
    const values = Array.from({ length: 100 }, (_, index) => 100 + index * 37)
    const [cost] = costsOf([{ name: 'mine', version: '1.0.0', metric: 'lcp', buckets: of(...values) }])
    expect(cost?.loads).toBe(100)
    for (const [share, found] of [
      [50, cost?.p50],
      [75, cost?.p75],
      [95, cost?.p95],
    ] as const) {
      const exact = values[share - 1] ?? 0
      expect((found ?? 0) / exact).toBeGreaterThanOrEqual(1)
      expect((found ?? 0) / exact).toBeLessThanOrEqual(1.2)
    }
    expect([percentile([], 0.75), percentile([{ bucket: 0, count: 3 }], 0.95)]).toEqual([0, 0])
  })

  it('[OPS-COST-3] are a CSV with a line for each build and metric', () => {
    const costs = costsOf([{ name: 'mine', version: '1.0.0', metric: 'errors', buckets: [{ bucket: 0, count: 4 }] }])
    expect(costsCsv(costs)).toBe('\uFEFFmetric,name,version,loads,p50,p75,p95\r\nerrors,mine,1.0.0,4,0,0,0\r\n')
  })
})
