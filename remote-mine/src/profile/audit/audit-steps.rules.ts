/** The three steps of a review, with the state of each. Pure. */
import type { InfoAudit } from '@lantern/contract/info-audit'

export type AuditStep = {
  readonly id: 'submitted' | 'first' | 'second'
  readonly state: 'done' | 'current' | 'todo' | 'failed'
  readonly at: number | null
}

export function stepsOf({ at, firstAt, endedAt, state, step }: InfoAudit): readonly AuditStep[] {
  const isOpen = state === 'open'
  const last = state === 'passed' ? 'done' : isOpen ? 'current' : 'failed'
  const isSecond = step >= 2
  return [
    { id: 'submitted', state: 'done', at },
    { id: 'first', state: isSecond ? 'done' : last, at: isSecond ? firstAt : endedAt },
    { id: 'second', state: isSecond ? last : 'todo', at: isSecond ? endedAt : null },
  ]
}
