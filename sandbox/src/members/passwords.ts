/** Hashes of login and fund passwords: scrypt with a random salt. */
import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'

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
