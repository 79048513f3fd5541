/**
 * Kinds of markets. A server may offer others: a market of any kind but those of a board brings its name and that of each pick, sides included, so that
 * a page can show it.
 */
import * as v from 'valibot'
import { openEnum } from '../wire/open-enum.ts'

/** Kinds of a board's three columns, for which pages have words: match winner, handicap, over-under. */
export const BOARD_KINDS = ['1x2', 'handicap', 'total'] as const
export type BoardKind = (typeof BOARD_KINDS)[number]
/** Also whether the points add up to an odd number, and the exact final score. */
export const MARKET_KINDS = [...BOARD_KINDS, 'odd_even', 'correct_score'] as const
export const marketKindSchema = openEnum(MARKET_KINDS)

/** What a market or pick is called, a pick with its line; left out where pages have words of their own: for 1x2, handicap and total. */
export const ownNameSchema = v.optional(v.looseObject({ zh: v.string(), en: v.string() }))
