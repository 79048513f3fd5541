/** Limits that members set themselves (screens.md 6, safer). */
import * as v from 'valibot'
import { defineEndpoint } from '../wire/endpoint.ts'
import { amountInputSchema, countSchema, emptySchema, instantSchema, moneySchema } from '../wire/fields.ts'
import { openEnum, rowsOf } from '../wire/open-enum.ts'
import { DAY_MS } from '../wire/site-time.ts'

/** Days of a time-out. */
export const TIMEOUT_DAYS = [1, 7, 30, 42] as const
export type TimeoutDays = (typeof TIMEOUT_DAYS)[number]
/** Months of a self-exclusion. */
export const EXCLUDE_MONTHS = [6, 12, 60] as const
export type ExcludeMonths = (typeof EXCLUDE_MONTHS)[number]

/** Kinds that servers before 1.2 know: the tuple of a released API cannot grow. */
export const LIMIT_KINDS = ['deposit'] as const
/** Money put in, money lost net of returns, and time with a venue open. */
export const OWN_LIMITS = [...LIMIT_KINDS, 'loss', 'session'] as const
export type LimitKind = (typeof OWN_LIMITS)[number]
export const LIMIT_PERIODS = ['day', 'week', 'month'] as const
export type LimitPeriod = (typeof LIMIT_PERIODS)[number]
/** Smallest limit, CNY or minutes (screens.md 6, safer: amount ≥ 10). */
export const MIN_LIMIT = 10

export const limitSchema = v.looseObject({
  kind: openEnum(OWN_LIMITS),
  period: openEnum(LIMIT_PERIODS),
  /** CNY; minutes for the kind session. */
  amount: v.nullable(moneySchema),
  used: moneySchema,
  resetAt: instantSchema,
  /** A pending increase or removal; `amount` null removes. It needs another confirmation after `at`. */
  pending: v.optional(v.nullable(v.looseObject({ amount: v.nullable(moneySchema), at: instantSchema })), null),
})
export type Limit = v.InferOutput<typeof limitSchema>

const positionSchema = v.looseObject({
  /** Deposits minus withdrawals since registration. */
  netDepositLifetime: moneySchema,
  /** The calendar month so far; stakes and results of settled bets. */
  month: v.looseObject({
    deposit: moneySchema,
    withdraw: moneySchema,
    stake: moneySchema,
    result: moneySchema,
    /** Time with a venue open, seconds; null where it is not counted. */
    timeSec: v.optional(v.nullable(countSchema), null),
  }),
})
export type SaferPosition = v.InferOutput<typeof positionSchema>

const breakSchema = v.looseObject({
  kind: openEnum(['timeout', 'excluded']),
  until: instantSchema,
  /** The time of a self-exclusion is over; it stays in force until the member returns. */
  isOver: v.optional(v.boolean(), false),
  /** When play opens again; null until the member asks to return. */
  returnAt: v.optional(v.nullable(instantSchema), null),
})
export type Break = v.InferOutput<typeof breakSchema>

export const saferOverview = defineEndpoint({
  method: 'POST',
  path: '/site/api/v1/safer/overview',
  kind: 'read',
  access: 'member',
  request: emptySchema,
  response: v.looseObject({
    limits: rowsOf(limitSchema),
    /** The break in force; null if there is none. */
    break: v.optional(v.nullable(breakSchema), null),
    position: v.optional(v.nullable(positionSchema), null),
  }),
})

/** The amount of a session limit is in minutes. Lower or first limit: at once. Higher or none (`amount` null): after 24 h and another confirmation. Repeating the limit in force cancels a pending increase. */
export const limitSave = defineEndpoint({
  method: 'POST',
  path: '/site/api/v1/safer/limit/save',
  kind: 'write',
  access: 'member',
  request: v.object({
    kind: v.picklist(OWN_LIMITS),
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

/** The panic hold: 24 hours without deposits and bets, at once. */
export const saferPanic = defineEndpoint({
  method: 'POST',
  path: '/site/api/v1/safer/panic',
  kind: 'write',
  access: 'member',
  request: emptySchema,
  response: v.looseObject({ until: instantSchema }),
})

/** A break in force is extended, never shortened. */
export const saferTimeout = defineEndpoint({
  method: 'POST',
  path: '/site/api/v1/safer/timeout',
  kind: 'write',
  access: 'member',
  request: v.object({ days: v.picklist(TIMEOUT_DAYS) }),
  response: v.looseObject({ until: instantSchema }),
})

/** `ack`: the member ticked that it cannot be undone. */
export const saferExclude = defineEndpoint({
  method: 'POST',
  path: '/site/api/v1/safer/exclude',
  kind: 'write',
  access: 'member',
  request: v.object({ months: v.picklist(EXCLUDE_MONTHS), ack: v.literal(true) }),
  response: v.looseObject({ until: instantSchema }),
})

/** Between asking to return after a self-exclusion and playing again. */
export const RETURN_WAIT_MS = DAY_MS

/** Asks to return once the time of a self-exclusion is over, or takes that back. Refused (711015) before. */
export const saferReturn = defineEndpoint({
  method: 'POST',
  path: '/site/api/v1/safer/return',
  kind: 'write',
  access: 'member',
  request: v.object({ on: v.boolean() }),
  response: v.looseObject({ returnAt: v.nullable(instantSchema) }),
})
