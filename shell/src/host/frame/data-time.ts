import { now, queryClient } from '@lantern/platform'

/** When the oldest data on the page was answered, epoch ms of the server; null without such data. */
export function dataTime(): number | null {
  const times = queryClient
    .getQueryCache()
    .findAll({ type: 'active' })
    .map(({ state }) => state.dataUpdatedAt)
    .filter((at) => at > 0)
  return times.length === 0 ? null : Math.min(...times) + (now() - Date.now())
}
