/** Makes and revokes tokens: what may be made is checked before anything is written. */
import type { Refusal } from '../gate/gate.rules.ts'
import type { Role } from './rights.rules.ts'
import { newToken, tokenHash } from './token.rules.ts'
import type { KnownToken, Tokens } from './tokens.repository.ts'

export type TokenOrder = { name: string; role: Role; remote: string | null; expiresAt: number | null; reason: string }
export type TokenAnswer =
  /** `token` is shown this once: the registry keeps its hash only. */
  | { kind: 'created'; name: string; role: Role; remote: string | null; expiresAt: number | null; token: string }
  | { kind: 'revoked'; name: string }
  | { kind: 'refused'; refusals: Refusal[] }

export type TokenDesk = {
  list(): Promise<KnownToken[]>
  create(order: TokenOrder, actor: string): Promise<TokenAnswer>
  revoke(name: string, reason: string, actor: string): Promise<TokenAnswer>
}

export function createTokenDesk(tokens: Tokens, nowMs = Date.now): TokenDesk {
  return {
    list: () => tokens.list(),

    async create({ name, role, remote, expiresAt, reason }, actor) {
      if (expiresAt !== null && expiresAt <= nowMs())
        return refuse('The token would be over already.', 'Give --expires a time to come, such as 30d.')
      if (remote !== null && role !== 'deployer')
        return refuse(
          `A token of the role ${role} is not confined to one remote.`,
          'Leave --remote out, or make it a deployer.',
        )
      const token = newToken()
      const row = {
        name,
        role,
        remote,
        hash: tokenHash(token),
        expiresAt: expiresAt === null ? null : new Date(expiresAt),
      }
      if (await tokens.add(row, reason, actor)) return { kind: 'created', name, role, remote, expiresAt, token }
      return refuse(
        `There is or was a token named ${name}.`,
        'Choose another name: the audit log names tokens for ever, so none is used twice.',
      )
    },

    async revoke(name, reason, actor) {
      if (await tokens.revoke(name, reason, actor)) return { kind: 'revoked', name }
      return refuse(`No token named ${name} stands.`, 'See them with `token list`.')
    },
  }
}

function refuse(what: string, mend: string): TokenAnswer {
  return { kind: 'refused', refusals: [{ rule: 'token', what, mend }] }
}
