import { readdirSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { instantSchema } from '@lantern/contract/fields'
import * as fc from 'fast-check'
import * as v from 'valibot'
import { DOMAIN_NAMES, ENDPOINTS } from './contract-endpoints.ts'
import { aValueOf, valuesOf } from './value-of.ts'

const CONTRACT = dirname(require.resolve('@lantern/contract'))

describe('the endpoints of the contract', () => {
  it('[TEST-1] are all listed', () => {
    const described = readdirSync(CONTRACT, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.ts') && !file.includes('.test.') && basename(file) !== 'endpoint.ts')
      .filter((file) => readFileSync(join(CONTRACT, file), 'utf8').includes('defineEndpoint('))
      .map((file) => basename(file, '.ts'))
    expect([...DOMAIN_NAMES].sort()).toEqual(described.sort())
    expect(ENDPOINTS.size).toBeGreaterThan(100)
  })

  it.each([...ENDPOINTS])('[TEST-1] %s accepts generated requests and answers', (_name, { request, response }) => {
    for (const schema of [request, response]) {
      void fc.assert(
        fc.property(valuesOf(schema), (value) => v.safeParse(schema, value).success),
        { numRuns: 5 },
      )
    }
  })
})

describe('aValueOf', () => {
  const schema = v.object({ id: v.pipe(v.string(), v.uuid()), amount: v.pipe(v.string(), v.regex(/^\d{1,3}\.\d{2}$/)) })

  it('returns the same value for the same seed, with the given fields', () => {
    expect(aValueOf(schema)).toEqual(aValueOf(schema))
    expect(aValueOf(schema, {}, 1)).not.toEqual(aValueOf(schema, {}, 2))
    expect(aValueOf(schema, { amount: '1.00' })).toMatchObject({ amount: '1.00' })
  })

  it('[TEST-1] puts instants around the present that it is given', () => {
    const now = Date.UTC(2031, 5, 1)
    const days = fc.sample(valuesOf(v.object({ at: instantSchema }), now), 50).map(({ at }) => (at - now) / 86_400_000)
    expect(Math.min(...days)).toBeGreaterThanOrEqual(-10)
    expect(Math.max(...days)).toBeLessThanOrEqual(30)
    expect(days.filter((day) => day > 0).length).toBeGreaterThan(10)
  })

  it('names a check that hardly any value passes', () => {
    const hidden = v.pipe(
      v.string(),
      v.check((text) => text === 'one in a million', 'the one name'),
    )
    expect(() => aValueOf(hidden)).toThrow('the one name')
  })

  it('names a schema that it does not support', () => {
    expect(() => aValueOf(v.date())).toThrow('does not know the schema "date"')
  })
})
