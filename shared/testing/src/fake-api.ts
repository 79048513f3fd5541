/**
 * The wire, faked from the contract: an answer that the contract would refuse fails the test that gave it, and a call nobody
 * answered fails by name. To extend: add a way to answer beside `on`, keep every answer going through `envelope`.
 */
import { type AnswerOf, type Endpoint, type RequestOf, SUCCESS } from '@lantern/contract'
import { VENUE_PATH_PREFIXES } from '@lantern/contract/envelope'
import { sec } from '@lantern/contract/site'
import { replaceHttpAdapter, replaceSigningModule } from '@lantern/platform'
import { parse, safeParse } from 'valibot'

type Answer = { status: number; body: string; statusText?: string } | 'lost' | 'hang'
type Handler = (request: unknown) => Answer | Promise<Answer>
type AdapterConfig = { method?: string; url?: string; data?: unknown; params?: unknown; signal?: unknown }

export type FakeApi = {
  /** Answers an endpoint until it is told otherwise. */
  on<E extends Endpoint>(
    endpoint: E,
    answer: AnswerOf<E> | ((request: RequestOf<E>) => AnswerOf<E> | Promise<AnswerOf<E>>),
  ): void
  /** Refuses with a code. */
  refuse(endpoint: Endpoint, code: number, message?: string, data?: unknown): void
  /** The server hears it, the answer never arrives (connection terminated). */
  lose(endpoint: Endpoint): void
  /** Never answers. */
  hang(endpoint: Endpoint): void
  /** Answers raw bytes: HTML, a wrong envelope, HTTP 500. */
  raw(endpoint: Endpoint, status: number, body: string, statusText?: string): void
  /** What was asked of an endpoint, parsed, oldest first. */
  calls<E extends Endpoint>(endpoint: E): RequestOf<E>[]
  /** Gives the wire back. */
  restore(): void
}

/** 16 zero bytes: member info sends the user name encrypted, so the client asks for keys by itself. */
const KEYS = { k: 'AAAAAAAAAAAAAAAAAAAAAA==', v: 'AAAAAAAAAAAAAAAAAAAAAA==' }

const key = (endpoint: { method: string; path: string }): string => `${endpoint.method} ${endpoint.path}`

/** Takes over the platform's wire. `renderWithPlatform` gives it back after each test. */
export function fakeApi(): FakeApi {
  const handlers = new Map<string, Handler>()
  const asked = new Map<string, unknown[]>()
  handlers.set(key(sec), () => envelope(SUCCESS, '', KEYS))

  // WebCrypto works on threads of its own, which a test's clock does not wait for.
  replaceSigningModule(async () => 'signed')
  replaceHttpAdapter(async (config) => {
    const { method = 'get', url = '', data, params, signal } = config as AdapterConfig
    const name = `${method.toUpperCase()} ${url}`
    const request = method.toLowerCase() === 'get' ? (params ?? {}) : JSON.parse(String(data ?? '{}'))
    asked.set(name, [...(asked.get(name) ?? []), request])
    const handler = handlers.get(name)
    if (!handler) throw new Error(`fakeApi: nobody answers ${name}; add api.on(...)`)
    const answer = await handler(request)
    if (answer === 'lost') throw new Error('socket hang up')
    if (answer === 'hang') return hangUntil(signal as AbortSignal | undefined)
    return { data: answer.body, status: answer.status, statusText: answer.statusText ?? '', headers: {}, config }
  })

  return {
    on(endpoint, answer) {
      handlers.set(key(endpoint), async (request) => {
        const parsed = safeParse(endpoint.request, request)
        if (!parsed.success)
          throw new Error(`fakeApi: ${endpoint.path} was asked outside the contract: ${JSON.stringify(request)}`)
        const data =
          typeof answer === 'function' ? await (answer as (request: unknown) => unknown)(parsed.output) : answer
        parse(endpoint.response, data)
        return envelope(successOf(endpoint.path), '', data)
      })
    },
    refuse(endpoint, code, message = '', data) {
      handlers.set(key(endpoint), () => envelope(code, message, data))
    },
    lose(endpoint) {
      handlers.set(key(endpoint), () => 'lost')
    },
    hang(endpoint) {
      handlers.set(key(endpoint), () => 'hang')
    },
    raw(endpoint, status, body, statusText) {
      handlers.set(key(endpoint), () => ({ status, body, statusText }))
    },
    calls(endpoint) {
      return (asked.get(key(endpoint)) ?? []).map((request) => parse(endpoint.request, request)) as never
    },
    restore() {
      replaceHttpAdapter(undefined)
    },
  }
}

/** Venues have a success of their own (spec 5). */
function successOf(path: string): number {
  return VENUE_PATH_PREFIXES.some((prefix) => path.startsWith(prefix)) ? 350 : SUCCESS
}

function envelope(code: number, message: string, data: unknown): Answer {
  return { status: 200, body: JSON.stringify({ status_code: code, message, data }) }
}

function hangUntil(signal: AbortSignal | undefined): Promise<never> {
  return new Promise((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason)))
}
