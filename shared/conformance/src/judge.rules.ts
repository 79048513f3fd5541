/** Judges one answer by the contract. Pure. */
import type { Endpoint } from '@lantern/contract'
import { VALIDATION } from '@lantern/contract/code'
import { envelopeSchema, isVenuePath, parseEnvelope, SUCCESS, validationDataSchema } from '@lantern/contract/envelope'
import { isUnknownValue } from '@lantern/contract/open-enum'
import * as v from 'valibot'
import type { Answer } from './back-end.ts'

/** Where an answer breaks the contract. */
export type Fault = {
  /** Of the envelope: `data.list[0].amount`; '' = the whole answer. */
  readonly field: string
  readonly expected: string
  readonly got: string
}

export type Verdict =
  | { readonly kind: 'holds'; readonly data: unknown }
  /** A refusal in the form of the contract. */
  | {
      readonly kind: 'refused'
      readonly code: number
      readonly message: string
      /** That a 10003 names. */
      readonly fields: readonly string[]
    }
  | { readonly kind: 'breaks'; readonly faults: readonly Fault[] }

/** Faults of one answer that are reported. */
const MOST_FAULTS = 20

/** @param expects `refusal`: the request was wrong on purpose */
export function judge(endpoint: Endpoint, answer: Answer, expects: 'answer' | 'refusal' = 'answer'): Verdict {
  if (answer.fault !== undefined) return breaks({ field: '', expected: 'an envelope', got: answer.fault })
  if (answer.status >= 500)
    return breaks({ field: '', expected: 'HTTP 200 with an envelope', got: `HTTP ${answer.status}` })
  if (!isVenuePath(endpoint.path)) {
    const shape = v.safeParse(envelopeSchema, answer.body)
    if (!shape.success) return { kind: 'breaks', faults: faultsOf(shape.issues, '', envelopeSchema) }
  }
  const envelope = parseEnvelope(endpoint.path, answer.body)
  if (!envelope.success) return { kind: 'breaks', faults: faultsOf(envelope.issues, '', envelopeSchema) }
  const { status_code, message, data } = envelope.output
  const code = Number(status_code)
  const isSuccess = code === SUCCESS || (code === 0 && !isVenuePath(endpoint.path))
  if (!isSuccess) return judgeRefusal(code, message, data)
  if (expects === 'refusal')
    return breaks({ field: 'status_code', expected: `${VALIDATION} for a request without its fields`, got: `${code}` })
  const read = v.safeParse(endpoint.response, data ?? {})
  // A list of values may grow: what this contract does not know is no fault (decision 0047).
  const faults = read.success
    ? []
    : faultsOf(
        read.issues.filter((issue) => !isUnknownValue(issue)),
        'data',
        endpoint.response,
      )
  return faults.length === 0 ? { kind: 'holds', data } : { kind: 'breaks', faults }
}

function judgeRefusal(code: number, message: string, data: unknown): Verdict {
  if (!Number.isInteger(code)) return breaks({ field: 'status_code', expected: 'a whole number', got: String(code) })
  if (code === VALIDATION) {
    const fields = v.safeParse(validationDataSchema, data)
    if (!fields.success) return { kind: 'breaks', faults: faultsOf(fields.issues, 'data', validationDataSchema) }
    return { kind: 'refused', code, message, fields: Object.keys(fields.output.fields) }
  }
  return { kind: 'refused', code, message, fields: [] }
}

function breaks(fault: Fault): Verdict {
  return { kind: 'breaks', faults: [fault] }
}

type Issue = v.BaseIssue<unknown>

function faultsOf(issues: readonly Issue[], root: string, schema: v.GenericSchema): Fault[] {
  return issues.slice(0, MOST_FAULTS).map((issue) => ({
    field: (issue.path ?? []).reduce(
      (path, { key }) =>
        typeof key === 'number' ? `${path}[${key}]` : path === '' ? String(key) : `${path}.${String(key)}`,
      root,
    ),
    expected: expectedAt(schema, issue),
    got: issue.input === undefined ? 'nothing' : wordOf(issue.input),
  }))
}

/** A missing field is expected by its name: what it should be is in the schema. */
function expectedAt(schema: v.GenericSchema, issue: Issue): string {
  if (issue.kind === 'validation') return issue.message
  const isMissing = issue.input === undefined && issue.type.includes('object')
  const field = isMissing
    ? fieldAt(
        schema as unknown as Part,
        (issue.path ?? []).map(({ key }) => key),
      )
    : undefined
  return field?.expects ?? issue.expected ?? issue.message
}

/** What is read of valibot's schemas here. */
type Part = {
  readonly expects?: string
  readonly entries?: Readonly<Record<string, Part>>
  readonly item?: Part
  readonly wrapped?: Part
}

function fieldAt(schema: Part | undefined, path: readonly unknown[]): Part | undefined {
  if (schema?.wrapped) return fieldAt(schema.wrapped, path)
  if (path.length === 0) return schema
  const [key, ...rest] = path
  return fieldAt(typeof key === 'number' ? schema?.item : schema?.entries?.[String(key)], rest)
}

function wordOf(value: unknown): string {
  if (Array.isArray(value)) return `a list of ${value.length}`
  if (typeof value === 'object' && value !== null) return 'an object'
  return JSON.stringify(value)?.slice(0, 60) ?? typeof value
}
