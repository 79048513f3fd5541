/** The row above the games, by kind. */
import { MARKET_STATE } from '@lantern/contract/games'
import { gameRules, type LobbyTable, lobbyTables } from '@lantern/contract/lobbies'
import { vvPretty } from '@lantern/contract/site'
import { type Board, sportBoard } from '@lantern/contract/sport'
import { queryClient } from '@lantern/platform'
import { aBoardMatch, aGame, aVenue, type FakeApi, fakeApi, NOON, renderWithPlatform } from '@lantern/testing'
import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import { LobbyHero, type LobbyHeroProps } from './lobby-hero.tsx'
import { LOBBIES, type LobbyCategory } from './parts/lobbies.ts'

const LIVE_TABLE: LobbyTable = {
  gameCode: 'AG-004',
  enName: 'AG',
  name: { zh: '经典百家乐', en: 'Classic Baccarat' },
  engine: 'baccarat',
  minBet: '1.00',
  maxBet: '5000.00',
  dealer: { zh: '知夏', en: 'Ada' },
  seated: 3,
  round: 8,
  closeAt: Date.now() + 3_600_000,
  endAt: Date.now() + 3_700_000,
  results: ['banker', 'player'],
}

let api: FakeApi
const onEnter = jest.fn()
const onPlay = jest.fn()
beforeEach(() => {
  onEnter.mockClear()
  onPlay.mockClear()
  api = fakeApi()
  api.on(vvPretty, { '51': ['/'] })
  // No stream: the matches are as they were read.
  globalThis.WebSocket = class extends EventTarget {
    close(): void {}
  } as never
  api.on(gameRules, {
    zh: '规则',
    en: 'Rules',
    rtp: '96.50',
    rtpKnown: { zh: '', en: '' },
    maxWin: 1728,
    cycleMs: 2_500,
  })
})

function open(category: LobbyCategory, change: Partial<LobbyHeroProps> = {}, locale: 'zh-CN' | 'en' = 'zh-CN') {
  return renderWithPlatform(
    <LobbyHero
      lobby={LOBBIES[category]}
      venues={[]}
      featured={null}
      rooms={[]}
      isBlocked={() => false}
      onEnter={onEnter}
      onPlay={onPlay}
      {...change}
    />,
    { locale },
  )
}

/** Places that are drawn but say nothing to a screen reader. */
function hiddenPlaces(within: HTMLElement): Element[] {
  return [...within.querySelectorAll('[aria-hidden="true"]')].filter((place) => place.textContent === '')
}

describe('the row above the games', () => {
  const E_SPORTS = [
    { code: 'lol', name: { zh: '英雄联盟', en: 'LOL' }, count: 1, live: 1 },
    { code: 'cs2', name: { zh: 'CS2', en: 'CS2' }, count: 1, live: 0 },
  ]
  const YB = aVenue({ enName: 'YBDJ', category: 'gaming', name: { zh: '雅博电竞', en: 'YB Esports' } })
  const lol = aBoardMatch({ id: 'e1', sport: 'lol', period: 'S2', points: { home: 3, away: 1 } })
  const cs2 = aBoardMatch({ id: 'e2', sport: 'cs2', state: 1, home: { zh: '夜航', en: 'Nightflight' } })
  const boardOf = (list: Board['list']) => ({ book: 'YBDJ', at: NOON, sports: E_SPORTS, days: [list.length], list })

  it('[GAMES-93] of esports has its matches, with map, rounds and prices; a tap enters the venue of the prices', async () => {
    api.on(sportBoard, boardOf([lol, cs2]))
    const { user } = open('gaming', { venues: [YB] })
    const matches = within(await screen.findByRole('region', { name: /赛事/ }))
    expect(matches.getByText('赔率来自雅博电竞，点击进入场馆投注')).toBeVisible()
    const live = matches.getByRole('button', { name: /河湾/ })
    expect(live).toHaveTextContent(/第 2 局推塔局独赢河湾311\.95山谷103\.80/)
    // Where it is shortened.
    expect(within(live).getByTitle('河湾')).toHaveTextContent(/^河湾$/)
    expect(matches.getByRole('button', { name: /夜航/ })).not.toHaveTextContent('局')
    await user.click(live)
    expect(onEnter.mock.calls.map(([venue]) => venue.enName)).toEqual(['YBDJ'])
    expect(api.calls(sportBoard)[0]).toMatchObject({ book: 'YBDJ', sport: '', day: 0 })
  })

  it('[GAMES-93] of esports has at most twelve matches, in the order of the server', async () => {
    const many = [...'ABCDEFGHIJKLMN'].map((letter) =>
      aBoardMatch({ id: letter, sport: 'lol', home: { zh: `队${letter}`, en: `Team ${letter}` } }),
    )
    api.on(sportBoard, boardOf(many))
    open('gaming', { venues: [YB] })
    const matches = within(await screen.findByRole('region', { name: /赛事/ }))
    const shown = matches.getAllByRole('listitem').map((item) => /队[A-N]/.exec(item.textContent ?? '')?.[0])
    expect(shown).toEqual(many.slice(0, 12).map(({ home }) => home.zh))
  })

  it('[GAMES-93] of esports has a match with open prices first', async () => {
    const suspended = { ...lol, markets: lol.markets.map((market) => ({ ...market, state: MARKET_STATE.suspended })) }
    api.on(sportBoard, boardOf([suspended, cs2]))
    open('gaming', { venues: [YB] })
    const matches = within(await screen.findByRole('region', { name: /赛事/ }))
    const [first, second] = matches.getAllByRole('listitem')
    expect(first).toHaveTextContent('夜航')
    expect(second).toHaveTextContent('河湾')
  })

  it('[GAMES-93] of esports filters its matches by game, in the URL', async () => {
    api.on(sportBoard, boardOf([lol, cs2]))
    const { user, location } = open('gaming', { venues: [YB] }, 'en')
    const filter = within(await screen.findByRole('group', { name: 'Games' }))
    await user.click(filter.getByRole('button', { name: /CS2/ }))
    expect(location()).toMatch(/\?title=cs2$/)
    expect(screen.queryByRole('button', { name: /Riverbend/ })).toBeNull()
    expect(screen.getByRole('button', { name: /Nightflight/ })).toBeVisible()
    await user.click(filter.getByRole('button', { name: 'All' }))
    expect(location()).not.toContain('title')
    expect(screen.getByRole('button', { name: /Riverbend/ })).toBeVisible()
  })

  it('[GAMES-93] of esports has only its venues while there is no match, or no venue to enter', async () => {
    api.on(sportBoard, boardOf([]))
    open('gaming', { venues: [YB] })
    await waitFor(() => expect(api.calls(sportBoard)).toHaveLength(1))
    expect(screen.queryByRole('region', { name: /赛事/ })).toBeNull()
    cleanup()
    open('gaming', { venues: [YB], isBlocked: () => true })
    expect(screen.getAllByRole('listitem')).toHaveLength(1)
    expect(api.calls(sportBoard)).toHaveLength(1)
  })

  it('[GAMES-63] of esports shows its venues, with their events and terms; a tap enters one', async () => {
    api.on(sportBoard, boardOf([]))
    const venues = [
      aVenue({ enName: 'YBDJ', category: 'gaming', name: { zh: 'DB电竞', en: 'DB Esports' }, live: 4, minBet: '2.00' }),
      aVenue({ enName: 'IMDJ', category: 'gaming', name: { zh: 'IM电竞', en: 'IM Esports' }, status: 2 }),
    ]
    const { user } = open('gaming', { venues })
    await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(2))
    const [first, second] = screen.getAllByRole('listitem')
    expect(first).toHaveTextContent(/DB电竞.*2.*4/)
    expect(second).toHaveTextContent(/IM电竞.*维护中/)
    await user.click(within(first as HTMLElement).getByRole('button'))
    expect(onEnter.mock.calls.map(([venue]) => venue.enName)).toEqual(['YBDJ'])
  })

  it('[GAMES-63] of lotteries shows draws, with the last numbers and the time left', async () => {
    const at = Date.now()
    api.on(lobbyTables, {
      list: [
        {
          gameCode: 'VRCP-011',
          enName: 'VRCP',
          name: { zh: '分分彩', en: 'Minute Draw' },
          engine: 'digits',
          minBet: '1.00',
          maxBet: '500.00',
          dealer: null,
          seated: 0,
          round: 8,
          closeAt: at + 41_000,
          endAt: at + 60_000,
          results: ['3,7,1,0,9', '1,1,1,1,1', '2,2,2,2,2', '9,9,9,9,9'],
        },
      ],
    })
    const { user } = open('lottery')
    const draw = await screen.findByRole('button', { name: /分分彩/ })
    expect(draw).toHaveTextContent(/3\s*7\s*1\s*0\s*9/)
    expect(draw).toHaveTextContent(/第 7 期.*6 期.*5 期/)
    expect(draw).not.toHaveTextContent(/9\s*9\s*9/)
    expect(within(draw).getByRole('img', { name: '最近 4 期和值，由旧到新：45 10 5 20' })).toBeVisible()
    expect(draw).toHaveTextContent(/0:(40|41)/)
    await user.click(draw)
    expect(onPlay.mock.calls.map(([game]) => game.gameCode)).toEqual(['VRCP-011'])
  })

  it('[GAMES-94] of cards is rooms by stake, each with one button, which sits down at the only table', async () => {
    const table = (gameCode: string, zh: string) =>
      aGame({ gameCode, enName: 'KYQP', category: 'chess', name: { zh, en: zh }, rtp: '95.00' })
    const rooms = [
      {
        key: 'starter',
        name: { zh: '初级房', en: 'Starter room' },
        minBet: '1.00',
        maxBet: '20.00',
        list: [table('k1', '欢乐牛牛')],
      },
      {
        key: 'high',
        name: { zh: '高级房', en: 'High room' },
        minBet: '20.00',
        maxBet: '500.00',
        list: [table('k2', '血战牛牛'), { ...table('k3', '百人牛牛'), enName: 'LEGQP' }],
      },
    ]
    const venues = [aVenue({ enName: 'KYQP', category: 'chess', name: { zh: '开元棋牌', en: 'KY Cards' } })]
    const { user } = open('chess', { rooms, venues, isBlocked: ({ enName }) => enName === 'LEGQP' })
    const section = within(screen.getByRole('region', { name: '房间' }))
    expect(section.getAllByRole('heading', { level: 3 }).map((heading) => heading.textContent)).toEqual([
      '初级房',
      '高级房',
    ])
    expect(section.getByText('¥20.00–500.00')).toBeVisible()
    expect(section.getAllByRole('button')).toHaveLength(2)
    expect(section.getAllByRole('listitem')[1]).toHaveTextContent(/RTP 95\.00%血战牛牛开元棋牌进入 高级房$/)
    await user.click(section.getByRole('button', { name: '进入 高级房' }))
    expect(onPlay.mock.calls.map(([game]) => game.gameCode)).toEqual(['k2'])
  })

  it('[GAMES-94] of cards names a game of several venues once; the button of its room opens a sheet of its tables', async () => {
    const fast = aGame({
      gameCode: 'k1',
      enName: 'KYQP',
      category: 'chess',
      name: { zh: '极速牛牛', en: 'Speed Bulls' },
    })
    const list = [fast, { ...fast, gameCode: 'l1', enName: 'LEGQP' }]
    const rooms = [{ key: 'mid', name: { zh: '中级房', en: 'Middle room' }, minBet: '5.00', maxBet: '100.00', list }]
    const venues = [
      aVenue({ enName: 'KYQP', category: 'chess', name: { zh: '开元棋牌', en: 'KY Cards' } }),
      aVenue({ enName: 'LEGQP', category: 'chess', name: { zh: '乐游棋牌', en: 'Leg Cards' } }),
    ]
    const { user } = open('chess', { rooms, venues })
    const section = within(screen.getByRole('region', { name: '房间' }))
    expect(section.getAllByText(/极速牛牛/)).toHaveLength(1)
    await user.click(section.getByRole('button', { name: '进入 中级房' }))
    expect(onPlay).not.toHaveBeenCalled()
    const sheet = await screen.findByRole('dialog', { name: '中级房' })
    await user.click(within(sheet).getByRole('button', { name: /乐游棋牌/ }))
    await waitFor(() => expect(sheet).not.toBeInTheDocument())
    expect(onPlay.mock.calls.map(([game]) => game.gameCode)).toEqual(['l1'])
  })

  it('[GAMES-94] of cards loads as rooms under their title, which a screen reader hears as loading; one game as one place', () => {
    open('chess', { rooms: undefined, featured: undefined })
    const rooms = screen.getByRole('region', { name: '房间' })
    expect(within(rooms).getByRole('status')).toHaveTextContent('加载中')
    expect(hiddenPlaces(rooms)).toHaveLength(2)
    expect(screen.queryByRole('button')).toBeNull()
    cleanup()
    const { container } = open('egame', { featured: undefined })
    expect(screen.queryByRole('region', { name: '房间' })).toBeNull()
    expect(screen.getByRole('status')).toHaveTextContent('加载中')
    expect(hiddenPlaces(container)).toHaveLength(1)
  })

  it('[GAMES-94] of cards is one game where the server has no rooms', () => {
    open('chess', { featured: aGame({ gameCode: 'g9', name: { zh: '灯笼夜', en: 'Lantern Night' } }) })
    expect(screen.getByRole('button', { name: /灯笼夜/ })).toBeVisible()
  })

  it.each([
    ['zh-CN', /AG · 荷官 知夏.*在座 3 人/],
    ['en', /AG · Dealer Ada.*3 seated/],
  ] as const)('[GAMES-95] of live tables names who deals and how many sit there (%s)', async (locale, text) => {
    api.on(lobbyTables, { list: [LIVE_TABLE] })
    open('realbet', {}, locale)
    expect(await screen.findByRole('button', { name: text })).toBeVisible()
  })

  it('[GAMES-95] of live tables has those that take bets first, and keeps their order', async () => {
    const at = Date.now()
    const closed = { ...LIVE_TABLE, closeAt: at - 1_000, endAt: at + 9_000 }
    const open1 = { ...LIVE_TABLE, gameCode: 'AG-005', name: { zh: '多台轮盘', en: 'Multi Roulette' } }
    let list = [closed, open1]
    api.on(lobbyTables, () => ({ list }))
    open('realbet', { venues: [aVenue({ enName: 'AG', category: 'realbet' })] })
    const order = () => screen.getAllByRole('listitem').map((item) => /百家乐|轮盘/.exec(item.textContent ?? '')?.[0])
    await screen.findByRole('button', { name: /经典百家乐/ })
    expect(order()).toEqual(['轮盘', '百家乐'])
    list = [LIVE_TABLE, { ...open1, closeAt: at - 1 }]
    await act(() => queryClient.refetchQueries())
    expect(order()).toEqual(['轮盘', '百家乐'])
  })

  it.each([
    [41, 1],
    [20, 2],
  ])('[GAMES-63] of live tables has the last half minute as a bar too (%i s: %i marks)', async (left, marks) => {
    api.on(lobbyTables, { list: [{ ...LIVE_TABLE, closeAt: Date.now() + left * 1_000 }] })
    open('realbet')
    // A dot always stands before the text.
    expect(hiddenPlaces(await screen.findByText(/距停止下注/))).toHaveLength(marks)
  })

  it('[GAMES-63] of live tables shows the time until the next round while bets are closed', async () => {
    const at = Date.now()
    api.on(lobbyTables, { list: [{ ...LIVE_TABLE, closeAt: at - 1_000, endAt: at + 12_000 }] })
    open('realbet')
    const table = await screen.findByRole('button', { name: /经典百家乐/ })
    expect(table).toHaveTextContent(/距开放下注 00:1[12]/)
    expect(table).not.toHaveTextContent('停止下注')
  })

  it('[GAMES-95] of live tables shows the window of a venue under maintenance instead of the time left', async () => {
    api.on(lobbyTables, { list: [LIVE_TABLE] })
    const from = Date.now()
    const resting = aVenue({ enName: 'AG', status: 2, maintainFrom: from, maintainTo: from + 3_600_000 })
    const { user } = open('realbet', { venues: [resting] })
    const table = await screen.findByRole('button', { name: /经典百家乐/ })
    expect(table).toHaveTextContent(/维护中 /)
    expect(table).not.toHaveTextContent(/距停止下注|在座/)
    await user.click(table)
    expect(onPlay).toHaveBeenCalledTimes(1)
  })

  it.each(['egame', 'fishing'] as const)(
    '[GAMES-63] of %s shows one game with its figures; a tap enters it',
    async (category) => {
      const featured = aGame({ gameCode: 'g9', name: { zh: '灯笼夜', en: 'Lantern Night' }, rtp: '96.50' })
      const { user } = open(category, { featured })
      const card = screen.getByRole('button', { name: /灯笼夜/ })
      expect(card).toHaveTextContent(/RTP 96\.50%中波动/)
      expect(await within(card).findByText(/1,728/)).toBeVisible()
      expect(within(card).getByText(/2\.5/)).toBeVisible()
      await user.click(card)
      expect(onPlay).toHaveBeenCalledTimes(1)
    },
  )

  it('[GAMES-60, GAMES-63] has no game of a blocked venue', () => {
    const featured = aGame({ gameCode: 'g9', name: { zh: '灯笼夜', en: 'Lantern Night' } })
    open('egame', { featured, isBlocked: () => true })
    expect(screen.queryByRole('button')).toBeNull()
  })
})
