/** What a page shows for the state of its reads. Pure. */

/** The part of a @tanstack/react-query result used here. */
export type ReadQuery<Data> = {
  data: Data | undefined
  error: Error | null
  isPending: boolean
  isFetching: boolean
  /** Epoch milliseconds; 0 = never. */
  dataUpdatedAt: number
  refetch: () => unknown
}

export type ReadState =
  | { kind: 'loading' }
  | { kind: 'failed'; error: Error }
  /** `staleSince` is the time of the oldest data that could not be refreshed, else null. */
  | { kind: 'ready'; staleSince: number | null }

/** Data older than this is marked with its time while the device is offline (screens.md 0.5). */
const STALE_MS = 60_000

/** Content stays once shown while it is refreshed, also when the refresh fails. */
export function readStateOf(queries: readonly ReadQuery<unknown>[], isOnline: boolean, nowMs: number): ReadState {
  if (queries.every(({ data }) => data !== undefined)) {
    const oldest = Math.min(...queries.map(({ dataUpdatedAt }) => dataUpdatedAt))
    const hasFailed = queries.some(({ error }) => error !== null)
    const isOld = !isOnline && nowMs - oldest > STALE_MS
    return { kind: 'ready', staleSince: (hasFailed || isOld) && Number.isFinite(oldest) ? oldest : null }
  }
  const failed = queries.find(({ data, error, isPending }) => data === undefined && error !== null && !isPending)
  return failed?.error ? { kind: 'failed', error: failed.error } : { kind: 'loading' }
}
