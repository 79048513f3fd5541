/** Common field schemas of the wire. Unknown fields are kept everywhere: a newer server must not break an older page. */
import * as v from 'valibot'
import { rowsOf } from './open-enum.ts'

/** CNY (or USDT on screen): a string with exactly two decimals, minus sign allowed (screens.md 0.1). */
export const moneySchema = v.pipe(v.string(), v.regex(/^-?\d{1,15}\.\d{2}$/, 'money is a string with two decimals'))

/** What one of something costs, as the member saw it: not below zero, and times its quantity still an exact number of fen. */
export const priceInputSchema = v.pipe(v.string(), v.regex(/^\d{1,10}\.\d{2}$/, 'price is a string with two decimals'))

/** Amounts that a member can type and the server accepts: positive, at most two decimals. */
export const amountInputSchema = v.pipe(
  v.string(),
  v.regex(/^\d{1,12}(\.\d{1,2})?$/, 'amount is a positive number with at most two decimals'),
  v.check((text) => Number(text) > 0, 'amount is above zero'),
)

/** Epoch milliseconds, UTC. */
export const instantSchema = v.pipe(v.number(), v.integer(), v.minValue(0))

/** UUID v4 generated when the form opens; every submission of the form sends the same one (screens.md 0.1). */
export const requestNoSchema = v.pipe(v.string(), v.uuid())

export const idSchema = v.pipe(v.string(), v.minLength(1), v.maxLength(64))
/** A name, code or ticket returned by a caller: we issue none longer than this. */
export const keySchema = v.pipe(v.string(), v.maxLength(64))
export const textSchema = v.pipe(v.string(), v.maxLength(4000))
export const countSchema = v.pipe(v.number(), v.integer(), v.minValue(0))
export const emptySchema = v.looseObject({})

/** Page of a list, from 1 (screens.md 0.1). */
export const pageSchema = {
  pageNum: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1)), 1),
  pageSize: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(50)), 20),
}

/** `{list, total, hasMore}` of a row schema. */
export function pageOf<Row extends v.GenericSchema>(row: Row) {
  return v.looseObject({ list: rowsOf(row), total: countSchema, hasMore: v.boolean() })
}

/** `{list}` of a row schema. */
export function listOf<Row extends v.GenericSchema>(row: Row) {
  return v.looseObject({ list: rowsOf(row) })
}
