/** The lint rule refuses a sum as the value of a custom property. */
import { lintSource } from './lint-source.fixture.ts'

const refusals = (declaration: string) => lintSource('css-sums.grit', `.a {\n  ${declaration};\n}`, 'css')

describe('lint/css-sums.grit', () => {
  it.each(['--x: calc(var(--y) + 1px)', '--x: calc(1px * 2 + 3px)'])('refuses %s', (declaration) => {
    expect(refusals(declaration)).toHaveLength(1)
  })

  it.each(['--x: calc(var(--y) * 2)', '--x: +1px', 'width: calc(var(--y) + 1px)'])('accepts %s', (declaration) => {
    expect(refusals(declaration)).toEqual([])
  })
})
