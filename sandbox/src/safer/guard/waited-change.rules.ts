/** Changes that protect apply at once; changes that loosen after a wait and another confirmation (screens.md 6, safer). Pure. */
import { DAY_MS } from '@lantern/contract/site-time'

const LOOSEN_WAIT_MS = DAY_MS

export type Waited<Value> = {
  /** null = none is set. */
  readonly value: Value | null
  readonly pending: { readonly value: Value | null; readonly at: number } | null
}

type Comparison<Value> = {
  isSame(one: Value | null, other: Value | null): boolean
  /** Whether one protects at least as much as the other. */
  isTighter(one: Value, other: Value): boolean
}

/** The setting after a member asks for another value. */
export function changeWaited<Value>(
  state: Waited<Value>,
  wanted: Value | null,
  now: number,
  { isSame, isTighter }: Comparison<Value>,
): Waited<Value> {
  const { value, pending } = state
  if (isSame(wanted, value)) return { value, pending: null }
  if (wanted !== null && (value === null || isTighter(wanted, value))) return { value: wanted, pending: null }
  if (pending === null || !isSame(pending.value, wanted))
    return { value, pending: { value: wanted, at: now + LOOSEN_WAIT_MS } }
  return pending.at <= now ? { value: wanted, pending: null } : state
}
