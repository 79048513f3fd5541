import { passwordMistake, passwordStrength } from './password.rules.ts'

describe('password rules', () => {
  it('[SHELL-REG-2] grades a password, and low when it contains the user name', () => {
    expect(passwordStrength('short1', 'me')).toBe(0)
    expect(passwordStrength('lettersonly', 'me')).toBe(0)
    expect(passwordStrength('demo01xyz', 'demo01')).toBe(1)
    expect(passwordStrength('tidewater7', 'demo01')).toBe(1)
    expect(passwordStrength('Tide-water-7-lamp', 'demo01')).toBe(4)
  })

  it('[SHELL-REG-2] refuses a password that violates the pattern or contains the user name', () => {
    expect(passwordMistake('short1', 'demo01')).toBe('pattern')
    expect(passwordMistake('xx-Demo01-9', 'demo01')).toBe('has-name')
    expect(passwordMistake('Tide-water-7', 'demo01')).toBeNull()
    expect(passwordMistake('Tide-water-7', '')).toBeNull()
  })
})
