/** Reports with a support code, as edges pass them on to the release service. */
import * as v from 'valibot'
import { collectorReportSchema } from '../federation/federation.ts'

/** Cases of one request. */
export const CASES_AT_ONCE = 10

export const supportCodeSchema = v.pipe(
  v.string(),
  v.toUpperCase(),
  v.regex(/^[A-Z0-9]{4,20}$/, 'a code is letters and digits'),
)

export const supportCaseSchema = v.object({
  /** Epoch ms at the edge. */
  atMs: v.pipe(v.number(), v.minValue(0), v.maxValue(8.64e15)),
  report: v.object({ ...collectorReportSchema.entries, supportCode: supportCodeSchema }),
})
export type SupportCase = v.InferOutput<typeof supportCaseSchema>

/** `POST /api/support` of ops. */
export const supportBatchSchema = v.object({
  cases: v.pipe(v.array(supportCaseSchema), v.minLength(1), v.maxLength(CASES_AT_ONCE)),
})
export type SupportBatch = v.InferOutput<typeof supportBatchSchema>
