/** Maintenance windows in the registry, append-only. */
import { type MaintenanceWindow, PRODUCTION } from '@lantern/contract/federation'
import * as v from 'valibot'
import { auditLine } from '../audit/audit.repository.ts'
import type { Database } from '../database/database.ts'
import { inRevision, revisionOf } from '../database/revision.ts'

export type AnnouncedWindow = MaintenanceWindow & {
  /** Revision of the announcement, used as id. */
  revision: number
  name: string
  environment: string
  reason: string
  actor: string
}
export type NewWindow = { name: string; environment: string; window: MaintenanceWindow; reason: string; actor: string }
export type Maintenance = ReturnType<typeof createMaintenance>

const wordsSchema = v.object({ zh: v.string(), en: v.string() })

export function createMaintenance(db: Database) {
  return {
    /** Windows not ended and not over when the registry last changed: a revision always gives the same result. */
    async standing(environment: string = PRODUCTION): Promise<AnnouncedWindow[]> {
      const { at } = await revisionOf(db, environment)
      const rows = await db
        .selectFrom('maintenance_lines as line')
        .selectAll('line')
        .where('line.kind', '=', 'announce')
        .where('line.environment', '=', environment)
        .where('line.to_at', '>', at)
        .where(({ not, exists, selectFrom }) =>
          not(
            exists(
              selectFrom('maintenance_lines as other')
                .select('other.revision')
                .whereRef('other.ends', '=', 'line.revision'),
            ),
          ),
        )
        .orderBy('line.revision')
        .execute()
      return rows.map(({ revision, name, from_at, to_at, routes, words, reason, actor }) => ({
        revision,
        name,
        environment,
        from: from_at?.getTime() ?? 0,
        to: to_at?.getTime() ?? 0,
        ...(routes === null ? {} : { routes: v.parse(v.array(v.string()), JSON.parse(routes)) }),
        ...(words === null ? {} : { text: v.parse(wordsSchema, JSON.parse(words)) }),
        reason,
        actor,
      }))
    },

    /** @returns the new revision, the window's id */
    async announce({ name, environment, window, reason, actor }: NewWindow): Promise<number> {
      const { from, to, routes, text } = window
      return inRevision(db, async (trx, revision) => {
        const row = {
          from_at: new Date(from),
          to_at: new Date(to),
          routes: routes === undefined ? null : JSON.stringify(routes),
          words: text === undefined ? null : JSON.stringify(text),
        }
        await trx
          .insertInto('maintenance_lines')
          .values({ revision, name, environment, kind: 'announce', ends: null, ...row, reason, actor })
          .execute()
        await auditLine(trx, {
          actor,
          action: 'maintenance',
          name,
          version: '',
          outcome: 'done',
          detail: `${reason}: ${wordsOf(window)}`,
          environment,
          revision,
        })
      })
    },

    /** @returns the new revision */
    async end({ revision: ends, name, environment }: AnnouncedWindow, reason: string, actor: string): Promise<number> {
      return inRevision(db, async (trx, revision) => {
        const empty = { from_at: null, to_at: null, routes: null, words: null }
        await trx
          .insertInto('maintenance_lines')
          .values({ revision, name, environment, kind: 'end', ends, ...empty, reason, actor })
          .execute()
        await auditLine(trx, {
          actor,
          action: 'maintenance-end',
          name,
          version: '',
          outcome: 'done',
          detail: `${reason}: window ${ends}`,
          environment,
          revision,
        })
      })
    },
  }
}

/** A window in the audit log, in UTC like its other times. */
function wordsOf({ from, to, routes }: MaintenanceWindow): string {
  const minute = (at: number) => new Date(at).toISOString().slice(0, 16)
  return `${minute(from)}Z to ${minute(to)}Z${routes === undefined ? '' : `, ${routes.join(' ')}`}`
}
