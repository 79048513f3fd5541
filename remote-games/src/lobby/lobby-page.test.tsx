import { favouriteList } from '@lantern/contract/favourites'
import { gameFavorite, gameList, venueList } from '@lantern/contract/games'
import { gameRecent, gameRecentClear, gameRules, lobbyRails, lobbyTables } from '@lantern/contract/lobbies'
import { venueReminders } from '@lantern/contract/reminders'
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
import { localSpan } from '../parts/local-span.rules.ts'
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

const RAILS = {
  featured: [],
  rails: [{ kind: 'jackpot' as const, list: [aGame({ gameCode: 'g7', tags: [], name: { zh: '赤焰', en: 'Ember' } })] }],
  themes: [
    { key: 'golden-dragon', name: { zh: '金龙', en: 'Golden Dragon' }, count: 15, gameCode: 'g1', image: '' },
    { key: 'koi', name: { zh: '锦鲤', en: 'Koi' }, count: 15, gameCode: 'g2', image: '' },
  ],
  providers: [{ enName: 'PG', count: 48 }],
  minBets: ['0.20', '1.00'],
  rooms: [],
}
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
  api.on(lobbyRails, RAILS)
  api.on(gameRecent, { list: [] })
  api.on(gameRules, {
    zh: '20 线连续相同即赔。',
    en: '20 lines pay.',
    rtp: '96.50',
    rtpKnown: { zh: '由数据精确计算。', en: 'Computed exactly.' },
    maxWin: 1728,
    cycleMs: 2_500,
  })
  api.on(gameList, {
    list: [LANTERN, aGame({ gameCode: 'g2', tags: [], name: { zh: '金鲤', en: 'Carp' } })],
    total: 2,
    hasMore: false,
  })
})

const open = (route = '/game/egame', member: string | null = null) =>
  renderWithPlatform(<LobbyPage category="egame" />, { route, path: '/game/egame', member })

describe('lobby', () => {
  it('[GAMES-123] marks the venues of two card games of one name', async () => {
    const bulls = (enName: string) =>
      aGame({ enName, gameCode: enName, tags: [], category: 'chess', name: { zh: '极速牛牛', en: 'Speed Bulls' } })
    const venue = (enName: string, zh: string) => aVenue({ enName, category: 'chess', name: { zh, en: zh } })
    api.on(venueList, { list: [venue('KYQP', '开元棋牌'), venue('LEGQP', '乐游棋牌')] })
    api.on(gameList, { list: [bulls('KYQP'), bulls('LEGQP')], total: 2, hasMore: false })
    renderWithPlatform(<LobbyPage category="chess" />, { route: '/game/chess', path: '/game/chess', member: null })
    const list = within(await screen.findByRole('list', { name: '游戏' }))
    expect(list.getAllByText('极速牛牛')).toHaveLength(2)
    for (const name of ['开元棋牌', '乐游棋牌']) expect(list.getByRole('img', { name })).toBeVisible()
  })

  it('[GAMES-122] starts a rail with a theme that the rail above does not show', async () => {
    const about = (theme: string, gameCode: string) =>
      aGame({ gameCode, theme, tags: [], name: { zh: gameCode, en: gameCode } })
    const rails = [
      { kind: 'new' as const, list: [about('dragon', '甲'), about('koi', '乙')] },
      { kind: 'jackpot' as const, list: [about('dragon', '丙'), about('tiger', '丁')] },
    ]
    api.on(lobbyRails, { ...RAILS, rails })
    open()
    const rail = within(await screen.findByRole('region', { name: '高倍大奖' }))
    expect(rail.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['丁', '丙'])
  })

  it('shows the games of its category with their RTP', async () => {
    open()
    expect(await screen.findByRole('button', { name: '灯笼夜' })).toBeEnabled()
    expect(screen.getAllByText('RTP 96.50%')).toHaveLength(2)
    expect(api.calls(gameList)[0]).toMatchObject({ category: 'egame', pageNum: 1, pageSize: 30, sort: 'hot' })
  })

  it('[GAMES-68] shows the small covers of its games, or their covers', async () => {
    api.on(gameList, {
      list: [
        { ...LANTERN, image: '/art/g1.svg', thumb: '/art/g1.webp' },
        aGame({ gameCode: 'g2', tags: [], name: { zh: '金鲤', en: 'Carp' }, image: '/art/g2.svg' }),
      ],
      total: 2,
      hasMore: false,
    })
    open()
    const cover = async (name: string) => (await screen.findByRole('button', { name })).querySelector('img')?.src
    expect(await cover('灯笼夜')).toMatch(/\/art\/g1\.webp/)
    expect(await cover('金鲤')).toMatch(/\/art\/g2\.svg/)
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

  it('[GAMES-6] of a kind that the platform does not count shows the number of games of its venues', async () => {
    api.on(lobbyRails, {
      featured: [],
      rails: [],
      themes: [],
      providers: [
        { enName: 'JDBBY', count: 13 },
        { enName: 'CQ9BY', count: 7 },
      ],
      minBets: [],
      rooms: [],
    })
    renderWithPlatform(<LobbyPage category="fishing" />, {
      route: '/game/fishing',
      path: '/game/fishing',
      member: null,
    })
    expect(await screen.findByText('20 款游戏')).toBeInTheDocument()
  })

  it('[GAMES-18] marks a venue in maintenance and hides a closed one', async () => {
    open()
    const venues = within(await screen.findByRole('group', { name: '场馆' }))
    expect(venues.getByRole('button', { name: /JDB 电子.*维护中/ })).toBeInTheDocument()
    expect(venues.queryByText('FG 电子')).toBeNull()
  })

  it('[GAMES-18] does not enter a game of a venue in maintenance, but shows until when and offers a reminder', async () => {
    api.on(gameList, { list: [{ ...LANTERN, enName: 'JDB' }], total: 1, hasMore: false })
    api.on(venueReminders, { list: [] })
    const { user, location } = open('/game/egame', 'demo01')
    const span = localSpan(DOWN.maintainFrom ?? 0, DOWN.maintainTo ?? 0, Date.now())
    await user.click(await screen.findByRole('button', { name: `维护中 ${span} 灯笼夜` }))
    const sheet = within(await screen.findByRole('dialog', { name: '灯笼夜' }))
    expect(sheet.getByText(`维护中 ${span}（本机时间）`)).toBeVisible()
    expect(await sheet.findByRole('button', { name: '开放时发邮件告诉我' })).toBeEnabled()
    expect(location()).toBe('/game/egame')
  })

  it.each([
    ['venue', 'PG'],
    ['category', 'egame'],
  ] as const)(
    '[GAMES-60] marks a game as blocked if the member blocked its %s, and links to safer play',
    async (kind, of) => {
      api.on(saferSettings, { ...SETTINGS, blocks: [{ kind, name: of, liftAt: null }] })
      const { user } = open('/game/egame', 'demo01')
      await user.click(await screen.findByRole('button', { name: /您已屏蔽.*灯笼夜/ }))
      expect(screen.queryByRole('region', { name: '高倍大奖', hidden: true })).toBeNull()
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
    await user.click(screen.getByRole('button', { name: '筛选' }))
    const sheet = within(await screen.findByRole('dialog', { name: '筛选' }))
    await user.click(sheet.getByRole('button', { name: '新游' }))
    await user.click(sheet.getByRole('button', { name: '仅看可玩' }))
    expect(location()).toBe('/game/egame?tag=new&open=1')
    await waitFor(() => expect(api.calls(gameList).at(-1)).toMatchObject({ tag: 'new', openOnly: true }))
  })

  it('[GAMES-62] shows rails without a filter; a rail and a theme open the list with the same filter', async () => {
    const { user, location } = open()
    const rail = within(await screen.findByRole('region', { name: '高倍大奖' }))
    expect(rail.getByRole('button', { name: '赤焰' })).toBeVisible()
    await user.click(rail.getByRole('button', { name: '全部高倍大奖' }))
    expect(location()).toBe('/game/egame?tag=jackpot')
    await waitFor(() => expect(api.calls(gameList).at(-1)).toMatchObject({ tag: 'jackpot' }))
    expect(screen.queryByRole('group', { name: '按主题' })).toBeNull()
    await user.click(screen.getByRole('button', { name: '大奖' }))
    await user.click(await screen.findByRole('button', { name: /^金龙/ }))
    expect(location()).toBe('/game/egame?theme=golden-dragon')
    await waitFor(() => expect(api.calls(gameList).at(-1)).toMatchObject({ theme: 'golden-dragon' }))
  })

  it('[GAMES-62] shows venues as chips with their games, and no row of the same venues', async () => {
    const other = aVenue({ enName: 'CQ9', category: 'egame', name: { zh: 'CQ9 电子', en: 'CQ9 Slots' } })
    api.on(venueList, { list: [PG, other] })
    const providers = ['PG', 'CQ9'].map((enName) => ({ enName, count: 12 }))
    api.on(lobbyRails, { ...RAILS, providers })
    open()
    expect(await screen.findByRole('group', { name: '按主题' })).toBeVisible()
    expect(screen.getAllByRole('button', { name: /CQ9 电子/ }).map((chip) => chip.textContent)).toEqual([
      expect.stringMatching(/CQ9 电子12$/),
    ])
  })

  it('[GAMES-62] filters by the minimum stake', async () => {
    const { user, location } = open()
    await screen.findByRole('region', { name: '高倍大奖' })
    await user.click(screen.getByRole('button', { name: '筛选' }))
    await user.click(
      within(await screen.findByRole('group', { name: '起投不超过' })).getByRole('button', { name: '¥0.20' }),
    )
    expect(location()).toBe('/game/egame?min=0.20')
    await waitFor(() => expect(api.calls(gameList).at(-1)).toMatchObject({ minBetMax: '0.20' }))
  })

  it('[GAMES-62] shows the games that the member entered last, and clears them', async () => {
    api.on(gameRecent, { list: [aGame({ gameCode: 'g9', tags: [], name: { zh: '夜航', en: 'Night' } })] })
    const { user } = open('/game/egame', 'demo01')
    const rail = within(await screen.findByRole('region', { name: '继续玩' }))
    expect(rail.getByRole('button', { name: '夜航' })).toBeVisible()
    api.on(gameRecentClear, {})
    api.on(gameRecent, { list: [] })
    await user.click(rail.getByRole('button', { name: '清空' }))
    await waitFor(() => expect(screen.queryByRole('region', { name: '继续玩' })).toBeNull())
    expect(api.calls(gameRecentClear)).toHaveLength(1)
  })

  it('[GAMES-63] shows live tables with the time left and their road in words', async () => {
    const at = Date.now()
    api.on(lobbyTables, {
      list: [
        {
          gameCode: 'AG-004',
          enName: 'AG',
          name: { zh: '经典百家乐', en: 'Classic Baccarat' },
          engine: 'baccarat',
          minBet: '1.00',
          maxBet: '5000.00',
          dealer: null,
          seated: 0,
          round: 8,
          closeAt: at + 3_600_000 + 61_000,
          endAt: at + 3_700_000,
          results: ['banker', 'player', 'banker', 'tie'],
        },
      ],
    })
    renderWithPlatform(<LobbyPage category="realbet" />, {
      route: '/game/realbet',
      path: '/game/realbet',
      member: null,
    })
    const table = await screen.findByRole('button', { name: /经典百家乐/ })
    expect(within(table).getByRole('img', { name: '最近 4 局：庄 2，闲 1，和 1' })).toBeVisible()
    expect(table).toHaveTextContent(/距停止下注 1:01:0[01]/)
  })

  it('[GAMES-64] shows rules and figures of a game', async () => {
    const { user } = open()
    await user.click(await screen.findByRole('button', { name: '灯笼夜 说明' }))
    const sheet = within(await screen.findByRole('dialog', { name: '灯笼夜' }))
    expect(await sheet.findByText('20 线连续相同即赔。')).toBeVisible()
    expect(sheet.getByText('由数据精确计算。')).toBeVisible()
    for (const [fact, value] of [
      ['RTP', '96.50%'],
      ['波动', '中'],
      ['单局最高返还', '1,728 倍'],
      ['投注限额', '¥2.00 – 1,000.00'],
      ['每局间隔', '至少 2.5 秒'],
      ['计入流水', '100%'],
    ] as const)
      expect(sheet.getByText(fact).parentElement?.parentElement).toHaveTextContent(value)
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
    expect(screen.queryByRole('button', { name: '筛选' })).toBeNull()
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

  it('[GAMES-49] stores a favourite of a visitor on the device and requests only these games', async () => {
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
