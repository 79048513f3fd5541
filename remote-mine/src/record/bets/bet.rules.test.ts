import { accountKind, betTone, netOf, pickWithLine } from './bet.rules.ts'

describe('bet rules', () => {
  it('[MINE-12] knows a result only when it is settled', () => {
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

  it('says a line once, whether or not the venue wrote it into the pick', () => {
    expect(pickWithLine({ pick: '大', line: '2.5' })).toBe('大 2.5')
    expect(pickWithLine({ pick: '小 2.5', line: '2.5' })).toBe('小 2.5')
    expect(pickWithLine({ pick: '松浦纸鸢 +0.5', line: '-0.5' })).toBe('松浦纸鸢 +0.5')
    expect(pickWithLine({ pick: '霜港纸鸢', line: null })).toBe('霜港纸鸢')
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
