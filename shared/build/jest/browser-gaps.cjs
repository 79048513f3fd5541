// No MessageChannel on purpose: Node's keeps the process alive after the last test (React falls back to timers).

/** Features of all supported browsers that jsdom 26 lacks. Only missing ones are added; nothing is replaced. */
const { webcrypto } = require('node:crypto')
const { ReadableStream, TransformStream, WritableStream } = require('node:stream/web')
const { TextDecoder, TextEncoder } = require('node:util')
const { deserialize, serialize } = require('node:v8')

fill(globalThis, { TextDecoder, TextEncoder, ReadableStream, TransformStream, WritableStream })
fill(globalThis, { structuredClone: (value) => deserialize(serialize(value)) })
fill(globalThis.crypto ?? {}, { subtle: webcrypto.subtle, randomUUID: () => webcrypto.randomUUID() })
fill(globalThis, { ResizeObserver: silentObserver(), IntersectionObserver: silentObserver() })
fill(globalThis, { matchMedia: neverMatches })
fill(globalThis, { requestIdleCallback: (run) => setTimeout(run, 0), cancelIdleCallback: (id) => clearTimeout(id) })
fill(Element.prototype, {
  scrollIntoView() {},
  scrollTo() {},
  getAnimations: () => [],
  animate: () => ({ finished: Promise.resolve(), cancel() {}, play() {}, pause() {} }),
  setPointerCapture() {},
  releasePointerCapture() {},
  hasPointerCapture: () => false,
})
// jsdom has these two, but they only print "not implemented" with a long stack.
globalThis.scrollTo = () => {}
HTMLCanvasElement.prototype.getContext = () => null

function fill(target, parts) {
  for (const [name, value] of Object.entries(parts)) {
    if (target[name] !== undefined) continue
    Object.defineProperty(target, name, { value, configurable: true, writable: true })
  }
}

function silentObserver() {
  return class {
    observe() {}
    unobserve() {}
    disconnect() {}
    takeRecords() {
      return []
    }
  }
}

function neverMatches(media) {
  return Object.assign(new EventTarget(), {
    media,
    matches: false,
    onchange: null,
    addListener() {},
    removeListener() {},
  })
}
