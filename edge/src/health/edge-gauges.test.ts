import { once } from 'node:events'
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createUpstreamGate } from '../proxy/upstream-gate.ts'
import { edgeGauges } from './edge-gauges.ts'

describe('edgeGauges', () => {
  it('[EDGE-METRIC-1] shows revision, its age, and the connections to the upstream', async () => {
    const held: ServerResponse[] = []
    let isHolding = true
    const upstream = createServer((_request, response) => {
      if (isHolding) held.push(response)
      else response.end()
    }).listen(0, '127.0.0.1')
    await once(upstream, 'listening')
    const gate = createUpstreamGate(`http://127.0.0.1:${(upstream.address() as AddressInfo).port}`)
    const read = async () =>
      Object.fromEntries(
        await Promise.all(
          edgeGauges({ discovery: { current: () => undefined }, ageMs: () => 2_500, gate }).map(async (gauge) => [
            gauge.name,
            await gauge.read(),
          ]),
        ),
      )
    const pool = (open: number, busy: number, waiting: number) =>
      Object.entries({ open, busy, waiting, limit: 128 }).map(([state, value]) => ({ labels: { state }, value }))
    expect(await read()).toEqual({
      lantern_discovery_revision: 0,
      lantern_discovery_age_seconds: 2.5,
      lantern_upstream_pool: pool(0, 0, 0),
    })
    const calls = Array.from({ length: 130 }, () => gate.pool.request({ method: 'GET', path: '/' }))
    while (held.length < 128) await new Promise(setImmediate)
    expect((await read()).lantern_upstream_pool).toEqual(pool(128, 128, 2))
    isHolding = false
    for (const response of held) response.end()
    await Promise.all(calls.map(async (call) => (await call).body.dump()))
    await gate.pool.close()
    upstream.close()
  })
})
