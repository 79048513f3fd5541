/** Trial and chaos links in the registry: maker and revocation, never the link itself. */
import { auditLine } from '../audit/audit.repository.ts'
import type { Database } from '../database/database.ts'
import { inTurn, nextRevision, revisionOf } from '../database/revision.ts'
import type { Refusal } from '../texts/refusal.rules.ts'

export type MadeLink = {
  /** Id in the log and here. */
  nonce: string
  environment: string
  name: string
  /** Null for a chaos link. */
  version: string | null
  /** The faults of a chaos link (`writeFaults`); null for a trial link. */
  faults: string | null
  expiresAt: Date
  reason: string
  actor: string
}
export type KnownLink = MadeLink & {
  madeAt: Date
  /** Null unless revoked. */
  takenBack: { at: Date; by: string; reason: string } | null
}
export type EndOrder = { nonce: string; reason: string; actor: string }
export type OverrideLinks = ReturnType<typeof createOverrideLinks>

export function createOverrideLinks(db: Database, nowMs: () => number = Date.now) {
  const known = (on: Pick<Database, 'selectFrom'> = db) =>
    on
      .selectFrom('override_links as link')
      .leftJoin('override_ends as end', 'end.nonce', 'link.nonce')
      .select([
        'link.nonce',
        'link.environment',
        'link.name',
        'link.version',
        'link.faults',
        'link.reason',
        'link.actor',
      ])
      .select(['link.expires_at as expiresAt', 'link.at as madeAt'])
      .select(['end.at as endAt', 'end.actor as endBy', 'end.reason as endReason'])

  return {
    async add(link: MadeLink): Promise<void> {
      const { nonce, environment, name, version, faults, expiresAt, reason, actor } = link
      await db.transaction().execute(async (trx) => {
        await trx
          .insertInto('override_links')
          .values({
            nonce,
            environment,
            name,
            version,
            faults,
            expires_at: expiresAt,
            reason,
            actor,
            at: new Date(nowMs()),
          })
          .execute()
        const action = faults === null ? 'override' : 'chaos'
        const what = faults === null ? '' : ` ${faults}`
        const detail = `${reason}:${what} until ${expiresAt.toISOString()}, ${nonce}`
        await auditLine(trx, { actor, action, name, version: version ?? '', environment, outcome: 'done', detail })
      })
    },

    /** Unexpired links, revoked or not, newest first. */
    async standing(environment: string): Promise<KnownLink[]> {
      const rows = await known()
        .where('link.environment', '=', environment)
        .where('link.expires_at', '>', new Date(nowMs()))
        .orderBy('link.at', 'desc')
        .execute()
      return rows.map(linkOf)
    },

    /** Revokes a link as the next revision. @param hindrance checked in the same transaction */
    async end(
      { nonce, reason, actor }: EndOrder,
      hindrance: (link: KnownLink | undefined) => Refusal | null,
    ): Promise<{ link: KnownLink; revision: number } | { refused: Refusal }> {
      return inTurn(db, async (trx) => {
        const row = await known(trx).where('link.nonce', '=', nonce).executeTakeFirst()
        const link = row && linkOf(row)
        const refused = hindrance(link)
        if (refused !== null || link === undefined) return { refused: refused as Refusal }
        const revision = await nextRevision(trx)
        const { environment, name, version } = link
        await trx
          .insertInto('override_ends')
          .values({ revision, environment, nonce, reason, actor, at: new Date(nowMs()) })
          .execute()
        const fact = { actor, action: 'override-revoke', name, version: version ?? '', environment, revision }
        await auditLine(trx, { ...fact, outcome: 'done', detail: `${reason}: ${nonce}` })
        return { link, revision }
      })
    },

    /** Revoked links for discovery: those unexpired when the registry last changed, so a revision always gives the same result. */
    async takenBack(environment: string): Promise<{ name: string; nonce: string }[]> {
      const { at } = await revisionOf(db, environment)
      return db
        .selectFrom('override_ends as end')
        .innerJoin('override_links as link', 'link.nonce', 'end.nonce')
        .select(['link.name', 'link.nonce'])
        .where('end.environment', '=', environment)
        .where('link.expires_at', '>', at)
        .orderBy('end.revision')
        .execute()
    },
  }
}

/** What a link is for, in one word: its version, or its faults. */
export function subjectOf({ version, faults }: Pick<MadeLink, 'version' | 'faults'>): string {
  return version ?? faults ?? ''
}

type Row = MadeLink & { madeAt: Date; endAt: Date | null; endBy: string | null; endReason: string | null }

function linkOf({ endAt, endBy, endReason, ...link }: Row): KnownLink {
  return { ...link, takenBack: endAt === null ? null : { at: endAt, by: endBy ?? '', reason: endReason ?? '' } }
}
