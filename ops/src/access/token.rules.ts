/** What a token looks like and how it is kept. */
import { createHash, randomBytes } from 'node:crypto'
import * as v from 'valibot'

/** A word that secret scanners of repositories can look for. */
const PREFIX = 'lantern_ops_'
const SECRET_BYTES = 32

/** The token that was there first: OPS_TOKEN, or the file in DATA_DIR. Its name in the audit log; no other token may bear it. */
export const FIRST_TOKEN_NAME = 'ops-token'

export const tokenNameSchema = v.pipe(
  v.string(),
  v.regex(/^[a-z][a-z0-9-]{1,39}$/, 'a token name is 2 to 40 lower-case letters, digits and dashes, a letter first'),
  v.notValues([FIRST_TOKEN_NAME, 'unknown', 'desk', 'edge', 'error-budget'], 'that name is reserved'),
)

export function newToken(): string {
  return `${PREFIX}${randomBytes(SECRET_BYTES).toString('base64url')}`
}

/**
 * How a token is kept and looked up. One round of SHA-256 is enough: the secret is 256 random bits, nobody can try them all,
 * and a slow hash would let strangers make the release service work.
 */
export function tokenHash(token: string): string {
  return createHash('sha256').update(token).digest('hex')
}
