import { Agent, request } from 'node:https'
import { brotliDecompressSync } from 'node:zlib'

const REQUEST_LIMIT_MS = 15_000
/** One response in this many is checked as text; the others only for completeness. */
const READ_EVERY = 25

/**
 * Starts `count` readers that send the next request as soon as a response arrives. Their requests are safe to repeat, so none may be
 * lost.
 *
 * @param {string} origin
 * @param {{ path: string, holds?: string, headers?: Record<string, string> }[]} list requested in turn
 */
export function startReaders(origin, list, count) {
  const agent = new Agent({ keepAlive: true, maxSockets: count })
  const { hostname, port } = new URL(origin)
  let isOn = true
  let asked = 0
  let window = newWindow()

  async function read() {
    while (isOn) {
      const wanted = list[asked % list.length]
      asked += 1
      const startedMs = performance.now()
      const fault = await ask(wanted, asked % READ_EVERY === 0)
      const now = performance.now()
      const mine = window
      if (fault === '') {
        mine.answered += 1
        mine.longestGapMs = Math.max(mine.longestGapMs, now - mine.lastMs)
        mine.lastMs = now
        mine.times.push(now - startedMs)
      } else mine.lost.push(`${wanted.path}: ${fault}`)
    }
  }

  function ask({ path, holds, headers }, isRead) {
    return new Promise((resolve) => {
      const call = request(
        { agent, hostname, port, path, headers: { 'accept-encoding': 'br', ...headers }, timeout: REQUEST_LIMIT_MS },
        (answer) => {
          const parts = []
          answer.on('data', (part) => isRead && parts.push(part))
          answer.once('error', (error) => resolve(error.message))
          answer.once('close', () => {
            if (!answer.complete) return resolve('the response was truncated')
            if (answer.statusCode !== 200) return resolve(`status ${answer.statusCode}`)
            if (!isRead || holds === undefined) return resolve('')
            const body = Buffer.concat(parts)
            const text = String(answer.headers['content-encoding'] === 'br' ? brotliDecompressSync(body) : body)
            resolve(text.includes(holds) ? '' : 'unexpected response')
          })
        },
      )
      call.once('timeout', () => call.destroy(new Error(`no answer within ${REQUEST_LIMIT_MS / 1000} s`)))
      call.once('error', (error) => resolve(error.message))
      call.end()
    })
  }

  const readers = Array.from({ length: count }, read)
  return {
    /** Returns the counts since the last call and resets them. */
    take() {
      const taken = window
      window = newWindow()
      return figuresOf(taken)
    },
    async stop() {
      isOn = false
      await Promise.all(readers)
      agent.destroy()
      return figuresOf(window)
    },
  }
}

function newWindow() {
  const now = performance.now()
  return { startedMs: now, lastMs: now, answered: 0, longestGapMs: 0, times: [], lost: [] }
}

function figuresOf({ startedMs, answered, longestGapMs, times, lost }) {
  const sorted = times.toSorted((one, other) => one - other)
  const atShare = (share) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0
  return {
    perSecond: answered / ((performance.now() - startedMs) / 1000),
    answered,
    lost,
    longestGapMs,
    medianMs: atShare(0.5),
    p99Ms: atShare(0.99),
    slowestMs: sorted.at(-1) ?? 0,
  }
}
