import { venueList } from '@lantern/contract/games'
import { vvPretty } from '@lantern/contract/site'
import { type SportFrame, sportBoard } from '@lantern/contract/sport'
import { memberInfo } from '@lantern/contract/user'
import { subscribe } from '@lantern/platform'
import {
  aBoardMatch as aMatch,
  aMember,
  aVenue,
  expectNoAxeViolations,
  type FakeApi,
  fakeApi,
  renderWithPlatform,
} from '@lantern/testing'
import { act, screen, waitFor, within } from '@testing-library/react'
import { STALE_MS } from '../../parts/feed/price-stream.machine.ts'
import { localSpan } from '../../parts/local-span.rules.ts'
import { dispatchSlip } from '../../parts/slip/slip.store.ts'
import { SportPage } from './sport-page.tsx'

/** A socket that the test drives. */
class FakeSocket extends EventTarget {
  static last: FakeSocket | null = null
  readonly sent: string[] = []
  readyState = 0
  readonly url: string
  constructor(url: string) {
    super()
    this.url = url
    FakeSocket.last = this
  }
  send(text: string): void {
    this.sent.push(text)
  }
  close(): void {
    this.readyState = 3
  }
  open(): void {
    this.readyState = 1
    this.dispatchEvent(new Event('open'))
  }
  say(frame: SportFrame): void {
    act(() => void this.dispatchEvent(new MessageEvent('message', { data: JSON.stringify(frame) })))
  }
}

/** At half time, so that its clock does not run during the tests. */
const aBoardMatch: typeof aMatch = (change) => aMatch({ period: 'HT', ...change })
const OB = aVenue({ enName: 'OBTY', name: { zh: '欧博体育', en: 'OB Sports' } })
const IM = aVenue({ enName: 'IMTY', name: { zh: 'IM 体育', en: 'IM Sports' } })
const DOWN = aVenue({
  enName: 'V188',
  name: { zh: '小金体育', en: 'V188' },
  status: 2,
  maintainFrom: Date.UTC(2026, 0, 1, 2),
  maintainTo: Date.UTC(2026, 0, 1, 4),
})
const SPORTS = [
  { code: 'football', name: { zh: '足球', en: 'Football' }, count: 2, live: 1 },
  { code: 'tennis', name: { zh: '网球', en: 'Tennis' }, count: 4, live: 0 },
]

let api: FakeApi
let at = 1
const nextAt = () => {
  at += 1
  return at
}
/** Reports every row as seen, or none. */
class SeenObserver {
  static isSeen = true
  static readonly told = new Map<Element, (isIntersecting: boolean) => void>()
  readonly #tell: IntersectionObserverCallback
  constructor(tell: IntersectionObserverCallback) {
    this.#tell = tell
  }
  observe(target: Element): void {
    const tell = (isIntersecting: boolean) =>
      this.#tell([{ target, isIntersecting } as IntersectionObserverEntry], this as never)
    SeenObserver.told.set(target, tell)
    tell(SeenObserver.isSeen)
  }
  unobserve(target: Element): void {
    SeenObserver.told.delete(target)
  }
  disconnect(): void {}
}
globalThis.IntersectionObserver = SeenObserver as never

beforeEach(() => {
  FakeSocket.last = null
  globalThis.WebSocket = FakeSocket as never
  dispatchSlip({ kind: 'taken-back' })
  dispatchSlip({ kind: 'cleared' })
  api = fakeApi()
  api.on(venueList, { list: [OB, IM, DOWN] })
  api.on(vvPretty, { '51': ['/'] })
  api.on(memberInfo, aMember())
  api.on(sportBoard, ({ book, live }) => ({
    book,
    at: nextAt(),
    sports: SPORTS,
    days: [2, 5, 0, 0, 0, 0, 0],
    list: live ? [aBoardMatch()] : [aBoardMatch(), aBoardMatch({ id: 'x2', state: 1, clock: null })],
  }))
})

const open = (route = '/game/sport', member: string | null = null, locale: 'zh-CN' | 'en' = 'zh-CN') =>
  renderWithPlatform(<SportPage />, { route, path: '/game/sport', member, locale })
const draw = () => screen.findAllByRole('button', { name: /^独赢 平局 3\.40/ })

/** A frame with another price of the draw in the first match. */
function drawAt(odds: string, time: number): SportFrame {
  const [market] = aBoardMatch().markets
  if (!market) throw new Error('the board match has markets')
  const selections = market.selections.map((one) => (one.pick === 'draw' ? { ...one, odds } : one))
  return {
    kind: 'prices',
    book: 'OBTY',
    at: time,
    matches: [{ id: 'x1', markets: [{ ...market, selections }], gone: [] }],
  }
}

async function connected(): Promise<FakeSocket> {
  await waitFor(() => expect(FakeSocket.last).not.toBeNull())
  const socket = FakeSocket.last
  if (!socket) throw new Error('dialled')
  act(() => socket.open())
  return socket
}

describe('sport board', () => {
  it('[GAMES-32] shows sports with counts, leagues, dates and three columns of prices', async () => {
    open()
    expect(await draw()).toHaveLength(2)
    expect(screen.getByRole('tab', { name: /足球.*2/ })).toHaveAttribute('aria-selected', 'true')
    const league = within(screen.getByRole('region', { name: '灯塔联赛' }))
    expect(league.getAllByRole('article')).toHaveLength(2)
    for (const kind of ['独赢', '让球', '大小']) expect(league.getByText(kind)).toBeInTheDocument()
    for (const name of ['灯塔联赛', '河湾', '山谷']) expect(league.getAllByTitle(name)[0]).toHaveTextContent(name)
    expect(screen.getAllByRole('button', { name: '让球 河湾 −0.5 1.90' })).toHaveLength(2)
    expect(screen.getAllByRole('button', { name: '大小 小 2.5 1.94' })).toHaveLength(2)
    expect(api.calls(sportBoard)).toContainEqual({ book: 'OBTY', sport: 'football', day: 0, live: false })
  })

  it('[GAMES-32] keeps sport and day in the URL', async () => {
    const { user, location } = open()
    await user.click(await screen.findByRole('tab', { name: /网球/ }))
    await user.click(screen.getByRole('button', { name: /周.*5$/ }))
    expect(location()).toBe('/game/sport?sport=tennis&day=1')
    await waitFor(() => expect(api.calls(sportBoard).at(-1)).toMatchObject({ sport: 'tennis', day: 1 }))
    await user.click(screen.getByRole('button', { name: /^滚球/ }))
    expect(location()).toBe('/game/sport?sport=tennis&live=1')
  })

  it('[GAMES-32] collapses a league', async () => {
    const { user } = open()
    await user.click(await screen.findByRole('button', { name: '收起 灯塔联赛' }))
    expect(screen.queryByRole('article')).toBeNull()
    expect(screen.getByRole('button', { name: '展开 灯塔联赛' })).toHaveAttribute('aria-expanded', 'false')
  })

  it('[GAMES-32] shows whose prices it has and switches to those of another venue', async () => {
    const { user } = open()
    await draw()
    expect(screen.getByRole('button', { name: '进入 欧博体育' })).toBeInTheDocument()
    const span = localSpan(DOWN.maintainFrom ?? 0, DOWN.maintainTo ?? 0, Date.now())
    expect(screen.getByRole('button', { name: `小金体育 维护中 ${span}（本机时间）` })).toBeEnabled()
    await user.click(screen.getByRole('button', { name: '查看 IM 体育 的赔率' }))
    await waitFor(() => expect(api.calls(sportBoard).at(-1)).toMatchObject({ book: 'IMTY' }))
    expect(await screen.findByRole('button', { name: '进入 IM 体育' })).toBeInTheDocument()
    expect(localStorage.getItem('sportBook')).toBe('IMTY')
  })

  it('[GAMES-20] shows odds in the chosen format', async () => {
    localStorage.removeItem('sportBook')
    const { user, location } = open()
    await draw()
    await user.click(screen.getByRole('button', { name: '赔率类型 欧洲盘' }))
    await user.click(await screen.findByRole('radio', { name: /马来盘/ }))
    expect(screen.getByRole('button', { name: '赔率类型 马来盘', hidden: true })).toBeInTheDocument()
    expect(await screen.findAllByRole('button', { name: /^独赢 平局 −0\.42/ })).toHaveLength(2)
    expect(location()).toBe('/game/sport?odds=malay')
  })

  it('[GAMES-20] uses the odds type of the member if the URL has none', async () => {
    api.on(memberInfo, aMember({ oddsType: 2 }))
    open('/game/sport', 'demo01')
    expect(await screen.findAllByRole('button', { name: /^独赢 平局 2\.40/ })).toHaveLength(2)
  })

  it('[GAMES-33] puts a price on the slip, keeps it across a reload, and locks closed markets', async () => {
    const [market] = aBoardMatch().markets
    api.on(sportBoard, ({ book }) => ({
      book,
      at: nextAt(),
      sports: SPORTS,
      days: [1],
      list: [
        aBoardMatch({ more: 0 }),
        aBoardMatch({ id: 'x2', markets: market ? [{ ...market, id: 'x2:1x2:x', state: 2 }] : [] }),
      ],
    }))
    const { user, unmount } = open()
    const [first] = await draw()
    if (!first) throw new Error('the board has a draw')
    expect(screen.getAllByRole('button', { name: /^独赢 .* 已锁定$/ })).toHaveLength(3)
    await user.click(first)
    expect(first).toHaveAttribute('aria-pressed', 'true')
    await user.click(screen.getByRole('button', { name: '打开注单，1 项' }))
    const sheet = within(await screen.findByRole('dialog', { name: '注单' }))
    expect(sheet.getByRole('button', { name: '移除 平局' })).toBeInTheDocument()
    expect(sheet.queryByRole('button', { name: '清空' })).toBeNull()
    unmount()
    open()
    expect(await screen.findByRole('button', { name: '打开注单，1 项' })).toBeInTheDocument()
  })

  it('[GAMES-33] offers two picks of different matches as a parlay, with one stake and the exact return', async () => {
    const { user } = open()
    for (const price of await draw()) await user.click(price)
    await user.click(screen.getByRole('button', { name: /^打开注单，2 项/ }))
    const sheet = within(await screen.findByRole('dialog', { name: '注单' }))
    await user.click(sheet.getByRole('radio', { name: '2 串 1' }))
    await user.type(sheet.getByRole('textbox', { name: '投注金额' }), '10')
    expect(sheet.getByText('总赔率').nextElementSibling).toHaveTextContent('11.56')
    expect(sheet.getByText('可能返还').nextElementSibling).toHaveTextContent('¥115.60')
  })

  it('[GAMES-35] applies changes of the stream and marks the direction in words', async () => {
    open()
    await draw()
    const socket = await connected()
    expect(socket.url).toMatch(/\/stream\/ws\/v1\/sport$/)
    expect(JSON.parse(socket.sent[0] ?? '')).toMatchObject({ kind: 'watch', book: 'OBTY', ids: ['x1', 'x2'] })
    socket.say(drawAt('3.55', 2))
    expect(screen.getByRole('button', { name: '独赢 平局 3.55 上升' })).toBeEnabled()
    expect(screen.getByRole('button', { name: '独赢 平局 3.40' })).toBeEnabled()
  })

  it('[GAMES-35] [GAMES-88] marks a price that moves with an arrow and a tint of its direction, for three seconds', async () => {
    jest.useFakeTimers({ advanceTimers: true })
    try {
      open()
      const [cell, other] = await draw()
      const socket = await connected()
      expect(cell).not.toHaveAttribute('data-move')
      expect(cell?.querySelector('.arrow')).toBeNull()
      socket.say(drawAt('3.55', 2))
      expect(cell).toHaveAttribute('data-move', 'up')
      expect(cell?.querySelectorAll('.arrow')).toHaveLength(1)
      expect(other).not.toHaveAttribute('data-move')
      await act(() => jest.advanceTimersByTimeAsync(2_000))
      socket.say(drawAt('3.30', 3))
      expect(cell).toHaveAttribute('data-move', 'down')
      await act(() => jest.advanceTimersByTimeAsync(2_000))
      // The first movement is three seconds old by now; the second is not.
      expect(cell).toHaveAttribute('data-move', 'down')
      socket.say({ kind: 'beat', at: 4 })
      await act(() => jest.advanceTimersByTimeAsync(1_000))
      expect(cell).not.toHaveAttribute('data-move')
      expect(cell?.querySelector('.arrow')).toBeNull()
      expect(cell).toHaveAccessibleName('独赢 平局 3.30')
    } finally {
      jest.useRealTimers()
    }
  })

  it('[GAMES-65] renders a row again when its prices change only near the screen, and brings it up to date there', async () => {
    SeenObserver.isSeen = false
    open()
    await draw()
    const socket = await connected()
    socket.say(drawAt('3.55', 2))
    expect(await draw()).toHaveLength(2)
    act(() => {
      for (const tell of SeenObserver.told.values()) tell(true)
    })
    expect(screen.getByRole('button', { name: /^独赢 平局 3\.55/ })).toBeEnabled()
    expect(await draw()).toHaveLength(1)
    SeenObserver.isSeen = true
  })

  it('[GAMES-35] without the stream, shows the time of its prices and locks them', async () => {
    jest.useFakeTimers({ advanceTimers: true })
    try {
      open()
      await draw()
      const socket = await connected()
      socket.say({ kind: 'beat', at: Date.UTC(2026, 2, 1, 4, 5, 6) })
      await act(() => jest.advanceTimersByTimeAsync(STALE_MS))
      expect(screen.getByText(/赔率截至 12:05:06/)).toBeInTheDocument()
      expect(screen.getAllByRole('button', { name: '独赢 平局 已锁定' })).toHaveLength(2)
      socket.say({ kind: 'beat', at: Date.UTC(2026, 2, 1, 4, 5, 9) })
      expect(await draw()).toHaveLength(2)
    } finally {
      jest.useRealTimers()
    }
  })

  it('[GAMES-85] shows the live matches of the other sports in a strip below the first group, each with its crests, clock and score; a tap opens the match', async () => {
    api.on(sportBoard, ({ book, live }) => ({
      book,
      at: nextAt(),
      sports: SPORTS,
      days: [2, 5, 0, 0, 0, 0, 0],
      list: live ? [aBoardMatch(), aBoardMatch({ id: 'x3', sport: 'tennis' })] : [aBoardMatch()],
    }))
    const { user, location } = open()
    const strip = within(await screen.findByRole('list', { name: '其他运动滚球' }))
    const card = await strip.findByRole('link', { name: /河湾.*1.*山谷.*0/ })
    expect(strip.getAllByRole('link')).toHaveLength(1)
    expect(card).toHaveTextContent('中场')
    const crests = [...card.querySelectorAll('.crest')]
    expect(crests).toHaveLength(2)
    // A different one for each club.
    expect(crests[0]?.outerHTML).not.toBe(crests[1]?.outerHTML)
    const socket = await connected()
    const { state, points, clock, clockSec, clockRate, period } = aBoardMatch()
    const face = { state, score: { home: 2, away: 0 }, points, clock, clockSec, clockRate, period }
    socket.say({ kind: 'prices', book: 'OBTY', at: nextAt(), matches: [{ id: 'x3', face, markets: [], gone: [] }] })
    await waitFor(() => expect(card).toHaveTextContent(/河湾\s*2/))
    await user.click(card)
    expect(location()).toBe('/game/sport/match/x3')
  })

  it('[GAMES-85] has no strip while nothing is live', async () => {
    api.on(sportBoard, ({ book, live }) => ({
      book,
      at: nextAt(),
      sports: SPORTS,
      days: [2, 5, 0, 0, 0, 0, 0],
      list: live ? [] : [aBoardMatch({ id: 'x2', state: 1, clock: null })],
    }))
    open()
    expect(await draw()).toHaveLength(1)
    await waitFor(() => expect(screen.queryByRole('list', { name: '其他运动滚球' })).toBeNull())
  })

  it('sends a visitor to login and back to the venue', async () => {
    const { user, location } = open()
    await user.click(await screen.findByRole('button', { name: '进入 欧博体育' }))
    expect(location()).toBe(`/user/login?redirect=${encodeURIComponent('/game/sport?venue=OBTY&game=')}`)
  })

  it('shows the error of the board and retries', async () => {
    api.raw(sportBoard, 200, '<html>')
    open()
    expect(await screen.findByRole('alert')).toHaveTextContent('赛事加载失败')
  })

  it('[GAMES-47] has a chat button at its top, because nothing floats over its prices', async () => {
    const rooms: string[] = []
    const undo = subscribe('chat:open', ({ roomId }) => rooms.push(roomId))
    const { user } = open()
    await user.click(screen.getByRole('button', { name: '打开聊天室' }))
    undo()
    expect(rooms).toEqual(['lobby'])
  })

  it('has no accessibility violations', async () => {
    const { container } = open('/game/sport', null, 'en')
    await screen.findAllByRole('button', { name: /^1X2 Draw 3\.40/ })
    await expectNoAxeViolations(container)
  })
})
