/** Kinds of markets. A server may offer others: a market of any kind but the first three brings its names, so that a page can show it. */
import * as v from 'valibot'
import { openEnum } from '../wire/open-enum.ts'

/** In the order in which pages show them: match winner, handicap, over-under; whether the points add up to an odd number; the exact final score. */
export const MARKET_KINDS = ['1x2', 'handicap', 'total', 'odd_even', 'correct_score'] as const
export const marketKindSchema = openEnum(MARKET_KINDS)

/** What a market or pick is called; left out where pages have words of their own: for 1x2, handicap and total. */
export const ownNameSchema = v.optional(v.looseObject({ zh: v.string(), en: v.string() }))
