import type { PlatformCounts } from './site.ts'

/** Events between the shell and remotes: the whole list. Past tense for facts, imperative for requests. */
export type EventMap = {
  /** The session started, ended or changed. */
  'session:changed': { kind: 'member' | 'anonymous' }
  /** Ended by the server: the shell clears the session and goes to login. */
  'session:ended': { code: number; message: string; data?: unknown }
  /** Auth error that does not end the session: protected path → home (spec 4). */
  'session:auth-failed': { code: number; message: string }
  /** Money moved: balances are stale. */
  'money:changed': { reason: string }
  /** A code that the calling screen does not handle (6014, 6013, 6031-6033, 10009, 10108, 10001): the shell acts. */
  'site:code': { code: number; message: string; data?: unknown }
  /** Open the chat panel. */
  'chat:open': { roomId: string }
  /** The chat panel was opened or closed. */
  'chat:toggled': { open: boolean }
  /** A remote's page asks the shell to hide or show header and tab bar (venue frames). */
  'layout:immersive': { on: boolean }
  /** A form has (or no longer has) unsaved input. */
  'form:dirty': { form: string; dirty: boolean }
  /** A remote failed or recovered. */
  'remote:state': { name: string; version: string; state: 'ready' | 'failed' | 'fallback' }
  /** A member's platform counts, as reported by the venue (spec 4). */
  'counts:known': { counts: PlatformCounts }
  /** What waits for the member, for the badge of the Me tab: unread mail, and rewards to claim (omitted: as many as before). */
  'badge:me': { count: number; claimable?: number }
}
export type EventName = keyof EventMap

/** Every event by name, for listeners to all events. */
export const EVENT_NAMES: readonly EventName[] = Object.keys({
  'session:changed': true,
  'session:ended': true,
  'session:auth-failed': true,
  'money:changed': true,
  'site:code': true,
  'chat:open': true,
  'chat:toggled': true,
  'layout:immersive': true,
  'form:dirty': true,
  'remote:state': true,
  'counts:known': true,
  'badge:me': true,
} satisfies Record<EventName, true>) as EventName[]
