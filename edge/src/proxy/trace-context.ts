/** W3C trace context (`traceparent`) of a call on its way to the upstream. Pure, but for the random ids. */
import { randomBytes } from 'node:crypto'

const FORM = /^00-(?!0{32})([0-9a-f]{32})-(?!0{16})[0-9a-f]{16}-([0-9a-f]{2})$/

export type TraceContext = {
  /** 32 hex digits, written into the edge's log lines of the call. */
  readonly trace: string
  /** The header for the upstream: the same trace, the edge's own span. */
  readonly traceparent: string
}

/** @param header of the page; what is missing or malformed begins a new trace */
export function traceContext(header: unknown): TraceContext {
  const [, trace = randomBytes(16).toString('hex'), flags = '01'] = FORM.exec(String(header)) ?? []
  return { trace, traceparent: `00-${trace}-${randomBytes(8).toString('hex')}-${flags}` }
}
