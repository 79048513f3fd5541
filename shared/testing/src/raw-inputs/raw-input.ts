/** Hostile input to a server: requests, upgrades, frames and garbage, whole, split, or cut off. Seeded, by fast-check. */
import fc from 'fast-check'
import { type FrameBytes, frameBytes } from './frame-bytes.ts'

/** How the connection ends: by us with FIN or RST, or by the server. */
type Ending = 'stay' | 'finish' | 'reset'

export type RawInput = {
  /** Sent in order; each in its own packet as far as the kernel allows. */
  pieces: Buffer[]
  ending: Ending
}

/** Facts about the server: most inputs should target existing addresses. */
export type Target = {
  paths: readonly string[]
  /** WebSocket path, if any. */
  socketPath?: string
  /** Further useful headers, e.g. a token. */
  headers?: readonly string[]
}

const CRLF = '\r\n'
const KEY = 'dGhlIHNhbXBsZSBub25jZQ=='

const STRANGE_METHODS = ['HEAD', 'OPTIONS', 'PUT', 'DELETE', 'CONNECT', 'TRACE', 'PRI', 'get', 'G\u0000T']
const STRANGE_VERSIONS = ['HTTP/1.0', 'HTTP/2.0', 'HTTP/9', 'HTTP/1.1 x', '']
const STRANGE_PATHS = [
  '',
  '*',
  '//',
  '/%',
  '/%00',
  '/%2e%2e/%2e%2e/etc/passwd',
  '/..;/',
  '/a b',
  '/\u0001',
  '/ü',
  'http://a/',
  'http://a/site/api/v1/x',
  'http://[::1',
  'https://evil.example/',
  'evil.example:443',
  '/?__proto__[a]=1&a=%zz',
  `/${'a'.repeat(300)}`,
  `/${'a/'.repeat(2_000)}`,
  `/${'%e4%bd%a0'.repeat(400)}`,
  `/?${'a'.repeat(15_000)}`,
]
const BODIES = [
  '',
  '{}',
  '[]',
  'null',
  '{"a":',
  '{"__proto__":{"a":1}}',
  '\u0000',
  `{"a":"${'x'.repeat(3_000)}"}`,
  `${'['.repeat(3_000)}`,
  'a=1&b=2',
]
const CHUNKS = [
  '0\r\n\r\n',
  '5\r\nhello\r\n0\r\n\r\n',
  'ffffffffffffffff\r\n',
  '-1\r\n',
  '5;a=b\r\nhel',
  'zz\r\n\r\n',
  '5\r\nhello\r\n0\r\nx: y\r\n\r\n',
  '\r\n\r\n',
  '5\nhello\n0\n\n',
]
const STRANGE_TYPES = [
  'application/json; charset=utf-16',
  'text/plain',
  'application/x-www-form-urlencoded',
  'multipart/form-data',
  'image/png',
  'a/b/c',
  '',
]
const STRANGE_HEADERS = [
  'x',
  ': y',
  'x : y',
  `x: ${'y'.repeat(20_000)}`,
  'x: \u0000',
  ' folded',
  'content-length: 5',
  'content-length: -1',
  'content-length: 99999999999999999999',
  'content-length: 3, 4',
  'transfer-encoding: chunked',
  'transfer-encoding: gzip, chunked',
  'transfer-encoding: identity',
  'expect: 100-continue',
  'expect: nonsense',
  'connection: close',
  'connection: keep-alive, upgrade',
  'connection: host, content-type, x-token',
  'upgrade: websocket',
  'upgrade: h2c',
  'host: evil.example',
  'host:',
  'cookie: a=%zz; =; lantern_visitor=x.y; token',
  'accept-encoding: br;q=nonsense, *;q=0',
  'accept-language: ,;q=,zh;q=9',
  'if-none-match: "',
  'range: bytes=9-1,a-',
  'origin: null',
  'origin: http://',
  'referer: \u00ff',
  'x-forwarded-for: 1.2.3.4, , ::zz',
  'authorization: Basic \u00ff',
  'x-token: a',
  'x-device-uuid: \u00e4',
]

/** @returns the seeded inputs of a target, in batches: a long proof would otherwise fill the memory */
export function* rawInputs(target: Target, { count, seed }: { count: number; seed: number }): Generator<RawInput[]> {
  const BATCH = 500
  const input = inputOf(target)
  for (let done = 0; done < count; done += BATCH)
    yield fc.sample(input, { seed: seed + done, numRuns: Math.min(BATCH, count - done) })
}

function inputOf(target: Target): fc.Arbitrary<RawInput> {
  const message = fc.oneof(
    { weight: 5, arbitrary: requestOf(target) },
    { weight: 5, arbitrary: upgradeOf(target) },
    { weight: 1, arbitrary: fc.uint8Array({ minLength: 1, maxLength: 200 }).map((bytes) => Buffer.from(bytes)) },
  )
  return fc
    .record({
      messages: fc.array(message, { minLength: 1, maxLength: 4, size: 'max' }),
      cuts: fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { maxLength: 3 }),
      ending: fc.constantFrom<Ending>('stay', 'finish', 'reset'),
    })
    .map(({ messages, cuts, ending }) => ({ pieces: cut(Buffer.concat(messages), cuts), ending }))
}

/** Normal values in four of five cases, so that an odd value in one field is not masked by another. */
function mostly<Value>(usual: readonly Value[], strange: readonly Value[]): fc.Arbitrary<Value> {
  return fc.oneof(
    { weight: 4, arbitrary: fc.constantFrom(...usual) },
    { weight: 1, arbitrary: fc.constantFrom(...strange) },
  )
}

function pathOf(target: Target): fc.Arbitrary<string> {
  return fc.oneof(
    { weight: 10, arbitrary: fc.constantFrom(...target.paths) },
    { weight: 1, arbitrary: fc.constantFrom(...STRANGE_PATHS) },
    {
      weight: 1,
      arbitrary: fc
        .tuple(fc.constantFrom(...target.paths), fc.constantFrom(...STRANGE_PATHS), fc.string({ maxLength: 20 }))
        .map((parts) => parts.join('')),
    },
  )
}

function requestOf(target: Target): fc.Arbitrary<Buffer> {
  return fc
    .record({
      method: mostly(['GET', 'POST'], STRANGE_METHODS),
      path: pathOf(target),
      version: mostly(['HTTP/1.1'], STRANGE_VERSIONS),
      own: target.headers === undefined ? fc.constant([]) : fc.subarray([...target.headers]),
      strange: mostly(
        [[]],
        STRANGE_HEADERS.map((header) => [header]),
      ),
      type: mostly(['application/json'], STRANGE_TYPES),
      body: fc.constantFrom(...BODIES),
      framing: mostly(['none', 'length'], ['chunked', 'too long']),
      chunks: fc.constantFrom(...CHUNKS),
    })
    .map(({ method, path, version, own, strange, type, body, framing, chunks }) => {
      const lengths = {
        none: [],
        length: [`content-length: ${Buffer.byteLength(body)}`],
        chunked: ['transfer-encoding: chunked'],
        'too long': ['content-length: 9000'],
      }
      const head = [
        `${method} ${path} ${version}`,
        'host: 127.0.0.1',
        ...lengths[framing as keyof typeof lengths],
        ...own,
        ...(type === '' ? [] : [`content-type: ${type}`]),
        ...strange,
      ]
      return Buffer.from(
        `${head.join(CRLF)}${CRLF}${CRLF}${framing === 'chunked' ? chunks : framing === 'none' ? '' : body}`,
        'latin1',
      )
    })
}

function upgradeOf(target: Target): fc.Arbitrary<Buffer> {
  const socketPath = target.socketPath ?? target.paths[0] ?? '/'
  return fc
    .record({
      path: fc.oneof({ weight: 4, arbitrary: fc.constant(socketPath) }, { weight: 1, arbitrary: pathOf(target) }),
      method: mostly(['GET'], ['POST', 'HEAD']),
      protocol: mostly(['websocket'], ['WebSocket', 'h2c', 'a, b']),
      key: mostly([KEY], ['x', '']),
      version: mostly(['13'], ['8', '99', '']),
      extra: mostly(
        [[]],
        [
          'origin: http://127.0.0.1',
          'origin: https://evil.example',
          'sec-websocket-protocol: a, a',
          'sec-websocket-extensions: permessage-deflate; x',
          'content-length: 3',
          'transfer-encoding: chunked',
          ...STRANGE_HEADERS,
        ].map((header) => [header]),
      ),
      frames: fc.array(
        fc.oneof(
          frame,
          fc.uint8Array({ maxLength: 40 }).map((bytes) => Buffer.from(bytes)),
        ),
        { maxLength: 4 },
      ),
    })
    .map(({ path, method, protocol, key, version, extra, frames }) => {
      const head = [
        `${method} ${path} HTTP/1.1`,
        'host: 127.0.0.1',
        'connection: Upgrade',
        `upgrade: ${protocol}`,
        `sec-websocket-key: ${key}`,
        `sec-websocket-version: ${version}`,
        ...extra,
      ]
      return Buffer.concat([Buffer.from(`${head.join(CRLF)}${CRLF}${CRLF}`, 'latin1'), ...frames])
    })
}

const frame = fc
  .record<FrameBytes>({
    opcode: fc.constantFrom(0, 1, 1, 1, 2, 3, 7, 8, 8, 9, 10, 15),
    isFinal: fc.boolean(),
    isMasked: fc.constantFrom(true, true, true, false),
    reserved: fc.constantFrom(0, 0, 0, 1, 7),
    payload: fc.oneof(
      fc
        .constantFrom(
          '',
          '{}',
          '{"msgId":0,"msgData":{}}',
          '{"msgId":10000,"msgData":{"token":"a","body":"b"}}',
          'x'.repeat(130),
        )
        .map((text) => Buffer.from(text)),
      fc.uint8Array({ maxLength: 130 }).map((bytes) => Buffer.from(bytes)),
    ),
    saysLength: fc.constantFrom(undefined, undefined, undefined, 70_000, 2 ** 40),
  })
  .map(frameBytes)

function cut(bytes: Buffer, at: number[]): Buffer[] {
  const places = [0, ...at.map((share) => Math.floor(share * bytes.length)).sort((a, b) => a - b), bytes.length]
  return places.slice(1).flatMap((end, index) => {
    const piece = bytes.subarray(places[index], end)
    return piece.length > 0 ? [piece] : []
  })
}
