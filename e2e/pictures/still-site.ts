/** A site that shows the same at every run: a fresh sandbox whose clock stands, behind an edge with this run's builds. */
import { control } from '../site/control.ts'
import { ownEdge } from '../site/own-edge.ts'
import { ownSandbox } from '../site/own-sandbox.ts'

/** A Wednesday evening in UTC+8, with matches in play. */
export const STANDS_AT = '2026-03-04T12:00:00Z'

export type StillSite = {
  readonly origin: string
  /** Its time, in epoch milliseconds. */
  now(): Promise<number>
  close(): Promise<void>
}

/** Each caller gets its own: a visit changes what later pages show, for example which tutorials are read. */
export async function stillSite(): Promise<StillSite> {
  const sandbox = await ownSandbox({ CLOCK_AT: STANDS_AT })
  const edge = await ownEdge()
  await sandbox.start()
  await control({ action: 'chat.bots', on: false }, sandbox.origin)
  await edge.start({ UPSTREAM: sandbox.origin, LIMIT_SCALE: '1000', LOG_LEVEL: 'error' })
  return {
    origin: edge.origin,
    now: async () => Number((await control({ action: 'clock.jump', ms: 0 }, sandbox.origin)).now),
    async close() {
      await edge.stop()
      await sandbox.close()
    },
  }
}
