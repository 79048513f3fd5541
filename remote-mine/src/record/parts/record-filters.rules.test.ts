import { readBetFilters, readTransFilters, writeBetFilters, writeTransFilters } from './record-filters.rules.ts'

const NOW = Date.UTC(2026, 10, 21)

describe('record filters in the address', () => {
  it('[MINE-11] round-trip through the URL', () => {
    const trans = { range: { kind: 'preset', preset: '30d' }, types: ['deposit', 'withdraw'] } as const
    const written = writeTransFilters(new URLSearchParams('no=1'), { ...trans, types: [...trans.types] })
    expect(written.toString()).toBe('no=1&range=30d&type=deposit%2Cwithdraw')
    expect(readTransFilters(written, NOW)).toEqual(trans)
    const bets = { range: { kind: 'preset', preset: 'today' }, state: 'settled', result: 'HALF_WIN' } as const
    expect(readBetFilters(writeBetFilters(new URLSearchParams(), bets), NOW)).toEqual(bets)
  })

  it('are removed from the URL if they are the default', () => {
    expect(
      writeTransFilters(new URLSearchParams('range=30d&type=deposit'), {
        range: { kind: 'preset', preset: '7d' },
        types: [],
      }).toString(),
    ).toBe('')
  })

  it('ignore unknown values', () => {
    expect(readTransFilters(new URLSearchParams('type=deposit,evil&range=x'), NOW)).toEqual({
      range: { kind: 'preset', preset: '7d' },
      types: ['deposit'],
    })
    expect(readBetFilters(new URLSearchParams('state=open&result=WIN'), NOW)).toEqual({
      range: { kind: 'preset', preset: '7d' },
      state: 'open',
      result: null,
    })
  })
})
