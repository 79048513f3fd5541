import type { MatchResult } from '@lantern/contract/sport'
import { inLeagues, leaguesOf, readView, writeView } from './results-view.rules.ts'

describe('results view', () => {
  it.each(['day=30', 'day=-1', 'day=1.5', 'day=x', 'sport=<b>', 'league=', `league=${'x'.repeat(65)}`])(
    'counts %p as unset',
    (query) => {
      expect(readView(new URLSearchParams(query))).toEqual({ sport: 'football', day: 0, league: null })
    },
  )

  it('reads what it writes and keeps other parameters', () => {
    const view = { sport: 'tennis', day: 29, league: 'tennis/Open' }
    const query = writeView(new URLSearchParams('bets=open'), view)
    expect(query.get('bets')).toBe('open')
    expect(readView(query)).toEqual(view)
  })

  it('lists leagues once, with the number of their matches', () => {
    const match = { sport: 'tennis', league: { zh: '公开赛', en: 'Open' } }
    expect(leaguesOf([match, match])).toEqual([{ key: 'tennis/Open', name: match.league, count: 2 }])
  })

  it('[GAMES-54] lists matches by league, both in the order of the last match', () => {
    const match = (league: string, id: string) =>
      ({ sport: 'football', league: { zh: league, en: league }, id }) as MatchResult
    const list = [match('A', '1'), match('B', '2'), match('A', '3')]
    expect(inLeagues(list).map(({ name, list: own }) => [name.en, own.map(({ id }) => id)])).toEqual([
      ['A', ['1', '3']],
      ['B', ['2']],
    ])
  })
})
