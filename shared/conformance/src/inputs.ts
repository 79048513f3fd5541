/** Requests to ask with: the fewest fields that the contract demands, with ids that the back end itself has named. */
import type { Endpoint } from '@lantern/contract'
import { aValueOf } from '@lantern/testing/generate'
import * as v from 'valibot'

type Entries = Readonly<Record<string, v.GenericSchema & { readonly type: string }>>

/** Remembers values of earlier answers by the name of their field. */
export function createKnownValues() {
  const values = new Map<string, unknown>()
  return {
    learn(domain: string, answer: unknown): void {
      walk(answer, (name, value) => {
        if (!values.has(name)) values.set(name, value)
        // `id` means something else in each domain.
        const own = `${domain}.${name}`
        if (!values.has(own)) values.set(own, value)
      })
    },
    get: (domain: string, name: string): unknown =>
      values.get(`${domain}.${name}`) ?? (name === 'id' ? undefined : values.get(name)),
  }
}
export type KnownValues = ReturnType<typeof createKnownValues>

/** The request; undefined when no value can be found that the contract accepts. */
export function inputFor(domain: string, { request }: Endpoint, known: KnownValues): object | undefined {
  if (v.safeParse(request, {}).success) return {}
  const required = Object.entries(entriesOf(request)).filter(([, schema]) => !v.safeParse(schema, undefined).success)
  const input = Object.fromEntries(
    required.map(([name, schema]) => {
      const value = known.get(domain, name)
      return [name, value !== undefined && v.safeParse(schema, value).success ? value : aValueOf(schema)]
    }),
  )
  return v.safeParse(request, input).success ? input : undefined
}

/** Whether the contract demands anything: a request without it is refused, which changes nothing. */
export function canBeWrong({ request }: Endpoint): boolean {
  return !v.safeParse(request, {}).success
}

function entriesOf(schema: v.GenericSchema): Entries {
  return (schema as unknown as { entries?: Entries }).entries ?? {}
}

function walk(value: unknown, visit: (name: string, value: unknown) => void, depth = 0): void {
  if (depth > 8 || typeof value !== 'object' || value === null) return
  for (const [name, inner] of Object.entries(value)) {
    if (typeof inner === 'string' || typeof inner === 'number') visit(name, inner)
    else walk(inner, visit, depth + 1)
  }
}
