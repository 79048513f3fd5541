/** Health of builds in members' browsers, as reported by edges to ops: counts of visitors by remote and version, no identities. */
import * as v from 'valibot'
import { environmentSchema, remoteNameSchema, versionSchema } from './federation.ts'

const count = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1_000_000))

/** Signs of a bad build in a page where it painted. */
export const SIGNS = ['error', 'csp', 'slow'] as const
export type Sign = (typeof SIGNS)[number]

/** A load that takes longer, from request to paint, counts as slow, ms. */
export const SLOW_LOAD_MS = 4_000

const signRow = v.object({
  /** `fallback`: a device got this version in place of another. */
  sign: v.picklist([...SIGNS, 'fallback']),
  /** Of a fallback: the phase in which the other version failed. */
  detail: v.optional(v.pipe(v.string(), v.regex(/^[a-z-]{0,20}$/, 'a detail is a phase')), ''),
  visitors: count,
  networks: count,
})
export type SignRow = v.InferOutput<typeof signRow>

const healthRow = v.object({
  remote: remoteNameSchema,
  version: versionSchema,
  /** Visitors for whom it painted. */
  loaded: count,
  /** Visitors for whom it failed. */
  failed: count,
  /** Distinct networks (IPv4 address, IPv6 /64) among the failures. An edge that omits it counts each visitor as one. */
  failedNetworks: v.optional(count),
  /** Of the painted, those who got it as a fallback for another version. */
  fellBack: count,
  signs: v.optional(v.pipe(v.array(signRow), v.maxLength(20)), []),
})
const healthRowSchema = v.pipe(
  healthRow,
  v.transform((row) => ({ ...row, failedNetworks: row.failedNetworks ?? row.failed })),
)
export type HealthRow = v.InferOutput<typeof healthRowSchema>

/** Counts since the edge's previous report. */
export const healthBatchSchema = v.object({
  environment: environmentSchema,
  rows: v.pipe(v.array(healthRowSchema), v.minLength(1), v.maxLength(200)),
})
export type HealthBatch = v.InferOutput<typeof healthBatchSchema>

/** Report interval of edges, ms. */
export const HEALTH_EVERY_MS = 2_000
