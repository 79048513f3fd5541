/** The load of docs/proofs.md: `node chat-load-proof.ts <pglite|postgres> <processes> <sockets> <messages a second> <seconds> [redis url]`. */
import { mkdtempSync, rmSync } from 'node:fs'
import { loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { startPostgres } from '@lantern/build/services/postgres.mjs'
import { createLogger } from '@lantern/service'
import { serverProcess } from '@lantern/testing/server-process'
import { openPlatform } from '../../src/platform/platform.ts'
import { addLoadMembers } from './load-members.ts'
import { converse, openLoadSockets } from './load-sockets.ts'

const PACKAGE = join(import.meta.dirname, '../..')
const P99_MS = 250
const JOIN_MS = 10_000
const PATIENCE_MS = 15_000
const MB = 1024 * 1024

const [kind = 'pglite', processes = '1', count = '2000', perSecond = '20', seconds = '60', redis = ''] =
  process.argv.slice(2)
process.exitCode = (await prove()) ? 0 : 1

async function prove(): Promise<boolean> {
  const postgres = kind === 'postgres' ? await startPostgres() : undefined
  const folder = mkdtempSync(join(tmpdir(), 'chat-load-'))
  const location = postgres ? { url: postgres.url } : { folder: join(folder, 'sandbox') }
  const platform = await openPlatform({ location, logger: createLogger('load') })
  const sockets = Number(count)
  const members = await addLoadMembers(platform.db, sockets)
  // Members of before, whose standing is known: the first run of the jobs is not part of the load.
  await platform.jobs.tick(true)
  await platform.close()
  const env = {
    DATA_DIR: folder,
    DATABASE_URL: postgres?.url ?? '',
    REDIS_URL: redis,
    SANDBOX_PORT: '0',
    VENUE_PORT: '0',
    LIMIT_SCALE: '1000',
  }
  const servers = await Promise.all(
    Array.from({ length: Number(processes) }, () => serverProcess({ name: 'sandbox', folder: PACKAGE, env })),
  )
  try {
    for (const { origin } of servers) await control(origin, { action: 'chat.bots', on: false })
    const messages = Number(perSecond) * Number(seconds)
    const origins = servers.map(({ origin }) => origin)
    const room = await openLoadSockets({ origins, members, count: sockets, messages, joinMs: JOIN_MS })
    const loop = monitorEventLoopDelay({ resolution: 5 })
    loop.enable()
    await converse(room, { messages, perSecond: Number(perSecond), patienceMs: PATIENCE_MS })
    loop.disable()
    const { missing, doubled, disordered, gaps, delaysMs } = room.delivered(messages)
    room.close()
    const joins = [...room.joinsMs].sort((a, b) => a - b)
    const figures = {
      joined: `${joins.length} of ${sockets}`,
      joinMs: percentiles(joins),
      deliveries: delaysMs.length,
      missing,
      doubled,
      disordered,
      gaps,
      delayMs: percentiles(delaysMs),
      generatorLoopMs: { p99: ms(loop.percentile(99) / 1e6), max: ms(loop.max / 1e6) },
      closed: room.closed.length,
      memoryMB: servers.map((server) => Math.round(server.usage().bytes / MB)),
      load: loadavg().map((one) => one.toFixed(1)),
    }
    process.stdout.write(`${JSON.stringify(figures, null, 1)}\n`)
    for (const server of servers) for (const word of server.complaints()) process.stdout.write(`${word}\n`)
    const isWhole = room.lost === 0 && missing + doubled + disordered + gaps === 0
    return isWhole && at(delaysMs, 0.99) < P99_MS
  } finally {
    for (const server of servers) await server.stop()
    await postgres?.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

async function control(origin: string, request: object): Promise<void> {
  const body = JSON.stringify(request)
  await fetch(`${origin}/control`, { method: 'POST', headers: { 'content-type': 'application/json' }, body })
}

type Sorted = ArrayLike<number>

function percentiles(sorted: Sorted) {
  return { p50: ms(at(sorted, 0.5)), p99: ms(at(sorted, 0.99)), max: ms(at(sorted, 1)) }
}

function at(sorted: Sorted, share: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0
}

function ms(value: number): number {
  return Math.round(value * 10) / 10
}
