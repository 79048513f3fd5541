/** Hashes of login and fund passwords: scrypt with a random salt. */
import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'
import type { Member } from '../../database/tables/members/members.schema.ts'
import type { Limits } from '../../limits/limits.ts'
import type { Locale } from '../../refusal/sandbox-error.ts'
import { wrongField } from '../../refusal/wrong-field.ts'

const derive = promisify(scrypt) as (
  password: string,
  salt: Buffer,
  length: number,
  options: { N: number; r: number; p: number },
) => Promise<Buffer>
/** 16 MB and about 50 ms on a small machine: expensive to guess, unnoticeable for members. */
const COST = { N: 16_384, r: 8, p: 1 }
const LENGTH = 32

/** `salt$hash` in base64url. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16)
  const hash = await derive(password, salt, LENGTH, COST)
  return `${salt.toString('base64url')}$${hash.toString('base64url')}`
}

export async function isPassword(password: string, stored: string): Promise<boolean> {
  const [salt, hash] = stored.split('$')
  if (!salt || !hash) return false
  const expected = Buffer.from(hash, 'base64url')
  const given = await derive(password, Buffer.from(salt, 'base64url'), LENGTH, COST)
  return given.length === expected.length && timingSafeEqual(given, expected)
}

/**
 * Asks for the login password again, before a step that a stolen session must not take.
 * @param field of the form
 * @throws SandboxError 10003 for that field, counted; 6501 after too many
 */
export async function requirePassword(
  { member, limits, locale }: { member: Member; limits: Limits; locale: Locale },
  field: string,
  password: string,
): Promise<void> {
  limits.guesses.requireRoom(member.id)
  if (await isPassword(password, member.pwd_hash)) return
  limits.guesses.take(member.id)
  throw wrongField(locale, field, { zh: '当前密码不正确', en: 'This is not your current password' })
}
