import { isUserName } from './register.rules.ts'

describe('registration rules', () => {
  it.each([
    ['abcd', true],
    ['a1b2c3d4e5f', true],
    ['abc', false],
    ['a1b2c3d4e5f6', false],
    ['1abc', false],
    ['ab_cd', false],
  ])('[SHELL-REG-1] user name %s is accepted: %s', (name, ok) => {
    expect(isUserName(name)).toBe(ok)
  })
})
