/** Watches a PostgreSQL: requests that lose it are answered 503, and the log says once that it is away and once that it is back. */
import { DatabaseAwayError } from '../process/database-away.ts'
import { databaseHost } from '../process/database-host.ts'
import type { ServiceLogger } from '../process/logger.ts'

/** Of every pool: a host that vanished without a word is noticed. */
export const POOL_SETTINGS = { connectionTimeoutMillis: 20_000, keepAlive: true } as const
/** Pause between attempts to reach it again, ms. */
const AGAIN_MS = 1_000
/** Codes of a connection that cannot be made or broke: of the network, and of a PostgreSQL that stops or is still starting. */
const LOST: ReadonlySet<string | undefined> = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'EHOSTUNREACH',
  'ETIMEDOUT',
  'ENOENT',
  'ENOTFOUND',
  'EAI_AGAIN',
  '57P01',
  '57P02',
  '57P03',
])
/** Messages of pg, which have no code. */
const LOST_WORDS =
  /^Connection terminated|^Client has encountered a connection error|^timeout exceeded when trying to connect/

type Client = {
  query(...input: never[]): unknown
  release(isBroken?: boolean): void
  on(event: 'error', listener: () => void): unknown
}
type Pool<Own extends Client> = {
  readonly options: object
  connect(): Promise<Own>
  end(): Promise<void>
  on(event: 'connect', listener: (client: Own) => void): unknown
  on(event: 'error', listener: (error: Error) => void): unknown
}
type WatchedPool<Own extends Client> = {
  readonly options: object
  connect(): Promise<Pick<Own, 'query' | 'release'>>
  end(): Promise<void>
}

export type DatabaseWatch = {
  /** The pool for queries: they throw DatabaseAwayError when the database is lost. */
  watched<Own extends Client>(pool: Pool<Own>): WatchedPool<Own>
  /** Takes a failure of another connection to this database. @returns whether the database is lost */
  lost(error: unknown): boolean
}

/** @param options.url connection string; the log names its host and database only */
export function createDatabaseWatch({ url, logger }: { url: string; logger: ServiceLogger }): DatabaseWatch {
  let isAway = false
  let isClosed = false
  let isChecking = false
  let timer: NodeJS.Timeout | undefined
  let reach: () => Promise<unknown> = () => Promise.reject(new Error('It has no pool.'))

  function lost(error: unknown): boolean {
    if (!isLost(error)) return false
    if (!isChecking) void check(error)
    return true
  }

  /** One backend that ended is no lost database: it is lost when it cannot be reached either. */
  async function check(reason: unknown): Promise<void> {
    if (isAway || isClosed) return
    isChecking = true
    await reach().then(
      () => undefined,
      () => noteAway(reason),
    )
    isChecking = false
  }

  function noteAway(error: unknown): void {
    if (isAway || isClosed) return
    isAway = true
    logger.error(
      `The database of DATABASE_URL does not answer at ${databaseHost(url)} (${wordsOf(error)}): what needs it is answered with 503 until it does. Start it, or see its log.`,
    )
    tryAgain()
  }

  function tryAgain(): void {
    timer = setTimeout(() => {
      reach().then(() => {
        isAway = false
        if (!isClosed) logger.warn(`The database of DATABASE_URL answers again at ${databaseHost(url)}.`)
      }, retry)
    }, AGAIN_MS)
    timer.unref()
  }

  function retry(): void {
    if (!isClosed) tryAgain()
  }

  const rethrow = (error: unknown): never => {
    throw lost(error) ? new DatabaseAwayError(error) : error
  }

  return {
    lost,
    watched<Own extends Client>(pool: Pool<Own>): WatchedPool<Own> {
      reach = async () => {
        const client = await pool.connect()
        try {
          await client.query(...(['SELECT 1'] as never[]))
        } finally {
          client.release()
        }
      }
      // Without listeners a connection that breaks would end the process: in use, and in the pool.
      pool.on('connect', (client) => client.on('error', () => undefined))
      // An idle connection that broke may be the only one.
      pool.on('error', () => void reach().catch(lost))
      return {
        options: pool.options,
        async connect() {
          const client = await pool.connect().catch(rethrow)
          const query = (...input: never[]) => {
            const answer = client.query(...input)
            return answer instanceof Promise ? answer.catch(rethrow) : answer
          }
          return { query: query as Own['query'], release: (isBroken) => client.release(isBroken) }
        },
        async end() {
          isClosed = true
          clearTimeout(timer)
          await pool.end()
        },
      }
    },
  }
}

function isLost(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  return LOST.has((error as { code?: string }).code) || LOST_WORDS.test(error.message)
}

/** An AggregateError (two addresses of one name) has no message of its own. */
function wordsOf(error: unknown): string {
  const { message, code } = error as Error & { code?: string }
  return message || code || 'no reason given'
}
