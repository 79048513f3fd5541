import { netByAccount, postingsOfRow } from './postings.rules.ts'

describe('netByAccount', () => {
  it('[MINE-61] sums each account and omits those that net to zero', () => {
    expect(
      netByAccount([
        { account: 'main', amount: '-100.10' },
        { account: 'lock.transfer', amount: '100.10' },
        { account: 'lock.transfer', amount: '-100.10' },
        { account: 'venue.OBTY', amount: '100.10' },
      ]),
    ).toEqual([
      { account: 'main', amount: '-100.10' },
      { account: 'venue.OBTY', amount: '100.10' },
    ])
  })

  it('[MINE-61] returns zero if every account nets to zero', () => {
    expect(
      netByAccount([
        { account: 'main', amount: '-5.00' },
        { account: 'main', amount: '5.00' },
      ]),
    ).toEqual([{ account: 'main', amount: '0.00' }])
  })
})

describe('postingsOfRow', () => {
  const sent = { entryNo: 'E1', amount: '-20.00' }
  const back = { entryNo: 'E2', amount: '5.12' }

  it('[MINE-61] returns the single entry of a row and all entries of an order', () => {
    expect(postingsOfRow([sent, back], 'E2')).toEqual([back])
    expect(postingsOfRow([sent, back], 'W1')).toEqual([sent, back])
  })
})
