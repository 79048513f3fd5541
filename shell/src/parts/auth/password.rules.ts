/** Requirements and strength of a new password (screens.md 0.4). Only the server knows common passwords. Pure. */
import { PASSWORD_PATTERN } from '@lantern/contract/user'

/** 0 not accepted, 1 weak to 4 strong. */
export type Strength = 0 | 1 | 2 | 3 | 4
export type PasswordMistake = 'pattern' | 'has-name'

export function passwordMistake(password: string, userName: string): PasswordMistake | null {
  if (!PASSWORD_PATTERN.test(password)) return 'pattern'
  return hasName(password, userName) ? 'has-name' : null
}

export function passwordStrength(password: string, userName: string): Strength {
  if (!PASSWORD_PATTERN.test(password)) return 0
  if (hasName(password, userName)) return 1
  const kinds = [/[a-z]/, /[A-Z]/, /\d/, /[^A-Za-z0-9]/].filter((kind) => kind.test(password)).length
  const score = kinds - 1 + (password.length >= 12 ? 1 : 0)
  return Math.max(1, Math.min(4, score)) as Strength
}

function hasName(password: string, userName: string): boolean {
  return userName !== '' && password.toLowerCase().includes(userName.toLowerCase())
}
