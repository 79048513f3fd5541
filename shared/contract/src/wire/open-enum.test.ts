import * as v from 'valibot'
import { entryOf, isKnown, openEnum, readAnswer, rowsOf } from './open-enum.ts'

const rowSchema = v.looseObject({
  no: v.string(),
  kind: v.picklist(['a', 'b']),
  level: v.optional(v.picklist([1, 2])),
  state: openEnum([1, 2]),
  parts: v.optional(rowsOf(v.looseObject({ of: v.picklist(['x']) })), []),
})
const answerSchema = v.looseObject({ list: rowsOf(rowSchema), main: v.optional(openEnum(['a', 'b'])) })

const row = (no: string, change: object = {}) => ({ no, kind: 'a', state: 1, parts: [], ...change })
const read = (input: unknown) => readAnswer(answerSchema, input)

describe('readAnswer', () => {
  it('[WIRE-62] keeps an unknown value of an open field and lists its place', () => {
    expect(read({ list: [row('1'), row('2', { state: 9 })], main: 'c' })).toEqual({
      ok: true,
      data: { list: [row('1'), row('2', { state: 9 })], main: 'c' },
      unknown: [
        { field: 'list[].state', value: 9 },
        { field: 'main', value: 'c' },
      ],
    })
  })

  it('[WIRE-62] drops rows whose closed field has an unknown value, and only those', () => {
    expect(
      read({ list: [row('1', { parts: [{ of: 'y' }, { of: 'x' }] }), row('2', { kind: 'c' }), row('3')] }),
    ).toEqual({
      ok: true,
      data: { list: [row('1', { parts: [{ of: 'x' }] }), row('3')] },
      unknown: [
        { field: 'list[].parts[].of', value: 'y' },
        { field: 'list[].kind', value: 'c' },
      ],
    })
  })

  it.each([
    ['no value where one is required', { list: [row('1', { kind: undefined })] }],
    ['no value in an open field', { list: [row('1', { state: null })] }],
    ['a value of another type', { list: [row('1', { state: '1' })] }],
    ['a number where a text of a closed list is required', { list: [row('1', { kind: 1 })] }],
    ['a text where a number of a closed list is required', { list: [row('1', { level: 'one' })] }],
    ['another fault in a row with an unknown value', { list: [row('1', { kind: 'c', no: 5 })] }],
    ['no list', { list: 'c' }],
  ])('[WIRE-62] refuses %s', (_what, input) => {
    expect(read(input).ok).toBe(false)
  })

  it('[WIRE-62] names the faults of a refused answer', () => {
    expect(read({ list: [row('1', { no: 5 })] })).toEqual({ ok: false, faults: 'list[].no: string' })
    expect(read({})).toEqual({ ok: false, faults: 'list: missing' })
  })

  it('[WIRE-62] a plain parse refuses unknown values: our servers and tests stay strict', () => {
    expect(v.safeParse(answerSchema, { list: [row('1', { state: 9 })] }).success).toBe(false)
    expect(v.safeParse(answerSchema, { list: [row('1', { kind: 'c' })] }).success).toBe(false)
  })
})

describe('entryOf and isKnown', () => {
  it('[WIRE-62] find nothing for an unknown value, even one that objects inherit', () => {
    const table = { a: 'A', b: 'B' }
    const schema = openEnum(['a', 'b'])
    const unknown = v.safeParse(schema, 'toString').output as v.InferOutput<typeof schema>
    expect([entryOf(table, 'a'), entryOf(table, unknown)]).toEqual(['A', undefined])
    expect([isKnown(['a', 'b'], 'b'), isKnown(['a', 'b'], unknown)]).toEqual([true, false])
  })
})

describe('types', () => {
  it('[WIRE-62] a table has no row for an unknown value, and a server may send known ones only', () => {
    const schema = openEnum(['a', 'b'])
    const table: Record<'a' | 'b', string> = { a: 'A', b: 'B' }
    const received = 'a' as v.InferOutput<typeof schema>
    // @ts-expect-error an unknown value is not a key of the table
    expect(table[received]).toBe('A')
    // @ts-expect-error not one of the values
    const sent: v.InferInput<typeof schema> = 'c'
    expect(sent).toBe('c')
  })
})
