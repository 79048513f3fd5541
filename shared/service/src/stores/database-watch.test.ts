import { EventEmitter } from 'node:events'
import { databaseAwayIn } from '../process/database-away.ts'
import { createLogger } from '../process/logger.ts'
import { createDatabaseWatch } from './database-watch.ts'

const URL = 'postgres://lantern:secret@db.example:5432/site'
const failure = (code: string) => Object.assign(new Error(`failed with ${code}`), { code })

beforeEach(() => {
  jest.useFakeTimers()
})
afterEach(() => {
  jest.useRealTimers()
})

/** A pool of one client whose next calls fail as told. */
function aPool() {
  const lines: { level: number; msg: string }[] = []
  const logger = createLogger('test', { write: (line) => lines.push(JSON.parse(line)) })
  const client = Object.assign(new EventEmitter(), { query: async () => undefined as unknown, release: jest.fn() })
  const pool = Object.assign(new EventEmitter(), {
    options: {},
    connect: async () => client,
    end: async () => undefined,
  })
  const watch = createDatabaseWatch({ url: URL, logger })
  const watched = watch.watched<typeof client>(pool)
  return {
    said: () => lines.map(({ msg }) => msg),
    client,
    pool,
    watch,
    watched,
    query: async () => (await watched.connect()).query(),
    failConnect: (error: Error | undefined) => {
      pool.connect = async () => {
        if (error) throw error
        return client
      }
    },
    failOneQuery: (error: Error) => {
      client.query = async () => {
        client.query = async () => undefined
        throw error
      }
    },
    failQuery: (error: Error | undefined) => {
      client.query = async () => {
        if (error) throw error
      }
    },
  }
}

describe('createDatabaseWatch', () => {
  it.each(['ECONNREFUSED', 'ECONNRESET', 'ENOTFOUND', '57P01', '57P03'])(
    'takes %s for a lost database, says so once without the password, and again when it is back',
    async (code) => {
      const { query, failConnect, said } = aPool()
      failConnect(failure(code))
      for (let turn = 0; turn < 3; turn += 1) {
        const error = await query().catch((caught: unknown) => caught)
        expect(error).toMatchObject({ name: 'DatabaseAwayError', statusCode: 503, cause: { code } })
      }
      await jest.advanceTimersByTimeAsync(3_000)
      expect(said()).toEqual([
        `The database of DATABASE_URL does not answer at db.example:5432/site (failed with ${code}): what needs it is answered with 503 until it does. Start it, or see its log.`,
      ])
      failConnect(undefined)
      await jest.advanceTimersByTimeAsync(1_000)
      expect(said().slice(1)).toEqual(['The database of DATABASE_URL answers again at db.example:5432/site.'])
      failConnect(failure(code))
      await query().catch(() => undefined)
      await jest.advanceTimersByTimeAsync(0)
      expect(said()).toHaveLength(3)
    },
  )

  it('takes a connection that ends during a query for lost, and leaves other failures as they are', async () => {
    const { query, failQuery, said } = aPool()
    const twin = failure('23505')
    failQuery(twin)
    await expect(query()).rejects.toBe(twin)
    expect(said()).toEqual([])
    failQuery(new Error('Connection terminated unexpectedly'))
    await expect(query()).rejects.toMatchObject({ name: 'DatabaseAwayError' })
    await jest.advanceTimersByTimeAsync(0)
    expect(said()).toHaveLength(1)
  })

  it('does not say that it is lost when one backend ended and another answers', async () => {
    const { query, failOneQuery, said } = aPool()
    failOneQuery(failure('57P01'))
    await expect(query()).rejects.toMatchObject({ name: 'DatabaseAwayError' })
    await jest.advanceTimersByTimeAsync(3_000)
    expect(said()).toEqual([])
  })

  it('takes a connection that cannot be made in time for lost', async () => {
    const { query, failConnect, said } = aPool()
    failConnect(new Error('timeout exceeded when trying to connect'))
    await expect(query()).rejects.toMatchObject({ name: 'DatabaseAwayError' })
    await jest.advanceTimersByTimeAsync(0)
    expect(said()).toHaveLength(1)
  })

  it('survives a connection that breaks in use, and asks at once when an idle one breaks', async () => {
    const { pool, client, failConnect, said } = aPool()
    pool.emit('connect', client)
    client.emit('error', new Error('Connection terminated unexpectedly'))
    pool.emit('error', new Error('Connection terminated unexpectedly'))
    await jest.advanceTimersByTimeAsync(0)
    // One backend ended; the database answers.
    expect(said()).toEqual([])
    failConnect(failure('ECONNREFUSED'))
    pool.emit('error', new Error('Connection terminated unexpectedly'))
    await jest.advanceTimersByTimeAsync(0)
    expect(said()).toHaveLength(1)
  })

  it('takes what another connection reports, and is silent once the pool has ended', async () => {
    const { watch, watched, failConnect, said } = aPool()
    failConnect(failure('ECONNREFUSED'))
    expect(watch.lost(new Error('permission denied'))).toBe(false)
    expect(watch.lost(failure('ECONNREFUSED'))).toBe(true)
    await jest.advanceTimersByTimeAsync(0)
    expect(said()).toHaveLength(1)
    await watched.end()
    expect(jest.getTimerCount()).toBe(0)
    expect(watch.lost(failure('ECONNREFUSED'))).toBe(true)
    expect(said()).toHaveLength(1)
  })
})

it('databaseAwayIn finds the lost database below other errors', async () => {
  const { query, failConnect } = aPool()
  failConnect(failure('ECONNREFUSED'))
  const lost = await query().catch((error: unknown) => error)
  expect(databaseAwayIn(new Error('wrapped', { cause: lost }))).toBe(lost)
  expect(databaseAwayIn(new Error('other', { cause: failure('ECONNREFUSED') }))).toBeUndefined()
})
