/** Limits that members set themselves (screens.md 6, safer). */
import * as v from 'valibot'
import { defineEndpoint } from '../wire/endpoint.ts'
import { amountInputSchema, emptySchema, instantSchema, moneySchema } from '../wire/fields.ts'
import { openEnum, rowsOf } from '../wire/open-enum.ts'

/** Loss and session limits follow with the safer page. */
export const LIMIT_KINDS = ['deposit'] as const
export const LIMIT_PERIODS = ['day', 'week', 'month'] as const
export type LimitPeriod = (typeof LIMIT_PERIODS)[number]
/** Smallest limit, CNY (screens.md 6, safer: amount ≥ 10). */
export const MIN_LIMIT = 10

export const limitSchema = v.looseObject({
  kind: openEnum(LIMIT_KINDS),
  period: openEnum(LIMIT_PERIODS),
  amount: v.nullable(moneySchema),
  used: moneySchema,
  resetAt: instantSchema,
  /** A pending increase or removal; `amount` null removes. It needs another confirmation after `at`. */
  pending: v.optional(v.nullable(v.looseObject({ amount: v.nullable(moneySchema), at: instantSchema })), null),
})
export type Limit = v.InferOutput<typeof limitSchema>

export const saferOverview = defineEndpoint({
  method: 'POST',
  path: '/site/api/v1/safer/overview',
  kind: 'read',
  access: 'member',
  request: emptySchema,
  response: v.looseObject({ limits: rowsOf(limitSchema) }),
})

/** Lower or first limit: at once. Higher or none (`amount` null): after 24 h and another confirmation. Repeating the limit in force cancels a pending increase. */
export const limitSave = defineEndpoint({
  method: 'POST',
  path: '/site/api/v1/safer/limit/save',
  kind: 'write',
  access: 'member',
  request: v.object({
    kind: v.picklist(LIMIT_KINDS),
    period: v.picklist(LIMIT_PERIODS),
    amount: v.nullable(
      v.pipe(
        amountInputSchema,
        v.check((text) => Number(text) >= MIN_LIMIT, `a limit is ${MIN_LIMIT} or more`),
      ),
    ),
  }),
  response: v.looseObject({
    activeNow: v.nullable(moneySchema),
    pendingAt: v.optional(v.nullable(instantSchema), null),
  }),
})
