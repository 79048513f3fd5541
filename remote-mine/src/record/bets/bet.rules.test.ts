import { accountKind, betTone, netOf, pickWithLine } from './bet.rules.ts'

describe('bet rules', () => {
  it('[MINE-12] returns a result only for a settled bet', () => {
    expect(netOf({ state: 2, stake: '20.00', return: '0.00' })).toBeNull()
    expect(netOf({ state: 3, stake: '20.00', return: '39.00' })).toBe('19.00')
    expect(netOf({ state: 3, stake: '20.00', return: '0.00' })).toBe('-20.00')
  })

  it('derives the tone from the result', () => {
    expect(betTone({ state: 2, stake: '20.00', return: '0.00' })).toBe('info')
    expect(betTone({ state: 3, stake: '20.00', return: '20.00' })).toBe('neutral')
    expect(betTone({ state: 4, stake: '20.00', return: '20.00' })).toBe('neutral')
    expect(betTone({ state: 3, stake: '20.00', return: '10.00' })).toBe('negative')
  })

  it('shows the line once, also if the pick already contains it', () => {
    expect(pickWithLine({ pick: '大', line: '2.5' })).toBe('大 2.5')
    expect(pickWithLine({ pick: '小 2.5', line: '2.5' })).toBe('小 2.5')
    expect(pickWithLine({ pick: '松浦纸鸢 +0.5', line: '-0.5' })).toBe('松浦纸鸢 +0.5')
    expect(pickWithLine({ pick: '霜港纸鸢', line: null })).toBe('霜港纸鸢')
  })

  it('classifies accounts', () => {
    expect(['main', 'venue.OBTY', 'venueOpen.OBTY', 'venueSettle.OBTY'].map(accountKind)).toEqual([
      'main',
      'venue',
      'open',
      'house',
    ])
  })
})
