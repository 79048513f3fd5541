/** Every request is bounded: no string, list or record of unlimited length. */
import type { GenericSchema } from 'valibot'

type Part = { type: string; expression?: unknown; requirement?: unknown }
type Schema = Part & {
  pipe?: readonly Part[]
  entries?: Record<string, Schema>
  options?: readonly (Schema | string)[]
  wrapped?: Schema
  item?: Schema
  items?: readonly Schema[]
  rest?: Schema
  key?: Schema
  value?: Schema
}

// The package has no Node types, so that no product file can depend on Node.
const { readdirSync } = jest.requireActual<{
  readdirSync: (path: string, options: { recursive: true }) => string[]
}>('node:fs')
const here = (expect.getState().testPath ?? '').replace(/[^/\\]+$/, '')
const ENDPOINTS = readdirSync(here, { recursive: true })
  .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
  .flatMap((file): unknown[] => Object.values(jest.requireActual<object>(`./${file}`)))
  .filter(
    (item): item is { path: string; method: string; request: GenericSchema } =>
      typeof item === 'object' && item !== null && 'path' in item && 'method' in item && 'request' in item,
  )

const ENDS_A_STRING = ['max_length', 'length', 'uuid', 'iso_date', 'iso_timestamp']
const ENDS_A_LIST = ['max_length', 'length']

/** Whether a pattern is anchored and has no unbounded repetition. */
function isBounded({ type, requirement }: Part): boolean {
  if (type !== 'regex' || !(requirement instanceof RegExp)) return false
  const { source } = requirement
  // Look-aheads consume nothing and are ignored.
  const body = source.replace(/\(\?=(?:[^()]|\([^()]*\))*\)/g, '')
  return body.startsWith('^') && body.endsWith('$') && !/(?<!\\)[*+]|\{\d+,\}/.test(body.replace(/\[[^\]]*\]/g, 'x'))
}

/** The steps of a pipe, including nested pipes. */
function partsOf({ pipe = [] }: Schema): Part[] {
  return pipe.flatMap((part, at) => (at === 0 ? partsOf(part as Schema) : [part]))
}

function unbounded(schema: Schema, path: string): string[] {
  const pipe = partsOf(schema)
  const has = (types: readonly string[]) => pipe.some(({ type }) => types.includes(type))
  switch (schema.type) {
    case 'string':
      return has(ENDS_A_STRING) || pipe.some(isBounded) ? [] : [path]
    case 'array':
      return [...(has(ENDS_A_LIST) ? [] : [`${path}[]`]), ...(schema.item ? unbounded(schema.item, `${path}[]`) : [])]
    case 'tuple':
      return (schema.items ?? []).flatMap((item, at) => unbounded(item, `${path}[${at}]`))
    case 'record':
      return [
        ...(schema.key ? unbounded(schema.key, `${path}{key}`) : []),
        ...(schema.value ? unbounded(schema.value, `${path}{}`) : []),
      ]
    case 'object':
    case 'strict_object':
    case 'loose_object':
      return [
        ...Object.entries(schema.entries ?? {}).flatMap(([name, field]) => unbounded(field, `${path}.${name}`)),
        ...(schema.rest ? unbounded(schema.rest, `${path}.*`) : []),
      ]
    case 'variant':
    case 'union':
    case 'intersect':
      return (schema.options ?? []).flatMap((option) => (typeof option === 'string' ? [] : unbounded(option, path)))
    default:
      return schema.wrapped ? unbounded(schema.wrapped, path) : []
  }
}

describe('requests of the contract', () => {
  it('[WIRE-60] bound every string and list', () => {
    expect(ENDPOINTS.length).toBeGreaterThan(80)
    const open = ENDPOINTS.flatMap(({ path, request }) => unbounded(request as unknown as Schema, path))
    expect([...new Set(open)]).toEqual([])
  })
})
