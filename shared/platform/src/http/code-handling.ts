/**
 * Automatic actions for codes of spec 8, independent of the caller. Many parallel failures lead to one action: each code is debounced by
 * 350 ms. Clearing the session is not: no further call may use a dead token.
 */
import { codeRow } from '@lantern/contract'
import { AUTH_ERROR_DEBOUNCE_MS, ERROR_DEBOUNCE_MS } from '@lantern/contract/constants'
import { fieldsOf } from '../errors/field-errors.ts'
import { emit } from '../events/events.ts'
import { noteEvent } from '../report/breadcrumbs.ts'
import { createTimer, type Timer } from '../time/timer.ts'
import { endSession } from './session-end.ts'

export type CodeReport = {
  code: number
  message: string
  data: unknown
  /** Token of the failed call: an answer to an older session must not end a newer one. */
  token: string | null
}

const timers = new Map<number, Timer>()
const pending = new Map<number, () => void>()

function debounced(code: number, ms: number, action: () => void): void {
  pending.set(code, action)
  let timer = timers.get(code)
  if (!timer) {
    timer = createTimer(() => pending.get(code)?.())
    timers.set(code, timer)
  }
  timer.start(ms)
}

/**
 * An answer to an ended session is not reported again: the member may have a new session, or has seen the notice (spec 8: once).
 * @returns true when the shell takes over and the screen should stay quiet
 */
export function handleCode({ code, message, data, token }: CodeReport): boolean {
  switch (codeRow(code).handling) {
    case 'notice':
      // Only an authenticated call can learn that the session moved elsewhere; for any other it is an auth error (screens.md 2).
      if (token === null) {
        debounced(code, AUTH_ERROR_DEBOUNCE_MS, () => emit('session:auth-failed', { code, message }))
        return true
      }
      return sessionEnded({ code, message, data, token })
    case 'session-ended':
    case 'device-blocked':
      return sessionEnded({ code, message, data, token })
    case 'auth-error':
      if (token !== null && !endSession(token)) return true
      noteEvent('session', `refused by ${code}`)
      debounced(code, AUTH_ERROR_DEBOUNCE_MS, () => emit('session:auth-failed', { code, message }))
      return true
    case 'blocked':
      // Without a session this answers a login: the form shows it inline (screens.md 2).
      if (token === null) return false
      if (!endSession(token)) return true
      noteEvent('session', `refused by ${code}`)
      debounced(code, AUTH_ERROR_DEBOUNCE_MS, () => emit('session:auth-failed', { code, message }))
      return true
    case 'fields':
      // A message beside its field needs no toast.
      if (Object.keys(fieldsOf(data)).length === 0)
        debounced(code, ERROR_DEBOUNCE_MS, () => emit('site:code', { code, message, data }))
      return false
    case 'restrict-caveat':
    case 'restrict-alert':
    case 'maintenance':
    case 'maintenance-alert':
    case 'update':
    case 'toast':
    // Reached only after recovery failed: the page as a whole is refused.
    case 'resign':
      debounced(code, ERROR_DEBOUNCE_MS, () => emit('site:code', { code, message, data }))
      return false
    default:
      return false
  }
}

function sessionEnded({ code, message, data, token }: CodeReport): boolean {
  if (token !== null && !endSession(token)) return true
  noteEvent('session', `ended by ${code}`)
  debounced(code, ERROR_DEBOUNCE_MS, () => emit('session:ended', { code, message, data }))
  return true
}
