/** Categories and their venues: the games data that the home page needs, separate for a small first load. */
import * as v from 'valibot'
import { defineEndpoint } from '../wire/endpoint.ts'
import { countSchema, instantSchema, listOf, moneySchema } from '../wire/fields.ts'

/** Lobby words of the URL: `/game/<category>`. */
export const CATEGORIES = ['sport', 'realbet', 'gaming', 'chess', 'egame', 'lottery', 'fishing'] as const
export type Category = (typeof CATEGORIES)[number]
export const categorySchema = v.picklist(CATEGORIES)

/** Count key of a lobby; fishing has none (spec 1). */
export const COUNT_KEY_OF: Readonly<Partial<Record<Category, 'TY' | 'DZ' | 'DJ' | 'ZR' | 'CP' | 'QP'>>> = {
  sport: 'TY',
  egame: 'DZ',
  gaming: 'DJ',
  realbet: 'ZR',
  lottery: 'CP',
  chess: 'QP',
}

/** 1 open, 2 maintenance, 3 closed. */
export const VENUE_STATUS = { open: 1, maintenance: 2, closed: 3 } as const
/** A transfer venue has a wallet of its own; a seamless one plays on the main wallet. */
export const WALLET_MODE = { transfer: 1, seamless: 2 } as const
export const venueSchema = v.looseObject({
  enName: v.string(),
  providerCode: v.string(),
  category: categorySchema,
  name: v.looseObject({ zh: v.string(), en: v.string() }),
  status: v.picklist([1, 2, 3]),
  maintainFrom: v.nullable(instantSchema),
  maintainTo: v.nullable(instantSchema),
  tags: v.array(v.string()),
  /** Per cent. */
  rebateRate: v.string(),
  turnoverWeight: v.number(),
  minBet: moneySchema,
  /** The highest stake of a bet in its book; null if the venue does not publish it. */
  maxBet: v.optional(v.nullable(moneySchema), null),
  demo: v.boolean(),
  /** See `WALLET_MODE`. */
  walletMode: v.picklist([1, 2]),
  live: v.optional(countSchema, 0),
  /** Selections that one bet may combine; 1 = no parlays. */
  maxLegs: v.optional(countSchema, 1),
  /** The most that a bet of several selections returns, which limits its stake; null if the venue does not publish it. */
  maxParlayReturn: v.optional(v.nullable(moneySchema), null),
})
export type Venue = v.InferOutput<typeof venueSchema>
export const venueList = defineEndpoint({
  method: 'POST',
  path: '/game/api/v1/venue/list',
  kind: 'read',
  access: 'public',
  request: v.object({ category: v.optional(categorySchema) }),
  response: listOf(venueSchema),
})
