/** Whether sessions of sockets have ended. Heartbeats of many sockets are answered by one query. */
import type { Executor } from '../../database/database.ts'
import { sessionEnds } from '../../sessions/sessions.ts'

/** How long a question waits for others. */
const GATHER_MS = 20

/** The code that ended a session; null while it is valid. */
export type SessionWatch = (sessionId: string) => Promise<string | null>

export function createSessionWatch(db: Executor, now: () => number): SessionWatch {
  let asked: Set<string> | null = null
  let answer: Promise<ReadonlyMap<string, string | null>> | null = null
  return async (sessionId) => {
    if (asked === null || answer === null) {
      const ids = new Set<string>()
      asked = ids
      answer = new Promise((resolve, reject) => {
        setTimeout(() => {
          asked = null
          sessionEnds(db, [...ids], now()).then(resolve, reject)
        }, GATHER_MS)
      })
    }
    asked.add(sessionId)
    return (await answer).get(sessionId) ?? null
  }
}
