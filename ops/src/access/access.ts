/** Authenticates a token and returns its rights: one check for the API and for the console. */
import { timingSafeEqual } from 'node:crypto'
import type { Audit } from '../audit/audit.repository.ts'
import type { Grant } from '../rights/rights.rules.ts'
import { FIRST_TOKEN_NAME, tokenHash } from './token.rules.ts'
import type { KnownToken, Tokens } from './tokens.repository.ts'
import { createWrongTokens } from './wrong-tokens.ts'

type Identity =
  | { kind: 'known'; grant: Grant }
  /** `name`: an expired or revoked token; empty: an unknown one. */
  | { kind: 'unknown'; name: string; message: string }
  | { kind: 'wait'; message: string }

export type Access = {
  readonly tokens: Tokens
  readonly audit: Audit
  /** The holder of a token. A wrong token counts against `address` and is written to the audit log. */
  identify(token: string, address: string): Promise<Identity>
  /** The current rights of a token by its name; null when it is revoked or expired. */
  standing(name: string): Promise<Grant | null>
}

export type AccessParts = {
  tokens: Tokens
  audit: Audit
  /** OPS_TOKEN, or the file in DATA_DIR: an admin without a row. */
  firstToken: string
  /** OPS_EDGE_TOKEN, or the file in DATA_DIR: for edges of this machine, without a row. */
  edgeToken?: string
  nowMs?: () => number
}

const FIRST_GRANT: Grant = { name: FIRST_TOKEN_NAME, role: 'admin', remote: null }
const EDGE_GRANT: Grant = { name: 'edge', role: 'edge', remote: null }

export function createAccess({ tokens, audit, firstToken, edgeToken = '', nowMs = Date.now }: AccessParts): Access {
  const wrongTokens = createWrongTokens(nowMs)
  const firstHash = Buffer.from(tokenHash(firstToken))
  const edgeHash = Buffer.from(edgeToken === '' ? '' : tokenHash(edgeToken))

  async function refuse(address: string, name: string, message: string): Promise<Identity> {
    wrongTokens.wrong(address)
    const actor = name === '' ? 'unknown' : name
    await audit.write({ actor, action: 'sign-in', name: '', version: '', outcome: 'refused', detail: message })
    return { kind: 'unknown', name, message }
  }

  return {
    tokens,
    audit,
    async identify(token, address) {
      const hash = tokenHash(token)
      if (wrongTokens.mustWait(address, hash))
        return { kind: 'wait', message: 'Too many wrong tokens. Wait a minute and try again.' }
      if (timingSafeEqual(Buffer.from(hash), firstHash)) {
        wrongTokens.right(hash)
        return { kind: 'known', grant: FIRST_GRANT }
      }
      if (edgeHash.length > 0 && timingSafeEqual(Buffer.from(hash), edgeHash))
        return { kind: 'known', grant: EDGE_GRANT }
      const known = await tokens.byHash(hash)
      if (known === undefined) return refuse(address, '', 'Unknown token.')
      const end = endOf(known, nowMs())
      if (end !== null)
        return refuse(address, known.name, `The token ${known.name} ${end}. Ask an admin for a new one.`)
      wrongTokens.right(hash)
      await tokens.noteUse(known, nowMs())
      return { kind: 'known', grant: grantOf(known) }
    },
    async standing(name) {
      if (name === FIRST_TOKEN_NAME) return FIRST_GRANT
      const known = await tokens.byName(name)
      return known === undefined || endOf(known, nowMs()) !== null ? null : grantOf(known)
    },
  }
}

/** How a token ended, as the end of a sentence; null while it is valid. */
export function endOf({ expiresAt, revokedAt, revokedBy }: KnownToken, nowMs: number): string | null {
  if (revokedAt !== null) return `was revoked by ${revokedBy ?? 'an unknown user'} on ${day(revokedAt)}`
  if (expiresAt !== null && expiresAt.getTime() <= nowMs) return `was good until ${day(expiresAt)}`
  return null
}

const day = (at: Date): string => at.toISOString().slice(0, 10)

function grantOf({ name, role, remote }: KnownToken): Grant {
  return { name, role, remote }
}
