import { aBoardMatch } from '@lantern/testing'
import { byLeague, DEFAULT_VIEW, endOfScreen, inDays, inGroups, readView, writeView } from './board-view.rules.ts'

describe('board in the URL', () => {
  it('[GAMES-32] round-trips and leaves other parameters alone', () => {
    const view = { sport: 'tennis', day: 3, live: false }
    const query = writeView(new URLSearchParams('odds=malay'), view)
    expect(query.toString()).toBe('odds=malay&sport=tennis&day=3')
    expect(readView(query)).toEqual(view)
    expect(writeView(query, DEFAULT_VIEW).toString()).toBe('odds=malay')
  })

  it('[GAMES-32] ignores invalid values', () => {
    expect(readView(new URLSearchParams('sport=<b>&day=9&live=yes'))).toEqual(DEFAULT_VIEW)
  })
})

it('[GAMES-32] groups matches by league in the order of their first match', () => {
  const cup = { zh: '杯', en: 'Cup' }
  const groups = byLeague([aBoardMatch(), aBoardMatch({ id: 'x2', league: cup }), aBoardMatch({ id: 'x3' })])
  expect(groups.map(({ name, matches }) => [name.en, matches.map(({ id }) => id)])).toEqual([
    ['Lantern League', ['x1', 'x3']],
    ['Cup', ['x2']],
  ])
})

it('[GAMES-32] divides matches by site day, a live one under today although it began before midnight', () => {
  const now = Date.parse('2026-03-05T00:30:00+08:00')
  const at = (startAt: string, id: string, state: 1 | 2 = 1) =>
    aBoardMatch({ id, state, startAt: Date.parse(`2026-03-${startAt}+08:00`) })
  const days = inDays(
    [at('04T23:50', 'live', 2), at('05T09:00', 'morning'), at('05T23:59', 'night'), at('06T00:00', 'next')],
    now,
  )
  expect(days.map(({ date, matches }) => [date, matches.map(({ id }) => id)])).toEqual([
    ['2026-03-05', ['live', 'morning', 'night']],
    ['2026-03-06', ['next']],
  ])
})

it('[GAMES-49] puts favourite matches and those of favourite teams first, then favourite leagues', () => {
  const cup = { zh: '杯', en: 'Cup' }
  const own = { zh: '己', en: 'Own' }
  const matches = [
    aBoardMatch({ id: 'a' }),
    aBoardMatch({ id: 'b' }),
    aBoardMatch({ id: 'c', league: cup }),
    aBoardMatch({ id: 'd', away: own }),
  ]
  const marked = new Set(['match:b', 'team:football/Own', 'league:football/Cup'])
  const { favourites, leagues } = inGroups(matches, (kind, id) => marked.has(`${kind}:${id}`))
  expect(favourites.map(({ id }) => id)).toEqual(['b', 'd'])
  expect(leagues.map(({ key, matches: list }) => [key, list.length])).toEqual([
    ['football/Cup', 1],
    ['football/Lantern League', 1],
  ])
})

it.each([
  [[9, 2, 3], 0],
  [[3, 3, 6, 2], 2],
  [[2, 1], 1],
])('[GAMES-85] the strip stands below the group that fills the first screen: of %j after %d', (sizes, after) => {
  expect(endOfScreen(sizes)).toBe(after)
})
