import { chatRooms } from '@lantern/contract/chat'
import { venueList } from '@lantern/contract/games'
import { vvPretty } from '@lantern/contract/site'
import { type MatchPage as MatchData, sportMatch } from '@lantern/contract/sport'
import { queryClient, subscribe, useOpenPageTitle } from '@lantern/platform'
import {
  aBoardMatch,
  aChatRoom,
  aVenue,
  expectNoAxeViolations,
  type FakeApi,
  fakeApi,
  NOON,
  renderWithPlatform,
} from '@lantern/testing'
import { act, screen, waitFor, within } from '@testing-library/react'
import { matchStore } from '../../parts/feed/live-prices.ts'
import { dispatchSlip, readSlip } from '../../parts/slip/slip.store.ts'
import { MatchPage } from './match-page.tsx'

const past = (id: string, home: [string, number], away: [string, number]) => ({
  id,
  startAt: NOON - 86_400_000,
  league: { zh: '灯塔联赛', en: 'Lantern League' },
  home: { zh: home[0], en: home[0] },
  away: { zh: away[0], en: away[0] },
  score: { home: home[1], away: away[1] },
})
let at = NOON
const dataOf = (change: Partial<MatchData> = {}): MatchData => {
  at += 1
  return {
    book: 'OBTY',
    at,
    list: [aBoardMatch({ id: 'x9', period: 'HT', more: 0 })],
    timeline: [{ at: NOON, side: 'home', period: '1H', clock: 12, score: { home: 1, away: 0 }, points: null }],
    periods: [{ period: '1H', home: 1, away: 0 }],
    statistics: { scores: { home: 1, away: 0 }, leads: { home: 1, away: 0 }, ahead: { home: 40, away: 0 } },
    movement: [
      { at: NOON, home: '2.00', draw: '3.40', away: '3.80' },
      { at: NOON + 300_000, home: '1.60', draw: '3.90', away: '5.00' },
    ],
    form: { home: [past('p1', ['Riverbend', 2], ['Hill', 1])], away: [past('p2', ['Valley', 0], ['Hill', 1])] },
    headToHead: [past('p3', ['Valley', 1], ['Riverbend', 1])],
    ...change,
  }
}

let api: FakeApi
beforeEach(() => {
  // No stream: the page shows what it fetched.
  globalThis.WebSocket = class extends EventTarget {
    close(): void {}
  } as never
  dispatchSlip({ kind: 'cleared' })
  api = fakeApi()
  api.on(venueList, { list: [aVenue({ enName: 'OBTY', name: { zh: '欧博体育', en: 'OB Sports' } })] })
  api.on(vvPretty, { '51': ['/'] })
  api.on(sportMatch, () => dataOf())
  api.on(chatRooms, { list: [aChatRoom(), aChatRoom({ roomId: 'match:x9', type: 'match' })] })
})

/** The page, and the title that the shell sets. */
function Tab() {
  return (
    <>
      <span data-testid="tab">{useOpenPageTitle()}</span>
      <MatchPage />
    </>
  )
}

const open = (locale: 'zh-CN' | 'en' = 'zh-CN') =>
  renderWithPlatform(<Tab />, {
    route: '/game/sport/match/x9',
    path: '/game/sport/match/:id',
    member: null,
    locale,
  })

describe('the page of a match', () => {
  it('[GAMES-44] shows score, markets by kind, events, periods and statistics', async () => {
    open()
    expect(await screen.findByTestId('match-score')).toHaveTextContent('1 : 0')
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('河湾 对 山谷')
    expect(within(screen.getByRole('region', { name: '让球' })).getAllByRole('button')).toHaveLength(2)
    expect(screen.getByText('河湾 得分，1 : 0')).toBeInTheDocument()
    expect(screen.getByRole('table', { name: '分节得分' })).toHaveTextContent('上半场')
    expect(screen.getByRole('row', { name: '40% 领先时间 · 平分 60% 0%' })).toBeInTheDocument()
    // The score says both.
    expect(screen.queryByRole('row', { name: /得分次数|最大领先/ })).toBeNull()
    expect(api.calls(sportMatch)[0]).toEqual({ book: 'OBTY', id: 'x9' })
  })

  it('[GAMES-44] has one column for an inning, with the score as the total', async () => {
    const half = (period: string, home: number, away: number) => ({ period, home, away })
    const periods = [1, 2, 3, 4, 5, 6, 7, 8, 9].flatMap((n) => [half(`T${n}`, 0, n === 2 ? 3 : 0), half(`B${n}`, 1, 0)])
    const match = aBoardMatch({ id: 'x9', sport: 'baseball', state: 3, period: 'FT', score: { home: 9, away: 3 } })
    const run = { at: NOON, side: 'away', period: 'T2', clock: 31, score: { home: 1, away: 3 }, points: null } as const
    api.on(sportMatch, () => dataOf({ list: [match], periods, timeline: [run] }))
    open()
    expect(await screen.findByText('2 局上')).toBeInTheDocument()
    const table = within(await screen.findByRole('table', { name: '分节得分' }))
    const heads = table.getAllByRole('columnheader')
    expect(heads.map((head) => head.textContent).join(' ')).toBe('队伍 1 2 3 4 5 6 7 8 9 合计')
    expect(heads[9]).toHaveAccessibleName('第 9 局')
    const cells = (name: RegExp) =>
      within(table.getByRole('row', { name }))
        .getAllByRole('cell')
        .map((cell) => cell.textContent)
    expect(cells(/^河湾/)).toEqual(['1', '1', '1', '1', '1', '1', '1', '1', '1', '9'])
    expect(cells(/^山谷/)).toEqual(['0', '3', '0', '0', '0', '0', '0', '0', '0', '3'])
  })

  it('[GAMES-44] leaves out of its statistics only what the score says', async () => {
    const match = aBoardMatch({ id: 'x9', sport: 'baseball', state: 3, period: 'FT', score: { home: 3, away: 7 } })
    const leads = { home: 0, away: 4 }
    const statistics = { scores: match.score, leads, ahead: { home: 0, away: 68 } }
    api.on(sportMatch, () => dataOf({ list: [match], periods: [], timeline: [], statistics }))
    open()
    const table = within(await screen.findByRole('table', { name: '数据' }))
    expect(table.getAllByRole('rowheader').map((head) => head.textContent)).toEqual(['最大领先', '领先时间 · 平分 32%'])
  })

  it('[GAMES-44] shows what the venue counts besides, in the words of the page, each side filling its own half of a bar', async () => {
    const counts = [
      { name: { zh: '安打', en: 'Hits' }, home: 4, away: 12 },
      { name: { zh: '失误', en: 'Errors' }, home: 0, away: 0 },
    ]
    const zero = { home: 0, away: 0 }
    const statistics = { scores: zero, leads: zero, ahead: { home: 0, away: 68 }, counts }
    api.on(sportMatch, () => dataOf({ statistics }))
    open()
    const table = within(await screen.findByRole('table', { name: '数据' }))
    expect(
      table
        .getAllByRole('row')
        .slice(1, 3)
        .map(({ textContent }) => textContent),
    ).toEqual(['4安打12', '0失误0'])
    const bar = table.getByRole('row', { name: /领先时间/ }).style
    expect([bar.getPropertyValue('--home'), bar.getPropertyValue('--away')]).toEqual(['0%', '68%'])
  })

  it('[GAMES-44] has no table of periods for a score that was decided by hand', async () => {
    api.on(sportMatch, () => dataOf({ periods: [], timeline: [] }))
    open()
    expect(await screen.findByText('还没有得分。')).toBeInTheDocument()
    expect(screen.queryByRole('table', { name: '分节得分' })).toBeNull()
  })

  const parts = () => within(screen.getByRole('navigation', { name: '本页内容' })).getAllByRole('button')

  it('[GAMES-44] leads to its parts by buttons below the score', async () => {
    const { user } = open()
    await user.click(await screen.findByRole('button', { name: '近期战绩' }))
    expect(screen.getByRole('region', { name: '近期战绩' })).toHaveFocus()
    expect(parts()[0]).toHaveTextContent('盘口')
  })

  it('[GAMES-44] has the way to the results of its markets once the match is over', async () => {
    const over = aBoardMatch({ id: 'x9', state: 3, period: 'FT', startAt: Date.now() })
    api.on(sportMatch, () => dataOf({ list: [over] }))
    open()
    expect(await screen.findByText('这场赛事已停止投注。')).toBeInTheDocument()
    expect(parts()[0]).toHaveTextContent('数据')
    expect(screen.getByRole('link', { name: '盘口结果' })).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/game\/sport\/results\?sport=football&day=0&league=football/),
    )
    expect(screen.queryByRole('region', { name: '盘口' })).toBeNull()
  })

  it('[GAMES-41] shows the last results of each side beside its name', async () => {
    open()
    const forms = await screen.findAllByRole('list', { name: '近期战绩' })
    expect(forms.map((form) => form.textContent)).toEqual(['胜', '负'])
  })

  it('[GAMES-44] puts a price on the slip', async () => {
    const { user } = open()
    await user.click(await screen.findByRole('button', { name: /^独赢 平局 3\.40/ }))
    expect(screen.getByRole('button', { name: '打开注单，1 项' })).toBeInTheDocument()
  })

  it.each([
    ['zh-CN', '角球', '九个以上'],
    ['en', 'Corners', 'Nine or more'],
  ] as const)(
    '[GAMES-97] shows a market of an unknown kind by its names and puts it on the slip (%s)',
    async (locale, kind, pick) => {
      const name = (zh: string, en: string) => ({ zh, en })
      const corners = {
        ...{ id: 'x9:corners:x', kind: 'corners', name: name('角球', 'Corners'), line: null, state: 1, oddsVersion: 4 },
        selections: [{ id: 'x9:corners:x:c9', pick: 'c9', name: name('九个以上', 'Nine or more'), odds: '2.20' }],
      }
      const nameless = { ...corners, id: 'x9:cards:x', kind: 'cards', name: undefined }
      const match = aBoardMatch({ id: 'x9', period: 'HT', more: 0 })
      // As a server of a later release answers.
      const data = { ...dataOf(), list: [{ ...match, markets: [...match.markets, corners, nameless] }] }
      api.raw(sportMatch, 200, JSON.stringify({ status_code: 6000, message: '', data }))
      const { user } = open(locale)
      const group = within(await screen.findByRole('region', { name: kind }))
      await user.click(group.getByRole('button', { name: new RegExp(`^${kind} ${pick} 2\\.20`) }))
      expect(screen.getAllByRole('button', { name: /2\.20/ })).toHaveLength(1)
      expect(readSlip().legs[0]).toMatchObject({
        kind: 'corners',
        marketName: corners.name,
        pickName: name('九个以上', 'Nine or more'),
      })
    },
  )

  it('[GAMES-44] refetches its events when the stream reports another score', async () => {
    open()
    await screen.findByTestId('match-score')
    const asked = api.calls(sportMatch).length
    const scored = aBoardMatch({ id: 'x9', period: '2H', score: { home: 2, away: 0 } })
    api.on(sportMatch, () => dataOf({ list: [scored] }))
    const { state, score, points, clock, clockSec, clockRate, period } = scored
    act(() =>
      matchStore.apply(
        [{ id: 'x9', face: { state, score, points, clock, clockSec, clockRate, period }, markets: [], gone: [] }],
        NOON,
        'OBTY',
      ),
    )
    expect(screen.getByTestId('match-score')).toHaveTextContent('2 : 0')
    await waitFor(() => expect(api.calls(sportMatch).length).toBe(asked + 1))
  })

  it('[GAMES-74] titles the tab by sides and score, also after a score of the stream', async () => {
    open('en')
    await screen.findByTestId('match-score')
    expect(screen.getByTestId('tab')).toHaveTextContent('Riverbend 1:0 Valley')
    const { state, points, clock, clockSec, clockRate, period } = aBoardMatch()
    const face = { state, score: { home: 2, away: 0 }, points, clock, clockSec, clockRate, period }
    act(() => matchStore.apply([{ id: 'x9', face, markets: [], gone: [] }], NOON, 'OBTY'))
    expect(screen.getByTestId('tab')).toHaveTextContent('Riverbend 2:0 Valley')
  })

  it('[GAMES-41] shows the movement as a chart with a table, and past matches with their results', async () => {
    open()
    expect(await screen.findByRole('img', { name: /独赢走势/ })).toBeInTheDocument()
    expect(screen.getByText('查看赔率表').closest('details')).toHaveTextContent(/1\.603\.905\.00/)
    const results = screen.getAllByRole('link', { name: /Hill|Riverbend/ }).map((link) => link.textContent?.[0])
    expect(results).toEqual(['胜', '负', '平'])
  })

  it('[GAMES-84] opens the chat room of its match, and the lobby while it has none', async () => {
    const rooms: string[] = []
    const undo = subscribe('chat:open', ({ roomId }) => rooms.push(roomId))
    const { user } = open()
    await user.click(await screen.findByRole('button', { name: '打开本场聊天室' }))
    api.on(chatRooms, { list: [aChatRoom(), aChatRoom({ roomId: 'match:x9', type: 'match', status: 3 })] })
    await act(() => queryClient.refetchQueries({ queryKey: ['games', 'chat-rooms'] }))
    await user.click(await screen.findByRole('button', { name: '打开聊天室' }))
    undo()
    expect(rooms).toEqual(['match:x9', 'lobby'])
  })

  it('[GAMES-44] shows that a match is unknown', async () => {
    api.on(sportMatch, () => dataOf({ list: [] }))
    open()
    expect(await screen.findByText('没有这场赛事')).toBeInTheDocument()
  })

  it('has no accessibility violations', async () => {
    const { container } = open('en')
    await screen.findByTestId('match-score')
    await expectNoAxeViolations(container)
  })
})
