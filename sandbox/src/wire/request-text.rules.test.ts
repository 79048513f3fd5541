import { isStorable } from './request-text.rules.ts'

const nested = (depth: number): unknown => (depth === 0 ? 'a' : [nested(depth - 1)])

describe('what the database can keep', () => {
  it('[SBX-RAW-2] is text without U+0000, in values and keys', () => {
    expect(isStorable({ userName: 'demo01', ids: ['a', 1, null, true] })).toBe(true)
    expect(isStorable('\u0001')).toBe(true)
    for (const bad of ['a\u0000', { userName: '\u0000' }, { ids: ['a', '\u0000'] }, { 'a\u0000': 1 }])
      expect(isStorable(bad)).toBe(false)
  })

  it('[SBX-RAW-2] is a number that is exact', () => {
    expect([0, -1.5, Number.MAX_SAFE_INTEGER].every((number) => isStorable(number))).toBe(true)
    expect([2 ** 53, -1e21, Number.POSITIVE_INFINITY].some((number) => isStorable({ pageNum: number }))).toBe(false)
  })

  it('[SBX-RAW-2] is nested no deeper than a request of the contract', () => {
    expect(isStorable(nested(16))).toBe(true)
    expect(isStorable(nested(17))).toBe(false)
    const deep = JSON.parse(`${'['.repeat(100_000)}${']'.repeat(100_000)}`)
    expect(isStorable(deep)).toBe(false)
  })
})
