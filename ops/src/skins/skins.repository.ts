/** Skins and their history, append-only. */
import { type PublishedSkin, publishedSkinSchema } from '@lantern/contract/skins-document'
import { sql } from 'kysely'
import * as v from 'valibot'
import { auditLine } from '../audit/audit.repository.ts'
import type { Database } from '../database/database.ts'
import type { SkinLineKind } from '../database/schema.ts'
import type { SkinReport } from './skin-gate.ts'
import type { SkinLine } from './skin-lines.rules.ts'

/** Advisory lock: one revision counter for all release services on one PostgreSQL. */
const LOCK_KEY = 7_710_021

export type NewSkinLine = {
  kind: SkinLineKind
  code: string
  version: string
  fromMs?: number | null
  toMs?: number | null
  percent?: number
  ends?: number | null
  reason: string
  actor: string
}
export type RefusedSkin = { action: string; code: string; actor: string; detail: string; environment?: string }
export type ToldLine = SkinLine & { reason: string; actor: string }
export type KeptSkin = { skin: PublishedSkin; report: SkinReport; publishedAt: Date; publishedBy: string }
export type Skins = ReturnType<typeof createSkins>

export function createSkins(db: Database) {
  /** Lines of an environment, and all publications. */
  async function lines(environment: string, from: Pick<Database, 'selectFrom'> = db): Promise<ToldLine[]> {
    const rows = await from
      .selectFrom('skin_lines')
      .selectAll()
      .where(({ or, eb }) => or([eb('kind', '=', 'publish'), eb('environment', '=', environment)]))
      .orderBy('revision')
      .execute()
    return rows.map(({ from_at, to_at, percent, at, ...row }) => ({
      ...row,
      fromMs: from_at?.getTime() ?? null,
      toMs: to_at?.getTime() ?? null,
      percent: percent === null ? null : Number(percent),
      atMs: at.getTime(),
    }))
  }

  return {
    lines: (environment: string) => lines(environment),

    /**
     * Adds a line as the next revision, together with its audit line.
     * @param decide gets all lines of the environment, without concurrent writers; null = add nothing
     * @returns the revision, or null
     */
    async add<Refused>(
      environment: string,
      decide: (
        lines: ToldLine[],
      ) => { line: NewSkinLine; skin?: { skin: PublishedSkin; report: SkinReport } } | { refused: Refused },
    ): Promise<{ revision: number } | { refused: Refused }> {
      return db.transaction().execute(async (trx) => {
        await sql`SELECT pg_advisory_xact_lock(${sql.lit(LOCK_KEY)})`.execute(trx)
        const decision = decide(await lines(environment, trx))
        if ('refused' in decision) return decision
        const { line, skin } = decision
        const newest = await trx
          .selectFrom('skin_lines')
          .select(({ fn }) => fn.max('revision').as('revision'))
          .executeTakeFirst()
        const revision = (newest?.revision ?? 0) + 1
        const { kind, code, version, reason, actor } = line
        if (skin !== undefined)
          await trx
            .insertInto('skins')
            .values({
              code,
              version,
              content: JSON.stringify(skin.skin),
              report: JSON.stringify(skin.report),
              published_by: actor,
            })
            .execute()
        await trx
          .insertInto('skin_lines')
          .values({
            revision,
            kind,
            code,
            version,
            from_at: dateOf(line.fromMs),
            to_at: dateOf(line.toMs),
            percent: line.percent ?? null,
            ends: line.ends ?? null,
            environment,
            reason,
            actor,
          })
          .execute()
        const scope = kind === 'publish' ? {} : { environment }
        const fact = { actor, action: `skin-${kind}`, name: code, version, outcome: 'done', ...scope }
        await auditLine(trx, { ...fact, detail: detailOf(line) })
        return { revision }
      })
    },

    async refused({ action, code, ...line }: RefusedSkin): Promise<void> {
      await auditLine(db, { ...line, action: `skin-${action}`, name: code, version: '', outcome: 'refused' })
    },

    async find(code: string, version: string): Promise<KeptSkin | undefined> {
      const row = await db
        .selectFrom('skins')
        .selectAll()
        .where('code', '=', code)
        .where('version', '=', version)
        .executeTakeFirst()
      return (
        row && {
          skin: v.parse(publishedSkinSchema, JSON.parse(row.content)),
          report: JSON.parse(row.report) as SkinReport,
          publishedAt: row.published_at,
          publishedBy: row.published_by,
        }
      )
    },
  }
}

function detailOf({ reason, fromMs, toMs, percent, ends }: NewSkinLine): string {
  return [
    reason,
    ...(fromMs != null && toMs != null
      ? [`from ${new Date(fromMs).toISOString()} to ${new Date(toMs).toISOString()}`]
      : []),
    ...(percent !== undefined && percent !== 100 ? [`for ${percent} %`] : []),
    ...(ends != null ? [`takes off plan ${ends}`] : []),
  ].join('; ')
}

const dateOf = (at: number | null | undefined): Date | null => (at == null ? null : new Date(at))
