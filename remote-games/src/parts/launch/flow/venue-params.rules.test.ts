import type { LaunchAnswer } from '@lantern/contract/games'
import { venueParamsSchema } from '@lantern/contract/games'
import { parse } from 'valibot'
import { framePathOf, frameSourceOf, gameCodeOf, originOf, venueParamsOf } from './venue-params.rules.ts'

const answer: LaunchAnswer = {
  url: 'http://venue.test:3101/book?t=pc',
  h5Url: 'http://venue.test:3101/book?t=abc',
  activityUrl: 'http://venue.test:3101/activity',
  resource: 'http://venue.test:3101/res',
  token: 'abc',
  apiUrl: '/v1/ob',
  moved: '',
}
const context = { at: 1_700_000_000_000, memberName: 'demo01', cuid: 'ob-7' }

describe('venueParamsOf', () => {
  it.each(['IMTY', 'OBTY', 'FBTY'])('[GAMES-8, GAMES-9, GAMES-10] stores %s in the shape of the contract', (venue) => {
    const params = venueParamsOf(venue, answer, context)
    expect(parse(venueParamsSchema, { [venue]: params })).toEqual({ [venue]: params })
  })

  it('[GAMES-40] stores the game of a launch for venues of games, but not an empty one', () => {
    const stored = venueParamsOf('AG', answer, { ...context, gameCode: 'AG-001' })
    const without = venueParamsOf('AG', answer, context)
    expect(stored && gameCodeOf(stored)).toBe('AG-001')
    expect(without && gameCodeOf(without)).toBe('')
    expect(without).not.toHaveProperty('gameCode')
  })

  it('[GAMES-8] stores all nine IM params, in Chinese with European odds', () => {
    expect(venueParamsOf('IMTY', answer, context)).toEqual({
      LanguageCode: 'CHS',
      OddsType: 'European',
      TimeStamp: '1700000000000',
      origin: 'http://venue.test:3101',
      Token: 'abc',
      MemberCode: 'demo01',
      h5Url: 'http://venue.test:3101/book?t=abc',
      url: 'http://venue.test:3101/book?t=pc',
      currentTimestamp: 1_700_000_000_000,
    })
  })

  it('[GAMES-9] stores all nine OB params', () => {
    expect(venueParamsOf('OBTY', answer, context)).toEqual({
      cuid: 'ob-7',
      origin: 'http://venue.test:3101',
      requestId: 'abc',
      resourceUrl: 'http://venue.test:3101/res',
      resourceGamingUrl: 'http://venue.test:3101/res',
      h5Url: 'http://venue.test:3101/book?t=abc',
      url: 'http://venue.test:3101/book?t=pc',
      activityUrl: 'http://venue.test:3101/activity',
      currentTimestamp: 1_700_000_000_000,
    })
  })

  it('[GAMES-10] stores all five FB params, in Chinese, with the mobile version as its URL', () => {
    expect(venueParamsOf('FBTY', answer, context)).toEqual({
      origin: 'http://venue.test:3101',
      languageType: 'CMN',
      Authorization: 'abc',
      url: 'http://venue.test:3101/book?t=abc',
      currentTimestamp: 1_700_000_000_000,
    })
  })

  it('stores nothing without a venue URL', () => {
    expect(venueParamsOf('OBTY', { ...answer, url: '', h5Url: '' }, context)).toBeNull()
    expect(venueParamsOf('OBTY', { ...answer, h5Url: 'javascript:alert(1)' }, context)).toBeNull()
  })
})

describe('framePathOf', () => {
  it('links to the venue route without its token', () => {
    expect(framePathOf('OBTY', 'http://venue.test:3101')).toBe('/game/sport/ob?url=http%3A%2F%2Fvenue.test%3A3101')
    expect(framePathOf('IMDJ', 'https://v.test')).toBe('/game/gaming/imdj?url=https%3A%2F%2Fv.test')
  })

  it('returns no frame for other venues', () => {
    expect(framePathOf('PG', 'https://v.test')).toBeNull()
  })
})

describe('originOf', () => {
  it.each(['', 'javascript:alert(1)', 'data:text/html,x', '//evil.test/', 'http://', 'file:///etc/passwd'])(
    'refuses %j',
    (url) => {
      expect(originOf(url)).toBeNull()
    },
  )

  it('drops path, query and user', () => {
    expect(originOf('https://user@venue.test/a?b')).toBe('https://venue.test')
  })
})

it('prefers the mobile version of a venue', () => {
  expect(frameSourceOf({ origin: 'x', url: 'u', h5Url: 'h', currentTimestamp: 1 })).toBe('h')
  expect(frameSourceOf({ origin: 'x', url: 'u', h5Url: '', currentTimestamp: 1 })).toBe('u')
})
