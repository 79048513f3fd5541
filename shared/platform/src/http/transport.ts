/** The only axios client: sends requests, returns envelopes. No other file of the product uses axios. */
import { API_VERSION, HEADER, SITE_ID } from '@lantern/contract'
import { CACHE_TIMEOUT_MS, REQUEST_TIMEOUT_MS } from '@lantern/contract/constants'
import { type Envelope, isVenuePath, parseEnvelope } from '@lantern/contract/envelope'
import axios, { type AxiosError, type AxiosResponse } from 'axios'
import { CancelledError, ConnectionError, ContractError } from '../errors/errors.ts'
import { reportContractFault } from '../report/contract-fault.ts'
import { deviceId } from '../storage/device.ts'
import { readToken } from '../storage/token.ts'
import { getClientType } from './client-type.ts'
import { decryptAnswer, encryptUserName } from './encryption.ts'
import { httpAdapter } from './http-adapter.ts'
import { signatureFor, signatureGeneration } from './signature.ts'
import { traceparent } from './trace-context.ts'

const client = axios.create({
  responseType: 'text',
  transformResponse: [(body: unknown) => body],
  validateStatus: () => true,
})

export type WireRequest = {
  method: 'GET' | 'POST'
  path: string
  input: unknown
  /** Member info carries the encrypted user name (spec 7). */
  userName?: string
  /** A venue's own token, instead of the member's. */
  bearer?: string
  venueRequestId?: string
  /** Headers specific to this call, from its endpoint. */
  headers?: Readonly<Record<string, string>> | undefined
  signal?: AbortSignal
  timeoutMs?: number
  /** Token of a passed captcha: the request repeats one that required it (10409). */
  captchaToken?: string
}

/** The envelope, with the facts of the request that recovery needs. */
export type WireAnswer = {
  envelope: Envelope
  token: string | null
  requestId: string
  deviceUuid: string
  signatures: number
}

/**
 * Sends one request.
 * @throws ConnectionError without a usable answer, ContractError for JSON that is no envelope, CancelledError when the caller cancelled
 */
export async function send(request: WireRequest): Promise<WireAnswer> {
  const token = readToken()
  const deviceUuid = deviceId()
  const signatures = signatureGeneration()
  const headers: Record<string, string> = {
    [HEADER.clientType]: getClientType(),
    [HEADER.siteId]: String(SITE_ID),
    [HEADER.version]: API_VERSION,
    [HEADER.signature]: await signatureFor(request.path),
    [HEADER.deviceUuid]: deviceUuid,
    traceparent: traceparent(),
  }
  // The language chosen on the page, not the browser's: cookies are not forwarded by the edge.
  const language = globalThis.document?.documentElement.lang
  if (language) headers['accept-language'] = acceptedLanguages(language)
  if (token !== null) headers[HEADER.token] = token
  if (request.captchaToken) headers[HEADER.captchaToken] = request.captchaToken
  if (request.bearer) headers.authorization = `Bearer ${request.bearer}`
  if (request.venueRequestId) headers.requestId = request.venueRequestId
  Object.assign(headers, request.headers)
  if (request.userName) headers[HEADER.user] = await encryptUserName(request.userName, readKeys)
  const response = await exchange(request, headers)
  return {
    envelope: await readEnvelope(request.path, response),
    token,
    requestId: String(response.headers[HEADER.requestId] ?? ''),
    deviceUuid,
    signatures,
  }
}

/** A back end without a third language answers in English, as the page itself does where a text is missing. */
function acceptedLanguages(language: string): string {
  return /^(?:zh|en)\b/.test(language) ? language : `${language}, en;q=0.5`
}

async function exchange(request: WireRequest, headers: Record<string, string>): Promise<AxiosResponse<string>> {
  const isCache = request.path.startsWith('/api/json-cache/')
  const adapter = httpAdapter()
  try {
    return await client.request<string>({
      ...(adapter ? { adapter } : {}),
      method: request.method,
      url: request.path,
      headers,
      timeout: request.timeoutMs ?? (isCache ? CACHE_TIMEOUT_MS : REQUEST_TIMEOUT_MS),
      timeoutErrorMessage: 'timeout',
      ...(request.signal ? { signal: request.signal } : {}),
      ...(request.method === 'GET' ? { params: request.input } : { data: request.input ?? {} }),
    })
  } catch (error) {
    throw transportError(error as AxiosError)
  }
}

/** Spec 8, transport: an abort is a timeout or a cancellation; otherwise it depends on being online. */
function transportError(error: AxiosError): Error {
  if (error.code === 'ERR_CANCELED') return new CancelledError(error)
  if (error.code === 'ECONNABORTED' || error.message?.includes('timeout'))
    return new ConnectionError('timeout', 0, 'timeout', error)
  if (globalThis.navigator?.onLine === false) return new ConnectionError('disconnected', 0, error.message, error)
  return new ConnectionError('terminated', 0, error.message, error)
}

async function readEnvelope(path: string, response: AxiosResponse<string>): Promise<Envelope> {
  // A failed or unreachable server is no refusal, even when its answer has the form of an envelope (the edge writes one for a lost
  // upstream): the outcome of a write is unknown and must be looked up.
  const body = parseJson(response.data)
  if (response.status >= 500) throw httpFailure(response, body)
  const envelope = parseEnvelope(path, body)
  const ok = response.status >= 200 && response.status < 300
  if (envelope.success) {
    if (response.headers[HEADER.encrypted] === '1') {
      return { ...envelope.output, data: await decryptAnswer(path, envelope.output.data, readKeys) }
    }
    return envelope.output
  }
  if (!ok) throw httpFailure(response, body)
  // JSON comes from the server, which breaks the contract; a page or nothing comes from an intermediary, such as a captive portal. Venues are not
  // ours: what they answer besides their own shapes is a fault of the way to them.
  if (body !== undefined && !isVenuePath(path)) {
    const fault = `the answer: an envelope with status_code, but ${kindOf(body)} came`
    reportContractFault(path, fault)
    throw new ContractError(path, fault)
  }
  throw new ConnectionError('abnormal', response.status, 'the answer is no envelope')
}

/** Spec 8: the HTTP status text, else the given message; one that mentions a timeout counts as a timeout. */
function httpFailure({ status, statusText }: AxiosResponse<string>, body: unknown): ConnectionError {
  const given = (body as { message?: unknown } | undefined)?.message
  const message = statusText || (typeof given === 'string' ? given : '')
  return new ConnectionError(status === 504 || /timeout/i.test(message) ? 'timeout' : 'http', status, message)
}

/** What JSON came, without its values: they may be a member's. */
function kindOf(body: unknown): string {
  if (body === null || typeof body !== 'object') return body === null ? 'null' : typeof body
  return Array.isArray(body) ? 'a list' : `an object with ${Object.keys(body).slice(0, 5).join(', ') || 'nothing'}`
}

function parseJson(text: unknown): unknown {
  if (typeof text !== 'string') return undefined
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Key and vector of encrypted answers, fetched once. */
async function readKeys(): Promise<unknown> {
  const { sec } = await import('@lantern/contract/site')
  const { envelope } = await send({ method: sec.method, path: sec.path, input: {} })
  return envelope.data
}
