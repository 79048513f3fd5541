/**
 * Gifts and red packets whose answer is not known yet, stored on the device before they are sent, so that the next visit and every other tab can ask
 * for their outcome (RULES.md CHAT-46).
 */
import { now, readStored, readStoredText, watchStored, writeStored } from '@lantern/platform'
import { useMemo, useSyncExternalStore } from 'react'
import { array, boolean, type InferOutput, literal, number, object, string, variant } from 'valibot'

/** Most entries stored, of all members together. */
const MAX_KEPT = 20
/** Until then another tab may be waiting for the answer. Asking earlier could void a request that has not arrived yet. */
const SENDING_MS = 10_000

const common = {
  requestNo: string(),
  memberId: string(),
  /** When it was sent, epoch ms. */
  at: number(),
  /** Its answer was lost; false: it may still arrive. */
  isLost: boolean(),
}
const spendsSchema = array(
  variant('kind', [
    object({ kind: literal('gift'), name: object({ zh: string(), en: string() }), qty: number(), ...common }),
    object({ kind: literal('packet'), total: string(), count: number(), ...common }),
  ]),
)
export type OpenSpend = InferOutput<typeof spendsSchema>[number]

const listeners = new Set<() => void>()

export function keepSpend(spend: OpenSpend): void {
  store([...others(spend.requestNo), spend].slice(-MAX_KEPT))
}

export function dropSpend(requestNo: string): void {
  store(others(requestNo))
}

/** Gifts and red packets of a member without a known answer, from all tabs. */
export function useOpenSpends(memberId: string): readonly OpenSpend[] {
  const text = useSyncExternalStore(subscribe, () => readStoredText('chatSpends'))
  // biome-ignore lint/correctness/useExhaustiveDependencies: read() reads this text
  return useMemo(() => read().filter((spend) => spend.memberId === memberId), [text, memberId])
}

/** Remaining time before the outcome may be requested, ms; 0 = now. Until then another tab may still receive the answer. */
export function outcomeDelayMs(requestNo: string): number {
  const age = now() - (read().find((spend) => spend.requestNo === requestNo)?.at ?? 0)
  // The clock was set back since.
  return age < 0 ? 0 : Math.max(0, SENDING_MS - age)
}

function read(): readonly OpenSpend[] {
  return readStored('chatSpends', spendsSchema) ?? []
}

function others(requestNo: string): OpenSpend[] {
  return read().filter((spend) => spend.requestNo !== requestNo)
}

function store(spends: readonly OpenSpend[]): void {
  writeStored('chatSpends', spends)
  for (const changed of listeners) changed()
}

function subscribe(changed: () => void): () => void {
  listeners.add(changed)
  const stopWatching = watchStored(['chatSpends'], changed)
  return () => {
    listeners.delete(changed)
    stopWatching()
  }
}
