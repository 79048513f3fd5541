import { aBoardMatch } from '@lantern/testing'
import { byLeague, DEFAULT_VIEW, readView, writeView } from './board-view.rules.ts'

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
