/** The lint rule refuses each code of the contract as a bare number, in any position. */
import * as CODE from '../../contract/src/wire/code.ts'
import { lintSource } from './lint-source.fixture.ts'

const refusals = (source: string) => lintSource('codes.grit', source)

describe('lint/codes.grit', () => {
  it('refuses every code of the contract', () => {
    const codes = Object.values(CODE)
    expect(refusals(codes.map((code) => `use(${code})`).join('\n'))).toHaveLength(codes.length)
  })

  it.each(['use({ 711015: true })', 'switch (code) {\n  case 711015:\n}', 'type Code = 711015'])(
    'refuses %j',
    (source) => {
      expect(refusals(source)).toHaveLength(1)
    },
  )

  it('accepts other numbers', () => {
    expect(refusals('use(6_000, 71101, 600102, CODE.STATE_CHANGED)')).toEqual([])
  })
})
