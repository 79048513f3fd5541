/** Sends a request to the venue's server: bearer token, the venue's envelope (350 is success), answers parsed by the contract. */
import type { DataOf, Endpoint, InputOf } from '@lantern/contract/endpoint'
import { VENUE_SUCCESS } from '@lantern/contract/envelope'
import { readAnswer } from '@lantern/contract/open-enum'
import type { VenueLocale } from '../venue-site.messages.ts'

/** A refusal or a lost connection. `code` is '' when no answer arrived. */
export class VenueRequestError extends Error {
  readonly code: string
  readonly data: Record<string, unknown>

  constructor(code: string, message: string, data: unknown) {
    super(message)
    this.name = 'VenueRequestError'
    this.code = code
    this.data = (data ?? {}) as Record<string, unknown>
  }
}

export type Caller = { token: string; venue: string; locale: VenueLocale }

const TIMEOUT_MS = 15_000

/** @throws VenueRequestError */
export async function request<E extends Endpoint>(endpoint: E, input: InputOf<E>, caller: Caller): Promise<DataOf<E>> {
  const isGet = endpoint.method === 'GET'
  const query = isGet ? `?${new URLSearchParams(input as Record<string, string>)}` : ''
  let answer: { code?: unknown; message?: unknown; data?: unknown }
  try {
    const response = await fetch(`${endpoint.path}${query}`, {
      method: endpoint.method,
      headers: headersOf(caller, isGet),
      body: isGet ? undefined : JSON.stringify(input),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
    answer = (await response.json()) as typeof answer
  } catch {
    throw new VenueRequestError('', 'no answer', null)
  }
  if (!VENUE_SUCCESS.includes(answer.code as number))
    throw new VenueRequestError(String(answer.code ?? ''), String(answer.message ?? ''), answer.data)
  const read = readAnswer(endpoint.response, answer.data)
  if (!read.ok) throw new VenueRequestError('', 'the answer is not what the contract says', null)
  return read.data as DataOf<E>
}

/** Whether a refusal means that the token has expired and the venue must be launched again. */
export function isExpired(error: unknown): error is VenueRequestError {
  return error instanceof VenueRequestError && (error.code.includes('400401') || error.code === '14010')
}

function headersOf({ token, venue, locale }: Caller, isGet: boolean): Record<string, string> {
  const headers: Record<string, string> = { 'accept-language': locale, 'x-venue': venue }
  if (token) headers.authorization = `Bearer ${token}`
  if (!isGet) headers['content-type'] = 'application/json'
  return headers
}
