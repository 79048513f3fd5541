/** Calls an endpoint of the contract: the only way from the product to a server. */
import { codeRow, type DataOf, type Endpoint, type InputOf, SUCCESS } from '@lantern/contract'
import { isVenuePath } from '@lantern/contract/envelope'
import { readAnswer } from '@lantern/contract/open-enum'
import { safeParse } from 'valibot'
import { BusinessError, ContractError, isConnectionError, SessionError } from '../errors/errors.ts'
import { unknownBusinessMessage } from '../errors/member-message.ts'
import { noteEvent } from '../report/breadcrumbs.ts'
import { reportContractFault } from '../report/contract-fault.ts'
import { reportUnknownValues } from '../report/unknown-values.ts'
import { renewDeviceId } from '../storage/device.ts'
import { correctClock } from '../time/clock.ts'
import { passCaptcha } from './captcha-handler.ts'
import { handleCode } from './code-handling.ts'
import { withNewPrice } from './price-change-handler.ts'
import { forgetSignatures } from './signature.ts'
import { send, type WireAnswer, type WireRequest } from './transport.ts'

export type CallOptions = {
  signal?: AbortSignal
  /** Milliseconds; default 100,000 (spec 9). */
  timeoutMs?: number
  /** Sent encrypted in `x-user` (member info). */
  userName?: string
  /** Overrides the endpoint's path: counts are fetched from a path returned by the launch. */
  path?: string
  bearer?: string
  /** Header `requestId`: the OB launch that the counts belong to (spec 7). */
  venueRequestId?: string
  /** Receives the message of a success: OB reports "expired" with empty data (spec 4). */
  onMessage?: (message: string) => void
}

/**
 * Calls an endpoint and returns `data` of the envelope, parsed by the contract.
 * @throws BusinessError when the server refused, SessionError when the session has ended, ConnectionError without a usable answer,
 * ContractError when the answer violates the contract, CancelledError when `signal` fired
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
    noteEvent('code', `${code} ${endpoint.path}`, answer.requestId)
    throw refusal(code, answer)
  }
  options.onMessage?.(envelope.message)
  const read = readAnswer(endpoint.response, envelope.data ?? {})
  if (read.ok) {
    reportUnknownValues(endpoint.path, read.unknown)
    return read.data as DataOf<E>
  }
  reportContractFault(request.path, read.faults)
  throw new ContractError(request.path, read.faults)
}

/** Adds the contract's defaults for omitted fields (spec 7). Invalid input is sent unchanged: the server names the field. */
function withDefaults(endpoint: Endpoint, input: unknown): unknown {
  const whole = safeParse(endpoint.request, input)
  return whole.success ? whole.output : input
}

/** 6000 is the success of the main API (spec 5); 0 is another success of the catalogue (spec 8). Venue codes are already normalised to 6000. */
function isSuccess(path: string, code: number | string): boolean {
  return Number(code) === SUCCESS || (!isVenuePath(path) && (code === 0 || code === '0'))
}

/**
 * Recovery: 10108 refreshes the signature, 22007 the device id, 10409 shows a captcha, 301220 asks about a new price. Each repeats the call once,
 * a price as often as it changes. The server executed none of these calls, so a write may be repeated.
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
      const input = await withNewPrice(request.input, answer.envelope.data)
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
