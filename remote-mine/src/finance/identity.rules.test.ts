import { isAdult, isRealName } from './identity.rules.ts'

const TODAY = Date.UTC(2026, 10, 21, 4)

describe('identity rules', () => {
  it('accepts Han and Latin names', () => {
    expect(['林晓', '阿卜杜拉·买买提', "Mary O'Neil"].every(isRealName)).toBe(true)
    expect(['林', 'A', '林1', ''].some(isRealName)).toBe(false)
    expect(isRealName(' 林晓 ')).toBe(true)
  })

  it('counts full years in the site time zone', () => {
    expect(isAdult('2008-11-21', TODAY)).toBe(true)
    expect(isAdult('2008-11-22', TODAY)).toBe(false)
    for (const text of ['', '12008-11-21', 'x1990-01-01', '1990-01-01x']) expect(isAdult(text, TODAY)).toBe(false)
  })
})
