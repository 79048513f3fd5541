import { object, parse, safeParse, string } from 'valibot'
import { amountInputSchema, listOf, moneySchema, pageOf, pageSchema, requestNoSchema } from './fields.ts'

describe('moneySchema', () => {
  it.each(['0.00', '-1.05', '123456789012345.00'])('accepts %s', (text) => {
    expect(safeParse(moneySchema, text).success).toBe(true)
  })
  it.each(['1', '1.5', '1.234', '+1.00', '1e2', '', 1.5, null])('[WIRE-28] refuses %p', (value) => {
    expect(safeParse(moneySchema, value).success).toBe(false)
  })
})

describe('amountInputSchema', () => {
  it.each(['1', '0.01', '500', '12.3'])('accepts %s', (text) => {
    expect(safeParse(amountInputSchema, text).success).toBe(true)
  })
  it.each(['0', '0.00', '-5', '1.234', 'NaN', 'Infinity', '1,000', ' 1', '9999999999999', 100])(
    '[WIRE-29] refuses %p',
    (value) => {
      expect(safeParse(amountInputSchema, value).success).toBe(false)
    },
  )
})

describe('requestNoSchema', () => {
  it('[WIRE-30] accepts only a UUID', () => {
    expect(safeParse(requestNoSchema, '3f0e8f1a-7b0a-4c5e-9b1a-0d1e2f3a4b5c').success).toBe(true)
    expect(safeParse(requestNoSchema, '1; DROP TABLE').success).toBe(false)
  })
})

describe('lists', () => {
  const request = object(pageSchema)
  const rows = pageOf(object({ id: string() }))

  it('[WIRE-31] have pages from 1 with at most 50 rows', () => {
    expect(parse(request, {})).toEqual({ pageNum: 1, pageSize: 20 })
    expect(safeParse(request, { pageNum: 1, pageSize: 50 }).success).toBe(true)
    for (const wrong of [{ pageNum: 0 }, { pageNum: 1.5 }, { pageSize: 51 }, { pageSize: 0 }])
      expect(safeParse(request, wrong).success).toBe(false)
    expect(safeParse(rows, { list: [], total: 0 }).success).toBe(false)
  })

  it('[WIRE-32] keep unknown fields of a newer server', () => {
    expect(parse(rows, { list: [], total: 0, hasMore: false, sum: '1.00' })).toHaveProperty('sum', '1.00')
    expect(parse(listOf(object({ id: string() })), { list: [], at: 1 })).toHaveProperty('at', 1)
  })
})
