/** Skins and the lines of the desk about them: added, never changed. */
import { type PublishedSkin, publishedSkinSchema } from '@lantern/contract/skin-desk'
import { sql } from 'kysely'
import * as v from 'valibot'
import type { Database } from '../database/database.ts'
import type { SkinLineKind } from '../database/schema.ts'
import type { SkinReport } from './skin-gate.ts'
import type { SkinLine } from './skin-lines.rules.ts'

/** One count for all desks on one PostgreSQL. */
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
export type ToldLine = SkinLine & { reason: string; actor: string }
export type KeptSkin = { skin: PublishedSkin; report: SkinReport; publishedAt: Date; publishedBy: string }
export type Skins = ReturnType<typeof createSkins>

export function createSkins(db: Database) {
  async function lines(from: Pick<Database, 'selectFrom'> = db): Promise<ToldLine[]> {
    const rows = await from.selectFrom('skin_lines').selectAll().orderBy('revision').execute()
    return rows.map(({ from_at, to_at, percent, at, ...row }) => ({
      ...row,
      fromMs: from_at?.getTime() ?? null,
      toMs: to_at?.getTime() ?? null,
      percent: percent === null ? null : Number(percent),
      atMs: at.getTime(),
    }))
  }

  return {
    lines: () => lines(),

    /**
     * Adds a line as the next revision, together with its entry in the audit log.
     * @param decide is given all lines so far, with nobody else writing; null = nothing is added
     * @returns the revision, or null
     */
    async add<Refused>(
      decide: (
        lines: ToldLine[],
      ) => { line: NewSkinLine; skin?: { skin: PublishedSkin; report: SkinReport } } | { refused: Refused },
    ): Promise<{ revision: number } | { refused: Refused }> {
      return db.transaction().execute(async (trx) => {
        await sql`SELECT pg_advisory_xact_lock(${sql.lit(LOCK_KEY)})`.execute(trx)
        const before = await lines(trx)
        const decision = decide(before)
        if ('refused' in decision) return decision
        const { line, skin } = decision
        const revision = (before.at(-1)?.revision ?? 0) + 1
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
            reason,
            actor,
          })
          .execute()
        await trx
          .insertInto('audit_log')
          .values({ actor, action: `skin-${kind}`, name: code, version, outcome: 'done', detail: detailOf(line) })
          .execute()
        return { revision }
      })
    },

    async refused({
      action,
      code,
      actor,
      detail,
    }: {
      action: string
      code: string
      actor: string
      detail: string
    }): Promise<void> {
      await db
        .insertInto('audit_log')
        .values({ actor, action: `skin-${action}`, name: code, version: '', outcome: 'refused', detail })
        .execute()
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
