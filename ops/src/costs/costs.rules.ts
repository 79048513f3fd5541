/** Percentiles of costs from histograms. Pure. */
import { COST_METRICS, type CostMetric, upperBoundOf } from '@lantern/contract/costs'
import { csvOf } from '@lantern/contract/csv'

export type Bucket = { readonly bucket: number; readonly count: number }
export type Histogram = { name: string; version: string; metric: CostMetric; buckets: readonly Bucket[] }
/** Bytes, ms, a count or a score, by metric. */
export type Cost = {
  name: string
  version: string
  metric: CostMetric
  /** Page loads. */
  loads: number
  p50: number
  p75: number
  p95: number
}

/** By metric, then name; the versions of a name with the most loads first. */
export function costsOf(histograms: readonly Histogram[]): Cost[] {
  return histograms
    .map(({ name, version, metric, buckets }) => {
      const at = (share: number) => upperBoundOf(metric, percentile(buckets, share))
      const loads = buckets.reduce((sum, { count }) => sum + count, 0)
      return { name, version, metric, loads, p50: at(0.5), p75: at(0.75), p95: at(0.95) }
    })
    .sort(
      (one, other) =>
        COST_METRICS.indexOf(one.metric) - COST_METRICS.indexOf(other.metric) ||
        one.name.localeCompare(other.name) ||
        other.loads - one.loads,
    )
}

/** The first bucket at which this share of the counts is reached. */
export function percentile(buckets: readonly Bucket[], share: number): number {
  const sorted = [...buckets].sort((one, other) => one.bucket - other.bucket)
  const wanted = share * sorted.reduce((sum, { count }) => sum + count, 0)
  let reached = 0
  for (const { bucket, count } of sorted) {
    reached += count
    if (reached >= wanted) return bucket
  }
  return 0
}

export function costsCsv(costs: readonly Cost[]): string {
  return csvOf(
    ['metric', 'name', 'version', 'loads', 'p50', 'p75', 'p95'],
    costs.map(({ metric, name, version, loads, p50, p75, p95 }) => [
      metric,
      name,
      version,
      ...[loads, p50, p75, p95].map((value) => String(Math.round(value * 1_000) / 1_000)),
    ]),
  )
}
