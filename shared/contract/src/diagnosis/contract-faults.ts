/** Answers of the back end that break the contract, as pages saw them: edges count, the release service keeps them for its console. */
import * as v from 'valibot'
import { environmentSchema } from '../federation/federation.ts'

const contractFaultSchema = v.object({
  /** Path of the call. */
  path: v.pipe(v.string(), v.minLength(1), v.maxLength(200)),
  /** The fields that differ, with what was expected. */
  fault: v.pipe(v.string(), v.minLength(1), v.maxLength(300)),
  count: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(1_000_000)),
})
export type ContractFault = v.InferOutput<typeof contractFaultSchema>

/** Faults of one request. */
export const CONTRACT_FAULTS = 100
/** `POST /api/contract-faults` of ops: counts since the edge's previous report. */
export const contractFaultBatchSchema = v.object({
  environment: environmentSchema,
  faults: v.pipe(v.array(contractFaultSchema), v.minLength(1), v.maxLength(CONTRACT_FAULTS)),
})
export type ContractFaultBatch = v.InferOutput<typeof contractFaultBatchSchema>
