/** Faults of files that the page fetches: discovery and manifests. Everything else passes. */
import { type FaultKind, SLOW_FILE_MS } from '@lantern/contract/faults'
import { delay } from '@lantern/platform'
import type { MetFaults } from './met-faults.ts'

const LOST = 'Failed to fetch'
const PAGE = '<!doctype html><title>Sign in to the Wi-Fi</title>'

export function stagedFetch(real: typeof fetch, { meet }: MetFaults): typeof fetch {
  return async (input, init) => {
    const kind = meet(input instanceof Request ? input.url : String(input), ['discovery', 'manifest'])
    return kind === null ? real(input, init) : ANSWERS[kind](() => real(input, init), init?.signal ?? null)
  }
}

type Answer = (real: () => Promise<Response>, signal: AbortSignal | null) => Promise<Response>

const ANSWERS: Readonly<Record<FaultKind, Answer>> = {
  404: async () => new Response('no such file', { status: 404 }),
  500: async () => new Response('broken', { status: 500 }),
  reset: () => Promise.reject(new TypeError(LOST)),
  hang: (_real, signal) =>
    new Promise((_resolve, reject) => {
      if (signal?.aborted) reject(signal.reason)
      signal?.addEventListener('abort', () => reject(signal.reason))
    }),
  slow: async (real) => {
    await delay(SLOW_FILE_MS)
    return real()
  },
  html: async (real) => {
    const headers = new Headers((await real()).headers)
    headers.set('content-type', 'text/html')
    return new Response(PAGE, { headers })
  },
  truncated: async (real) => {
    const { headers } = await real()
    return new Response(new ReadableStream({ start: (stream) => stream.error(new TypeError('network error')) }), {
      headers,
    })
  },
  flipped: async (real) => {
    const answer = await real()
    return new Response(flipped(await answer.text()), { headers: answer.headers })
  },
}

/** Changes one letter inside quotes, so that the document stays readable. */
function flipped(text: string): string {
  const at = text.search(/"[a-z]{4,}/i) + 2
  return text.slice(0, at) + String.fromCharCode(text.charCodeAt(at) ^ 1) + text.slice(at + 1)
}
