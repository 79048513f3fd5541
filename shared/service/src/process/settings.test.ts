import * as v from 'valibot'
import {
  hostListSetting,
  instantSetting,
  millisecondsSetting,
  originListSetting,
  originSetting,
  parseSettings,
  portSetting,
  redisSetting,
} from './settings.ts'

const schema = v.object({
  EDGE_PORT: portSetting(3000),
  UPSTREAM: originSetting(),
  VENUE_ORIGINS: originListSetting('http://127.0.0.1:3101'),
  OPS_NAMES: hostListSetting(),
})
const good = { UPSTREAM: 'http://127.0.0.1:3100/' }

describe('parseSettings', () => {
  it('fills defaults, takes empty values as not set and normalises origins', () => {
    expect(parseSettings(schema, { ...good, EDGE_PORT: '', PATH: '/bin' })).toEqual({
      EDGE_PORT: 3000,
      UPSTREAM: 'http://127.0.0.1:3100',
      VENUE_ORIGINS: ['http://127.0.0.1:3101'],
      OPS_NAMES: [],
    })
  })

  it.each([
    ['a host name without a port', { ...good, OPS_NAMES: 'ops:3200, ops' }, /^OPS_NAMES is wrong: .*with a port/],
    ['a word as port', { ...good, EDGE_PORT: 'abc' }, /^EDGE_PORT is wrong: .*port number/],
    ['a port out of range', { ...good, EDGE_PORT: '70000' }, /^EDGE_PORT is wrong/],
    ['a missing origin', {}, /^UPSTREAM is not set/],
    ['an origin with a path', { UPSTREAM: 'http://127.0.0.1/api' }, /^UPSTREAM is wrong/],
    ['an origin of another scheme', { UPSTREAM: 'ftp://127.0.0.1' }, /^UPSTREAM is wrong/],
    ['one bad origin in a list', { ...good, VENUE_ORIGINS: 'http://a.example,nonsense' }, /^VENUE_ORIGINS is wrong/],
  ])('names the setting in one sentence: %s', (_name, env, sentence) => {
    expect(() => parseSettings(schema, env)).toThrow(sentence)
  })
})

describe('redisSetting', () => {
  const redis = v.object({ REDIS_URL: redisSetting(), DRAIN_MS: millisecondsSetting(0) })
  it('takes an address or none, and says no word of a wrong one', () => {
    expect(parseSettings(redis, {})).toEqual({ REDIS_URL: '', DRAIN_MS: 0 })
    expect(parseSettings(redis, { REDIS_URL: 'rediss://:pass@redis.example:6379/1', DRAIN_MS: '5000' })).toEqual({
      REDIS_URL: 'rediss://:pass@redis.example:6379/1',
      DRAIN_MS: 5000,
    })
    expect(() => parseSettings(redis, { REDIS_URL: 'http://:s3cret@a' })).toThrow(/^REDIS_URL is wrong: (?!.*s3cret)/)
    expect(() => parseSettings(redis, { DRAIN_MS: '61000' })).toThrow(/^DRAIN_MS is wrong/)
  })
})

describe('instantSetting', () => {
  const clock = v.object({ CLOCK_AT: instantSetting() })
  it('takes an instant with its time zone, or none', () => {
    expect(parseSettings(clock, {})).toEqual({})
    expect(parseSettings(clock, { CLOCK_AT: '2026-03-04T20:00:00+08:00' })).toEqual({
      CLOCK_AT: Date.UTC(2026, 2, 4, 12),
    })
    for (const wrong of ['2026-03-04', '2026-03-04T20:00:00', 'today'])
      expect(() => parseSettings(clock, { CLOCK_AT: wrong })).toThrow(/^CLOCK_AT is wrong: .*instant/)
  })
})
