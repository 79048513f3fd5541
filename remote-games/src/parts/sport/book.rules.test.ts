import { aVenue } from '@lantern/testing'
import { chooseBook } from './book.rules.ts'

describe('chooseBook', () => {
  const venues = [aVenue({ enName: 'OBTY', status: 2 }), aVenue({ enName: 'IMTY' }), aVenue({ enName: 'FBTY' })]

  it('[GAMES-32] uses the prices of the requested venue, the last one, or the first open one', () => {
    expect(chooseBook(venues, ['FBTY', 'IMTY'], 'OBTY')).toBe('FBTY')
    expect(chooseBook(venues, ['OBTY', 'FBTY'], 'OBTY')).toBe('FBTY')
    expect(chooseBook(venues, [null, 'OBTY'], 'OBTY')).toBe('IMTY')
    expect(chooseBook(undefined, [null, 'FBTY'], 'OBTY')).toBe('FBTY')
    expect(chooseBook(undefined, [null, null], 'OBTY')).toBe('OBTY')
  })
})
