/** Headers that pass to the upstream and back to the browser. Pure. */

import type { IncomingHttpHeaders } from 'node:http'
import { HEADER } from '@lantern/contract/envelope'
import { SECURITY_HEADERS } from '@lantern/service'
import type { FastifyRequest } from 'fastify'
import { type TraceContext, traceContext } from './trace-context.ts'

/** An allowlist: cookies and unknown headers are never forwarded. */
const REQUEST_HEADERS = [
  'accept',
  'accept-encoding',
  'accept-language',
  'authorization',
  'content-length',
  'content-type',
  'origin',
  'requestid',
  'tracestate',
  'user-agent',
  HEADER.clientType,
  HEADER.siteId,
  HEADER.version,
  HEADER.signature,
  HEADER.token,
  HEADER.deviceUuid,
  HEADER.platform,
  HEADER.user,
  HEADER.captchaToken,
]
const ANSWER_HEADERS = [
  'content-type',
  'content-length',
  'content-encoding',
  'content-language',
  'cache-control',
  'etag',
  'last-modified',
  'retry-after',
  'vary',
  'content-disposition',
  'date',
  HEADER.encrypted,
  HEADER.requestId,
]

/**
 * @param headers of the request, or those that a socket forwards
 * @param trace of the call
 */
export function requestHeaders(
  { ip, host, protocol, id, headers: own }: FastifyRequest,
  headers: IncomingHttpHeaders = own,
  trace: TraceContext = traceContext(own.traceparent),
): Record<string, string> {
  return {
    ...pick(headers, REQUEST_HEADERS),
    'x-forwarded-for': ip,
    'x-forwarded-host': host,
    'x-forwarded-proto': protocol,
    [HEADER.requestId]: id,
    traceparent: trace.traceparent,
  }
}

/** Our security headers win: an HTML error page of the upstream must not run on our origin. */
export function answerHeaders(headers: IncomingHttpHeaders): Record<string, string> {
  return { 'cache-control': 'no-store', ...pick(headers, ANSWER_HEADERS), ...SECURITY_HEADERS }
}

function pick(headers: IncomingHttpHeaders, names: readonly string[]): Record<string, string> {
  const picked: Record<string, string> = {}
  for (const name of names) {
    const value = headers[name]
    if (value !== undefined) picked[name] = Array.isArray(value) ? value.join(', ') : value
  }
  return picked
}
