/** Who is signed in at the console. Kept in memory: a desk that starts anew asks everybody for the token again. */
import { createHash, randomBytes, timingSafeEqual } from 'node:crypto'

/** Without a step of the person, ms. Pages that renew themselves do not count. */
export const IDLE_MS = 30 * 60_000
/** In all, ms. */
export const LONGEST_MS = 12 * 3_600_000
/** Sessions at once; the longest unused one goes first. */
const MOST = 200

export type Session = {
  /** Name of the token. */
  readonly name: string
  /** In each form: a page of somebody else cannot know it. */
  readonly formToken: string
  /** What the last step came to, shown once. */
  notice: string | null
}
type Kept = Session & { sinceMs: number; usedMs: number }

export type Sessions = {
  /** @returns the cookie's value */
  begin(name: string): string
  /** `isStep`: a person did something, so that the idle time begins anew. */
  find(id: string, isStep: boolean): Session | null
  end(id: string): void
}

export function createSessions(nowMs: () => number): Sessions {
  // By hash: who reads the memory of the process has no cookie yet.
  const sessions = new Map<string, Kept>()
  return {
    begin(name) {
      const id = randomBytes(32).toString('base64url')
      const [oldest] = sessions.keys()
      if (sessions.size >= MOST && oldest !== undefined) sessions.delete(oldest)
      const formToken = randomBytes(32).toString('base64url')
      sessions.set(hashOf(id), { name, formToken, notice: null, sinceMs: nowMs(), usedMs: nowMs() })
      return id
    },
    find(id, isStep) {
      const key = hashOf(id)
      const session = sessions.get(key)
      if (session === undefined) return null
      if (nowMs() - session.usedMs >= IDLE_MS || nowMs() - session.sinceMs >= LONGEST_MS) {
        sessions.delete(key)
        return null
      }
      if (isStep) {
        session.usedMs = nowMs()
        // The order of the map is the order of use.
        sessions.delete(key)
        sessions.set(key, session)
      }
      return session
    },
    end(id) {
      sessions.delete(hashOf(id))
    },
  }
}

/** Whether a form is ours. */
export function isOurForm({ formToken }: Session, given: unknown): boolean {
  if (typeof given !== 'string') return false
  const [one, other] = [given, formToken].map((text) => createHash('sha256').update(text).digest())
  return one !== undefined && other !== undefined && timingSafeEqual(one, other)
}

function hashOf(id: string): string {
  return createHash('sha256').update(id).digest('base64')
}
