import { getSession } from './session.ts'

/** @returns whether the session of this call still runs: answers of one member must not reach the cache of the next */
export function stillSignedIn(): () => boolean {
  const token = tokenNow()
  return () => tokenNow() === token
}

function tokenNow(): string | null {
  const session = getSession()
  return session.kind === 'member' ? session.token : null
}
