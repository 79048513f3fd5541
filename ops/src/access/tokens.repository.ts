/** Tokens in the registry. Each change is one transaction with its audit line. */

import { auditLine } from '../audit/audit.repository.ts'
import type { Database } from '../database/database.ts'
import type { Grant, Role } from '../rights/rights.rules.ts'

/** A token in lists, without its secret. */
export type KnownToken = Grant & {
  madeAt: Date
  madeBy: string
  expiresAt: Date | null
  revokedAt: Date | null
  revokedBy: string | null
  lastUsedAt: Date | null
}
export type NewToken = { name: string; role: Role; remote: string | null; hash: string; expiresAt: Date | null }
export type Tokens = ReturnType<typeof createTokens>

/** Minimum interval between updates of the last use: otherwise each call would be a write. */
const NOTE_MS = 60_000

const COLUMNS = [
  'name',
  'role',
  'remote',
  'made_at as madeAt',
  'made_by as madeBy',
  'expires_at as expiresAt',
  'revoked_at as revokedAt',
  'revoked_by as revokedBy',
  'last_used_at as lastUsedAt',
] as const

export function createTokens(db: Database) {
  return {
    async byHash(hash: string): Promise<KnownToken | undefined> {
      return db.selectFrom('access_tokens').select(COLUMNS).where('hash', '=', hash).executeTakeFirst()
    },

    async byName(name: string): Promise<KnownToken | undefined> {
      return db.selectFrom('access_tokens').select(COLUMNS).where('name', '=', name).executeTakeFirst()
    },

    /** All tokens ever made, valid ones first. */
    async list(): Promise<KnownToken[]> {
      return db
        .selectFrom('access_tokens')
        .select(COLUMNS)
        .orderBy('revoked_at', (order) => order.desc().nullsFirst())
        .orderBy('name')
        .execute()
    },

    /** @returns false when the name was used before, even by a revoked token */
    async add({ name, role, remote, hash, expiresAt }: NewToken, reason: string, actor: string): Promise<boolean> {
      return db.transaction().execute(async (trx) => {
        const added = await trx
          .insertInto('access_tokens')
          .values({ name, role, remote, hash, expires_at: expiresAt, made_by: actor })
          .onConflict((conflict) => conflict.column('name').doNothing())
          .executeTakeFirst()
        if (added.numInsertedOrUpdatedRows !== 1n) return false
        const until = expiresAt === null ? 'until revoked' : `until ${expiresAt.toISOString()}`
        const detail = [reason, `${role}${remote === null ? '' : ` of ${remote}`}, ${until}`].filter(Boolean).join(': ')
        await auditLine(trx, { actor, action: 'token-create', name, version: '', outcome: 'done', detail })
        return true
      })
    },

    /** @returns false when there is no such valid token */
    async revoke(name: string, reason: string, actor: string): Promise<boolean> {
      return db.transaction().execute(async (trx) => {
        const { numUpdatedRows } = await trx
          .updateTable('access_tokens')
          .set({ revoked_at: new Date(), revoked_by: actor })
          .where('name', '=', name)
          .where('revoked_at', 'is', null)
          .executeTakeFirst()
        if (numUpdatedRows !== 1n) return false
        await auditLine(trx, { actor, action: 'token-revoke', name, version: '', outcome: 'done', detail: reason })
        return true
      })
    },

    async noteUse({ name, lastUsedAt }: KnownToken, nowMs: number): Promise<void> {
      if (lastUsedAt !== null && nowMs - lastUsedAt.getTime() < NOTE_MS) return
      await db
        .updateTable('access_tokens')
        .set({ last_used_at: new Date(nowMs) })
        .where('name', '=', name)
        .execute()
    },
  }
}
