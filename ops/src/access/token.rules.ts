/** Format and storage of tokens. */
import { createHash, randomBytes } from 'node:crypto'
import * as v from 'valibot'

/** Prefix by which secret scanners recognise tokens. */
const PREFIX = 'lantern_ops_'
const SECRET_BYTES = 32

/** Name of the first token (OPS_TOKEN, or the file in DATA_DIR) in the audit log; reserved. */
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
 * Hash under which a token is stored. One round of SHA-256 is enough: the secret is 256 random bits and cannot be guessed, and a slow hash would let
 * strangers burn CPU.
 */
export function tokenHash(token: string): string {
  return createHash('sha256').update(token).digest('hex')
}
