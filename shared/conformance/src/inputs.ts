/** Requests to ask with: the fewest fields that the contract demands, with ids that the back end itself has named. */
import { randomInt, randomUUID } from 'node:crypto'
import type { Endpoint } from '@lantern/contract'
import { aValueOf } from '@lantern/testing/generate'
import * as v from 'valibot'
import type { KnownValues } from './known-values.ts'

type Entries = Readonly<Record<string, v.GenericSchema & { readonly type: string }>>

export type InputOptions = {
  readonly known: KnownValues
  /** What the person who asks has named, by field: the test member's password. */
  readonly given?: Readonly<Record<string, string>> | undefined
  /** Which of the known values to take: 0 is the first. */
  readonly attempt?: number
  /** Fields beyond the required ones, named by a refusal. */
  readonly alsoNeeded?: readonly string[]
}

/** A request number is new for each request; texts are what a person could write. */
const SAMPLES: Readonly<Record<string, () => unknown>> = {
  requestNo: () => randomUUID(),
  email: () => `conform${randomInt(1e6)}@example.com`,
  userName: () => `conf${randomInt(1e6)}`,
  content: () => 'Written by npm run conform.',
  text: () => 'Written by npm run conform.',
  area: () => '86',
  phone: () => `139${String(randomInt(1e8)).padStart(8, '0')}`,
}

/** The request; undefined when no value can be found that the contract accepts. */
export function inputFor(domain: string, { request }: Endpoint, options: InputOptions): object | undefined {
  const { known, given = {}, attempt = 0, alsoNeeded = [] } = options
  if (alsoNeeded.length === 0 && v.safeParse(request, {}).success) return {}
  const needed = Object.entries(entriesOf(request)).filter(
    ([name, schema]) => alsoNeeded.includes(name) || !v.safeParse(schema, undefined).success,
  )
  const input = Object.fromEntries(
    needed.map(([name, schema]) => {
      const accepts = (value: unknown) => value !== undefined && v.safeParse(schema, value).success
      const sample = SAMPLES[name]?.()
      const values = [...(name === 'requestNo' ? [] : known.candidates(domain, name)), sample].filter(accepts)
      const value = accepts(given[name]) ? given[name] : values[Math.min(attempt, values.length - 1)]
      return [name, value ?? aValueOf(insideOf(schema), {}, randomInt(1e9))]
    }),
  )
  return v.safeParse(request, input).success ? input : undefined
}

/** Whether the contract demands anything: a request without it is refused, which changes nothing. */
export function canBeWrong({ request }: Endpoint): boolean {
  return !v.safeParse(request, {}).success
}

/** An optional field that is needed has a value. */
function insideOf(schema: v.GenericSchema & { readonly wrapped?: v.GenericSchema }): v.GenericSchema {
  return schema.wrapped === undefined ? schema : insideOf(schema.wrapped)
}

function entriesOf(schema: v.GenericSchema): Entries {
  return (schema as unknown as { entries?: Entries }).entries ?? {}
}
