/** How builds do in members' browsers, as edges tell ops: numbers of visitors by remote and version, never who. */
import * as v from 'valibot'
import { environmentSchema, remoteNameSchema, versionSchema } from './federation.ts'

const count = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1_000_000))

const healthRow = v.object({
  remote: remoteNameSchema,
  version: versionSchema,
  /** Visitors to whom it painted. */
  loaded: count,
  /** Visitors for whom it failed. */
  failed: count,
  /** Networks (IPv4 address, IPv6 /64) of those for whom it failed. An edge that does not say counts each visitor as one. */
  failedNetworks: v.optional(count),
  /** Of those who were painted, the ones who got it in place of another version. */
  fellBack: count,
})
const healthRowSchema = v.pipe(
  healthRow,
  v.transform((row) => ({ ...row, failedNetworks: row.failedNetworks ?? row.failed })),
)
export type HealthRow = v.InferOutput<typeof healthRowSchema>

/** What an edge has heard since it told last. */
export const healthBatchSchema = v.object({
  environment: environmentSchema,
  rows: v.pipe(v.array(healthRowSchema), v.minLength(1), v.maxLength(200)),
})
export type HealthBatch = v.InferOutput<typeof healthBatchSchema>

/** How often edges tell ops, ms. */
export const HEALTH_EVERY_MS = 2_000
