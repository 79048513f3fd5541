/** Which fields of a request can move value, however deep they are. */
import { amountInputSchema } from '@lantern/contract/fields'

const WORDS = ['amount', 'stake', 'price', 'qty', 'total', 'coin', 'count', 'offer']
const LAST_WORDS = WORDS.map((word) => `${word.charAt(0).toUpperCase()}${word.slice(1)}`)
/** Names whose last word is an amount or a count: `stake`, `maxStake`, `coins`, not `account`. Fields of any other name count too when they hold an amount. */
const VALUE = new RegExp(`(?:^(?:${WORDS.join('|')})|(?:${LAST_WORDS.join('|')}))s?$`)

/** What the schemas of valibot keep their parts in. */
type Schema = {
  readonly entries?: Readonly<Record<string, unknown>>
  readonly item?: unknown
  readonly rest?: unknown
  readonly key?: unknown
  readonly value?: unknown
  readonly wrapped?: unknown
  readonly items?: readonly unknown[]
  /** Of unions, variants and intersections; plain values in a picklist. */
  readonly options?: readonly unknown[]
  readonly pipe?: readonly unknown[]
  readonly getter?: (input: unknown) => unknown
}

/** Paths of the fields that can move value, such as `bets.stake`: through arrays, objects, unions, pipes and whatever wraps a schema. */
export function valueFieldsOf(schema: unknown): readonly string[] {
  return [...new Set(walk(schema, [], new Set()))]
}

function* walk(schema: unknown, path: readonly string[], above: ReadonlySet<unknown>): Generator<string> {
  if (typeof schema !== 'object' || schema === null || above.has(schema)) return
  if (schema === amountInputSchema) yield path.join('.')
  const part = schema as Schema
  const inside = new Set([...above, schema])
  for (const [name, field] of Object.entries(part.entries ?? {})) {
    if (VALUE.test(name)) yield [...path, name].join('.')
    yield* walk(field, [...path, name], inside)
  }
  const parts = [part.item, part.rest, part.key, part.value, part.wrapped, part.getter?.(undefined)]
  for (const one of [...parts, ...(part.items ?? []), ...(part.options ?? []), ...(part.pipe ?? [])])
    yield* walk(one, path, inside)
}
