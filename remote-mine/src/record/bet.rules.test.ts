import { accountKind, betTone, netOf } from './bet.rules.ts'

describe('bet rules', () => {
  it('knows a result only when it is settled', () => {
    expect(netOf({ state: 2, stake: '20.00', return: '0.00' })).toBeNull()
    expect(netOf({ state: 3, stake: '20.00', return: '39.00' })).toBe('19.00')
    expect(netOf({ state: 3, stake: '20.00', return: '0.00' })).toBe('-20.00')
  })

  it('tones by the result', () => {
    expect(betTone({ state: 2, stake: '20.00', return: '0.00' })).toBe('info')
    expect(betTone({ state: 3, stake: '20.00', return: '20.00' })).toBe('neutral')
    expect(betTone({ state: 4, stake: '20.00', return: '20.00' })).toBe('neutral')
    expect(betTone({ state: 3, stake: '20.00', return: '10.00' })).toBe('negative')
  })

  it('names accounts', () => {
    expect(['main', 'venue.OBTY', 'venueOpen.OBTY', 'venueSettle.OBTY'].map(accountKind)).toEqual([
      'main',
      'venue',
      'open',
      'house',
    ])
  })
})
