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
  { mode, waitMs }: { mode: 'strict' | 'local'; waitMs?: number },
  say: (step: string) => void,
): Promise<GateStep> {
  const origins = originsOf(live)
  const away: string[] = []
  const refusals: Refusal[] = []
  for (const origin of origins) {
    say(`fetching the files back from ${origin}`)
    const files = [first, ...[...all].filter((file) => file !== first)]
    const found = await fetchInTime({ origin, base: `/r/${name}/${parcel.trial}`, files, integrity }, waitMs)
    if (found === null) away.push(origin)
    else refusals.push(...found)
  }
  const gone = away.map((origin) => `${origin} did not answer: the files were not fetched back from it.`)
  if (refusals.length > 0 || away.length < origins.length) return { refusals, notes: gone }
  const what = origins.length === 0 ? 'No edge has reported its shell.' : gone.join(' ')
  if (mode === 'local') return { refusals, notes: [`${what} The files were not fetched back.`] }
  const fix =
    'Start an edge, or fix its connection to this release service (OPS_ORIGIN of the edge); it reports its shell every ten seconds.'
  return { refusals: [{ rule: 'no-edge', what: `${what} The files cannot be fetched back.`, fix }], notes: [] }
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
