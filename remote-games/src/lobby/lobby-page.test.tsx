import { favouriteList } from '@lantern/contract/favourites'
import { gameFavorite, gameList, venueList } from '@lantern/contract/games'
import { saferSettings } from '@lantern/contract/safer-settings'
import { sec } from '@lantern/contract/site'
import { memberInfo } from '@lantern/contract/user'
import {
  aGame,
  aMember,
  aVenue,
  expectNoAxeViolations,
  type FakeApi,
  fakeApi,
  renderWithPlatform,
} from '@lantern/testing'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { countsCached } from '../parts/counts/counts.api.ts'
import { LobbyPage } from './lobby-page.tsx'

const PG = aVenue({ enName: 'PG', category: 'egame', name: { zh: 'PG 电子', en: 'PG Slots' }, live: 0 })
const DOWN = aVenue({
  enName: 'JDB',
  category: 'egame',
  name: { zh: 'JDB 电子', en: 'JDB Slots' },
  status: 2,
  maintainFrom: Date.UTC(2026, 0, 1, 2),
  maintainTo: Date.UTC(2026, 0, 1, 4),
})
const SHUT = aVenue({ enName: 'FG', category: 'egame', name: { zh: 'FG 电子', en: 'FG Slots' }, status: 3 })
// Text on the cover would become part of the button's accessible name.
const LANTERN = aGame({ tags: [], enName: 'PG' })

const SETTINGS = { realityMinutes: 60, blocks: [], quiet: { hours: null, pending: null, until: null } }

let api: FakeApi
beforeEach(() => {
  api = fakeApi()
  api.on(countsCached, { DZ: { count: 12_000, live: 3, updatedAt: Date.now() } })
  api.on(favouriteList, { list: [] })
  api.on(venueList, { list: [PG, DOWN, SHUT] })
  api.on(sec, { k: 'MDEyMzQ1Njc4OWFiY2RlZg==', v: 'MDEyMzQ1Njc4OWFiY2RlZg==' })
  api.on(memberInfo, aMember())
  api.on(saferSettings, SETTINGS)
  api.on(gameList, {
    list: [LANTERN, aGame({ gameCode: 'g2', tags: [], name: { zh: '金鲤', en: 'Carp' } })],
    total: 2,
    hasMore: false,
  })
})

const open = (route = '/game/egame', member: string | null = null) =>
  renderWithPlatform(<LobbyPage category="egame" />, { route, path: '/game/egame', member })

describe('lobby', () => {
  it('shows the games of its category with their RTP', async () => {
    open()
    expect(await screen.findByRole('button', { name: '灯笼夜' })).toBeEnabled()
    expect(screen.getAllByText('RTP 96.50%')).toHaveLength(2)
    expect(api.calls(gameList)[0]).toMatchObject({ category: 'egame', pageNum: 1, pageSize: 30, sort: 'hot' })
  })

  it('[GAMES-6] caps the count badge at 9,999+', async () => {
    open()
    expect(await screen.findByText('9,999+ 款游戏')).toBeInTheDocument()
  })

  it('[GAMES-6] shows a count in grey after five minutes', async () => {
    open()
    expect(await screen.findByText('9,999+ 款游戏')).not.toHaveAttribute('data-stale')
    cleanup()
    api.on(countsCached, { DZ: { count: 12, live: 3, updatedAt: Date.now() - 301_000 } })
    open()
    expect(await screen.findByText('12 款游戏')).toHaveAttribute('data-stale')
  })

  it('[GAMES-18] marks a venue in maintenance and hides a closed one', async () => {
    open()
    const venues = within(await screen.findByRole('group', { name: '场馆' }))
    expect(venues.getByRole('button', { name: /JDB 电子.*维护中/ })).toBeInTheDocument()
    expect(venues.queryByText('FG 电子')).toBeNull()
  })

  it('[GAMES-18] disables a game of a venue in maintenance and shows the end time', async () => {
    api.on(gameList, { list: [{ ...LANTERN, enName: 'JDB' }], total: 1, hasMore: false })
    open()
    expect(await screen.findByRole('button', { name: /10:00–12:00.*灯笼夜/ })).toBeDisabled()
  })

  it.each([
    ['venue', 'PG'],
    ['category', 'egame'],
  ] as const)(
    '[GAMES-60] says where it stands that the member blocked its %s, and leads to safer play',
    async (kind, of) => {
      api.on(saferSettings, { ...SETTINGS, blocks: [{ kind, name: of, liftAt: null }] })
      const { user } = open('/game/egame', 'demo01')
      expect(await screen.findByRole('button', { name: /您已屏蔽.*灯笼夜/ })).toBeDisabled()
      await user.click(screen.getByRole('button', { name: '灯笼夜 说明' }))
      const sheet = within(await screen.findByRole('dialog', { name: '灯笼夜' }))
      expect(sheet.getByText('您在理性娱乐中屏蔽了该场馆或分类。')).toBeVisible()
      expect(sheet.getByRole('link', { name: '前往理性娱乐' })).toHaveAttribute('href', '/mine/safer')
      expect(sheet.queryByRole('button', { name: '进入' })).toBeNull()
    },
  )

  it('[GAMES-60] leaves games of other venues open, and all of them to visitors', async () => {
    api.on(saferSettings, { ...SETTINGS, blocks: [{ kind: 'venue', name: 'JDB', liftAt: null }] })
    open('/game/egame', 'demo01')
    expect(await screen.findByRole('button', { name: '灯笼夜' })).toBeEnabled()
    cleanup()
    open()
    expect(await screen.findByRole('button', { name: '灯笼夜' })).toBeEnabled()
    expect(api.calls(saferSettings)).toHaveLength(1)
  })

  it('[GAMES-19] stores its filters in the URL and sends them to the server', async () => {
    const { user, location } = open()
    await screen.findByRole('button', { name: '灯笼夜' })
    await user.click(screen.getByRole('button', { name: '新游' }))
    await user.click(screen.getByRole('button', { name: '仅看可玩' }))
    expect(location()).toBe('/game/egame?tag=new&open=1')
    await waitFor(() => expect(api.calls(gameList).at(-1)).toMatchObject({ tag: 'new', openOnly: true }))
  })

  it('[GAMES-19] offers to clear the filters when nothing matches', async () => {
    api.on(gameList, ({ only }) => ({ list: only ? [] : [LANTERN], total: 0, hasMore: false }))
    const { user, location } = open('/game/egame?fav=1')
    expect(await screen.findByText('没有符合条件的游戏')).toBeInTheDocument()
    await user.click(screen.getByRole('button', { name: '清除筛选' }))
    expect(location()).toBe('/game/egame')
    expect(await screen.findByRole('button', { name: '灯笼夜' })).toBeInTheDocument()
  })

  it('shows the error and retries', async () => {
    api.raw(gameList, 200, '<html>')
    const { user } = open()
    const alert = await screen.findByRole('alert')
    expect(alert).toHaveTextContent('网络异常，请稍后重试')
    api.on(gameList, { list: [LANTERN], total: 1, hasMore: false })
    await user.click(within(alert).getByRole('button', { name: '重试' }))
    expect(await screen.findByRole('button', { name: '灯笼夜' })).toBeInTheDocument()
  })

  it('shows a single error without venues', async () => {
    api.raw(venueList, 200, '<html>')
    open()
    await screen.findByRole('alert')
    expect(screen.queryByRole('group', { name: '筛选' })).toBeNull()
    expect(screen.queryByRole('button', { name: '灯笼夜' })).toBeNull()
  })

  it('sets a favourite optimistically and reverts it if the server refuses', async () => {
    let refuse: (() => void) | undefined
    api.on(gameFavorite, () => new Promise((_, reject) => (refuse = () => reject(new Error('lost')))))
    const { user } = open('/game/egame', 'demo01')
    const star = await screen.findByRole('button', { name: '收藏 灯笼夜' })
    await user.click(star)
    expect(star).toHaveAttribute('aria-pressed', 'true')
    refuse?.()
    await waitFor(() => expect(star).toHaveAttribute('aria-pressed', 'false'))
  })

  it('[GAMES-49] keeps a favourite of a visitor on the device and asks for these games only', async () => {
    const { user } = open()
    const star = await screen.findByRole('button', { name: '收藏 灯笼夜' })
    await user.click(star)
    expect(star).toHaveAttribute('aria-pressed', 'true')
    expect(localStorage.getItem('favouriteGames')).toBe(
      JSON.stringify([{ kind: 'game', id: `PG/${LANTERN.gameCode}` }]),
    )
    await user.click(screen.getByRole('button', { name: '收藏' }))
    await waitFor(() =>
      expect(api.calls(gameList).at(-1)).toMatchObject({ only: [`PG/${LANTERN.gameCode}`], favOnly: false }),
    )
    expect(api.calls(gameFavorite)).toHaveLength(0)
  })

  it('sends a visitor to login and back to the same game', async () => {
    const { user, location } = open()
    await user.click(await screen.findByRole('button', { name: '灯笼夜' }))
    expect(location()).toBe(`/user/login?redirect=${encodeURIComponent('/game/egame?venue=PG&game=g1')}`)
  })

  it('opens the launch sheet of a deep link once', async () => {
    const { user, location } = open('/game/egame?venue=PG&game=g1', 'demo01')
    const sheet = await screen.findByRole('dialog', { name: '进入 PG 电子' })
    expect(location()).toBe('/game/egame')
    await user.click(within(sheet).getByRole('button', { name: '关闭' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  it('has no accessibility violations', async () => {
    const { container } = open()
    await screen.findByRole('button', { name: '灯笼夜' })
    await expectNoAxeViolations(container)
  })
})
