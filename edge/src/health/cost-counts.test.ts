import { bucketOf } from '@lantern/contract/costs'
import type { CollectorReport } from '@lantern/contract/federation'
import { aCanary, VERSION } from '../../test/edge.fixture.ts'
import { createCostCounts, LOADS_PER_ADDRESS } from './cost-counts.ts'

const SHELL = '1.0.0-shell'
function aCount() {
  const { note, take } = createCostCounts()
  const say = (report: Partial<CollectorReport>, { visitor = 'someone', address = '203.0.113.9' } = {}) =>
    note({
      report: { kind: 'vital', remote: 'mine', version: VERSION, phase: 'lcp', ms: 1_000, ...report },
      visitor,
      address,
      document: aCanary(0),
      shell: SHELL,
    })
  return { say, take }
}

describe('costs that pages report', () => {
  it('[EDGE-HEALTH-2] are counted by build, metric and bucket, once for each page load', () => {
    const { say, take } = aCount()
    say({})
    say({ ms: 1_001 })
    say({ phase: 'cls', ms: 0.1 })
    say({ remote: 'shell', version: SHELL, phase: 'bytes', ms: 90_000 })
    expect(take()).toEqual([
      { remote: 'mine', version: VERSION, metric: 'lcp', bucket: bucketOf('lcp', 1_000), count: 2 },
      { remote: 'mine', version: VERSION, metric: 'cls', bucket: bucketOf('cls', 0.1), count: 1 },
      { remote: 'shell', version: SHELL, metric: 'bytes', bucket: bucketOf('bytes', 90_000), count: 1 },
    ])
    expect(take()).toEqual([])
  })

  it('[EDGE-HEALTH-2] count only with a visitor id, for an assigned version and a known metric, and an address ten times', () => {
    const { say, take } = aCount()
    say({}, { visitor: '' })
    for (const odd of [
      { version: '9.9.9' },
      { remote: '__proto__' },
      { remote: 'shell', version: '9.9.9' },
      { phase: 'constructor' },
      { ms: -1 },
      { ms: undefined },
      { kind: 'error' as const },
    ])
      say(odd)
    expect(take()).toEqual([])
    for (let load = 0; load < 2 * LOADS_PER_ADDRESS; load += 1) say({})
    say({}, { address: '203.0.113.10' })
    expect(take()).toMatchObject([{ count: LOADS_PER_ADDRESS + 1 }])
  })
})
