/** Turnover audit 稽核 (screens.md 6 audit, 11.3): the turnover that money requires, and the bets that counted towards it. */
import * as v from 'valibot'
import { defineEndpoint } from '../wire/endpoint.ts'
import { countSchema, emptySchema, idSchema, instantSchema, listOf, moneySchema } from '../wire/fields.ts'
import { openEnum } from '../wire/open-enum.ts'

/** Source of a task. */
export const AUDIT_SOURCES = ['deposit', 'offer', 'dividend', 'rebate', 'gift', 'manual'] as const
/** OPEN until its turnover is done; EXPIRED revokes a bonus; RELEASED when no money was left to play; CANCELLED with its source. */
export const AUDIT_STATES = ['OPEN', 'DONE', 'EXPIRED', 'RELEASED', 'CANCELLED'] as const

/**
 * Why a bet counted as it did. Counted: `net` the smaller of stake and |win − loss|, `part` of it because the task was full or an older one used the
 * rest, `carried` from before records began. Not counted: `odds` under 1.50, `draw` nothing was won or lost, `void` cancelled,
 * `product` outside the task's categories, `earlier` used up by an older task.
 */
export const COUNT_RULES = ['net', 'part', 'carried', 'odds', 'draw', 'void', 'product', 'earlier'] as const
/** Why a bet on a venue's round counted: `stake` all of it, `round` together with the member's other bets on the round, so possibly nothing. */
export const ROUND_COUNT_RULES = ['stake', 'round'] as const
export type CountRule = (typeof COUNT_RULES | typeof ROUND_COUNT_RULES)[number]

export const auditTaskSchema = v.looseObject({
  id: idSchema,
  source: openEnum(AUDIT_SOURCES),
  /** Order, claim or case that the task came from. */
  sourceNo: v.string(),
  /** Locked amount. */
  amount: moneySchema,
  /** `required` / `amount`, as a decimal string: `1`, `10`, `2.5`. */
  multiple: v.string(),
  required: moneySchema,
  done: moneySchema,
  /** Counting categories; empty = all. */
  products: v.array(v.string()),
  /** The money is in the locked bonus, which never holds back the member's own money. */
  isBonus: v.boolean(),
  startAt: instantSchema,
  endAt: v.nullable(instantSchema),
  state: openEnum(AUDIT_STATES),
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
    /** available = withdrawable + restricted, exact to the fen. */
    available: moneySchema,
    withdrawable: moneySchema,
    restricted: moneySchema,
    /** Turnover that releases all of it, including money in venues. */
    need: moneySchema,
    /** Available money in venue wallets: it must be recalled before a withdrawal. */
    venues: v.optional(moneySchema, '0.00'),
    /** Stakes of unsettled bets: they count once settled. */
    openStakes: v.optional(moneySchema, '0.00'),
    /** Locked bonus, released by its own task. */
    bonus: moneySchema,
    /** Average daily turnover of the last seven days; "0.00" without bets. */
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
  /** Open ones first, oldest first (the order in which bets count), then recently ended ones. */
  response: v.looseObject({ asOf: instantSchema, ...listOf(auditTaskSchema).entries }),
})

export const auditContributionSchema = v.looseObject({
  /** Empty for carried-over turnover. */
  betNo: v.string(),
  category: v.string(),
  enName: v.string(),
  title: v.string(),
  stake: moneySchema,
  /** Signed: return of the bet minus its stake. */
  net: v.optional(moneySchema),
  odds: v.string(),
  counted: moneySchema,
  rule: openEnum([...COUNT_RULES, ...ROUND_COUNT_RULES]),
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
    /** Newest first, at most 100; bets that did not count are listed with the reason. */
    ...listOf(auditContributionSchema).entries,
    /** Turnover of older bets that are not listed: `done` = `older` + Σ `counted`. */
    older: moneySchema,
  }),
})
