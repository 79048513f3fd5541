/**
 * `/act/api/v1/luckyFlip/...` (screens.md 5). A flip is drawn from a server seed whose SHA-256 was shown before it, the member's seed and the number of
 * the flip, over the table of prizes that the member saw. All nine cards are drawn, and the member's card is one of them.
 */
import * as v from 'valibot'
import { defineEndpoint } from '../wire/endpoint.ts'
import { countSchema, emptySchema, idSchema, instantSchema, moneySchema, requestNoSchema } from '../wire/fields.ts'
import { rowsOf } from '../wire/open-enum.ts'
import { SECOND_MS } from '../wire/site-time.ts'

/** Cards on the table. */
export const FLIP_CARDS = 9
/** What the weights of a table add up to: a weight of 1 is 0.01 %. */
export const FLIP_WEIGHTS = 10_000
/** Shortest time between two flips of a member. */
export const FLIP_GAP_MS = 2 * SECOND_MS
/** Flips that every member has a day (UTC+8), without a condition. */
export const FLIPS_A_DAY = 3
/** Turnover of a prize before it can be withdrawn, as a multiple. */
export const FLIP_MULTIPLE = 1

/** Printable ASCII without spaces, so that both sides hash the same bytes. */
const clientSeedSchema = v.pipe(v.string(), v.regex(/^[!-~]{1,64}$/, 'a seed is 1 to 64 printable characters'))
/** `id:weight,id:weight,…`: the table as text, so that a flip repeats what its member saw. */
const tableSchema = v.pipe(v.string(), v.regex(/^[a-z0-9]{1,16}:\d{1,5}(?:,[a-z0-9]{1,16}:\d{1,5}){0,19}$/))
const named = v.looseObject({ zh: v.string(), en: v.string() })

const flipPrizeSchema = v.looseObject({
  id: idSchema,
  name: named,
  /** 0.00: no prize. */
  amount: moneySchema,
  /** Of `FLIP_WEIGHTS`. */
  weight: countSchema,
})
export type FlipPrize = v.InferOutput<typeof flipPrizeSchema>

const flipSchema = v.looseObject({
  no: idSchema,
  at: instantSchema,
  /** Card that the member chose, 0 to 8. */
  position: countSchema,
  nonce: countSchema,
  commit: v.string(),
  serverSeed: v.string(),
  clientSeed: v.string(),
  /** The table of the draw. */
  table: v.string(),
  prizeId: v.string(),
  prize: named,
  amount: moneySchema,
})
export type Flip = v.InferOutput<typeof flipSchema>

/** The promise for a member's next flip. */
const nextFlipSchema = v.looseObject({ commit: v.string(), nonce: countSchema })

/** The table, and for members their next flip, the flips left today and the newest flips. */
export const luckyFlipInfo = defineEndpoint({
  method: 'GET',
  path: '/act/api/v1/luckyFlip/info',
  kind: 'read',
  access: 'public',
  request: emptySchema,
  response: v.looseObject({
    table: v.string(),
    prizes: v.array(flipPrizeSchema),
    my: v.nullable(
      v.looseObject({
        chances: countSchema,
        /** When the flips of the next day begin. */
        renewAt: instantSchema,
        next: nextFlipSchema,
        record: rowsOf(flipSchema),
      }),
    ),
  }),
})

/**
 * Flips one card and pays its prize, once per request number. Refused with 711015 when `nonce` or `table` is not the present one (`data.reason`), with
 * 713005 without flips left, 712002 / 712003 / 711009, and 10001 less than two seconds after the last flip (`data.waitMs`).
 */
export const luckyFlipFlip = defineEndpoint({
  method: 'POST',
  path: '/act/api/v1/luckyFlip/flip',
  kind: 'write',
  access: 'member',
  plays: () => ({ kind: 'grant' }),
  request: v.object({
    position: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(FLIP_CARDS - 1)),
    clientSeed: clientSeedSchema,
    nonce: countSchema,
    table: tableSchema,
    requestNo: requestNoSchema,
  }),
  response: v.looseObject({ flip: flipSchema, next: nextFlipSchema, chances: countSchema }),
})

/** The flip of a request whose answer was lost; null if it never arrived. */
export const luckyFlipFind = defineEndpoint({
  method: 'GET',
  path: '/act/api/v1/luckyFlip/find',
  kind: 'read',
  access: 'member',
  request: v.object({ requestNo: requestNoSchema }),
  response: v.looseObject({ flip: v.nullable(flipSchema) }),
})

/** Whether a text is a seed that the server takes. */
export function isClientSeed(text: string): boolean {
  return v.is(clientSeedSchema, text)
}

/** The table of prizes as text. */
export function flipTable(prizes: readonly Pick<FlipPrize, 'id' | 'weight'>[]): string {
  return prizes.map(({ id, weight }) => `${id}:${weight}`).join(',')
}

/** The prize at a point of a table. @param point 0 to `FLIP_WEIGHTS` - 1 */
export function prizeAt(table: string, point: number): string {
  let end = 0
  for (const row of table.split(',')) {
    const [id = '', weight = '0'] = row.split(':')
    end += Number(weight)
    if (point < end) return id
  }
  return ''
}
