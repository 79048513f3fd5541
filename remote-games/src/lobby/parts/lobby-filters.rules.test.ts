import {
  behindFirst,
  hasFilters,
  inRows,
  type LobbyFilters,
  NO_FILTERS,
  readFilters,
  writeFilters,
} from './lobby-filters.rules.ts'

const all: LobbyFilters = {
  venue: 'PG',
  tag: 'jackpot',
  theme: 'golden-dragon',
  minBetMax: '0.20',
  recentOnly: true,
  favOnly: true,
  openOnly: true,
  sort: 'rtp',
}

describe('lobby filters in the URL', () => {
  it('round-trips and leaves other parameters unchanged', () => {
    const query = writeFilters(new URLSearchParams('utm=1'), all)
    expect(readFilters(query)).toEqual(all)
    expect(query.get('utm')).toBe('1')
  })

  it('leaves the URL clean without filters', () => {
    expect(writeFilters(new URLSearchParams(writeFilters(new URLSearchParams(), all)), NO_FILTERS).toString()).toBe('')
  })

  it('ignores invalid values', () => {
    expect(readFilters(new URLSearchParams('tag=<b>&sort=drop&fav=yes&venue=&theme=<b>&min=0.00&recent=yes'))).toEqual(
      NO_FILTERS,
    )
  })

  it('does not count the sort order as a filter', () => {
    expect(hasFilters({ ...NO_FILTERS, sort: 'az' })).toBe(false)
    expect(hasFilters({ ...NO_FILTERS, favOnly: true })).toBe(true)
    expect(hasFilters({ ...NO_FILTERS, minBetMax: '1.00' })).toBe(true)
  })
})

it('splits games into rows', () => {
  expect(inRows([1, 2, 3, 4, 5], 3)).toEqual([
    [1, 2, 3],
    [4, 5],
  ])
})

it('[GAMES-118] moves the games that stand above the list behind its first ones', () => {
  expect(behindFirst(['a', 'b', 'c', 'd'], 2, (item) => item === 'a')).toEqual(['b', 'c', 'a', 'd'])
  expect(behindFirst(['a', 'b', 'c', 'd', 'e'], 2, (item) => item < 'c')).toEqual(['c', 'd', 'a', 'b', 'e'])
  expect(behindFirst(['a', 'b'], 3, (item) => item === 'a')).toEqual(['b', 'a'])
  expect(behindFirst(['a', 'b'], 1, (item) => item === 'b')).toEqual(['a', 'b'])
})
