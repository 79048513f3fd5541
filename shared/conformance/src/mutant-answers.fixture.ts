/** Breaks one answer of a back end at a time. What a fault is comes from the committed OpenAPI file, not from the code that has to find it. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { NamedEndpoint } from '@lantern/testing/endpoints'

export type Mutant = { readonly call: string; readonly what: string; readonly break: (body: Envelope) => unknown }
type Envelope = { status_code: number; data: unknown; [field: string]: unknown }
type Schema = {
  readonly $ref?: string
  readonly type?: string
  readonly anyOf?: readonly Schema[]
  readonly properties?: Readonly<Record<string, Schema>>
  readonly required?: readonly string[]
  readonly items?: Schema
  readonly const?: unknown
}
type Step = string | number

const DOCUMENT = JSON.parse(readFileSync(join(import.meta.dirname, '../../../docs/api/openapi.json'), 'utf8')) as {
  paths: Record<string, Record<string, { responses: { 200: { content: { 'application/json': { schema: Schema } } } } }>>
  components: { schemas: Record<string, Schema> }
}
const OTHER_TYPE: Readonly<Record<string, unknown>> = {
  string: 7,
  integer: 'seven',
  number: 'seven',
  boolean: 'yes',
  array: { none: true },
  object: 'none',
}

/** Every way to break a required field of an answer that was seen. */
export function mutantsOf({ endpoint }: NamedEndpoint, answer: Envelope): Mutant[] {
  const call = `${endpoint.method} ${endpoint.path}`
  const whole =
    DOCUMENT.paths[endpoint.path]?.[endpoint.method.toLowerCase()]?.responses[200].content['application/json'].schema
  const success = whole?.anyOf?.[0]
  const data = success?.properties?.data
  if (data === undefined) return []
  const places = placesOf(data, answer.data, ['data'])
  return [
    { call, what: 'no status_code', break: ({ status_code: _code, ...rest }) => rest },
    ...places.flatMap(({ path, type }) => [
      { call, what: `${path.join('.')} missing`, break: (body: Envelope) => changed(body, path, undefined) },
      {
        call,
        what: `${path.join('.')} of another type`,
        break: (body: Envelope) => changed(body, path, OTHER_TYPE[type]),
      },
    ]),
  ]
}

function placesOf(schema: Schema, value: unknown, path: readonly Step[]): { path: readonly Step[]; type: string }[] {
  const { $ref } = schema
  if ($ref !== undefined) {
    const found = DOCUMENT.components.schemas[$ref.split('/').at(-1) ?? '']
    return found === undefined ? [] : placesOf(found, value, path)
  }
  if (schema.type === 'array' && schema.items && Array.isArray(value) && value.length > 0)
    return placesOf(schema.items, value[0], [...path, 0])
  if (schema.type !== 'object' || typeof value !== 'object' || value === null) return []
  return (schema.required ?? []).flatMap((name) => {
    const field = schema.properties?.[name]
    const inner = (value as Record<string, unknown>)[name]
    if (field === undefined || inner === undefined || inner === null) return []
    const type =
      field.$ref === undefined ? field.type : DOCUMENT.components.schemas[field.$ref.split('/').at(-1) ?? '']?.type
    const own = type !== undefined && type in OTHER_TYPE ? [{ path: [...path, name], type }] : []
    return [...own, ...placesOf(field, inner, [...path, name])]
  })
}

function changed(body: Envelope, path: readonly Step[], value: unknown): unknown {
  const copy = structuredClone(body)
  const last = path.at(-1) ?? ''
  const parent = path
    .slice(0, -1)
    .reduce<Record<Step, unknown>>((place, step) => place[step] as Record<Step, unknown>, copy)
  if (value === undefined) delete parent[last]
  else parent[last] = value
  return copy
}
