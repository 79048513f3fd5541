/** Makes and revokes tokens. */

import type { Role } from '../rights/rights.rules.ts'
import { type Refusal, refusal, type Sentences } from '../texts/refusal.rules.ts'
import { newToken, tokenHash } from './token.rules.ts'
import { tokenRefusals } from './token-refusals.messages.ts'
import type { KnownToken, Tokens } from './tokens.repository.ts'

type TokenOrder = { name: string; role: Role; remote: string | null; expiresAt: number | null; reason: string }
export type TokenAnswer =
  /** `token` is returned once: the registry stores its hash only. */
  | { kind: 'created'; name: string; role: Role; remote: string | null; expiresAt: number | null; token: string }
  | { kind: 'revoked'; name: string }
  | { kind: 'refused'; refusals: Refusal[] }

export type TokenService = {
  list(): Promise<KnownToken[]>
  create(order: TokenOrder, actor: string): Promise<TokenAnswer>
  revoke(name: string, reason: string, actor: string): Promise<TokenAnswer>
}

export function createTokenService(tokens: Tokens, nowMs = Date.now): TokenService {
  return {
    list: () => tokens.list(),

    async create({ name, role, remote, expiresAt, reason }, actor) {
      if (expiresAt !== null && expiresAt <= nowMs()) return refuse((words) => words.overAlready())
      if (remote !== null && role !== 'deployer') return refuse((words) => words.notConfined({ role }))
      const token = newToken()
      const row = {
        name,
        role,
        remote,
        hash: tokenHash(token),
        expiresAt: expiresAt === null ? null : new Date(expiresAt),
      }
      if (await tokens.add(row, reason, actor)) return { kind: 'created', name, role, remote, expiresAt, token }
      return refuse((words) => words.nameTaken({ name }))
    },

    async revoke(name, reason, actor) {
      if (await tokens.revoke(name, reason, actor)) return { kind: 'revoked', name }
      return refuse((words) => words.noToken({ name }))
    },
  }
}

function refuse(say: (words: (typeof tokenRefusals)['en']) => Sentences): TokenAnswer {
  return { kind: 'refused', refusals: [refusal('token', tokenRefusals, say)] }
}
