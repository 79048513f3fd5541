import * as v from 'valibot'
import { originListSetting, originSetting, parseSettings, portSetting } from './settings.ts'

const schema = v.object({
  EDGE_PORT: portSetting(3000),
  UPSTREAM: originSetting(),
  VENUE_ORIGINS: originListSetting('http://127.0.0.1:3101'),
})
const good = { UPSTREAM: 'http://127.0.0.1:3100/' }

describe('parseSettings', () => {
  it('fills defaults, takes empty values as not set and normalises origins', () => {
    expect(parseSettings(schema, { ...good, EDGE_PORT: '', PATH: '/bin' })).toEqual({
      EDGE_PORT: 3000,
      UPSTREAM: 'http://127.0.0.1:3100',
      VENUE_ORIGINS: ['http://127.0.0.1:3101'],
    })
  })

  it.each([
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
