/** The slip of this device: one for all pages and tabs, stored with the name of its member. */
import { slipBetSchema } from '@lantern/contract/games'
import { getSession, readStored, removeStored, subscribe, watchStored, writeStored } from '@lantern/platform'
import { useSyncExternalStore } from 'react'
import {
  array,
  type InferOutput,
  literal,
  maxLength,
  nullable,
  number,
  object,
  optional,
  picklist,
  pipe,
  record,
  string,
  variant,
} from 'valibot'
import { EMPTY_SLIP, MAX_LEGS, type SlipEvent, type SlipState, transition } from './slip.machine.ts'

const named = object({ zh: string(), en: string() })
const accept = picklist(['better', 'any', 'none'])
const storedSchema = object({
  /** '' for a visitor: the next member who signs in continues the slip. */
  owner: string(),
  slip: object({
    book: string(),
    mode: picklist(['single', 'parlay']),
    legs: pipe(
      array(
        object({
          selectionId: string(),
          matchId: string(),
          sport: optional(string()),
          marketId: string(),
          kind: string(),
          marketName: optional(named),
          pickName: optional(named),
          line: nullable(string()),
          pick: string(),
          odds: string(),
          oddsVersion: number(),
          home: named,
          away: named,
        }),
      ),
      maxLength(MAX_LEGS),
    ),
    stakes: record(string(), string()),
    parlayStake: string(),
    accept,
    phase: variant('kind', [
      object({ kind: literal('editing') }),
      object({ kind: literal('sent'), bets: array(slipBetSchema), placed: array(string()) }),
    ]),
  }),
})

const listeners = new Set<() => void>()
let state: SlipState | null = null

export function readSlip(): SlipState {
  state ??= stored()
  return state
}

/** Handles an event, stores the result and notifies every component that shows the slip. */
export function dispatchSlip(event: SlipEvent): void {
  // Another tab may have changed it since.
  const before = stored()
  const next = transition(before, event)
  state = next
  if (next !== before) {
    const isBlank = next.legs.length === 0 && next.phase.kind === 'editing' && next.accept === EMPTY_SLIP.accept
    if (isBlank) removeStored('betSlip')
    else writeStored('betSlip', { owner: owner(), slip: next } satisfies InferOutput<typeof storedSchema>)
  }
  for (const listener of [...listeners]) listener()
}

export function useSlip(): SlipState {
  return useSyncExternalStore(listen, readSlip)
}

function listen(listener: () => void): () => void {
  if (listeners.size === 0) begin()
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
    if (listeners.size === 0) end()
  }
}

let undos: (() => void)[] = []

/** Follows changes by another tab, and of the member on this device. */
function begin(): void {
  const reread = (): void => {
    state = stored()
    for (const listener of [...listeners]) listener()
  }
  state = stored()
  undos = [watchStored(['betSlip'], reread), subscribe('session:changed', reread)]
}

function end(): void {
  for (const undo of undos) undo()
  undos = []
}

function stored(): SlipState {
  const found = readStored('betSlip', storedSchema)
  if (found === null) return EMPTY_SLIP
  const isOwn = found.owner === '' || found.owner === owner()
  return isOwn ? found.slip : EMPTY_SLIP
}

function owner(): string {
  const session = getSession()
  return session.kind === 'member' ? session.userName : ''
}
