/** What a build costs on members' devices: pages measure, edges count by remote and version, the release service keeps histograms. No identities. */
import * as v from 'valibot'
import { environmentSchema, remoteNameSchema, versionSchema } from '../federation/federation.ts'

/**
 * `bytes`: transferred by files of the build. `tasks`: ms of its scripts in animation frames of more than 50 ms. `errors`: uncaught ones. `lcp`, `cls`
 * and `inp`: the Web Vitals of a page, counted for the build whose element caused them. `load`: ms from the request of a remote to its first paint. Each is of one page load.
 */
export const COST_METRICS = ['bytes', 'tasks', 'errors', 'lcp', 'cls', 'inp', 'load'] as const
export type CostMetric = (typeof COST_METRICS)[number]
/** Performance mark of a page that measures costs. */
export const COSTS_MARK = 'shell:costs'
/** Name of the shell where a remote has its name. */
export const SHELL_COSTS = 'shell'

/** Four buckets double the value, so a percentile is right within 19 %. */
const BUCKETS_PER_DOUBLE = 4
/** The last bucket holds everything from 1 GB, or twelve days. */
export const LAST_BUCKET = 120
/** Layout shift is a small fraction: it is counted in thousandths. */
const SCALE: Partial<Record<CostMetric, number>> = { cls: 1_000 }

/** @param value bytes, ms, a count or a score, from 0 */
export function bucketOf(metric: CostMetric, value: number): number {
  const scaled = value * (SCALE[metric] ?? 1)
  if (!(scaled >= 1)) return 0
  return Math.min(LAST_BUCKET, 1 + Math.floor(Math.log2(scaled) * BUCKETS_PER_DOUBLE))
}

/** The upper bound of a bucket. */
export function upperBoundOf(metric: CostMetric, bucket: number): number {
  return bucket === 0 ? 0 : 2 ** (bucket / BUCKETS_PER_DOUBLE) / (SCALE[metric] ?? 1)
}

const costRowSchema = v.object({
  remote: remoteNameSchema,
  version: versionSchema,
  metric: v.picklist(COST_METRICS),
  bucket: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(LAST_BUCKET)),
  count: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(1_000_000)),
})
export type CostRow = v.InferOutput<typeof costRowSchema>

/** Rows of one request. */
export const COST_ROWS = 500
/** `POST /api/costs` of ops: counts since the edge's previous report. */
export const costBatchSchema = v.object({
  environment: environmentSchema,
  rows: v.pipe(v.array(costRowSchema), v.minLength(1), v.maxLength(COST_ROWS)),
})
export type CostBatch = v.InferOutput<typeof costBatchSchema>
