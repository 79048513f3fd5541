/** The terms of an offer as data, with what every offer must satisfy. Read and written through this schema only. */
import { MAX_OFFER_MULTIPLE, OFFER_CATEGORIES, OFFER_EXCLUSIONS, OFFER_PRODUCTS } from '@lantern/contract/activity'
import * as v from 'valibot'
import { exclusionsOf } from './exclusions.rules.ts'

export type Words = { zh: string; en: string }

/** Jobs that pay without an application: the first deposit's dividend, rebates, and the gifts of VIP levels. */
const AUTOMATIC_SOURCES = ['welcome', 'rebate', 'promotion', 'monthly', 'birthday'] as const
export type AutomaticSource = (typeof AUTOMATIC_SOURCES)[number]

/** Place of offers of the control page: before those of the seed. */
export const PUBLISHED_SORT = -1
const MAX_FEN = 10_000_000_00
const MAX_BONUS_DAYS = 90
const words = v.strictObject({ zh: v.pipe(v.string(), v.minLength(1)), en: v.pipe(v.string(), v.minLength(1)) })
const fen = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(MAX_FEN))
const percent = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(100))

const earnedSchema = v.variant('kind', [
  /** Per cent of the member's first credited deposit. */
  v.strictObject({
    kind: v.literal('first-deposit'),
    percent,
    minDeposit: fen,
    withinDays: v.pipe(v.number(), v.integer(), v.minValue(1)),
  }),
  /** Per cent of the newest deposit since the offer began. */
  v.strictObject({ kind: v.literal('deposit'), percent, minDeposit: fen }),
  /** A fixed bonus for valid turnover since the offer began. */
  v.strictObject({ kind: v.literal('turnover'), need: fen, bonus: fen }),
  /** A fixed bonus that a person reviews. */
  v.strictObject({
    kind: v.literal('review'),
    bonus: fen,
    /** What the person looks for: a verified identity, an idea that was taken up, nothing but the application. */
    needs: v.optional(v.picklist(['identity', 'idea', 'nothing']), 'nothing'),
  }),
  /** Paid by the site automatically; no application. `source` says what pays it; offers stored by an earlier release name none. */
  v.strictObject({ kind: v.literal('automatic'), bonus: fen, source: v.optional(v.picklist(AUTOMATIC_SOURCES)) }),
])
/** How a bonus is earned. */
export type Earned = v.InferOutput<typeof earnedSchema>

const rulesSchema = v.pipe(
  v.strictObject({
    title: words,
    summary: words,
    category: v.picklist(OFFER_CATEGORIES),
    /** 1 automatic, 2 by application, 3 dividend, 4 task. */
    type: v.picklist([1, 2, 3, 4]),
    /** Exactly one product; its bets count for the turnover. */
    product: v.picklist(OFFER_PRODUCTS),
    /** Turnover multiple of the bonus. */
    multiple: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(MAX_OFFER_MULTIPLE)),
    maxBonus: v.pipe(fen, v.minValue(1)),
    vipMin: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(10)),
    /** Maximum number of claims; 0 = unlimited. */
    quota: v.pipe(v.number(), v.integer(), v.minValue(0)),
    /** Days in which the turnover must be done. */
    bonusDays: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(MAX_BONUS_DAYS)), 30),
    /** Bets that do not count. Turnover is counted alike for every task, so they follow from the product, whatever an offer says. */
    exclusions: v.optional(v.array(v.picklist(OFFER_EXCLUSIONS)), []),
    earned: earnedSchema,
  }),
  v.check(
    ({ earned, maxBonus }) => !('bonus' in earned) || earned.bonus <= maxBonus,
    'the bonus is at most the maximum of the offer',
  ),
  v.transform((rules) => ({ ...rules, exclusions: exclusionsOf(rules.product) })),
)
export type OfferRules = v.InferOutput<typeof rulesSchema>

const datesSchema = v.pipe(
  v.object({ startAt: v.number(), endAt: v.number() }),
  v.check(({ startAt, endAt }) => startAt < endAt, 'an offer ends after it starts'),
)

/**
 * The terms of an offer after all checks.
 * @throws ValiError naming the first term that is not acceptable
 */
export function readTerms(terms: unknown, dates: { startAt: number; endAt: number }): OfferRules {
  v.parse(datesSchema, dates)
  return v.parse(rulesSchema, terms)
}
