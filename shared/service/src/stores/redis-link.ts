/** Redis for shared state that may be lost. When it is down or slow, work continues without it, and the log says so once. */
import type { RedisClientType } from '@redis/client'
import type { ServiceLogger } from '../process/logger.ts'

/** Longest wait for an answer, ms. */
const ANSWER_LIMIT_MS = 150
/** Pause after a missed answer, ms: callers do not wait during it. */
const PAUSE_MS = 1_000
const CONNECT_LIMIT_MS = 2_000
/** Reconnect delay, ms: first and longest. */
const RETRY_MS = { first: 100, most: 2_000 }
/** Ping interval: a hung peer shows by not answering. */
const PING_MS = 1_000
const SILENCE_LIMIT_MS = 3_000

export type RedisLink = {
  /** The answer of Redis; undefined when it is down, and the caller uses its own state. */
  ask<Answer>(work: (client: RedisClientType) => Promise<Answer>): Promise<Answer | undefined>
  /** Subscribes to a channel; renewed after each reconnect. */
  hear(channel: string, listener: (message: string) => void): Promise<void>
  close(): Promise<void>
}

/** Connects in the background: a process must be able to start while Redis is down. The client's code is loaded on first use. */
export async function openRedis(url: string, logger: ServiceLogger, now: () => number = Date.now): Promise<RedisLink> {
  const { createClient } = await import('@redis/client')
  const options = {
    url,
    RESP: 2 as const,
    // Commands sent while Redis is down are dropped, not queued.
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
    if (fault === undefined) logger.info('Redis answers again: state is shared again.')
    else logger.warn({ fault }, 'Redis does not answer: continuing with local state.')
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
      // A subscribed connection cannot run commands.
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
