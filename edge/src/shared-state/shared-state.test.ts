import { createFakeRedis, type FakeRedis } from '../../test/fake-redis.ts'
import { type EdgeState, sharedState } from './shared-state.ts'

const SECRET = 'a secret of all edges'
let nowMs = 1_000_000
let redis: FakeRedis
let one: EdgeState
let other: EdgeState
beforeEach(() => {
  redis = createFakeRedis(() => nowMs)
  one = sharedState(redis.link, SECRET)
  other = sharedState(redis.link, SECRET)
})
afterEach(async () => {
  await Promise.all([one.close(), other.close()])
})

describe('two edges with one Redis', () => {
  it('[EDGE-31] read entries of the other, until they expire', async () => {
    await one.cache.write('ads', [{ title: 'lantern words' }], 5_000)
    expect(await other.cache.read('ads')).toEqual([{ title: 'lantern words' }])
    nowMs += 5_000
    expect(await other.cache.read('ads')).toBeUndefined()
  })

  it('[EDGE-31] store no readable word and no address', async () => {
    await one.cache.write('notices', { title: 'lantern words' })
    await one.limit('json-cache', 1, 60_000).take('203.0.113.7')
    await one.cases.add({ kind: 'error', cause: 'lantern cause', supportCode: 'ABCDEFG' })
    one.collector.add({ kind: 'remote', remote: 'mine', outcome: 'failed' })
    await one.close()
    expect(redis.dump()).toContain('lantern:json:notices')
    for (const word of ['lantern words', 'lantern cause', '203.0.113.7', 'failed']) {
      expect(redis.dump()).not.toContain(word)
      expect(redis.dump()).not.toContain(Buffer.from(word).toString('base64').slice(0, 8))
    }
  })

  it('[EDGE-31] ignore entries encrypted with another secret', async () => {
    await one.cache.write('ads', ['mine'])
    const stranger = sharedState(redis.link, 'a secret of strangers')
    expect(await stranger.cache.read('ads')).toBeUndefined()
    await stranger.close()
  })

  it('[EDGE-31] count one limit together', async () => {
    const [here, there] = [one.limit('collect', 3, 60_000), other.limit('collect', 3, 60_000)]
    expect([await here.take('a'), await there.take('a'), await here.take('a'), await there.take('a')]).toEqual([
      true,
      true,
      true,
      false,
    ])
    expect(await there.take('b')).toBe(true)
  })

  it('[EDGE-31] find the support case reported to the other, and the first report wins', async () => {
    await one.cases.add({ kind: 'error', cause: 'first', supportCode: 'abcdefg' })
    await other.cases.add({ kind: 'error', cause: 'second', supportCode: 'ABCDEFG' })
    expect((await other.cases.find('ABCDEFG'))?.report.cause).toBe('first')
  })

  it('[EDGE-31] add up what both counted, also when one has gone', async () => {
    const report = { kind: 'remote', remote: 'games', version: '1.0.0', outcome: 'failed' } as const
    one.collector.add(report)
    one.collector.add(report)
    await one.close()
    other.collector.add(report)
    expect(await other.rows()).toEqual(
      expect.arrayContaining([expect.objectContaining({ remote: 'games', outcome: 'failed', count: 3 })]),
    )
  })

  it('[EDGE-32] continue with their own state while it is down', async () => {
    await one.cache.write('naming', ['before'])
    redis.setAway(true)
    expect(await one.cache.read('naming')).toEqual(['before'])
    expect(await other.cache.read('naming')).toBeUndefined()
    await other.cache.write('naming', ['own'])
    expect(await other.cache.read('naming')).toEqual(['own'])
    const limit = one.limit('alone', 1, 60_000)
    expect([await limit.take('a'), await limit.take('a')]).toEqual([true, false])
    await one.cases.add({ kind: 'error', cause: 'alone', supportCode: 'ALONE22' })
    expect((await one.cases.find('ALONE22'))?.report.cause).toBe('alone')
    one.collector.add({ kind: 'error' })
    expect(await one.rows()).toContainEqual(expect.objectContaining({ kind: 'error', count: 1 }))
  })
})
