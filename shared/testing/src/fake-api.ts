/**
 * A fake wire based on the contract: an answer that violates the contract fails its test, and a call without a
 * handler fails with its name, or is answered from its schema on request. To extend: add a way to answer beside `on`, and pass every answer through `envelope`.
 */
import { type AnswerOf, type Endpoint, type RequestOf, SUCCESS } from '@lantern/contract'
import { isVenuePath } from '@lantern/contract/envelope'
import { sec } from '@lantern/contract/site'
import { replaceHttpAdapter, replaceSigningModule } from '@lantern/platform'
import { getDotPath, parse, safeParse } from 'valibot'

type Answer = { status: number; body: string; statusText?: string } | 'lost' | 'hang'
type Handler = (request: unknown) => Answer | Promise<Answer>
type AdapterConfig = { method?: string; url?: string; data?: unknown; params?: unknown; signal?: unknown }

export type FakeApi = {
  /** Answers an endpoint until changed. */
  on<E extends Endpoint>(
    endpoint: E,
    answer: AnswerOf<E> | ((request: RequestOf<E>) => AnswerOf<E> | Promise<AnswerOf<E>>),
  ): void
  /** Answers with any value that the contract allows, generated from the schema; `change` sets fields in it. Further pages are empty. */
  generate<E extends Endpoint>(endpoint: E, change?: Partial<AnswerOf<E>>): void
  /** Refuses with a code. */
  refuse(endpoint: Endpoint, code: number, message?: string, data?: unknown): void
  /** The server receives the request, but its answer is lost (connection terminated). */
  lose(endpoint: Endpoint): void
  /** Never answers. */
  hang(endpoint: Endpoint): void
  /** Answers with raw bytes: HTML, a wrong envelope, HTTP 500. */
  raw(endpoint: Endpoint, status: number, body: string, statusText?: string): void
  /** Requests to an endpoint, parsed, oldest first. */
  calls<E extends Endpoint>(endpoint: E): RequestOf<E>[]
  /** Restores the wire. */
  restore(): void
}

/** 16 zero bytes: member info sends the user name encrypted, so the client fetches keys by itself. */
const KEYS = { k: 'AAAAAAAAAAAAAAAAAAAAAA==', v: 'AAAAAAAAAAAAAAAAAAAAAA==' }

const key = (endpoint: { method: string; path: string }): string => `${endpoint.method} ${endpoint.path}`

export type FakeApiOptions = {
  /** Calls without a handler: `refused` with their name, or `generated` from the contract. @default 'refused' */
  others?: 'refused' | 'generated'
}

/** Replaces the platform's wire. `renderWithPlatform` restores it after each test. */
export function fakeApi({ others = 'refused' }: FakeApiOptions = {}): FakeApi {
  const handlers = new Map<string, Handler>()
  const asked = new Map<string, unknown[]>()
  handlers.set(key(sec), () => envelope(SUCCESS, '', KEYS))

  // WebCrypto runs on its own threads, which fake timers do not wait for.
  replaceSigningModule(async () => 'signed')
  replaceHttpAdapter(async (config) => {
    const { method = 'get', url = '', data, params, signal } = config as AdapterConfig
    const name = `${method.toUpperCase()} ${url}`
    const request = method.toLowerCase() === 'get' ? (params ?? {}) : JSON.parse(String(data ?? '{}'))
    asked.set(name, [...(asked.get(name) ?? []), request])
    const handler = handlers.get(name) ?? (others === 'generated' ? await generatedHandler(name) : undefined)
    if (!handler) throw new Error(`fakeApi: no handler for ${name}; add api.on(...)`)
    const answer = await handler(request)
    if (answer === 'lost') throw new Error('socket hang up')
    if (answer === 'hang') return hangUntil(signal as AbortSignal | undefined)
    return { data: answer.body, status: answer.status, statusText: answer.statusText ?? '', headers: {}, config }
  })

  return {
    on(endpoint, answer) {
      // Checked where the answer is written; a computed one is checked when it is sent.
      if (typeof answer !== 'function') accept(endpoint, answer)
      handlers.set(key(endpoint), handlerOf(endpoint, answer))
    },
    generate(endpoint, change) {
      handlers.set(key(endpoint), handlerOf(endpoint, generated(endpoint, change)))
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

/** Parses request and answer by the contract. */
function handlerOf(endpoint: Endpoint, answer: unknown): Handler {
  return async (request) => {
    const parsed = safeParse(endpoint.request, request)
    if (!parsed.success)
      throw new Error(`fakeApi: ${endpoint.path} was asked outside the contract: ${JSON.stringify(request)}`)
    const data = typeof answer === 'function' ? await (answer as (request: unknown) => unknown)(parsed.output) : answer
    try {
      accept(endpoint, data)
    } catch (error) {
      refusals.push(error as Error)
      throw error
    }
    return envelope(successOf(endpoint.path), '', data)
  }
}

/** Further pages are empty: a page under test has no height, so it would fetch one after the other. */
function generated(endpoint: Endpoint, change: object = {}) {
  return async (request: unknown) => {
    // Loaded on demand: most tests do not need it.
    const { aValueOf } = await import('./generate/value-of.ts')
    const { pageNum = 1 } = request as { pageNum?: number }
    if (pageNum === 1) return aValueOf(endpoint.response, change as never)
    return aValueOf(endpoint.response, { ...change, list: [], hasMore: false } as never)
  }
}

async function generatedHandler(name: string): Promise<Handler | undefined> {
  const { ENDPOINTS } = await import('./generate/contract-endpoints.ts')
  const endpoint = ENDPOINTS.get(name)
  return endpoint && handlerOf(endpoint, generated(endpoint))
}

/** @throws when the answer violates the contract */
function accept(endpoint: Endpoint, data: unknown): void {
  const told = safeParse(endpoint.response, data)
  if (told.success) return
  const faults = told.issues.map((issue) => `${getDotPath(issue) ?? 'the answer'}: ${issue.message}`)
  throw new Error(`fakeApi: the contract refuses the answer to ${endpoint.path}: ${faults.join('; ')}`)
}

const refusals: Error[] = []

/** Contract violations since the last call: a page handles a failed call and continues, but the test must fail. The jest setup throws them. */
export function takeRefusals(): Error[] {
  return refusals.splice(0)
}

/** Venues have their own success codes (spec 5). */
function successOf(path: string): number {
  return isVenuePath(path) ? 350 : SUCCESS
}

function envelope(code: number, message: string, data: unknown): Answer {
  return { status: 200, body: JSON.stringify({ status_code: code, message, data }) }
}

function hangUntil(signal: AbortSignal | undefined): Promise<never> {
  return new Promise((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason)))
}
