import { isAdult, isUserName, latestBirthday } from './register.rules.ts'

const NOON = Date.UTC(2026, 10, 21, 4)

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

  it('[SHELL-REG-4] accepts visitors from their 18th birthday on', () => {
    expect(isAdult('2008-11-21', NOON)).toBe(true)
    expect(isAdult('2008-11-22', NOON)).toBe(false)
    expect(isAdult('', NOON)).toBe(false)
    expect(latestBirthday(NOON)).toBe('2008-11-21')
  })
})
