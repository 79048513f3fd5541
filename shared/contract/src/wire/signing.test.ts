import { SIGNING_GROUPS, signingGroupOf, signingText } from './signing.ts'

describe('signingGroupOf', () => {
  it.each([
    ['/site/api/v1/user/login', '/site/api'],
    ['/act/api/v1/activity/list', '/act/api'],
    ['/game/api/v1/venue/launch', '/game/api'],
    ['/agent/api/v1/apply', '/agent/api'],
    ['/x/component/y', '/site/api'],
    ['/page/fd/api/v1/feed', '/fd/api'],
    ['/fd/api/v1/page/feed', '/fd/api'],
    ['/stream/api/v1/history', null],
    ['/yewu12/api/user/getUserInfo', null],
    ['/site/apix', null],
  ])('[WIRE-9] maps %s to %s', (path, group) => {
    expect(signingGroupOf(path)).toBe(group)
  })

  it.each([
    ['/component', '/site/api'],
    ['/page/fd', '/fd/api'],
  ])('[WIRE-9] a path containing %s signs as %s, whatever group it begins with', (part, group) => {
    for (const before of ['', '/act/api/v1', '/game/api', '/agent/api', '/elsewhere'])
      expect(signingGroupOf(`${before}${part}/x`)).toBe(group)
  })

  it('[WIRE-44] signs a call of the agent area with its own group', () => {
    expect([signingGroupOf('/agent/api/v1/apply'), signingGroupOf('/agent')]).toEqual(['/agent/api', null])
  })

  it('[WIRE-10] has six groups with distinct paths', () => {
    expect([...SIGNING_GROUPS].sort()).toEqual([
      '/act/api',
      '/agent/api',
      '/fd/api',
      '/game/api',
      '/page/fd/api',
      '/site/api',
    ])
    expect(SIGNING_GROUPS.map((group) => signingGroupOf(`${group}/v1/x`) === null)).not.toContain(true)
    expect(signingGroupOf('/api/json-cache/ads')).toBeNull()
  })
})

describe('signingText', () => {
  it('[WIRE-11] joins group, site, version and device', () => {
    expect(signingText('/site/api', 1001, '2.0.0', 'd')).toBe('/site/api|1001|2.0.0|d')
  })
})
