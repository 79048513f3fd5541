/** Calls an endpoint of the contract: the only way from the product to a server. */
import { codeRow, type DataOf, type Endpoint, type InputOf, SUCCESS } from '@lantern/contract'
import { isVenuePath } from '@lantern/contract/envelope'
import { safeParse } from 'valibot'
import { BusinessError, ContractError, isConnectionError, SessionError } from '../errors/errors.ts'
import { unknownBusinessMessage } from '../errors/member-message.ts'
import { noteEvent } from '../report/breadcrumbs.ts'
import { report } from '../report/collector.ts'
import { renewDeviceId } from '../storage/device.ts'
import { correctClock } from '../time/clock.ts'
import { passCaptcha } from './captcha-handler.ts'
import { handleCode } from './code-handling.ts'
import { atNewPrice } from './price-change-handler.ts'
import { forgetSignatures } from './signature.ts'
import { send, type WireAnswer, type WireRequest } from './transport.ts'

export type CallOptions = {
  signal?: AbortSignal
  /** Milliseconds; default 100,000 (spec 9). */
  timeoutMs?: number
  /** Sent encrypted in `x-user` (member info). */
  userName?: string
  /** Path to call instead of the endpoint's: counts are asked for at a path that the launch gave. */
  path?: string
  bearer?: string
  /** Header `requestId`: the OB launch that the counts are asked for (spec 7). */
  venueRequestId?: string
  /** Told the message of a success: OB says "expired" beside empty data (spec 4). */
  onMessage?: (message: string) => void
}

/**
 * Calls an endpoint and gives `data` of the envelope, parsed by the contract.
 * @throws BusinessError when the server refused, SessionError when the session is over, ConnectionError when no usable answer came,
 * ContractError when the answer is not what the contract says, CancelledError when `signal` fired
 */
export async function call<E extends Endpoint>(
  endpoint: E,
  input: InputOf<E>,
  options: CallOptions = {},
): Promise<DataOf<E>> {
  const { method, headers } = endpoint
  const path = options.path ?? endpoint.path
  const request: WireRequest = { method, path, headers, input: withDefaults(endpoint, input), ...options }
  const answer = await sendWithCure(request).catch((error: unknown) => {
    if (isConnectionError(error)) noteEvent('code', `${error.reason} ${error.code} ${endpoint.path}`)
    throw error
  })
  const { envelope } = answer
  if (typeof envelope.serverTime === 'number') correctClock(envelope.serverTime)
  const code = Number(envelope.status_code)
  if (!isSuccess(request.path, envelope.status_code)) {
    noteEvent('code', `${code} ${endpoint.path}`)
    throw refusal(code, answer)
  }
  options.onMessage?.(envelope.message)
  const data = safeParse(endpoint.response, envelope.data ?? {})
  if (data.success) return data.output as DataOf<E>
  const issues = data.issues
    .map((issue) => `${issue.path?.map((part) => String(part.key)).join('.') ?? ''}: ${issue.expected}`)
    .join('; ')
  report({ kind: 'contract', path: request.path, cause: issues })
  throw new ContractError(request.path, issues)
}

/** With what the contract says of fields that the caller left out (spec 7). What it does not take goes as it is: the server names the field. */
function withDefaults(endpoint: Endpoint, input: unknown): unknown {
  const whole = safeParse(endpoint.request, input)
  return whole.success ? whole.output : input
}

/** 6000 is the success of the main API (spec 5); 0 is the catalogue's other one (spec 8). A venue's own are 6000 by now. */
function isSuccess(path: string, code: number | string): boolean {
  return Number(code) === SUCCESS || (!isVenuePath(path) && (code === 0 || code === '0'))
}

/**
 * 10108 refreshes the signature, 22007 the device id, 10409 asks for a captcha, 301220 whether a new price is fine; each repeats the call once,
 * a price as often as it changes. None was executed by the server, so a write may be repeated.
 */
async function sendWithCure(request: WireRequest): Promise<WireAnswer> {
  const answer = await send(request)
  switch (codeRow(Number(answer.envelope.status_code)).handling) {
    case 'resign':
      forgetSignatures(answer.signatures)
      return send(request)
    case 'redevice':
      // A session belongs to its device (decision 0038): another id would end it.
      if (answer.token === null) renewDeviceId(answer.deviceUuid)
      forgetSignatures(answer.signatures)
      return send(request)
    case 'captcha': {
      const captchaToken = await passCaptcha()
      return captchaToken === null ? answer : send({ ...request, captchaToken })
    }
    case 'reprice': {
      const input = await atNewPrice(request.input, answer.envelope.data)
      return input === null ? answer : sendWithCure({ ...request, input })
    }
    default:
      return answer
  }
}

function refusal(code: number, { envelope, token }: WireAnswer): Error {
  const message = envelope.message || unknownBusinessMessage()
  const taken = handleCode({ code, message: envelope.message, data: envelope.data, token })
  return taken ? new SessionError(code, message) : new BusinessError(code, message, envelope.data)
}
