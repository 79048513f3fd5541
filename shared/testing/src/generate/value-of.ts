/**
 * Generates values from the contract's schemas: possible server answers without hand-written data. They change with the schemas.
 * To extend: an unknown kind of schema or check fails with an error that names it; add it to `MAKERS` or `textOf`.
 */
import { instantSchema } from '@lantern/contract/fields'
import { DAY_MS } from '@lantern/contract/site-time'
import * as fc from 'fast-check'
import { type GenericSchema, type InferInput, safeParse } from 'valibot'

/** Equal seeds give equal values, so that failures are reproducible. */
const SEED = 20_260_101
/** Longer texts and lists add nothing. */
const LONGEST_TEXT = 12
const LONGEST_LIST = 3
const LARGEST_NUMBER = 1_000_000
/** Instants lie between ten days before and thirty days after this one: some things are over, most are running or coming. */
const NOW = Date.UTC(2026, 0, 1)
const DAYS_BEFORE = 10
const DAYS_AFTER = 30
/** Values that a check may refuse in a row. Beyond, the schema hides what it accepts, and one call takes seconds: write the check as a picklist, union or regex. */
const MOST_REFUSALS = 10_000
/** Depth from which optional parts are omitted: schemas may contain themselves. */
const DEEPEST = 6

type Check = { readonly kind: string; readonly type: string; readonly requirement?: unknown }
/** The run-time properties of valibot schemas read here. */
type Node = {
  readonly type: string
  readonly pipe?: readonly Check[]
  readonly entries?: Readonly<Record<string, Node>>
  readonly item?: Node
  readonly items?: readonly Node[]
  readonly key?: Node
  readonly value?: Node
  readonly wrapped?: Node
  readonly options?: readonly unknown[]
  readonly literal?: unknown
  readonly getter?: (input: unknown) => Node
}
type Maker = (node: Node, depth: number, now: number) => fc.Arbitrary<unknown>

/**
 * A value that a schema accepts; the same one for the same seed.
 * @param change fields to set in it, when it is an object
 * @param now instants lie around it, in epoch milliseconds
 */
export function aValueOf<Schema extends GenericSchema>(
  schema: Schema,
  change: Partial<InferInput<Schema>> = {},
  seed: number = SEED,
  now: number = NOW,
): InferInput<Schema> {
  const [value] = fc.sample(valuesOf(schema, now), { numRuns: 1, seed })
  const isObject = typeof value === 'object' && value !== null && !Array.isArray(value)
  return isObject ? { ...value, ...change } : (value as InferInput<Schema>)
}

/**
 * All values that a schema accepts, for property tests: `fc.assert(fc.property(valuesOf(schema), …))`.
 * @param now instants lie around it, in epoch milliseconds
 */
export function valuesOf<Schema extends GenericSchema>(
  schema: Schema,
  now: number = NOW,
): fc.Arbitrary<InferInput<Schema>> {
  return arbitraryOf(schema as unknown as Node, 0, now) as fc.Arbitrary<InferInput<Schema>>
}

function arbitraryOf(node: Node, depth: number, now: number): fc.Arbitrary<unknown> {
  if ((node as unknown) === instantSchema)
    return fc.integer({ min: now - DAYS_BEFORE * DAY_MS, max: now + DAYS_AFTER * DAY_MS })
  const maker = MAKERS[node.type]
  if (!maker) throw new Error(`valuesOf does not know the schema "${node.type}": add it to shared/testing/src/generate`)
  const made = maker(node, depth + 1, now)
  // Function checks cannot be inspected: values that they refuse are filtered out.
  return node.pipe ? made.filter(acceptedBy(node)) : made
}

function acceptedBy(node: Node): (value: unknown) => boolean {
  let refusals = 0
  return (value) => {
    const { success, issues } = safeParse(node as unknown as GenericSchema, value)
    refusals = success ? 0 : refusals + 1
    if (refusals > MOST_REFUSALS)
      throw new Error(`valuesOf finds no value for a check of the schema "${node.type}": ${issues?.[0]?.message}`)
    return success
  }
}

const objectOf: Maker = ({ entries = {} }, depth, now) =>
  fc.record(Object.fromEntries(Object.entries(entries).map(([name, entry]) => [name, arbitraryOf(entry, depth, now)])))

const eitherOf: Maker = ({ options = [] }, depth, now) =>
  fc.oneof(...options.map((option) => arbitraryOf(option as Node, depth, now)))

const mayBe =
  (nothing: unknown): Maker =>
  ({ wrapped }, depth, now) =>
    wrapped && depth < DEEPEST
      ? fc.oneof(
          { weight: 3, arbitrary: arbitraryOf(wrapped, depth, now) },
          { weight: 1, arbitrary: fc.constant(nothing) },
        )
      : fc.constant(nothing)

const MAKERS: Readonly<Record<string, Maker>> = {
  string: textOf,
  number: numberOf,
  boolean: () => fc.boolean(),
  bigint: () => fc.bigInt(),
  null: () => fc.constant(null),
  undefined: () => fc.constant(undefined),
  unknown: () => fc.constant(null),
  any: () => fc.constant(null),
  literal: ({ literal }) => fc.constant(literal),
  picklist: ({ options = [] }) => fc.constantFrom(...options),
  object: objectOf,
  loose_object: objectOf,
  strict_object: objectOf,
  array: ({ item, pipe = [] }, depth, now) => {
    const minLength = Number(requirementOf(pipe, 'min_length') ?? requirementOf(pipe, 'length') ?? 0)
    const most = Number(requirementOf(pipe, 'max_length') ?? requirementOf(pipe, 'length') ?? LONGEST_LIST)
    const maxLength = depth < DEEPEST ? Math.max(minLength, Math.min(LONGEST_LIST, most)) : minLength
    return item && maxLength > 0 ? fc.array(arbitraryOf(item, depth, now), { minLength, maxLength }) : fc.constant([])
  },
  tuple: ({ items = [] }, depth, now) => fc.tuple(...items.map((item) => arbitraryOf(item, depth, now))),
  record: ({ key, value }, depth, now) =>
    key && value
      ? fc
          .uniqueArray(fc.tuple(arbitraryOf(key, depth, now), arbitraryOf(value, depth, now)), {
            maxLength: LONGEST_LIST,
            selector: ([name]) => name,
          })
          .map((pairs) => Object.fromEntries(pairs as [string, unknown][]))
      : fc.constant({}),
  union: eitherOf,
  variant: eitherOf,
  optional: mayBe(undefined),
  nullable: mayBe(null),
  nullish: mayBe(null),
  lazy: ({ getter }, depth, now) => {
    if (!getter) throw new Error('a lazy schema without a getter')
    return arbitraryOf(getter(undefined), depth, now)
  },
}

function textOf({ pipe = [] }: Node): fc.Arbitrary<unknown> {
  const values = requirementOf(pipe, 'values')
  if (Array.isArray(values)) return fc.constantFrom(...values)
  const has = (type: string): boolean => pipe.some((check) => check.type === type)
  const pattern = requirementOf(pipe, 'regex')
  if (pattern instanceof RegExp) return matching(pattern)
  if (has('uuid')) return fc.uuid({ version: 4 })
  if (has('email')) return fc.emailAddress()
  if (has('ip') || has('ipv4')) return fc.ipV4()
  if (has('iso_date'))
    return fc.date({ noInvalidDate: true, min: new Date('2000-01-01'), max: new Date('2099-01-01') }).map(dayOf)
  const start = String(requirementOf(pipe, 'starts_with') ?? '')
  const minLength = Math.max(1, Number(requirementOf(pipe, 'min_length') ?? requirementOf(pipe, 'length') ?? 1))
  const most = Number(requirementOf(pipe, 'max_length') ?? requirementOf(pipe, 'length') ?? LONGEST_TEXT)
  const maxLength = Math.max(minLength, Math.min(LONGEST_TEXT, most) - start.length)
  const letters = fc.constantFrom(...'abcdefghijkmnpqrstuvwxyz23456789')
  return fc.array(letters, { minLength, maxLength }).map((list) => start + list.join(''))
}

/** fast-check does not support look-aheads: the filter of the pipe enforces them. */
function matching(pattern: RegExp): fc.Arbitrary<string> {
  return fc.stringMatching(new RegExp(pattern.source.replace(/\(\?[=!][^()]*\)/g, ''), pattern.flags))
}

function numberOf({ pipe = [] }: Node): fc.Arbitrary<unknown> {
  const values = requirementOf(pipe, 'values')
  if (Array.isArray(values)) return fc.constantFrom(...values)
  const min = Math.ceil(Number(requirementOf(pipe, 'min_value') ?? 0))
  const max = Math.floor(Number(requirementOf(pipe, 'max_value') ?? Math.max(min, LARGEST_NUMBER)))
  return fc.integer({ min, max })
}

function requirementOf(pipe: readonly Check[], type: string): unknown {
  return pipe.find((check) => check.type === type)?.requirement
}

function dayOf(date: Date): string {
  return date.toISOString().slice(0, 10)
}
