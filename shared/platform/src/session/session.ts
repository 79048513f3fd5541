/** Starts and ends the session: token in cookie and local storage, with the member's login info (spec 4, 6). */
import { COOKIE } from '@lantern/contract'
import { IS_CHECK_COOKIE_DAYS } from '@lantern/contract/constants'
import { logout } from '@lantern/contract/logout'
import { SESSION_KEYS } from '@lantern/contract/storage-keys'
import type { LoginAnswer } from '@lantern/contract/user'
import { useAtomValue } from 'jotai'
import { boolean, type InferOutput, looseObject, optional, string } from 'valibot'
import { emit } from '../events/events.ts'
import { call } from '../http/late-call.ts'
import { onSessionCode } from '../http/session-end.ts'
import { knownQueryClient } from '../query/known-client.ts'
import { readCookie, removeCookie, writeCookie } from '../storage/cookies.ts'
import { keepDrafts } from '../storage/drafts.ts'
import { readStored, removeLaunchErrors, removeStored, writeStored, writeStoredText } from '../storage/stored.ts'
import { clearToken, readToken, readTokenCopy, writeToken } from '../storage/token.ts'
import { pageStore } from '../store/store.ts'
import { delay } from '../time/timer.ts'
import { ANONYMOUS, type Session, sessionAtom } from './session.atoms.ts'

/** Login info stored with the token; `isChecked` = remember me (spec 3). */
const loginInfoSchema = looseObject({
  memberId: string(),
  userName: string(),
  guideDone: optional(boolean(), true),
  isChecked: optional(boolean(), false),
})
export type LoginInfo = InferOutput<typeof loginInfoSchema>

export function getSession(): Session {
  return pageStore.get(sessionAtom)
}

/** The session inside React. */
export function useSession(): Session {
  return useAtomValue(sessionAtom, { store: pageStore })
}

/** Login info of the last sign-in, for prefilling the form. */
export function readLoginInfo(): LoginInfo | null {
  return readStored('loginInfo', loginInfoSchema)
}

/** Initial values of the login form: the isCheck cookie ticks remember-me for a day and restores the name (spec 6). */
export function rememberedLogin(): { isChecked: boolean; userName: string } {
  const isChecked = readCookie(COOKIE.isCheck) === '1'
  return { isChecked, userName: isChecked ? (readLoginInfo()?.userName ?? '') : '' }
}

/** Restores the session stored on the device. Called once at boot. */
export function restoreSession(): void {
  const token = readToken()
  const info = readLoginInfo()
  if (token === null) {
    setSession(ANONYMOUS)
    return
  }
  // Local storage was cleared but not the cookie: still a member, named once member info arrives.
  setSession({
    kind: 'member',
    token,
    memberId: info?.memberId ?? '',
    userName: info?.userName ?? '',
    guideDone: info?.guideDone ?? true,
  })
  // Other tabs detect changes by this copy: without it, a sign-out there would go unnoticed here.
  if (readTokenCopy() !== token) writeStoredText('token', token)
}

/**
 * Starts a session from a login or registration answer.
 * @param remember true = 365 days, false = until the browser closes
 */
export function signIn(answer: LoginAnswer, { remember }: { remember: boolean }): void {
  // The cookie may have ended with the browser: then the previous member was never signed out.
  const before = readLoginInfo()
  if (before !== null && before.memberId !== answer.memberId) forgetMember()
  writeToken(answer.token, remember)
  writeStored('loginInfo', {
    memberId: answer.memberId,
    userName: answer.userName,
    guideDone: answer.guideDone,
    isChecked: remember,
  })
  if (remember) writeCookie(COOKIE.isCheck, '1', IS_CHECK_COOKIE_DAYS)
  else removeCookie(COOKIE.isCheck)
  setSession({
    kind: 'member',
    token: answer.token,
    memberId: answer.memberId,
    userName: answer.userName,
    guideDone: answer.guideDone,
  })
}

/**
 * Starts a session from a token in the address (spec 4: `token`, `appdown-token`). An existing session stays: a link must not log
 * a member out, or in as someone else. The server binds such a token to the first device that uses it (decision 0038).
 */
export function adoptToken(token: string): void {
  if (readToken() !== null) return
  forgetMember()
  writeToken(token, false)
  removeStored('loginInfo')
  setSession({ kind: 'member', token, memberId: '', userName: '', guideDone: true })
}

/** Fills in the session's member from member info. */
export function nameSession(memberId: string, userName: string): void {
  const session = getSession()
  if (session.kind !== 'member' || (session.memberId === memberId && session.userName === userName)) return
  writeStored('loginInfo', { ...readLoginInfo(), memberId, userName })
  pageStore.set(sessionAtom, { ...session, memberId, userName })
}

/** Marks the first-day guide as done. */
export function finishGuide(): void {
  const session = getSession()
  if (session.kind !== 'member') return
  writeStored('loginInfo', {
    ...readLoginInfo(),
    memberId: session.memberId,
    userName: session.userName,
    guideDone: true,
  })
  pageStore.set(sessionAtom, { ...session, guideDone: true })
}

/** Afterwards the page is signed out, whether or not the server received it. */
const LOGOUT_LIMIT_MS = 1_000

/** Ends the session here and on the server. The page is signed out at once, whether or not the server receives it. */
export async function signOut(): Promise<void> {
  const told = getSession().kind === 'member' ? call(logout, {}).catch(() => undefined) : undefined
  // The call reads its token when send() builds the headers: clear it after that.
  await Promise.race([told, delay(LOGOUT_LIMIT_MS)])
  clearSession()
}

/** Clears the session on this device. */
export function clearSession(): void {
  clearToken()
  setSession(ANONYMOUS)
}

/** Launches give access to a member's money at the venues, and mails and figures are the member's own: the next one on this device must not find them. */
function forgetMember(): void {
  for (const key of SESSION_KEYS) removeStored(key)
  removeLaunchErrors()
}

function setSession(session: Session): void {
  const before = getSession()
  // While their owner is still known.
  if (before.kind === 'member') keepDrafts()
  pageStore.set(sessionAtom, session)
  const token = (of: Session): string | null => (of.kind === 'member' ? of.token : null)
  if (token(before) === token(session)) return
  // Cached answers and entered venues belong to the member who left.
  knownQueryClient()?.clear()
  if (before.kind === 'member') forgetMember()
  emit('session:changed', { kind: session.kind })
}

onSessionCode((token) => {
  const session = getSession()
  if (session.kind !== 'member' || session.token !== token) return false
  clearSession()
  return true
})
