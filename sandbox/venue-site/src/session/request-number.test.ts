import { requestNoSchema } from '@lantern/contract/fields'
import * as v from 'valibot'
import { requestNumber } from './request-number.ts'

describe('requestNumber', () => {
  it('[SBX-126] makes UUIDs on pages that are not a secure context, where crypto.randomUUID is missing', () => {
    const original = crypto.randomUUID
    Reflect.set(crypto, 'randomUUID', undefined)
    try {
      const numbers = Array.from({ length: 50 }, requestNumber)
      expect(new Set(numbers).size).toBe(50)
      for (const number of numbers) {
        expect(v.is(requestNoSchema, number)).toBe(true)
        expect(number).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/)
      }
    } finally {
      Reflect.set(crypto, 'randomUUID', original)
    }
  })
})
