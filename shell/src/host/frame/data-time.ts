import { knownQueryClient, now } from '@lantern/platform'
import { homeCacheTime } from '../boot/home-cache.ts'

/** When the oldest data on the page was answered, epoch ms of the server; null without such data. */
export function dataTime(): number | null {
  const client = knownQueryClient()
  if (client === null) return homeCacheTime()
  const times = client
    .getQueryCache()
    .findAll({ type: 'active' })
    .map(({ state }) => state.dataUpdatedAt)
    .filter((at) => at > 0)
  return times.length === 0 ? null : Math.min(...times) + (now() - Date.now())
}
