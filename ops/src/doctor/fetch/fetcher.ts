/** Fetches each URL once, a few at a time, and counts transferred bytes. */
import { request as requestHttp } from 'node:http'
import { request as requestHttps } from 'node:https'
import type { LookupFunction } from 'node:net'
import { promisify } from 'node:util'
import { brotliDecompress, gunzip, inflate } from 'node:zlib'

export type Fetched = {
  /** 0: no answer. */
  status: number
  headers: Record<string, string>
  body: Uint8Array
  /** Transferred bytes of the body, compressed. */
  wireBytes: number
  /** Why there was no answer. */
  fault: string
}
export type Fetcher = { get(url: string): Promise<Fetched>; count(): number }
/** Limits; a terminal has none. */
export type Reach = {
  /** @throws Error when a URL must not be fetched */
  check(url: URL): void
  /** DNS lookup; default: the system's. */
  lookup(url: URL): LookupFunction | undefined
  /** Aborts pending requests. */
  readonly signal: AbortSignal
  /** Number of URLs in total. */
  readonly most: number
  /** Bytes in total, uncompressed: content is kept until the report is made. */
  readonly mostBytes: number
}

const LIMIT_MS = 10_000
const AT_ONCE = 6
/** No script is larger. Protects against huge files and compression bombs. */
const MAX_BYTES = 16 * 1024 * 1024
const TOO_LARGE = 'it is larger than 16 MB'
const BOUNDED = { maxOutputLength: MAX_BYTES }
const UNPACK: Readonly<Record<string, (body: Buffer) => Promise<Buffer>>> = {
  br: (body) => promisify(brotliDecompress)(body, BOUNDED),
  gzip: (body) => promisify(gunzip)(body, BOUNDED),
  deflate: (body) => promisify(inflate)(body, BOUNDED),
}

export function createFetcher(reach?: Reach): Fetcher {
  const known = new Map<string, Promise<Fetched>>()
  const waiting: (() => void)[] = []
  let running = 0
  let begun = 0
  let bytes = 0

  async function inLine(url: string): Promise<Fetched> {
    if (running >= AT_ONCE) await new Promise<void>((resolve) => waiting.push(resolve))
    running += 1
    try {
      begun += 1
      if (reach !== undefined && begun > reach.most) throw new Error('there are too many addresses')
      if (reach !== undefined && bytes >= reach.mostBytes) throw new Error('there are too many bytes')
      const answer = await ask(url, reach)
      bytes += answer.body.length
      return answer
    } catch (error) {
      return { status: 0, headers: {}, body: new Uint8Array(), wireBytes: 0, fault: (error as Error).message }
    } finally {
      running -= 1
      waiting.shift()?.()
    }
  }

  return {
    get(url) {
      const asked = known.get(url) ?? inLine(url)
      known.set(url, asked)
      return asked
    },
    count: () => known.size,
  }
}

/** `fetch` hides the number of transferred bytes, so undici is used directly. */
async function ask(text: string, reach: Reach | undefined): Promise<Fetched> {
  const url = new URL(text)
  const { protocol } = url
  if (protocol !== 'http:' && protocol !== 'https:') throw new Error(`${protocol} is not followed`)
  reach?.check(url)
  const limit = AbortSignal.timeout(LIMIT_MS)
  const signal = reach === undefined ? limit : AbortSignal.any([limit, reach.signal])
  const lookup = reach?.lookup(url)
  const request = protocol === 'https:' ? requestHttps : requestHttp
  return new Promise((resolve, reject) => {
    const headers = { 'accept-encoding': 'br, gzip', origin: 'https://doctor.invalid', 'user-agent': 'lantern-doctor' }
    const asked = request(url, { headers, signal, ...(lookup && { lookup }) }, (answer) => {
      const chunks: Buffer[] = []
      let bytes = 0
      answer.on('data', (chunk: Buffer) => {
        bytes += chunk.length
        if (bytes > MAX_BYTES) asked.destroy(new Error(TOO_LARGE))
        chunks.push(chunk)
      })
      answer.once('error', reject)
      answer.once('end', () => {
        const raw = Buffer.concat(chunks)
        const given = Object.entries(answer.headers).map(([name, value]) => [name, String(value)] as const)
        const unpack = UNPACK[answer.headers['content-encoding'] ?? '']
        const told = { status: answer.statusCode ?? 0, headers: Object.fromEntries(given), wireBytes: bytes, fault: '' }
        if (unpack === undefined) return resolve({ ...told, body: raw })
        unpack(raw).then(
          (body) => resolve({ ...told, body }),
          (error: NodeJS.ErrnoException) =>
            reject(error.code === 'ERR_BUFFER_TOO_LARGE' ? new Error(TOO_LARGE) : error),
        )
      })
    })
    asked.once('error', reject)
    asked.end()
  })
}
