/**
 * Open enums: how answers name one of several values (decision 0047). A newer server may send a value that this build does not know. `v.parse`
 * refuses it, so that our own servers and tests stay strict; `readAnswer` accepts it and says where it was.
 */
import * as v from 'valibot'

declare const unknownValue: unique symbol
/** A text of the wire that this build does not know. No table has a row for it: use `entryOf`. */
type UnknownText = string & { readonly [unknownValue]: true }
/** The same for a number. */
type UnknownNumber = number & { readonly [unknownValue]: true }
type UnknownOf<Value> = Value extends string ? UnknownText : UnknownNumber

/** A value of the list, or one that this build does not know. */
export type Open<Value extends string | number> = Value | UnknownOf<Value>

/** Code that writes an answer can only name known values: an unknown one has no literal. */
export type OpenEnum<Value extends string | number> = v.GenericSchema<Open<Value>, Open<Value>>

/** One value of a list that may grow. */
export function openEnum<const Value extends string | number>(values: readonly Value[]): OpenEnum<Value> {
  const base = typeof values[0] === 'number' ? v.number() : v.string()
  return v.pipe(base as v.GenericSchema<string | number>, v.values(values)) as unknown as OpenEnum<Value>
}

/** Marks the lists of `rowsOf` for those who walk a schema. */
export const ROWS = 'rowsOf'

export type RowsOf<Row extends v.GenericSchema> = v.ArraySchema<Row, undefined> & { readonly rows: typeof ROWS }

/** A list whose rows are dropped by `readAnswer` when a closed field, a picklist or the key of a variant, has a value that this build does not know. */
export function rowsOf<Row extends v.GenericSchema>(row: Row): RowsOf<Row> {
  const list = v.array(row)
  return {
    ...list,
    rows: ROWS,
    '~run'(dataset, config) {
      if (!Array.isArray(dataset.value)) return list['~run'](dataset, config)
      const rows = dataset.value.map((value, key) => runRow(row, { input: dataset.value, key, value }, config))
      const issues = rows.flatMap((one) => one.issues ?? [])
      return {
        typed: rows.every((one) => one.typed || isDroppable(one)),
        value: rows.filter((one) => !isDroppable(one)).map((one) => one.value),
        issues: issues.length > 0 ? issues : undefined,
      } as v.OutputDataset<v.InferOutput<Row>[], v.InferIssue<Row> | v.ArrayIssue>
    },
  }
}

type RowDataset = v.OutputDataset<unknown, v.BaseIssue<unknown>>

function runRow(
  row: v.GenericSchema,
  place: { input: unknown; key: number; value: unknown },
  config: v.Config<Issue>,
): RowDataset {
  const dataset = row['~run']({ value: place.value }, config)
  const item = { type: 'array', origin: 'value', ...place } as v.ArrayPathItem
  for (const issue of dataset.issues ?? []) {
    if (issue.path) issue.path.unshift(item)
    else (issue as { path?: [v.IssuePathItem] }).path = [item]
  }
  return dataset
}

function isDroppable({ typed, issues }: RowDataset): boolean {
  return !typed && issues.every((issue) => issue.kind !== 'schema' || isUnknownValue(issue))
}

/** A place where an answer held a value that this build does not know. */
export type UnknownValue = {
  /** Path of the field with rows as `[]`: `list[].method`. */
  field: string
  value: string | number
}

export type ReadAnswer<Schema extends v.GenericSchema> =
  | { readonly ok: true; readonly data: v.InferOutput<Schema>; readonly unknown: readonly UnknownValue[] }
  | { readonly ok: false; readonly faults: string }

/** Parses an answer; values unknown to this build are listed instead of refused. */
export function readAnswer<Schema extends v.GenericSchema>(schema: Schema, input: unknown): ReadAnswer<Schema> {
  const result = v.safeParse(schema, input)
  if (result.success) return { ok: true, data: result.output, unknown: [] }
  if (result.typed && result.issues.every(isUnknownValue))
    return { ok: true, data: result.output, unknown: result.issues.map(unknownAt) }
  const faults = result.issues.map((issue) => `${fieldOf(issue)}: ${isMissing(issue) ? 'missing' : issue.expected}`)
  return { ok: false, faults: faults.join('; ') }
}

/** Of a key that is not there Valibot names the key as what it expected. */
function isMissing({ path }: v.BaseIssue<unknown>): boolean {
  return path?.at(-1)?.origin === 'key'
}

/** The row of a table for a value of an open enum; undefined for an unknown one. */
export function entryOf<Value extends string | number, Entry>(
  table: Readonly<Record<Value, Entry>>,
  value: Open<Value> | Value,
): Entry | undefined {
  return Object.hasOwn(table, value) ? table[value as Value] : undefined
}

/** Whether this build knows a value. */
export function isKnown<Value extends string | number>(
  values: readonly Value[],
  value: Open<Value> | Value,
): value is Value {
  return values.includes(value as Value)
}

type Issue = v.BaseIssue<unknown>

/** Whether an issue only says that a list has grown. A missing or mistyped value is a fault, never an unknown value. */
export function isUnknownValue({ type, input, expected }: Issue): boolean {
  // valibot puts quotes round the texts that it expects.
  const valueType = expected?.includes('"') ? 'string' : 'number'
  return (type === 'values' || type === 'picklist' || type === 'variant') && typeof input === valueType
}

function unknownAt(issue: Issue): UnknownValue {
  return { field: fieldOf(issue), value: issue.input as string | number }
}

function fieldOf({ path }: Issue): string {
  return (path ?? [])
    .map(({ key }, at) => (typeof key === 'number' ? '[]' : at === 0 ? String(key) : `.${key}`))
    .join('')
}
