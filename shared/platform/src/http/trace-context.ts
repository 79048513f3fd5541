/**
 * W3C trace context: one trace for each page, one span for each call, so that lines of page, edge and back end can be read together. It names a page
 * load, never a member or a device.
 */
let trace: string | undefined

/** The header `traceparent` of the next call. */
export function traceparent(): string {
  trace ??= randomHex(16)
  return `00-${trace}-${randomHex(8)}-01`
}

function randomHex(bytes: number): string {
  return [...crypto.getRandomValues(new Uint8Array(bytes))].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}
