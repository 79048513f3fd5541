import { withAge } from './discovery-age.ts'

describe('withAge', () => {
  it('[EDGE-METRIC-1] counts from the last answer of ops, also from one without news, and from the start without any', async () => {
    let clock = 1_000
    let outcome: 'changed' | 'same' | 'failed' = 'failed'
    const source = { current: () => undefined, publicKey: () => '', refresh: async () => outcome }
    const { source: watched, ageMs } = withAge(source, () => clock)
    const after = async (next: typeof outcome, ms: number) => {
      clock += ms
      outcome = next
      expect(await watched.refresh()).toBe(next)
      return ageMs()
    }
    expect(await after('failed', 2_000)).toBe(2_000)
    expect(await after('changed', 500)).toBe(0)
    expect(await after('failed', 700)).toBe(700)
    expect(await after('same', 100)).toBe(0)
  })
})
