/** Request bodies in transit. They are read completely before other resources are used; senders that are too slow, or too many, lose the oldest. */
import type { IncomingMessage } from 'node:http'
import { addressKey } from '@lantern/service'

/** Grace period without a minimum rate, ms: mobile networks pause. */
const GRACE_MS = 5_000
/** Minimum rate after that, bytes per second since the start. A picture of 5 MB may take 30 s in any case. */
const BYTES_PER_SECOND = 4_096
const LOOK_MS = 1_000
/** Bodies in transit per address. A body that arrives with its headers counts only briefly. */
export const ADDRESS_BODIES = 64
export const ALL_BODIES = 1_024
/** Bytes of all bodies held in memory. */
const ALL_BYTES = 128 * 1024 * 1024

/** Reason for refusing a body; fastify uses its status. */
class BodyError extends Error {
  readonly statusCode: 408 | 413
  constructor(statusCode: 408 | 413, message: string) {
    super(message)
    this.statusCode = statusCode
  }
}

export type UnfinishedBodies = {
  /**
   * Reads a body completely.
   * @throws {BodyError} 413 when it exceeds `limit` bytes, after draining the rest; 408 when it is too slow or the oldest of too many
   */
  read(raw: IncomingMessage, options: { address: string; limit: number }): Promise<Buffer>
  readonly count: number
}

type Body = { key: string; startedMs: number; bytes: number; breakOff: (why: string) => void }

export function createUnfinishedBodies({ now = () => performance.now() } = {}): UnfinishedBodies {
  /** Oldest first. */
  const bodies = new Set<Body>()
  let held = 0
  let looking: ReturnType<typeof setInterval> | undefined

  function makeRoom(key: string): void {
    const own = [...bodies].filter((body) => body.key === key)
    if (own.length >= ADDRESS_BODIES) own[0]?.breakOff('Too many requests from your address are unfinished.')
    const [oldest] = bodies
    if (bodies.size >= ALL_BODIES) oldest?.breakOff('Too many requests are unfinished.')
  }

  function look(): void {
    for (const body of bodies) {
      const ms = now() - body.startedMs
      if (ms > GRACE_MS && body.bytes < (ms / 1_000) * BYTES_PER_SECOND) body.breakOff('The body arrived too slowly.')
    }
  }

  function enter(body: Body): void {
    makeRoom(body.key)
    bodies.add(body)
    looking ??= setInterval(look, LOOK_MS)
    looking.unref()
  }

  function leave(body: Body): void {
    if (!bodies.delete(body)) return
    held -= body.bytes
    if (bodies.size > 0) return
    clearInterval(looking)
    looking = undefined
  }

  return {
    get count() {
      return bodies.size
    },
    async read(raw, { address, limit }) {
      const chunks: Buffer[] = []
      let isTooLong = Number(raw.headers['content-length'] ?? 0) > limit
      let stop: (error?: Error) => void = () => {}
      const finished = new Promise<void>((resolve, reject) => {
        stop = (error) => (error === undefined ? resolve() : reject(error))
      })
      const body: Body = {
        key: addressKey(address),
        startedMs: now(),
        bytes: 0,
        breakOff(why) {
          leave(body)
          stop(new BodyError(408, why))
        },
      }
      const take = (chunk: Buffer): void => {
        body.bytes += chunk.length
        held += chunk.length
        isTooLong ||= body.bytes > limit
        // Drained before the refusal: a client that is cut off while sending never sees the answer.
        if (isTooLong) chunks.length = 0
        else chunks.push(chunk)
        const [oldest] = bodies
        if (held > ALL_BYTES) oldest?.breakOff('Too many requests are unfinished.')
      }
      enter(body)
      raw.on('data', take)
      raw.once('end', () => stop())
      for (const event of ['error', 'close'])
        raw.once(event, () => stop(new BodyError(408, 'The sender disconnected.')))
      try {
        await finished
      } finally {
        raw.off('data', take)
        leave(body)
      }
      if (isTooLong) throw new BodyError(413, 'The body is too large.')
      return Buffer.concat(chunks)
    },
  }
}
