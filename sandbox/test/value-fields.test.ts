import { amountInputSchema } from '@lantern/contract/fields'
import * as v from 'valibot'
import { valueFieldsOf } from './value-fields.ts'

const bet = v.object({ position: v.string(), stake: v.string() })

describe('valueFieldsOf', () => {
  it.each<[name: string, schema: unknown, fields: string[]]>([
    ['an object', bet, ['stake']],
    ['an array', v.object({ bets: v.array(bet) }), ['bets.stake']],
    ['a tuple', v.object({ bets: v.tupleWithRest([v.string()], bet) }), ['bets.stake']],
    ['a record', v.object({ bets: v.record(v.string(), bet) }), ['bets.stake']],
    ['a union', v.union([v.object({ id: v.string() }), v.object({ of: bet })]), ['of.stake']],
    ['a variant', v.variant('kind', [v.object({ kind: v.literal('bet'), of: bet })]), ['of.stake']],
    ['an intersection', v.intersect([v.object({ id: v.string() }), bet]), ['stake']],
    [
      'a pipe',
      v.pipe(
        v.object({
          of: v.pipe(
            bet,
            v.check(() => true),
          ),
        }),
        v.check(() => true),
      ),
      ['of.stake'],
    ],
    [
      'a transformation',
      v.pipe(
        v.string(),
        v.transform(() => ({ stake: '1' })),
        bet,
      ),
      ['stake'],
    ],
    ['wrappers', v.object({ of: v.optional(v.nullable(v.array(bet))) }), ['of.stake']],
    ['a lazy schema', v.object({ of: v.lazy(() => bet) }), ['of.stake']],
    ['an amount of another name', v.object({ at: v.nullable(v.pipe(amountInputSchema, v.minLength(1))) }), ['at']],
    [
      'names that end with the word',
      v.object({ maxStake: v.string(), payAmount: v.string(), coins: v.number(), dayCount: v.number() }),
      ['maxStake', 'payAmount', 'coins', 'dayCount'],
    ],
    [
      'no name that only contains it',
      v.object({ account: v.string(), needAccount: v.boolean(), discount: v.string(), offerId: v.string() }),
      [],
    ],
    ['ids only', v.object({ id: v.string(), kind: v.picklist(['stake', 'amount']), requestNo: v.string() }), []],
  ])('[SBX-SAFE-1] finds the value in %s', (_name, schema, fields) => {
    expect(valueFieldsOf(schema)).toEqual(fields)
  })
})
