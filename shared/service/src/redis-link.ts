/**
 * Redis as the servers use it: for what many processes share and any of them may lose. When it is away or slow the work goes on without it,
 * and one sentence says so.
 */
import type { RedisClientType } from '@redis/client'
import type { ServiceLogger } from './logger.ts'

/** A page waits no longer than this for what is shared, ms. */
const ANSWER_LIMIT_MS = 150
/** After a missed answer nobody waits again for this long, ms. */
const PAUSE_MS = 1_000
const CONNECT_LIMIT_MS = 2_000
/** Between two tries to connect, ms: at first and at most. */
const RETRY_MS = { first: 100, most: 2_000 }
/** A peer that hangs without closing shows by not answering a ping. */
const PING_MS = 1_000
const SILENCE_LIMIT_MS = 3_000

export type RedisLink = {
  /** What Redis answered; undefined when it is away: the caller goes on with what it has itself. */
  ask<Answer>(work: (client: RedisClientType) => Promise<Answer>): Promise<Answer | undefined>
  /** Hears a channel, again after each reconnection. */
  hear(channel: string, listener: (message: string) => void): Promise<void>
  close(): Promise<void>
}

/** Starts to connect and comes back at once: a process must be able to start while Redis is away. The client's code is loaded here, not before. */
export async function openRedis(url: string, logger: ServiceLogger, now: () => number = Date.now): Promise<RedisLink> {
  const { createClient } = await import('@redis/client')
  const options = {
    url,
    RESP: 2 as const,
    // What was asked while it was away is worth nothing when it is back.
    disableOfflineQueue: true,
    pingInterval: PING_MS,
    socket: {
      connectTimeout: CONNECT_LIMIT_MS,
      socketTimeout: SILENCE_LIMIT_MS,
      reconnectStrategy: (tries: number) => Math.min(RETRY_MS.first * 2 ** Math.min(tries, 10), RETRY_MS.most),
    },
  }
  const client = createClient(options) as unknown as RedisClientType
  let ear: RedisClientType | undefined
  let isAway = false
  let pauseUntilMs = 0

  function note(fault: string | undefined): void {
    if ((fault !== undefined) === isAway) return
    isAway = fault !== undefined
    if (fault === undefined) logger.info('Redis answers again: what is shared is shared again.')
    else logger.warn({ fault }, 'Redis does not answer: this process goes on with what it has itself.')
  }
  client.on('error', (error: Error) => note(faultOf(error)))
  client.on('ready', () => note(undefined))
  void client.connect().catch((error: Error) => note(faultOf(error)))

  return {
    async ask(work) {
      if (!client.isReady || now() < pauseUntilMs) return undefined
      try {
        const answer = await within(work(client), ANSWER_LIMIT_MS)
        note(undefined)
        return answer
      } catch (error) {
        pauseUntilMs = now() + PAUSE_MS
        note(faultOf(error as Error))
        return undefined
      }
    },
    async hear(channel, listener) {
      // A connection that hears cannot ask.
      if (ear === undefined) {
        ear = createClient({ ...options, disableOfflineQueue: false }) as unknown as RedisClientType
        ear.on('error', () => undefined)
        void ear.connect().catch(() => undefined)
      }
      void ear.subscribe(channel, listener).catch(() => undefined)
    },
    async close() {
      for (const one of [client, ear]) if (one?.isOpen) one.destroy()
    },
  }
}

async function within<Answer>(work: Promise<Answer>, limitMs: number): Promise<Answer> {
  let timer: NodeJS.Timeout | undefined
  const limit = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error(`no answer within ${limitMs} ms`)), limitMs)
  })
  try {
    return await Promise.race([work, limit])
  } finally {
    clearTimeout(timer)
  }
}

/** An AggregateError (two addresses of one name) has no message of its own. */
function faultOf(error: Error & { code?: string }): string {
  return error.message || error.code || error.name
}
