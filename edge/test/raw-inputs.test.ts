import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { type AddressInfo, connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { play, playInputs } from '@lantern/testing/raw-inputs'
import { TARGETS } from '@lantern/testing/raw-targets'
import { type ServerProcess, serverProcess } from '@lantern/testing/server-process'
import { WebSocketServer } from 'ws'
import { writeShell } from './edge.fixture.ts'

const SOCKET_PATH = '/stream/ws/v1/handshake?clientType=web'
const UPGRADE = [
  `GET ${SOCKET_PATH} HTTP/1.1`,
  'host: a',
  'connection: Upgrade',
  'upgrade: websocket',
  'sec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==',
  'sec-websocket-version: 13',
]
const text = (lines: string[]) => Buffer.from(`${lines.join('\r\n')}\r\n\r\n`)
const REQUEST = text(['GET /healthz HTTP/1.1', 'host: a'])
/** An unmasked frame, which clients must not send. */
const WRONG_FRAME = Buffer.from([0x81, 0x01, 0x41])

let folder: string
/** An upstream that accepts any frame. */
let upstream: WebSocketServer
let edge: ServerProcess

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'lantern-raw-'))
  writeShell(join(folder, 'shell'))
  upstream = new WebSocketServer({ port: 0, host: '127.0.0.1' })
  upstream.on('connection', (socket) => socket.on('error', () => socket.terminate()))
  await once(upstream, 'listening')
  edge = await startEdge()
})
// A test that ends the edge must not hide the results of later ones.
beforeEach(async () => {
  if (edge.ended() !== undefined) edge = await startEdge()
})
afterAll(async () => {
  await edge.stop()
  for (const client of upstream.clients) client.terminate()
  upstream.close()
  rmSync(folder, { recursive: true, force: true })
})

const startEdge = () =>
  serverProcess({
    name: 'edge',
    folder: join(import.meta.dirname, '..'),
    env: {
      EDGE_PORT: '0',
      LIMIT_SCALE: '1000',
      DATA_DIR: folder,
      SHELL_DIR: join(folder, 'shell'),
      UPSTREAM: `http://127.0.0.1:${(upstream.address() as AddressInfo).port}`,
      OPS_ORIGIN: 'http://127.0.0.1:9',
    },
  })
const send = (pieces: Buffer[], ending: 'stay' | 'finish' | 'reset') =>
  play({ pieces, ending }, '127.0.0.1', Number(new URL(edge.origin).port))

describe('one client', () => {
  it.each([
    ['sends an upgrade behind a request in one packet', [Buffer.concat([REQUEST, text(UPGRADE)])]],
    ['is refused for its origin and resets', [text([...UPGRADE, 'origin: https://evil.example'])]],
    ['is refused for its path and resets', [text(['GET /nowhere HTTP/1.1', ...UPGRADE.slice(1)])]],
    ['sends a wrong frame in the packet of the upgrade', [Buffer.concat([text(UPGRADE), WRONG_FRAME])]],
    ['announces a body with its upgrade', [text([...UPGRADE, 'content-length: 5']), Buffer.from('hello')]],
  ])('[EDGE-RAW-1] %s, and the edge goes on', async (_what, pieces) => {
    for (const ending of ['stay', 'finish', 'reset'] as const)
      for (let time = 0; time < 20; time += 1) await send(pieces, ending)
    expect([edge.ended(), ...edge.complaints()]).toEqual([undefined])
    expect((await fetch(`${edge.origin}/healthz`)).status).toBe(200)
  })
})

it('[EDGE-RAW-2] a client that sends a thousand requests and reads no answer is disconnected, and its pending requests are dropped', async () => {
  const socket = connect(Number(new URL(edge.origin).port), '127.0.0.1').pause()
  const lost = once(socket, 'error')
  socket.write(Buffer.concat(Array.from({ length: 1_000 }, () => REQUEST)))
  // Node notices the end of a paused connection when writing to it.
  const writing = setInterval(() => socket.write(REQUEST), 50)
  await lost
  clearInterval(writing)
  expect([edge.ended(), ...edge.complaints()]).toEqual([undefined])
})

it('[EDGE-RAW-1] survives thousands of raw inputs without a failure', async () => {
  const { answers, failures } = await playInputs({ origin: edge.origin, target: TARGETS.edge, count: 2_500, seed: 9 })
  expect([edge.ended(), ...edge.complaints(), ...failures]).toEqual([undefined])
  expect(Object.keys(answers)).toEqual(expect.arrayContaining(['101', '200', '400', '403', '404']))
}, 120_000)
