/** Listens for changes by other release services on the same PostgreSQL, so that edges waiting here get them at once. */
import type { DatabaseWatch, ServiceLogger } from '@lantern/service'
import pg from 'pg'
import { REVISION_CHANNEL } from './revision.ts'

const AGAIN_MS = 1_000

export type ChangeFeedParts = { url: string; onChange: () => void; logger: ServiceLogger; watch: DatabaseWatch }

/** @returns stops listening. After a reconnect, missed changes are fetched at once. */
export function followChanges({ url, onChange, logger, watch }: ChangeFeedParts): () => Promise<void> {
  let isStopped = false
  let client: pg.Client | undefined
  let timer: NodeJS.Timeout | undefined

  async function connect(): Promise<void> {
    const mine = new pg.Client({ connectionString: url, keepAlive: true })
    client = mine
    mine.on('notification', onChange)
    mine.on('error', (error) => {
      watch.lost(error)
      again(mine)
    })
    mine.on('end', () => again(mine))
    try {
      await mine.connect()
      await mine.query(`LISTEN ${REVISION_CHANNEL}`)
      onChange()
    } catch (error) {
      if (!watch.lost(error)) logger.warn({ err: error }, 'changes of other release services are not heard')
      again(mine)
    }
  }

  function again(lost: pg.Client): void {
    if (lost !== client || isStopped) return
    client = undefined
    lost.end().catch(() => undefined)
    timer = setTimeout(connect, AGAIN_MS)
  }

  void connect()
  return async () => {
    isStopped = true
    clearTimeout(timer)
    await client?.end().catch(() => undefined)
  }
}
