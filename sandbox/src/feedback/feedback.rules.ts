/** What happens to a case, and when (screens.md 6 feedback). Pure. */
import { COMPLAINT_DAYS, FEEDBACK_REOPEN_MS } from '@lantern/contract/feedback'
import { DAY_MS, MINUTE_MS } from '@lantern/contract/site-time'
import type { FeedbackRow } from '../database/tables/site/feedback.schema.ts'
import { maskEmail } from '../members/mask.rules.ts'

/** From the opening until staff work on it. */
export const TAKE_MS = 5 * MINUTE_MS
/** From then until the answer. */
export const ANSWER_MS = 30 * MINUTE_MS
/** A solved case that the member leaves alone is closed after it. */
export const REST_MS = 7 * DAY_MS

export type FeedbackTurn = { readonly kind: 'take' | 'ask' | 'answer' | 'letter' | 'rest'; readonly at: number }
type Case = Pick<FeedbackRow, 'type' | 'order_no' | 'state' | 'at' | 'turn_at' | 'asked' | 'escalated'>

/** The next turn that is due, at its own time; null if there is none. */
export function dueTurn(row: Case, now: number): FeedbackTurn | null {
  const next = nextTurn(row)
  const letterAt = row.at + COMPLAINT_DAYS * DAY_MS
  const isLate = row.type === 'complaint' && isOpen(row) && (next === null || letterAt < next.at)
  const turn = isLate ? { kind: 'letter' as const, at: letterAt } : next
  return turn !== null && turn.at <= now ? turn : null
}

function nextTurn({ type, order_no, state, turn_at, asked, escalated }: Case): FeedbackTurn | null {
  switch (state) {
    case 'waiting':
      return { kind: 'take', at: turn_at + TAKE_MS }
    case 'working': {
      const at = turn_at + ANSWER_MS
      if (type === 'complaint' && escalated) return { kind: 'letter', at }
      return { kind: type === 'money' && order_no === '' && !asked ? 'ask' : 'answer', at }
    }
    case 'solved':
      return { kind: 'rest', at: turn_at + REST_MS }
    case 'info':
    case 'closed':
      return null
  }
}

/** Whether it counts against the limit of open cases. */
export function isOpen({ state }: Pick<FeedbackRow, 'state'>): boolean {
  return state !== 'solved' && state !== 'closed'
}

export function canReopen({ state, turn_at, final_letter }: FeedbackRow, now: number): boolean {
  return (state === 'solved' || state === 'closed') && !final_letter && now < turn_at + FEEDBACK_REOPEN_MS
}

/** Once, after the first answer was not enough or while it is late. */
export function canEscalate({ state, escalated, final_letter }: FeedbackRow): boolean {
  return !escalated && !final_letter && state !== 'closed'
}

/** Day of a complaint, from 1 to 56. */
export function dayOf({ type, at }: Pick<FeedbackRow, 'type' | 'at'>, now: number): number | null {
  return type === 'complaint' ? Math.min(COMPLAINT_DAYS, Math.floor((now - at) / DAY_MS) + 1) : null
}

/** Texts that differ in spaces, case and punctuation only are the same. */
export function comparable(text: string): string {
  return text.toLowerCase().replace(/[\s\p{P}]/gu, '')
}

/** `x***@example.com`, or the last four digits of a number. */
export function maskContact(contact: string): string {
  return contact === '' || contact.includes('@') ? maskEmail(contact) : `****${contact.replace(/\D/g, '').slice(-4)}`
}
