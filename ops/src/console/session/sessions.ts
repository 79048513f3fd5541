/** Console sessions, stored in the registry by hash, so that they survive a restart. */

import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { HOUR_MS } from '@lantern/contract/site-time'
import type { Database } from '../../database/database.ts'

/** Idle limit, ms. Automatic refreshes do not count. */
export const IDLE_MS = 30 * 60_000
/** Absolute limit, ms. */
export const LONGEST_MS = 12 * HOUR_MS
/** Concurrent sessions; the least recently used end first. */
const MOST = 200
/** Minimum interval between updates of the last step: otherwise each page would be a write. */
const NOTE_MS = 10_000

export type Session = {
  /** Hash of the cookie. */
  readonly hash: string
  /** Name of the token. */
  readonly name: string
  /** CSRF token of forms. */
  readonly formToken: string
  /** The result of the last step, shown once. */
  readonly notice: string | null
}

export type Sessions = {
  /** @returns the cookie's value */
  begin(name: string): Promise<string>
  /** `isStep`: a user action, which restarts the idle time. */
  find(id: string, isStep: boolean): Promise<Session | null>
  /** Stores the notice for the next page, or clears it. */
  tell(session: Session, notice: string | null): Promise<void>
  end(id: string): Promise<void>
}

export function createSessions(db: Database, nowMs: () => number): Sessions {
  return {
    async begin(name) {
      const id = randomBytes(32).toString('base64url')
      const now = new Date(nowMs())
      await db
        .insertInto('console_sessions')
        .values({ hash: hashOf(id), name, notice: null, since: now, used: now })
        .execute()
      await prune()
      return id
    },
    async find(id, isStep) {
      const hash = hashOf(id)
      const row = await db.selectFrom('console_sessions').selectAll().where('hash', '=', hash).executeTakeFirst()
      if (row === undefined) return null
      const idleMs = nowMs() - row.used.getTime()
      if (idleMs >= IDLE_MS || nowMs() - row.since.getTime() >= LONGEST_MS) {
        await remove(hash)
        return null
      }
      if (isStep && idleMs >= NOTE_MS)
        await db
          .updateTable('console_sessions')
          .set({ used: new Date(nowMs()) })
          .where('hash', '=', hash)
          .execute()
      return { hash, name: row.name, formToken: formTokenOf(id), notice: row.notice }
    },
    async tell({ hash }, notice) {
      await db.updateTable('console_sessions').set({ notice }).where('hash', '=', hash).execute()
    },
    end: (id) => remove(hashOf(id)),
  }

  async function remove(hash: string): Promise<void> {
    await db.deleteFrom('console_sessions').where('hash', '=', hash).execute()
  }

  /** Deletes expired sessions and those beyond the limit. */
  async function prune(): Promise<void> {
    const newest = db.selectFrom('console_sessions').select('hash').orderBy('used', 'desc').limit(MOST)
    await db
      .deleteFrom('console_sessions')
      .where(({ eb, or }) =>
        or([
          eb('used', '<=', new Date(nowMs() - IDLE_MS)),
          eb('since', '<=', new Date(nowMs() - LONGEST_MS)),
          eb('hash', 'not in', newest),
        ]),
      )
      .execute()
  }
}

/** Checks the CSRF token. */
export function isOurForm({ formToken }: Session, given: unknown): boolean {
  if (typeof given !== 'string') return false
  const [one, other] = [given, formToken].map((text) => createHash('sha256').update(text).digest())
  return one !== undefined && other !== undefined && timingSafeEqual(one, other)
}

function hashOf(id: string): string {
  return createHash('sha256').update(id).digest('hex')
}

/** Derived one-way from the cookie: a page that contains it does not reveal the cookie, and it needs no storage. */
function formTokenOf(id: string): string {
  return createHmac('sha256', id).update('console form').digest('base64url')
}
