import type { Match } from '@lantern/contract/games'
import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { LocaleProvider } from '../locale.tsx'
import { type Choice, MatchCard } from './match-card.tsx'

const pick = (id: string, zh: string, en: string, odds: string) => ({ id, pick: id, name: { zh, en }, odds })
const MATCH: Match = {
  id: 'm1',
  sport: 'football',
  league: { zh: '琥珀杯', en: 'Amber Cup' },
  home: { zh: '霜港灯塔', en: 'Frostmere Beacons' },
  away: { zh: '鹤湾梭鱼', en: 'Cranebay Pikes' },
  startAt: 1_000,
  state: 1,
  score: { home: 0, away: 0 },
  clock: null,
  period: '',
  markets: [
    {
      id: 'm1:1x2',
      kind: '1x2',
      line: null,
      state: 1,
      oddsVersion: 7,
      selections: [
        pick('home', '霜港灯塔', 'Frostmere Beacons', '1.95'),
        pick('away', '鹤湾梭鱼', 'Cranebay Pikes', '3.80'),
      ],
    },
    {
      id: 'm1:odd_even',
      kind: 'odd_even',
      name: { zh: '单双', en: 'Odd/even' },
      line: null,
      state: 1,
      oddsVersion: 7,
      selections: [pick('odd', '单', 'Odd', '1.88'), pick('even', '双', 'Even', '1.92')],
    },
  ],
}

describe('a match at the venue', () => {
  it.each([
    ['zh-CN', '更多盘口 +1', '单双', '单'],
    ['en', '1 more markets', 'Odd/even', 'Odd'],
  ] as const)(
    '[SBX-252] shows markets by their own names below the others, and takes a pick of them (%s)',
    async (locale, more, market, odd) => {
      const chosen: Choice[] = []
      render(
        <LocaleProvider locale={locale}>
          <MatchCard match={MATCH} sinceMs={0} oddsType={3} chosen="" onChoose={(choice) => chosen.push(choice)} />
        </LocaleProvider>,
      )
      expect(screen.queryByRole('region', { name: market })).toBeNull()
      await userEvent.click(screen.getByRole('button', { name: more }))
      const group = within(screen.getByRole('region', { name: market }))
      expect(group.getAllByRole('button')).toHaveLength(2)
      await userEvent.click(group.getByRole('button', { name: new RegExp(`^${market} ${odd}`) }))
      expect(chosen).toEqual([{ matchId: 'm1', marketId: 'm1:odd_even', selectionId: 'odd', odds: '1.88' }])
    },
  )
})
