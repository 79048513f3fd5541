/** Identity levels: what was verified, files and submissions (screens.md 8). Level 1 is the name and the date of birth. */
import * as v from 'valibot'
import { defineEndpoint } from '../wire/endpoint.ts'
import { countSchema, emptySchema, idSchema, instantSchema } from '../wire/fields.ts'
import { openEnum, rowsOf } from '../wire/open-enum.ts'

export const KYC_STEPS = ['L1', 'L2', 'L3'] as const
/** `selfie`: of a forgotten fund password (`fundResetProve`), no level asks for it. */
export const KYC_FILE_KINDS = ['idFront', 'idBack', 'passport', 'addressProof', 'selfie'] as const
export type KycFileKind = (typeof KYC_FILE_KINDS)[number]
/** Why a file was rejected: blurred, glare, expired, does not match. */
export const KYC_REASONS = ['blur', 'glare', 'expired', 'mismatch'] as const

/** Above this sum of a day, CNY, a withdrawal needs level 2. */
export const LEVEL_2_ABOVE = '1000.00'
/** From this level of VIP on, and above this sum of a month, CNY, a withdrawal needs level 3. */
export const LEVEL_3_FROM_VIP = 7
export const LEVEL_3_ABOVE = '200000.00'
/** Files of a submission, by document. */
export const FILES_OF = { CN_ID: ['idFront', 'idBack'], PASSPORT: ['passport'], L3: ['addressProof'] } as const

export const KYC_FILE_BYTES = 2_000_000
export const KYC_CHUNK_BYTES = 180_000
/** Largest side of a picture, pixels. */
export const KYC_SIDE_PX = 6_000

export const kycState = defineEndpoint({
  method: 'POST',
  path: '/site/api/v1/kyc/state',
  kind: 'read',
  access: 'member',
  request: emptySchema,
  response: v.looseObject({
    /** The highest verified level, 0 to 3. */
    level: countSchema,
    steps: rowsOf(
      v.looseObject({
        key: v.picklist(KYC_STEPS),
        state: openEnum(['none', 'review', 'ok', 'rejected']),
        /** Of the submission as a whole; '' without one. */
        reasonCode: v.string(),
        /** The review that is under way or that ended it, 1 or 2; 0 = none. */
        review: countSchema,
        at: v.nullable(instantSchema),
        /** Files of the last submission; a rejected one alone is asked for again. */
        files: rowsOf(v.looseObject({ kind: openEnum(KYC_FILE_KINDS), reasonCode: v.string() })),
      }),
    ),
    /** What the member may do: `deposit`, `play`, `withdraw`, `withdrawMore`, `unlimited`. */
    unlocks: v.array(v.string()),
  }),
})

/**
 * Sends one part of a picture; parts are taken in order, and one that was received before is ignored. Without `data` it only asks how far the upload
 * of this file is, so that it continues after an interruption.
 */
export const kycFileUpload = defineEndpoint({
  method: 'POST',
  path: '/site/api/v1/kyc/file/upload',
  kind: 'write',
  access: 'member',
  request: v.object({
    kind: v.picklist(KYC_FILE_KINDS),
    /** Of the whole file, hex: names the upload. */
    sha256: v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/)),
    /** Of the file on the device. */
    name: v.pipe(v.string(), v.maxLength(200)),
    /** Bytes of the whole file. */
    size: v.pipe(v.number(), v.integer(), v.minValue(1)),
    index: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0)), 0),
    /** Base64 of part `index`. */
    data: v.optional(v.pipe(v.string(), v.maxLength((KYC_CHUNK_BYTES / 3) * 4), v.base64())),
  }),
  response: v.looseObject({
    /** Parts that were received. */
    received: countSchema,
    /** Null until the last part. */
    fileId: v.nullable(idSchema),
  }),
})
