import { isRealName } from './identity.rules.ts'

describe('identity rules', () => {
  it('accepts Han and Latin names', () => {
    expect(['林晓', '阿卜杜拉·买买提', "Mary O'Neil"].every(isRealName)).toBe(true)
    expect(['林', 'A', '林1', ''].some(isRealName)).toBe(false)
    expect(isRealName(' 林晓 ')).toBe(true)
  })
})
