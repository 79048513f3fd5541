import { auditTasks } from '@lantern/contract/audit'
import { venueList } from '@lantern/contract/games'
import { vvPretty } from '@lantern/contract/site'
import { type MatchResult, sportMatch, sportResults } from '@lantern/contract/sport'
import { memberInfo } from '@lantern/contract/user'
import {
  aBoardMatch,
  aMember,
  aVenue,
  expectNoAxeViolations,
  type FakeApi,
  fakeApi,
  NOON,
  renderWithPlatform,
} from '@lantern/testing'
import { act, screen, within } from '@testing-library/react'
import { dispatchSlip } from '../../parts/slip/slip.store.ts'
import { ResultsPage } from './results-page.tsx'

const SPORTS = [
  { code: 'football', name: { zh: '足球', en: 'Football' }, count: 2 },
  { code: 'tennis', name: { zh: '网球', en: 'Tennis' }, count: 0 },
]
const RESULT: MatchResult = {
  id: 'm20513-00',
  sport: 'football',
  league: { zh: '灯塔联赛', en: 'Beacon League' },
  home: { zh: '河湾', en: 'River' },
  away: { zh: '山谷', en: 'Valley' },
  startAt: NOON,
  endedAt: NOON + 6_540_000,
  state: 3,
  score: { home: 2, away: 1 },
  periods: [
    { period: '1H', home: 2, away: 0 },
    { period: '2H', home: 0, away: 1 },
  ],
  markets: [
    {
      id: 'm:handicap:-5',
      kind: 'handicap',
      line: '-1.25',
      picks: [
        { pick: 'home', result: 'HALF_LOSE' },
        { pick: 'away', result: 'HALF_WIN' },
      ],
    },
    {
      id: 'm:correct_score:x',
      kind: 'correct_score',
      name: { zh: '波胆', en: 'Correct score' },
      line: null,
      picks: ['1-0', '2-0', '2-1', '0-0'].map((pick) => ({
        pick,
        name: { zh: pick, en: pick },
        result: pick === '2-1' ? 'WIN' : 'LOSE',
      })),
    },
  ],
}
const CUP = { zh: '灯塔杯', en: 'Beacon Cup' }
const CANCELLED: MatchResult = { ...RESULT, id: 'm20513-01', league: CUP, state: 6, periods: [], markets: [] }

const ZERO = { home: 0, away: 0 }

/** A pick of a match that this page has not loaded. */
function select(matchId: string): void {
  act(() =>
    dispatchSlip({
      kind: 'toggled',
      book: 'OBTY',
      leg: {
        selectionId: `${matchId}:1x2:x:home`,
        matchId,
        marketId: `${matchId}:1x2:x`,
        kind: '1x2',
        line: null,
        pick: 'home',
        odds: '2.05',
        oddsVersion: 1,
        home: { zh: '河湾', en: 'River' },
        away: { zh: '山谷', en: 'Valley' },
      },
    }),
  )
}

let api: FakeApi
// Loads the lazy chunk outside the time of the first test.
beforeAll(() => import('../slip/slip-sheet.tsx'))
beforeEach(() => {
  api = fakeApi()
  api.on(vvPretty, { '51': ['/'] })
  api.on(venueList, { list: [aVenue({ enName: 'OBTY' })] })
  api.on(memberInfo, aMember())
  api.on(auditTasks, { asOf: 0, list: [] })
  api.on(sportResults, { at: NOON, sports: SPORTS, list: [RESULT, CANCELLED] })
})
const open = (query = '', locale: 'zh-CN' | 'en' = 'zh-CN') =>
  renderWithPlatform(<ResultsPage />, { route: `/game/sport/results${query}`, path: '/game/sport/results', locale })

describe('the result centre', () => {
  it('[GAMES-54] shows a match with its periods and the results of its markets', async () => {
    const { user } = open()
    const [card] = await screen.findAllByRole('article', { name: '河湾 对 山谷' })
    if (!card) throw new Error('A card')
    const [scores] = within(card).getAllByRole('table')
    if (!scores) throw new Error('A table')
    expect(within(scores).getByRole('columnheader', { name: '上半场' })).toBeInTheDocument()
    expect(within(scores).getByRole('row', { name: '河湾 2 0 2' })).toBeInTheDocument()
    expect(within(scores).getByRole('columnheader', { name: '全场' })).toBeInTheDocument()
    await user.click(within(card).getByText('盘口结果'))
    expect(within(card).getByRole('row', { name: '让球 河湾 −1.25 输半' })).toBeVisible()
    expect(within(card).getByRole('row', { name: '让球 山谷 +1.25 赢半' })).toBeVisible()
    const exact = within(card).getAllByRole('row', { name: /^波胆/ })
    expect(exact.map((row) => row.textContent)).toEqual(['波胆2-1赢'])
    expect(within(card).getByRole('link', { name: /赛事详情/ })).toHaveAttribute('href', '/game/sport/match/m20513-00')
  })

  it('[GAMES-97] shows a market of an unknown kind by its names, and leaves out one without', async () => {
    const pick = { pick: 'c9', name: { zh: '九个以上', en: 'Nine or more' }, result: 'WIN' }
    const corners = {
      id: 'm:corners:x',
      kind: 'corners',
      name: { zh: '角球', en: 'Corners' },
      line: null,
      picks: [pick],
    }
    const nameless = { id: 'm:cards:x', kind: 'cards', line: null, picks: [{ pick: 'k2', result: 'WIN' }] }
    // As a server of a later release answers.
    const data = { at: NOON, sports: SPORTS, list: [{ ...RESULT, markets: [corners, nameless] }] }
    api.raw(sportResults, 200, JSON.stringify({ status_code: 6000, message: '', data }))
    const { user } = open()
    const [card] = await screen.findAllByRole('article', { name: '河湾 对 山谷' })
    await user.click(within(card as HTMLElement).getByText('盘口结果'))
    expect(await screen.findByRole('row', { name: '角球 九个以上 赢' })).toBeVisible()
    expect(screen.queryByText('k2')).toBeNull()
  })

  it('[GAMES-54] says that stakes of a match that was not played were returned', async () => {
    open()
    const card = within((await screen.findAllByRole('article'))[1] as HTMLElement)
    expect(card.getByText('取消')).toBeInTheDocument()
    expect(card.getByText('赛事没有进行，所有本金已退回。')).toBeInTheDocument()
    expect(card.queryByText('盘口结果')).toBeNull()
  })

  it('[GAMES-91] has the slip of the board, and fetches the matches of its picks', async () => {
    api.on(sportMatch, {
      book: 'OBTY',
      at: NOON + 1,
      list: [aBoardMatch({ id: 'away-9' })],
      timeline: [],
      periods: [],
      movement: [],
      form: { home: [], away: [] },
      headToHead: [],
      statistics: { scores: ZERO, leads: ZERO, ahead: ZERO },
    })
    act(() => {
      dispatchSlip({ kind: 'taken-back' })
      dispatchSlip({ kind: 'cleared' })
    })
    const { user } = open()
    await screen.findAllByRole('article')
    expect(screen.queryByRole('button', { name: /^打开注单/ })).toBeNull()
    select('away-9')
    await user.click(screen.getByRole('button', { name: '打开注单，1 项' }))
    const sheet = within(await screen.findByRole('dialog', { name: '注单' }))
    expect(await sheet.findByText('赔率下降：2.05 → 1.95')).toBeVisible()
    expect(api.calls(sportMatch)).toEqual([{ book: 'OBTY', id: 'away-9' }])
  })

  it('[GAMES-34] shows a pick as closed if its match is no longer offered', async () => {
    api.on(sportMatch, {
      book: 'OBTY',
      at: NOON + 2,
      list: [],
      timeline: [],
      periods: [],
      movement: [],
      form: { home: [], away: [] },
      headToHead: [],
      statistics: { scores: ZERO, leads: ZERO, ahead: ZERO },
    })
    const { user } = open()
    await screen.findAllByRole('article')
    act(() => dispatchSlip({ kind: 'cleared' }))
    select('gone-9')
    await user.click(screen.getByRole('button', { name: '打开注单，1 项' }))
    const sheet = within(await screen.findByRole('dialog', { name: '注单' }))
    expect(await sheet.findByText('盘口已关闭')).toBeVisible()
  })

  it('[GAMES-54] keeps day, sport and league in the URL', async () => {
    const { user, location } = open('?day=3')
    await user.click(await screen.findByRole('button', { name: '灯塔杯 1' }))
    expect(screen.getAllByRole('article')).toHaveLength(1)
    expect(decodeURIComponent(location())).toBe('/game/sport/results?day=3&league=football/Beacon+Cup')
    await user.click(screen.getByRole('button', { name: '昨天' }))
    await user.click(screen.getByRole('tab', { name: /网球/ }))
    expect(location()).toBe('/game/sport/results?day=1&sport=tennis')
    expect(api.calls(sportResults).at(-1)).toEqual({ sport: 'tennis', day: 1 })
  })

  it('[GAMES-54] offers all leagues if the chosen one has no matches, and yesterday on an empty day', async () => {
    const { user, location } = open('?league=football/Nobody')
    await user.click(await screen.findByRole('button', { name: '查看全部联赛' }))
    expect(screen.getAllByRole('article')).toHaveLength(2)
    api.on(sportResults, { at: NOON, sports: SPORTS, list: [] })
    await user.click(screen.getByRole('tab', { name: /网球/ }))
    await user.click(await screen.findByRole('button', { name: '查看昨天' }))
    expect(location()).toBe('/game/sport/results?sport=tennis&day=1')
  })

  it('retries after an error', async () => {
    api.raw(sportResults, 502, '')
    const { user } = open()
    const retry = await screen.findByRole('button', { name: '重试' })
    api.on(sportResults, { at: NOON, sports: SPORTS, list: [RESULT] })
    await user.click(retry)
    expect(await screen.findByRole('article')).toBeInTheDocument()
  })

  it('has no accessibility violations', async () => {
    const { container } = open('', 'en')
    await screen.findAllByRole('article')
    await expectNoAxeViolations(container)
  })
})
