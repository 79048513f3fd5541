/**
 * Fetches published files that are not on our disk, from ops or another origin with the same addresses. Its answers are not trusted: callers compare
 * them with signed hashes, or leave that to the page.
 */
import type { ServiceLogger } from '@lantern/service'

const ASK_LIMIT_MS = 10_000
/** As at the publish gate. */
const FILE_LIMIT = 4 * 1024 * 1024
/** Requests at the same time, for files that no discovery document named. */
const AT_ONCE = 16
/** For how long a file that was not there is not asked for again, ms. */
const MISSING_MS = 5_000
const MISSING_LIMIT = 2_000

export type ArtifactSource = {
  /**
   * @param path below `/r/`
   * @param isAnnounced discovery names it: never refused because of many requests
   * @returns undefined when it is not there, the source does not answer, or too many requests are under way
   */
  bring(path: string, isAnnounced: boolean): Promise<Buffer | undefined>
}

export type ArtifactSourceOptions = {
  origin: string
  logger: ServiceLogger
  ask?: typeof fetch
  now?: () => number
}

export function createArtifactSource({
  origin,
  logger,
  ask = fetch,
  now = Date.now,
}: ArtifactSourceOptions): ArtifactSource {
  const missing = new Map<string, number>()
  let underWay = 0
  let isLost = false

  function note(path: string, cause: string): void {
    if (!isLost) logger.warn({ path, cause }, 'the source of published files does not answer')
    isLost = true
  }

  return {
    async bring(path, isAnnounced) {
      if (now() - (missing.get(path) ?? Number.NEGATIVE_INFINITY) < MISSING_MS) return undefined
      if (!isAnnounced && underWay >= AT_ONCE) return undefined
      underWay += 1
      try {
        const answer = await ask(`${origin}/r/${path}`, {
          redirect: 'error',
          signal: AbortSignal.timeout(ASK_LIMIT_MS),
        })
        if (answer.status === 404) {
          if (missing.size >= MISSING_LIMIT) missing.clear()
          missing.set(path, now())
          await answer.body?.cancel()
          return undefined
        }
        if (!answer.ok || answer.body === null) throw new Error(`It answered ${answer.status}.`)
        const content = await readBounded(answer.body)
        isLost = false
        return content
      } catch (error) {
        note(path, (error as Error).message)
        return undefined
      } finally {
        underWay -= 1
      }
    },
  }
}

async function readBounded(body: ReadableStream<Uint8Array>): Promise<Buffer> {
  const pieces: Uint8Array[] = []
  let size = 0
  for await (const piece of body) {
    size += piece.length
    if (size > FILE_LIMIT) throw new Error('The file is larger than one of a build may be.')
    pieces.push(piece)
  }
  return Buffer.concat(pieces)
}
