/** Bodies that are on their way in. They are read whole before anything else is spent on them; who sends too slowly or too many loses the oldest. */
import type { IncomingMessage } from 'node:http'
import { addressKey } from '@lantern/service'

/** Time in which a body may have any pace, ms: a member's network may be silent for a moment. */
const GRACE_MS = 5_000
/** After that, bytes for each second since the first. A member's picture of 5 MB has 30 s anyway. */
const BYTES_PER_SECOND = 4_096
const LOOK_MS = 1_000
/** Bodies on their way from one address. One that comes with its headers counts for a moment only. */
export const ADDRESS_BODIES = 64
export const ALL_BODIES = 1_024
/** Bytes of all of them that are held in memory. */
const ALL_BYTES = 128 * 1024 * 1024

/** Why a body was not taken; fastify answers with its status. */
class BodyError extends Error {
  readonly statusCode: 408 | 413
  constructor(statusCode: 408 | 413, message: string) {
    super(message)
    this.statusCode = statusCode
  }
}

export type UnfinishedBodies = {
  /**
   * Reads a body whole.
   *
   * @throws {BodyError} 413 when it is longer than `limit` bytes, after the rest was read; 408 when it comes too slowly, or is the oldest of too many
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
    if (own.length >= ADDRESS_BODIES) own[0]?.breakOff('Too many requests of your address are unfinished.')
    const [oldest] = bodies
    if (bodies.size >= ALL_BODIES) oldest?.breakOff('Too many requests are unfinished.')
  }

  function look(): void {
    for (const body of bodies) {
      const ms = now() - body.startedMs
      if (ms > GRACE_MS && body.bytes < (ms / 1_000) * BYTES_PER_SECOND) body.breakOff('The body came too slowly.')
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
        // Read to its end all the same: a sender that is cut off never hears why.
        if (isTooLong) chunks.length = 0
        else chunks.push(chunk)
        const [oldest] = bodies
        if (held > ALL_BYTES) oldest?.breakOff('Too many requests are unfinished.')
      }
      enter(body)
      raw.on('data', take)
      raw.once('end', () => stop())
      for (const event of ['error', 'close']) raw.once(event, () => stop(new BodyError(408, 'The sender has gone.')))
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
