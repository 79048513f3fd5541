import { gameHot, MARKET_STATE, type Match, matchHot, venueLaunch } from '@lantern/contract/games'
import { gameRecent } from '@lantern/contract/lobbies'
import { type Bet, betRecords } from '@lantern/contract/records'
import { memberInfo } from '@lantern/contract/user'
import { queryClient, subscribe } from '@lantern/platform'
import {
  aBet,
  aGame,
  aMatch,
  aMember,
  expectNoAxeViolations,
  type FakeApi,
  fakeApi,
  renderWithPlatform,
} from '@lantern/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { countsCached } from '../parts/counts/counts.api.ts'
import { HomeRails } from './home-rails.tsx'

const betsOf = (list: Bet[]) => ({
  list,
  total: list.length,
  hasMore: false,
  totals: { stake: '0.00', valid: '0.00', return: '0.00', net: '0.00' },
})

function homeApi(): FakeApi {
  const api = fakeApi()
  api.on(matchHot, { list: [aMatch()] })
  api.on(gameHot, { list: [aGame()] })
  api.on(betRecords, betsOf([]))
  api.on(gameRecent, { list: [] })
  return api
}

let api: FakeApi
beforeEach(() => {
  api = homeApi()
})

describe('HomeRails', () => {
  it('[GAMES-119] shows live matches with score and clock that open their page, and popular games that open their launch sheet', async () => {
    const { container } = renderWithPlatform(<HomeRails />, { member: null })
    const matches = within(await screen.findByRole('region', { name: '热门赛事' }))
    expect(await matches.findByText('河湾')).toBeInTheDocument()
    expect(matches.getByText('上半场 20′')).toBeInTheDocument()
    expect(matches.getByRole('link', { name: /河湾/ })).toHaveAttribute('href', '/game/sport/match/x1')
    expect(await screen.findByRole('link', { name: '灯笼夜' })).toHaveAttribute('href', '/game/egame?venue=PG&game=g1')
    await expectNoAxeViolations(container)
  })

  it('[GAMES-119] shows a match with open prices first, which stays there when they are suspended', async () => {
    const closed = (match: Match) => ({
      ...match,
      markets: match.markets.map((market) => ({ ...market, state: MARKET_STATE.suspended })),
    })
    const other = aMatch({ id: 'x2', home: { zh: '夜航', en: 'Nightflight' } })
    api.on(matchHot, { list: [closed(aMatch()), other] })
    renderWithPlatform(<HomeRails />, { member: null })
    const matches = within(await screen.findByRole('region', { name: '热门赛事' }))
    const shown = () => matches.getAllByRole('listitem').map((item) => /河湾|夜航/.exec(item.textContent ?? '')?.[0])
    await waitFor(() => expect(shown()).toEqual(['夜航', '河湾']))
    api.on(matchHot, { list: [aMatch(), closed(other)] })
    await queryClient.invalidateQueries({ queryKey: ['games', 'matches'] })
    await waitFor(() => expect(matches.getAllByText('1.95')).toHaveLength(1))
    expect(shown()).toEqual(['夜航', '河湾'])
  })

  it('[GAMES-20] shows odds in the chosen format, European for visitors', async () => {
    const visitor = renderWithPlatform(<HomeRails />, { member: null })
    expect(await screen.findByText('1.95')).toBeInTheDocument()
    visitor.unmount()
    api = homeApi()
    api.on(memberInfo, aMember({ oddsType: 2 }))
    renderWithPlatform(<HomeRails />)
    expect(await screen.findByText('0.95')).toBeInTheDocument()
  })

  it('[GAMES-119] shows open bets and the last games of a member first, and no row before they are known', async () => {
    const bets = Promise.withResolvers<ReturnType<typeof betsOf>>()
    api.on(betRecords, () => bets.promise)
    api.on(gameRecent, { list: [aGame({ gameCode: 'g2', name: { zh: '火山', en: 'Volcano' } })] })
    const { container } = renderWithPlatform(<HomeRails />)
    await waitFor(() => expect(api.calls(matchHot)).toHaveLength(1))
    await screen.findByText('加载中')
    expect(screen.queryByRole('region')).toBeNull()
    const round = aBet({ no: 'B3', legs: [] })
    bets.resolve(betsOf([aBet(), aBet({ no: 'B2', kind: 'parlay', legs: [...aBet().legs, ...aBet().legs] }), round]))
    const own = within(await screen.findByRole('region', { name: '未结注单' }))
    expect(screen.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual([
      '未结注单',
      '继续玩',
      '热门赛事',
      '热门游戏',
    ])
    expect(own.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/mine/record/betRecord?state=open',
      '/mine/record/betRecord?no=B1',
      '/mine/record/betRecord?no=B2',
    ])
    expect(own.getByText('2 串 1')).toBeInTheDocument()
    expect(container).not.toHaveTextContent('20.00')
    expect(await screen.findByRole('link', { name: '火山' })).toHaveAttribute('href', '/game/egame?venue=PG&game=g2')
    expect(api.calls(betRecords)[0]).toMatchObject({ state: 2 })
    await expectNoAxeViolations(container)
  })

  it('[GAMES-119] does not wait longer for a read that hangs', async () => {
    api.hang(betRecords)
    renderWithPlatform(<HomeRails />)
    await waitFor(() => expect(api.calls(betRecords)).toHaveLength(1))
    expect(screen.queryByRole('region')).toBeNull()
    expect(await screen.findByText('河湾')).toBeInTheDocument()
  })

  it('[GAMES-119] leaves out what cannot be read, and asks nothing for a visitor', async () => {
    api.lose(betRecords)
    api.refuse(gameRecent, 10003)
    const member = renderWithPlatform(<HomeRails />)
    expect(await screen.findByText('河湾')).toBeInTheDocument()
    expect(screen.queryByRole('region', { name: '未结注单' })).toBeNull()
    member.unmount()
    api = homeApi()
    renderWithPlatform(<HomeRails />, { member: null })
    await screen.findByText('河湾')
    expect(api.calls(betRecords)).toHaveLength(0)
    expect(api.calls(gameRecent)).toHaveLength(0)
  })

  it('omits an empty rail', async () => {
    api.on(matchHot, { list: [] })
    renderWithPlatform(<HomeRails />, { member: null })
    await screen.findByRole('link', { name: '灯笼夜' })
    expect(screen.queryByRole('region', { name: '热门赛事' })).toBeNull()
  })

  it('shows one short error with a retry', async () => {
    api.refuse(gameHot, 10003)
    const { user } = renderWithPlatform(<HomeRails />, { member: null })
    expect(await screen.findByText('加载失败')).toBeInTheDocument()
    api.on(gameHot, { list: [aGame()] })
    await user.click(screen.getByRole('button', { name: '重试' }))
    expect(await screen.findByRole('link', { name: '灯笼夜' })).toBeInTheDocument()
  })

  it('[GAMES-2] publishes a member’s counts and sends no request for a visitor', async () => {
    const known = jest.fn()
    const undo = subscribe('counts:known', known)
    api.on(countsCached, { TY: { count: 7, live: 0, updatedAt: 1 } })
    const visitor = renderWithPlatform(<HomeRails />, { member: null })
    await screen.findByRole('link', { name: '灯笼夜' })
    expect(api.calls(countsCached)).toHaveLength(0)
    visitor.unmount()
    api.refuse(venueLaunch, 711017)
    renderWithPlatform(<HomeRails />)
    await waitFor(() => expect(known).toHaveBeenCalledWith({ counts: { TY: { count: 7, live: 0, updatedAt: 1 } } }))
    undo()
  })
})
