/** Filters that are set, and cards of several sizes. */
import { favouriteList } from '@lantern/contract/favourites'
import { gameList, venueList } from '@lantern/contract/games'
import { gameRules, lobbyRails } from '@lantern/contract/lobbies'
import { sec } from '@lantern/contract/site'
import { aGame, aVenue, type FakeApi, fakeApi, renderWithPlatform } from '@lantern/testing'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { countsCached } from '../parts/counts/counts.api.ts'
import { LobbyPage } from './lobby-page.tsx'

const named = (zh: string, gameCode: string) =>
  aGame({
    gameCode,
    enName: 'PG',
    tags: [],
    name: { zh, en: zh },
    image: `/art/${gameCode}.svg`,
    thumb: `/art/${gameCode}.webp`,
  })
const THEME = { count: 15, gameCode: 'c1', image: '' }

const RAILS = {
  featured: [named('夜航', 'f1')],
  rails: [{ kind: 'jackpot' as const, list: [named('赤焰', 'j1'), named('青焰', 'j2')] }],
  themes: [
    { ...THEME, key: 'koi', name: { zh: '锦鲤', en: 'Koi' } },
    { ...THEME, key: 'fox', name: { zh: '灵狐', en: 'Fox' } },
  ],
  providers: [{ enName: 'PG', count: 48 }],
  minBets: ['0.20'],
  rooms: [],
}

let api: FakeApi
beforeEach(() => {
  api = fakeApi()
  api.on(countsCached, {})
  api.on(favouriteList, { list: [] })
  api.on(venueList, { list: [aVenue({ enName: 'PG', category: 'egame' })] })
  api.on(sec, { k: 'MDEyMzQ1Njc4OWFiY2RlZg==', v: 'MDEyMzQ1Njc4OWFiY2RlZg==' })
  api.on(lobbyRails, RAILS)
  api.on(gameRules, { zh: '', en: '', rtp: null, rtpKnown: { zh: '', en: '' }, maxWin: null, cycleMs: null })
  const list = ['甲', '乙', '丙', '丁'].map((zh, at) => named(zh, `c${at}`))
  api.on(gameList, { list, total: 4, hasMore: false })
})

const open = (route = '/game/egame') =>
  renderWithPlatform(<LobbyPage category="egame" />, { route, path: '/game/egame', member: null })
const coversOf = (items: readonly HTMLElement[]) =>
  items.map((item) => item.querySelector('img')?.getAttribute('src') ?? '')

describe('lobby', () => {
  it('[GAMES-117] names the filters that are set above the list, where a tap removes one, and leaves out the rows above the games', async () => {
    const { user, location } = open('/game/egame?theme=koi&open=1&sort=az')
    const set = within(await screen.findByRole('group', { name: '筛选' }))
    await screen.findByRole('button', { name: '甲' })
    expect(set.getAllByRole('button').map((chip) => chip.textContent)).toEqual(['名称', '仅看可玩', '锦鲤'])
    expect(screen.getByRole('button', { name: '筛选 3' })).toBeVisible()
    expect(screen.queryByRole('region', { name: '高倍大奖' })).toBeNull()
    expect(screen.queryByRole('button', { name: /夜航/ })).toBeNull()
    await user.click(set.getByRole('button', { name: '锦鲤' }))
    await user.click(set.getByRole('button', { name: '仅看可玩' }))
    expect(location()).toBe('/game/egame?sort=az')
    expect(await screen.findByRole('region', { name: '高倍大奖' })).toBeVisible()
    expect(screen.getByRole('button', { name: /夜航/ })).toBeVisible()
  })

  it('[GAMES-62] has no rails of new games and top prizes where all games fit in the list below', async () => {
    const { rails, ...rest } = RAILS
    api.on(lobbyRails, { ...rest, rails, providers: [{ enName: 'PG', count: 30 }] })
    open()
    expect(await screen.findByRole('group', { name: '按主题' })).toBeVisible()
    expect(screen.queryByRole('region', { name: '高倍大奖' })).toBeNull()
  })

  it('[GAMES-118] has the games that stand above the list behind its first ones', async () => {
    api.on(lobbyRails, { ...RAILS, featured: [named('甲', 'c0')] })
    open()
    const featured = within(await screen.findByRole('list', { name: '精选' }))
    await waitFor(() => expect(featured.getAllByRole('listitem')[0]).toHaveTextContent('乙'))
    expect(screen.getByRole('list', { name: '游戏' })).toHaveTextContent('甲')
  })

  it('[GAMES-118] has games of one size in two columns, and one large game among its rails', async () => {
    const added = { kind: 'new' as const, list: [named('白焰', 'n1'), named('紫焰', 'n2')] }
    api.on(lobbyRails, { ...RAILS, rails: [added, ...RAILS.rails] })
    open()
    const covers = (title: string) =>
      coversOf(within(screen.getByRole('region', { name: title })).getAllByRole('listitem'))
    await screen.findByRole('region', { name: '新游' })
    expect(covers('新游')[0]).toBe('/art/n1.svg#wide')
    expect(covers('高倍大奖')[0]).toBe('/art/j1.webp#portrait')
    cleanup()
    renderWithPlatform(<LobbyPage category="chess" />, { route: '/game/chess', path: '/game/chess', member: null })
    expect(await screen.findByRole('list', { name: '游戏' })).toHaveTextContent('甲')
    expect(screen.queryByRole('list', { name: '精选' })).toBeNull()
  })

  it('[GAMES-118] shows the first game of a list and of a rail large, with its cover in full detail, but not that of filtered games', async () => {
    open()
    const featured = within(await screen.findByRole('list', { name: '精选' }))
    expect(coversOf(featured.getAllByRole('listitem'))).toEqual([
      '/art/c0.svg#portrait',
      '/art/c1.webp#portrait',
      '/art/c2.webp#portrait',
    ])
    const rail = within(screen.getByRole('region', { name: '高倍大奖' }))
    expect(coversOf(rail.getAllByRole('listitem'))).toEqual(['/art/j1.svg#wide', '/art/j2.webp#portrait'])
    expect(screen.getByRole('list', { name: '游戏' })).toHaveTextContent('丁')
    expect(screen.getByRole('list', { name: '游戏' })).not.toHaveTextContent('甲')
    cleanup()
    open('/game/egame?open=1')
    expect(await screen.findByRole('list', { name: '游戏' })).toHaveTextContent('甲')
    expect(screen.queryByRole('list', { name: '精选' })).toBeNull()
  })
})
