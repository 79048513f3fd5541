import { once } from 'node:events'
import { createServer, type ServerResponse } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { createApp, startService } from '@lantern/service'
import { proxyRoutes } from '../src/proxy/proxy.routes.ts'
import { ADDRESS_CALLS, createUpstreamGate } from '../src/proxy/upstream-gate.ts'
import { logger } from './edge.fixture.ts'

const left: (() => Promise<unknown> | unknown)[] = []
afterEach(async () => {
  for (const close of left.splice(0).reverse()) await close()
})

/** A gate to an upstream that answers on command. */
async function aWay({ callLimitMs = 60_000, trustProxy = false } = {}) {
  const held: ServerResponse[] = []
  let tell = () => {}
  const upstream = createServer((_request, response) => {
    held.push(response)
    tell()
  }).listen(0, '127.0.0.1')
  await once(upstream, 'listening')
  left.push(() => upstream.close())
  const origin = `http://127.0.0.1:${(upstream.address() as AddressInfo).port}`
  const gate = createUpstreamGate(origin)
  const app = createApp({ logger, trustProxy })
  proxyRoutes(app, { upstream: origin, gate, callLimitMs })
  const service = await startService({ name: 'edge', app, host: '127.0.0.1', port: 0 })
  left.push(
    () => service.stop(),
    () => held.map((response) => response.end()),
  )
  return {
    gate,
    held,
    origin: service.origin,
    port: service.port,
    call: (address = '192.0.2.1') =>
      fetch(`${service.origin}/v1/x`, { headers: { 'x-forwarded-for': address } }).then(({ status }) => status),
    arrived: (count: number) =>
      new Promise<void>((resolve) => {
        tell = () => held.length >= count && resolve()
        tell()
      }),
  }
}

describe('the way to the upstream', () => {
  it('[EDGE-CALL-5] is never filled by one address, and refuses calls that could not be answered in time', async () => {
    const { gate, held, call, arrived } = await aWay({ trustProxy: true })
    const under = Array.from({ length: ADDRESS_CALLS }, () => call())
    await arrived(ADDRESS_CALLS)
    expect(await call()).toBe(429)
    expect(gate.trouble()).toBeNull()
    for (const address of ['192.0.2.2', '192.0.2.3', '192.0.2.4'])
      under.push(...Array.from({ length: ADDRESS_CALLS }, () => call(address)))
    await arrived(128)
    while (gate.load().waiting < 128) await new Promise(setImmediate)
    expect(await call('192.0.2.5')).toBe(503)
    expect(gate.trouble()).toBe('no connection to the upstream is free: 128 calls are under way, 128 wait')
    for (let ended = 0; ended < 256; ended += 1) {
      await arrived(ended + 1)
      held[ended]?.end()
    }
    expect(new Set(await Promise.all(under))).toEqual(new Set([200]))
    expect(gate.trouble()).toBeNull()
  })

  it('[EDGE-CALL-6] aborts an answer that the client does not read', async () => {
    const { gate, held, port, arrived } = await aWay({ callLimitMs: 300 })
    const reader = connect(port, '127.0.0.1')
    left.push(() => reader.destroy())
    reader.on('error', () => {}).pause()
    reader.write('GET /v1/x HTTP/1.1\r\nhost: a\r\n\r\n')
    await arrived(1)
    const closed = once(held[0]!, 'close')
    // More than the buffers of both connections hold.
    held[0]?.write(Buffer.alloc(64 * 1024 * 1024))
    await closed
    while (gate.load().underWay > 0) await new Promise(setImmediate)
  })
})
