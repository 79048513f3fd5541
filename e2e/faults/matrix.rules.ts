/** The fault matrix as data: remote, resource class, fault, frequency, and the expected result. */
import { FAULT_KINDS, FILE_CLASSES, type FileFault, HOW_OFTEN } from '@lantern/contract/faults'
import { seededRandom } from '../walk/random.ts'
import type { RemoteUnderTest } from './remote-table.ts'

const REMOTE_NAMES = ['games', 'mine', 'chat', 'activity'] as const satisfies readonly RemoteUnderTest['name'][]
type RemoteName = (typeof REMOTE_NAMES)[number]

export type Cell = FileFault & { readonly remote: RemoteName }
/** `newest`: the newest version. `last-good`: the previous version. `panel`: the error panel with a retry. */
export type Seen = 'newest' | 'last-good' | 'panel'

/** Every cell, 80 for each remote. */
export const CELLS: readonly Cell[] = REMOTE_NAMES.flatMap((remote) =>
  FILE_CLASSES.flatMap((of) =>
    FAULT_KINDS.flatMap((fault) => HOW_OFTEN.map((often) => ({ remote, of, fault, often }))),
  ),
)

export function titleOf(cell: Cell): string {
  return `${cell.remote}, ${cell.of}, ${cell.fault}, ${cell.often}: ${WORDS[seenOf(cell)]}`
}

/** Expected result of a cell. */
export function seenOf({ of, fault, often }: FileFault): Seen {
  // Slow responses still arrive, and a single failure is retried.
  if (fault === 'slow' || often === 'once') return 'newest'
  // Without the shared runtime no build loads. Every other class belongs to one build or has a copy on the device.
  return of === 'shared' ? 'panel' : 'last-good'
}

/** How often the faulty file ran: never if it was corrupted or abandoned. */
export function runsOf({ fault, often }: FileFault): 0 | 1 {
  return fault === 'slow' || often === 'once' ? 1 : 0
}

/**
 * A seeded sample that covers each class and each fault, both once and always, and shares the cells evenly among the remotes: as few cells as
 * there are faults and frequencies.
 */
export function sampleOf(cells: readonly Cell[], seed: number): Cell[] {
  const random = seededRandom(seed)
  const order = cells.map((cell) => ({ cell, at: random.next() })).sort((one, other) => one.at - other.at)
  const picked = new Set<Cell>()
  const met = new Set<string>()
  const isMissing = (key: string): boolean => !met.has(key)
  const perRemote = (name: RemoteName): number => [...picked].filter(({ remote }) => remote === name).length
  while (cells.some((cell) => needsOf(cell).some(isMissing))) {
    const gains = order.map(({ cell }) => ({
      cell,
      needs: needsOf(cell).filter(isMissing).length,
      // Among equal cells: a class that the remote has not met yet, and the remote with the fewest cells.
      pairs: isMissing(`${cell.remote} ${cell.of}`) ? 1 : 0,
      load: perRemote(cell.remote),
    }))
    const [best] = gains.sort(
      (one, other) => other.needs - one.needs || one.load - other.load || other.pairs - one.pairs,
    )
    if (best === undefined) break
    picked.add(best.cell)
    for (const key of [...needsOf(best.cell), `${best.cell.remote} ${best.cell.of}`]) met.add(key)
  }
  return cells.filter((cell) => picked.has(cell))
}

function needsOf({ of, fault, often }: Cell): string[] {
  return [`${of} ${often}`, `${fault} ${often}`]
}

const WORDS: Readonly<Record<Seen, string>> = {
  newest: 'the newest version shows',
  'last-good': 'the last good version shows',
  panel: 'the panel shows, the rest works, a later visit recovers',
}
