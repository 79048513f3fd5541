/** What the site does to call attention to something: pop-ups, splash, toasts of campaigns, dock, badge, push. One arbiter decides (screens.md G11). */
import * as v from 'valibot'
import { countSchema, instantSchema } from '../wire/fields.ts'

/** `popup`, `splash`, `toast` and `push` interrupt and are counted; `dock` and `badge` wait to be looked at. */
export const PROMOTION_KINDS = ['popup', 'splash', 'toast', 'push', 'dock', 'badge'] as const
export type PromotionKind = (typeof PROMOTION_KINDS)[number]

/** Interruptions in a visit, and in a day of the site (UTC+8). */
export const PROMOTIONS_A_VISIT = 1
export const PROMOTIONS_A_DAY = 3

/** Why something was not shown. */
export const PROMOTION_REASONS = [
  'not-running',
  'break',
  'quiet-hours',
  'unknown',
  'money',
  'venue',
  'slip',
  'page',
  'busy',
  'not-today',
  'seen',
  'visit',
  'day',
] as const
export type PromotionReason = (typeof PROMOTION_REASONS)[number]

/** Asks to show something. */
export type PromotionAsk = {
  readonly kind: PromotionKind
  /** Of the campaign, the same on each visit. */
  readonly id: string
  readonly title: { readonly zh: string; readonly en: string }
  readonly start: number
  readonly end: number
  /** 1 always, 2 once a day, 3 once. */
  readonly showRule: number
}

const entrySchema = v.object({
  at: instantSchema,
  // A kind that a newer release wrote must not cost the log with its counts.
  kind: v.fallback(v.picklist(PROMOTION_KINDS), 'popup'),
  id: v.string(),
  title: v.object({ zh: v.string(), en: v.string() }),
  outcome: v.picklist(['shown', ...PROMOTION_REASONS]),
})
/** A line of the log. */
export type PromotionEntry = v.InferOutput<typeof entrySchema>

/** What the arbiter remembers on this device. */
export const promotionLogSchema = v.object({
  /** The visit ends when nothing was asked until then. */
  visit: v.object({ from: instantSchema, until: instantSchema, count: countSchema }),
  /** Interruptions of a day of the site. */
  day: v.object({ date: v.string(), count: countSchema }),
  /** When each campaign was last shown. */
  shown: v.array(v.object({ id: v.string(), at: instantSchema })),
  /** "Not today", by campaign. */
  silenced: v.array(v.object({ id: v.string(), date: v.string() })),
  /** For the member to read, oldest first. */
  entries: v.array(entrySchema),
})
export type PromotionLog = v.InferOutput<typeof promotionLogSchema>
