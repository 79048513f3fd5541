import { traceContext } from './trace-context.ts'

const TRACE = '4bf92f3577b34da6a3ce929d0e0e4736'
const SPAN = '00f067aa0ba902b7'

it('[EDGE-TRACE-1] keeps the trace and the flags of the page, with a span of its own', () => {
  const { trace, traceparent } = traceContext(`00-${TRACE}-${SPAN}-00`)
  expect(trace).toBe(TRACE)
  expect(traceparent).toMatch(new RegExp(`^00-${TRACE}-(?!${SPAN})[0-9a-f]{16}-00$`))
})

it.each([
  undefined,
  '',
  `00-${TRACE}-${SPAN}`,
  `01-${TRACE}-${SPAN}-01`,
  `00-${'0'.repeat(32)}-${SPAN}-01`,
  `00-${TRACE}-${'0'.repeat(16)}-01`,
  `00-${TRACE.toUpperCase()}-${SPAN}-01`,
  `00-${TRACE}-${SPAN}-01\r\nx: y`,
])('[EDGE-TRACE-1] begins a new trace for %j', (header) => {
  const { trace, traceparent } = traceContext(header)
  expect(trace).not.toBe(TRACE)
  expect(traceparent).toMatch(new RegExp(`^00-${trace}-[0-9a-f]{16}-01$`))
})
