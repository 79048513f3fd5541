import { frameRefusal } from './frame-origin.rules.ts'

const params = {
  origin: 'http://venue.test:3101',
  url: 'http://venue.test:3101/?venue=OBTY#code=x',
  currentTimestamp: 1,
}
const listed = ['http://venue.test:3101']
const SITE = 'http://site.test'

describe('frameRefusal', () => {
  it('[GAMES-14] opens the origin of the stored launch', () => {
    expect(frameRefusal('http://venue.test:3101', params, listed, SITE)).toBeNull()
    expect(frameRefusal('http://venue.test:3101/any?x=1', params, listed, SITE)).toBeNull()
  })

  it.each([
    ['another origin', 'http://evil.test', 'other-origin'],
    ['another port', 'http://venue.test:3102', 'other-origin'],
    ['another scheme', 'https://venue.test:3101', 'other-origin'],
    ['a host that only starts with the same text', 'http://venue.test:3101.evil.test', 'bad-url'],
    ['a user part that looks like the venue', 'http://venue.test:3101@evil.test', 'other-origin'],
    ['a script', 'javascript:alert(1)', 'bad-url'],
    ['nothing', null, 'bad-url'],
  ])('[GAMES-14] refuses %s', (_name, url, reason) => {
    expect(frameRefusal(url, params, listed, SITE)).toBe(reason)
  })

  it('refuses a venue that was never launched', () => {
    expect(frameRefusal('http://venue.test:3101', null, listed, SITE)).toBe('never-launched')
  })

  it('[GAMES-14] refuses a launch origin that the site does not list', () => {
    expect(frameRefusal('http://venue.test:3101', params, ['http://other.test'], SITE)).toBe('not-listed')
  })

  it('never frames the site itself, even when a wrong setting lists it', () => {
    const own = { ...params, origin: SITE, url: `${SITE}/` }
    expect(frameRefusal(`${SITE}/mine`, own, [SITE], SITE)).toBe('own-origin')
  })

  it('refuses stored params whose URL has another origin', () => {
    expect(frameRefusal('http://venue.test:3101', { ...params, url: 'http://evil.test/' }, listed, SITE)).toBe(
      'other-origin',
    )
  })
})
