/** The step of the gate that fetches a build back from every edge, as browsers will. */
import { setTimeout } from 'node:timers/promises'
import type { IntegrityMap } from '@lantern/contract/federation'
import type { Parcel } from '../artifacts/artifact-store.ts'
import type { LiveShell } from '../shells/live-shells.repository.ts'
import type { Refusal } from './candidate/candidate.rules.ts'
import { type FetchBackOrder, fetchBack } from './fetch-back.ts'

/** Interval of checks for files in transit. */
const AGAIN_MS = 500

/** Result of a step: `notes` say which checks did not run, and why. */
export type GateStep = { refusals: Refusal[]; notes: string[] }

export type ServedOrder = {
  name: string
  parcel: Parcel
  integrity: IntegrityMap
  /** Names of all files. */
  files: Iterable<string>
  /** Fetched first: its answer distinguishes an unreachable edge from a missing file. */
  first: string
  live: readonly LiveShell[]
}

export async function asServed(
  { name, parcel, integrity, files: all, first, live }: ServedOrder,
  settings: Reach & { waitMs?: number },
  say: (step: string) => void,
): Promise<GateStep> {
  const origins = originsOf(live)
  const away: string[] = []
  const refusals: Refusal[] = []
  for (const origin of origins) {
    say(`fetching the files back from ${origin}`)
    const files = [first, ...[...all].filter((file) => file !== first)]
    const found = await fetchInTime({ origin, base: `/r/${name}/${parcel.trial}`, files, integrity }, settings.waitMs)
    if (found === null) away.push(origin)
    else refusals.push(...found)
  }
  const gone = away.map(awayFrom)
  if (away.length > 0 && edgesOf(settings) === 'all') return { refusals: [...refusals, noEdge(gone)], notes: [] }
  if (refusals.length > 0 || away.length < origins.length) return { refusals, notes: gone }
  const missing = origins.length === 0 ? ['No edge has reported its shell.'] : gone
  if (settings.mode === 'strict') return { refusals: [noEdge(missing)], notes: [] }
  return { refusals, notes: [`${missing.join(' ')} The files were not fetched back.`] }
}

type Reach = { mode: 'strict' | 'local'; edges?: 'all' | 'any' }

/** Whether every live edge has to be reached. */
export function edgesOf({ mode, edges = mode === 'strict' ? 'all' : 'any' }: Reach): 'all' | 'any' {
  return edges
}

/** @param origin of a live edge */
export function awayFrom(origin: string): string {
  return `${origin} did not answer: the files were not fetched back from it.`
}

/** What to do about an edge that is not there to stay. */
export const WITHOUT_EDGE =
  'An edge that has ended counts as live for half a minute; GATE_EDGES=any lets a build pass that one edge has.'

/** @param missing a sentence for each edge */
export function noEdge(missing: readonly string[]): Refusal {
  const fix = `Start the edge, or fix its connection to this release service (OPS_ORIGIN of the edge); it reports its shell every ten seconds. ${WITHOUT_EDGE}`
  return { rule: 'no-edge', what: missing.join(' '), fix }
}

/** Fetches until all files have arrived, or for `waitMs`. @returns null when the origin does not answer */
export async function fetchInTime(order: FetchBackOrder, waitMs = 0): Promise<Refusal[] | null> {
  const untilMs = performance.now() + waitMs
  for (;;) {
    const found = await fetchBack(order)
    const isLate = found?.some(({ rule }) => rule === 'unreachable') ?? false
    if (!isLate || performance.now() >= untilMs) return found
    await setTimeout(AGAIN_MS)
  }
}

/** Artifact origins of the current edges. */
export function originsOf(live: readonly LiveShell[]): string[] {
  return [...new Set(live.filter(({ isServed }) => isServed).map(({ origin }) => origin))]
}
