import { readBetFilters, readTransFilters, writeBetFilters, writeTransFilters } from './record-filters.rules.ts'

describe('record filters in the address', () => {
  it('[MINE-11] come back as they went in', () => {
    const trans = { preset: '30d', types: ['deposit', 'withdraw'] } as const
    const written = writeTransFilters(new URLSearchParams('no=1'), { ...trans, types: [...trans.types] })
    expect(written.toString()).toBe('no=1&range=30d&type=deposit%2Cwithdraw')
    expect(readTransFilters(written)).toEqual(trans)
    const bets = { preset: 'today', state: 'settled', result: 'HALF_WIN' } as const
    expect(readBetFilters(writeBetFilters(new URLSearchParams(), bets))).toEqual(bets)
  })

  it('leave the address when they are the default', () => {
    expect(
      writeTransFilters(new URLSearchParams('range=30d&type=deposit'), { preset: '7d', types: [] }).toString(),
    ).toBe('')
  })

  it('ignore what is no filter', () => {
    expect(readTransFilters(new URLSearchParams('type=deposit,evil&range=x'))).toEqual({
      preset: '7d',
      types: ['deposit'],
    })
    expect(readBetFilters(new URLSearchParams('state=open&result=WIN'))).toEqual({
      preset: '7d',
      state: 'open',
      result: null,
    })
  })
})
