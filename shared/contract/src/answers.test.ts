/** Every answer is read with open enums (decision 0047): a value that a build does not know never costs more than its row. */
import * as v from 'valibot'
import { openEnum, ROWS, rowsOf } from './wire/open-enum.ts'

type Part = { kind: string; type: string }
type Schema = Part & {
  rows?: string
  pipe?: readonly Part[]
  entries?: Record<string, Schema>
  options?: readonly unknown[]
  wrapped?: Schema
  item?: Schema
  items?: readonly Schema[]
  rest?: Schema
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
    (item): item is { path: string; response: v.GenericSchema } =>
      typeof item === 'object' && item !== null && 'path' in item && 'response' in item,
  )

/** The page names the kind of captcha that it can show, and the answer has that one. */
const ASKED_BY_THE_REQUEST = '/site/api/v1/user/captcha/challenge is closed'

/** Amounts of the member's own money: a row that has one is shown, never dropped. */
const MONEY = ['amount', 'balance', 'stake', 'return', 'payAmount', 'counted']

type Walk = { path: string; isRow: boolean; faults: string[] }

function walk(schema: Schema, { path, isRow, faults }: Walk): void {
  const into = (part: Schema | undefined, step: string, row = isRow) => {
    if (part) walk(part, { path: path + step, isRow: row, faults })
  }
  const isClosed = ['picklist', 'enum', 'variant', 'literal'].includes(schema.type)
  if (isClosed && !isRow) faults.push(`${path} is closed: use openEnum, or rowsOf for its list`)
  if (schema.pipe?.slice(1).some(({ kind }) => kind !== 'validation' && kind !== 'metadata') && !isLeaf(schema))
    faults.push(`${path} is transformed, which loses unknown values`)
  if (schema.rows === ROWS && moneyOf(schema.item) && closedFieldsOf(schema.item).length > 0)
    faults.push(
      `${path}[] has money of the member and would be dropped for ${closedFieldsOf(schema.item)}: use openEnum`,
    )
  for (const [name, field] of Object.entries(schema.entries ?? {})) into(field, `.${name}`)
  for (const option of schema.options ?? []) if (isSchema(option)) into(option, '', schema.type === 'variant' || isRow)
  for (const item of schema.items ?? []) into(item, '[]')
  into(schema.item, '[]', schema.rows === ROWS)
  into(schema.wrapped, '')
  into(schema.value, '{}')
  into(schema.rest, '.*')
}

const isSchema = (part: unknown): part is Schema => typeof part === 'object' && part !== null && 'type' in part
const isLeaf = ({ type }: Schema): boolean => ['string', 'number', 'boolean'].includes(type)
const moneyOf = (row: Schema | undefined): boolean => MONEY.some((name) => name in (row?.entries ?? {}))

/** Fields of the row itself: rows in lists of it are dropped alone. */
function closedFieldsOf(row: Schema | undefined): string[] {
  return Object.entries(row?.entries ?? {}).flatMap(([name, field]) => (isClosedField(field) ? [name] : []))
}

function isClosedField({ type, wrapped }: Schema): boolean {
  return ['picklist', 'enum', 'variant', 'literal'].includes(type) || (wrapped !== undefined && isClosedField(wrapped))
}

function faultsOf(path: string, response: v.GenericSchema): string[] {
  const faults: string[] = []
  walk(response as unknown as Schema, { path, isRow: false, faults })
  return faults
}

describe('answers of the contract', () => {
  it('[WIRE-63] have no closed values outside rows, and no rows of money that could be dropped', () => {
    expect(ENDPOINTS.length).toBeGreaterThan(80)
    const faults = ENDPOINTS.flatMap(({ path, response }) => faultsOf(path, response))
    expect([...new Set(faults)].filter((fault) => !fault.startsWith(ASKED_BY_THE_REQUEST))).toEqual([])
  })

  it.each([
    ['a closed field', v.object({ state: v.picklist([1, 2]) }), 'x.state is closed'],
    [
      'a closed field that may be missing',
      v.object({ state: v.nullable(v.optional(v.picklist([1]))) }),
      'x.state is closed',
    ],
    [
      'closed rows of a plain list',
      v.object({ list: v.array(v.object({ kind: v.picklist(['a']) })) }),
      'x.list[].kind is',
    ],
    ['a union by kind', v.variant('kind', [v.object({ kind: v.literal('a') })]), 'x is closed'],
    ['a row of money', rowsOf(v.object({ amount: v.string(), state: v.optional(v.picklist([1])) })), 'x[] has money'],
    ['a transformation', v.pipe(v.object({ state: openEnum([1]) }), v.transform(String)), 'x is transformed'],
  ])('[WIRE-63] %s is found', (_what, schema, fault) => {
    expect(faultsOf('x', schema)).toEqual([expect.stringContaining(fault)])
  })

  it('[WIRE-63] open fields and closed rows are accepted', () => {
    const schema = v.object({ state: openEnum([1]), list: rowsOf(v.object({ kind: v.picklist(['a']) })) })
    expect(faultsOf('x', schema)).toEqual([])
  })
})
