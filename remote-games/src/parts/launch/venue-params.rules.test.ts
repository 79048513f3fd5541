import type { LaunchAnswer } from '@lantern/contract/games'
import { venueParamsSchema } from '@lantern/contract/games'
import { parse } from 'valibot'
import { framePathOf, frameSourceOf, originOf, venueParamsOf } from './venue-params.rules.ts'

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
  it.each(['IMTY', 'OBTY', 'FBTY'])(
    '[GAMES-8, GAMES-9, GAMES-10] stores %s in the shape of the specification',
    (venue) => {
      const params = venueParamsOf(venue, answer, context)
      expect(parse(venueParamsSchema, { [venue]: params })).toMatchObject({
        [venue]: { origin: 'http://venue.test:3101' },
      })
    },
  )

  it('[GAMES-9] keeps the cuid and request id of OB', () => {
    expect(venueParamsOf('OBTY', answer, context)).toMatchObject({ cuid: 'ob-7', requestId: 'abc', apiUrl: '/v1/ob' })
  })

  it('[GAMES-8] gives IM its default language and odds', () => {
    expect(venueParamsOf('IMTY', answer, context)).toMatchObject({ LanguageCode: 'CHS', OddsType: 'European' })
  })

  it('stores nothing when the venue gave no address', () => {
    expect(venueParamsOf('OBTY', { ...answer, url: '', h5Url: '' }, context)).toBeNull()
    expect(venueParamsOf('OBTY', { ...answer, h5Url: 'javascript:alert(1)' }, context)).toBeNull()
  })
})

describe('framePathOf', () => {
  it('leads to the route of the venue without its token', () => {
    expect(framePathOf('OBTY', 'http://venue.test:3101')).toBe('/game/sport/ob?url=http%3A%2F%2Fvenue.test%3A3101')
    expect(framePathOf('IMDJ', 'https://v.test')).toBe('/game/gaming/imdj?url=https%3A%2F%2Fv.test')
  })

  it('knows no frame for other venues', () => {
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

it('shows the phone form of a venue first', () => {
  expect(frameSourceOf({ origin: 'x', url: 'u', h5Url: 'h', currentTimestamp: 1 })).toBe('h')
  expect(frameSourceOf({ origin: 'x', url: 'u', h5Url: '', currentTimestamp: 1 })).toBe('u')
})
