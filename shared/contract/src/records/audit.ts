/** Turnover audit 稽核 (screens.md 6 audit, 11.3): which money waits for how much play, and which bet counted for it. */
import * as v from 'valibot'
import { defineEndpoint } from '../wire/endpoint.ts'
import { countSchema, emptySchema, idSchema, instantSchema, listOf, moneySchema } from '../wire/fields.ts'

/** What a task came from. */
export const AUDIT_SOURCES = ['deposit', 'offer', 'dividend', 'rebate', 'gift', 'manual'] as const
/** OPEN until its turnover is done; EXPIRED takes a bonus back; RELEASED when nothing was left to play with; CANCELLED with its source. */
export const AUDIT_STATES = ['OPEN', 'DONE', 'EXPIRED', 'RELEASED', 'CANCELLED'] as const

/**
 * Why a bet counted as it did. Counted: `net` the smaller of stake and |win − loss|, `part` of it because the task was full or an older one took
 * the rest, `carried` from before the records began. Not counted: `odds` under 1.50, `draw` nothing was won or lost, `void` cancelled,
 * `product` not of the task's categories, `earlier` an older task took all of it.
 */
export const COUNT_RULES = ['net', 'part', 'carried', 'odds', 'draw', 'void', 'product', 'earlier'] as const
export type CountRule = (typeof COUNT_RULES)[number]

export const auditTaskSchema = v.looseObject({
  id: idSchema,
  source: v.picklist(AUDIT_SOURCES),
  /** Order, claim or case that the task came from. */
  sourceNo: v.string(),
  /** Money that waits. */
  amount: moneySchema,
  /** `required` / `amount`, as a number in text: `1`, `10`, `2.5`. */
  multiple: v.string(),
  required: moneySchema,
  done: moneySchema,
  /** Categories that count; empty = all. */
  products: v.array(v.string()),
  /** The money stands in the locked bonus; own money is never held back by it. */
  isBonus: v.boolean(),
  startAt: instantSchema,
  endAt: v.nullable(instantSchema),
  state: v.picklist(AUDIT_STATES),
})
export type AuditTaskView = v.InferOutput<typeof auditTaskSchema>

export const auditSummary = defineEndpoint({
  method: 'POST',
  path: '/site/api/v1/audit/summary',
  kind: 'read',
  access: 'member',
  request: emptySchema,
  response: v.looseObject({
    asOf: instantSchema,
    /** available = withdrawable + restricted, to the fen. */
    available: moneySchema,
    withdrawable: moneySchema,
    restricted: moneySchema,
    /** Turnover that frees all of it, what is in venues included. */
    need: moneySchema,
    /** Free money in venue wallets: it must come back before it can be taken out. */
    venues: v.optional(moneySchema, '0.00'),
    /** Stakes of bets that are not settled: they count once they are. */
    openStakes: v.optional(moneySchema, '0.00'),
    /** Locked bonus, which becomes available with its own task. */
    bonus: moneySchema,
    /** What the member's bets counted on an average day of the last seven; "0.00" when there were none. */
    pace: moneySchema,
    openTasks: countSchema,
  }),
})

export const auditTasks = defineEndpoint({
  method: 'POST',
  path: '/site/api/v1/audit/tasks',
  kind: 'read',
  access: 'member',
  request: emptySchema,
  /** Open ones oldest first (bets count in this order), then the last ended. */
  response: v.looseObject({ asOf: instantSchema, ...listOf(auditTaskSchema).entries }),
})

export const auditContributionSchema = v.looseObject({
  /** Empty for what was carried over. */
  betNo: v.string(),
  category: v.string(),
  enName: v.string(),
  title: v.string(),
  stake: moneySchema,
  /** Signed: what the bet returned less its stake. */
  net: v.optional(moneySchema),
  odds: v.string(),
  counted: moneySchema,
  rule: v.picklist(COUNT_RULES),
  at: instantSchema,
})
export type AuditContribution = v.InferOutput<typeof auditContributionSchema>

export const auditContrib = defineEndpoint({
  method: 'POST',
  path: '/site/api/v1/audit/contrib',
  kind: 'read',
  access: 'member',
  request: v.object({ taskId: idSchema }),
  response: v.looseObject({
    task: auditTaskSchema,
    /** Newest first, at most 100; those that counted nothing stand with the reason. */
    ...listOf(auditContributionSchema).entries,
    /** What older rows that are not listed counted: `done` = `older` + Σ `counted`. */
    older: moneySchema,
  }),
})
