import { BREAK_POLL_MS, breakState } from '@lantern/contract/break-state'
import { type LaunchAnswer, type VenueMessage, venueLaunch, venueList } from '@lantern/contract/games'
import { betRecords } from '@lantern/contract/records'
import { saferOverview } from '@lantern/contract/safer'
import { saferSettings } from '@lantern/contract/safer-settings'
import { recallAll } from '@lantern/contract/wallet'
import { pageStore, subscribe, toastAtom } from '@lantern/platform'
import { aVenue, type FakeApi, fakeApi, NOON, renderWithPlatform } from '@lantern/testing'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { Route, Routes } from 'react-router-dom'
import { obUser } from '../parts/launch/flow/launch.api.ts'
import { readVenueParams, writeVenueParams } from '../parts/launch/flow/venue-params.store.ts'
import { dispatchSlip, readSlip } from '../parts/slip/slip.store.ts'
import { SILENT_AFTER_LOAD_MS, SILENT_MS } from './open-venue.tsx'
import { VenueFramePage } from './venue-frame-page.tsx'
import { VenueKeeper } from './venue-keeper.tsx'

const ORIGIN = 'http://venue.test:3101'
const answer: LaunchAnswer = {
  url: `${ORIGIN}/#code=2`,
  h5Url: `${ORIGIN}/#code=2`,
  activityUrl: '',
  resource: ORIGIN,
  token: 'tok2',
  apiUrl: '/v1/counts',
  moved: '',
}

const visitOf = (net: string) => ({
  list: [],
  total: 0,
  hasMore: false,
  totals: { stake: '0.00', valid: '0.00', return: '0.00', net },
})

const LOSS_LIMIT = { kind: 'loss', period: 'day', amount: '500.00', used: '120.00', resetAt: 0, pending: null } as const

let api: FakeApi
beforeEach(() => {
  api = fakeApi()
  api.on(venueList, { list: [aVenue()] })
  api.on(venueLaunch, answer)
  api.on(obUser, { userId: 'u' })
  api.on(saferSettings, { realityMinutes: 60, blocks: [], quiet: { hours: null, pending: null, until: null } })
  api.on(betRecords, visitOf('0.00'))
  api.on(saferOverview, { limits: [LOSS_LIMIT] })
  const boot = document.createElement('script')
  boot.id = 'lantern-boot'
  boot.type = 'application/json'
  boot.textContent = JSON.stringify({ venueOrigins: [ORIGIN] })
  document.head.append(boot)
})
afterEach(() => {
  jest.useRealTimers()
  document.getElementById('lantern-boot')?.remove()
})

const ROUTE = '/game/sport/ob'
function open(url = ORIGIN, member: string | null = 'demo01') {
  writeVenueParams('OBTY', {
    origin: ORIGIN,
    url: `${ORIGIN}/#code=1`,
    h5Url: `${ORIGIN}/#code=1`,
    currentTimestamp: 1,
  })
  const page = (
    <Routes>
      <Route path={ROUTE} element={<VenueFramePage path="sport/ob" />} />
      <Route path="*" element={null} />
    </Routes>
  )
  return renderWithPlatform(<VenueKeeper>{page}</VenueKeeper>, {
    route: `${ROUTE}?url=${encodeURIComponent(url)}`,
    path: '*',
    member,
  })
}
const frame = () => screen.getByTitle<HTMLIFrameElement>(/场馆$/)
function say(message: VenueMessage | unknown, from: { origin?: string; source?: Window | null } = {}) {
  const { origin = ORIGIN, source = frame().contentWindow } = from
  act(() => void window.dispatchEvent(new MessageEvent('message', { data: message, origin, source })))
}

describe('venue frame', () => {
  it('[GAMES-15] opens the launched venue in a sandbox that cannot leave the page', async () => {
    open()
    expect(frame().src).toBe(`${ORIGIN}/#code=1`)
    expect(frame().getAttribute('sandbox')?.split(' ').sort()).toEqual([
      'allow-forms',
      'allow-same-origin',
      'allow-scripts',
    ])
    expect(await screen.findByRole('heading', { name: 'DB体育' })).toBeInTheDocument()
  })

  it('[GAMES-76] shows mark, name and a skeleton of the venue at once, until it is ready', async () => {
    open()
    const opening = screen.getByText('正在打开场馆')
    expect(opening.parentElement?.querySelector('svg')).not.toBeNull()
    expect(opening.parentElement).toHaveTextContent('OBTY')
    expect(await screen.findAllByText('DB体育')).toHaveLength(2)
    say({ kind: 'venue:ready' })
    expect(screen.queryByText('正在打开场馆')).toBeNull()
    expect(screen.getAllByText('DB体育')).toHaveLength(1)
  })

  it.each([
    ['5 s after its page loaded', SILENT_AFTER_LOAD_MS, true],
    ['20 s if its page does not load', SILENT_MS, false],
  ])('[GAMES-73] shows the last step and a code if the venue is silent, %s', async (_name, afterMs, isLoaded) => {
    jest.useFakeTimers()
    open()
    if (isLoaded) fireEvent.load(frame())
    await act(() => jest.advanceTimersByTimeAsync(afterMs - 1))
    expect(screen.queryByRole('alert')).toBeNull()
    await act(() => jest.advanceTimersByTimeAsync(1))
    expect(screen.getByRole('alert')).toHaveTextContent(/在“打开场馆”时失败.*问题编号 [A-Z2-9]{7}/)
    say({ kind: 'venue:ready' })
    expect(screen.queryByRole('alert')).toBeNull()
    jest.useRealTimers()
  })

  it('[GAMES-14] refuses a URL that was not launched', () => {
    open('http://evil.test')
    expect(screen.getByRole('alert')).toHaveTextContent('无法打开此地址')
    expect(document.querySelector('iframe')).toBeNull()
  })

  it('[GAMES-14] refuses a launched origin that the site does not list', () => {
    document.getElementById('lantern-boot')?.remove()
    open()
    expect(document.querySelector('iframe')).toBeNull()
  })

  it('[GAMES-15] sends a visitor to login and back', () => {
    const { location } = open(ORIGIN, null)
    expect(location()).toBe(`/user/login?redirect=${encodeURIComponent(`${ROUTE}?url=${encodeURIComponent(ORIGIN)}`)}`)
  })

  it('[GAMES-21] hides header and tab bar', () => {
    const seen: boolean[] = []
    const undo = subscribe('layout:immersive', ({ on }) => seen.push(on))
    const { unmount } = open()
    unmount()
    undo()
    expect(seen).toEqual([true, false])
  })

  it('[GAMES-46] shows the net result of the visit after the venue reports another balance, and ignores other message sources', async () => {
    open()
    expect(await screen.findByText('本次输赢')).toHaveTextContent('¥0.00')
    say({ kind: 'venue:balance', balance: '370.00' })
    api.on(betRecords, visitOf('-12.00'))
    say({ kind: 'venue:balance', balance: '999.00' }, { origin: 'http://evil.test' })
    say({ kind: 'venue:balance', balance: '998.00' }, { source: window })
    say({ kind: 'venue:balance', balance: 'lots' })
    expect(api.calls(betRecords)).toHaveLength(1)
    say({ kind: 'venue:balance', balance: '358.00' })
    await waitFor(() => expect(screen.getByText('本次输赢')).toHaveTextContent('−¥12.00'))
    expect(api.calls(betRecords)[1]).toMatchObject({ enName: 'OBTY', from: api.calls(betRecords)[0]?.from })
    expect(screen.queryByText(/358/)).toBeNull()
  })

  it('invalidates balances when a bet is placed', () => {
    const reasons: string[] = []
    const undo = subscribe('money:changed', ({ reason }) => reasons.push(reason))
    open()
    say({ kind: 'venue:bet', no: 'B1', state: 2 })
    undo()
    expect(reasons).toEqual(['venue-bet'])
  })

  it('[GAMES-11, GAMES-12] relaunches OB on 400401 twice per minute, then shows an error', async () => {
    open()
    for (const count of [1, 2]) {
      say({ kind: 'venue:error', code: '0400401', message: 'expired' })
      await waitFor(() => expect(api.calls(venueLaunch)).toHaveLength(count))
      await waitFor(() => expect(frame().src).toBe(`${ORIGIN}/#code=2`))
    }
    expect(readVenueParams('OBTY')).toMatchObject({ requestId: 'tok2' })
    say({ kind: 'venue:error', code: '0400401', message: 'expired' })
    expect(await screen.findByText('场馆暂时无法打开')).toBeInTheDocument()
    expect(api.calls(venueLaunch)).toHaveLength(2)
    expect(api.calls(venueLaunch)[0]).toMatchObject({ isManualLaunch: 0, appSendMoney: 0 })
  })

  it('[GAMES-31] offers to enter again when the session of another venue has ended', async () => {
    const { user } = open()
    say({ kind: 'venue:error', code: '14010', message: 'expired' })
    expect(screen.getByRole('alert')).toHaveTextContent('场馆会话已结束')
    expect(api.calls(venueLaunch)).toHaveLength(0)
    await user.click(screen.getByRole('button', { name: '重新进入' }))
    await waitFor(() => expect(frame().src).toBe(`${ORIGIN}/#code=2`))
    expect(api.calls(venueLaunch)).toHaveLength(1)
  })

  it('[GAMES-40] enters a venue of games again at the game that was launched', async () => {
    api.on(venueList, { list: [aVenue({ enName: 'AG', name: { zh: 'AG 真人', en: 'AG Live' } })] })
    const params = { origin: ORIGIN, url: `${ORIGIN}/#code=1`, h5Url: `${ORIGIN}/#code=1`, currentTimestamp: 1 }
    writeVenueParams('AG', { ...params, gameCode: 'AG-001' })
    const route = '/game/realbet/ag'
    const { user } = renderWithPlatform(
      <VenueKeeper>
        <VenueFramePage path="realbet/ag" />
      </VenueKeeper>,
      {
        route: `${route}?url=${encodeURIComponent(ORIGIN)}`,
        path: route,
        member: 'demo01',
      },
    )
    say({ kind: 'venue:error', code: '400401', message: 'expired' })
    await user.click(screen.getByRole('button', { name: '重新进入' }))
    await waitFor(() => expect(frame().src).toBe(`${ORIGIN}/#code=2`))
    expect(api.calls(venueLaunch)[0]).toMatchObject({ enName: 'AG', gameCode: 'AG-001' })
    // The second launch still has the game.
    expect(readVenueParams('AG')).toMatchObject({ gameCode: 'AG-001' })
  })

  it('[GAMES-14] does not follow a relaunch to another origin', async () => {
    api.on(venueLaunch, { ...answer, h5Url: 'http://evil.test/', url: 'http://evil.test/' })
    open()
    // The page re-renders when the venue's name arrives and would then refuse the new origin anyway.
    await screen.findByRole('heading', { name: 'DB体育' })
    say({ kind: 'venue:error', code: '0400401', message: '' })
    expect(await screen.findByText('场馆暂时无法打开')).toBeInTheDocument()
    expect(document.querySelector('iframe')).toBeNull()
  })

  it('[GAMES-16] asks whether to recall the balance and remembers the choice', async () => {
    api.on(recallAll, { items: [] })
    const { user, location, unmount } = open()
    await user.click(screen.getByRole('button', { name: '离开场馆' }))
    await user.click(await screen.findByRole('checkbox', { name: '记住我的选择' }))
    await user.click(screen.getByRole('button', { name: '转回余额并离开' }))
    await waitFor(() => expect(location()).toBe('/game/sport'))
    expect(api.calls(recallAll)).toHaveLength(1)
    unmount()
    const again = open()
    await again.user.click(screen.getByRole('button', { name: '离开场馆' }))
    await waitFor(() => expect(again.location()).toBe('/game/sport'))
    expect(api.calls(recallAll)).toHaveLength(2)
  })

  it('[GAMES-16] keeps the balance in the venue on request and asks again unless the choice is remembered', async () => {
    api.on(recallAll, { items: [] })
    const first = open()
    await first.user.click(screen.getByRole('button', { name: '离开场馆' }))
    await first.user.click(await screen.findByRole('button', { name: '直接离开' }))
    await waitFor(() => expect(first.location()).toBe('/game/sport'))
    expect(api.calls(recallAll)).toHaveLength(0)
    first.unmount()
    const again = open()
    await again.user.click(screen.getByRole('button', { name: '离开场馆' }))
    expect(await screen.findByRole('button', { name: '转回余额并离开' })).toBeInTheDocument()
    expect(again.location()).toBe(`${ROUTE}?url=${encodeURIComponent(ORIGIN)}`)
  })

  it('collapses its bar to the time and expands it', async () => {
    const { user } = open()
    await user.click(screen.getByRole('button', { name: '收起工具栏' }))
    expect(screen.queryByRole('button', { name: '离开场馆' })).toBeNull()
    await user.click(screen.getByRole('button', { name: '展开工具栏' }))
    expect(screen.getByRole('button', { name: '离开场馆' })).toBeInTheDocument()
  })

  it("[GAMES-69] shows how much of the member's own limit is used, or that none is set", async () => {
    open()
    expect(await screen.findByText('亏损限额 24%')).toBeVisible()
    api.on(saferOverview, { limits: [{ ...LOSS_LIMIT, amount: null }] })
    say({ kind: 'venue:bet', no: 'B1', state: 2 })
    expect(await screen.findByText('未设限额')).toBeVisible()
  })

  it('[GAMES-70] is minimised without a new document, and returns with its state', async () => {
    const seen: boolean[] = []
    const undo = subscribe('layout:immersive', ({ on }) => seen.push(on))
    const { user, location } = open()
    const before = frame()
    await user.click(screen.getByRole('button', { name: '最小化场馆' }))
    expect(location()).toBe('/game/sport')
    expect(frame()).toBe(before)
    expect(before).not.toBeVisible()
    expect(seen).toEqual([true, false])
    await user.click(screen.getByRole('link', { name: '返回 DB体育' }))
    expect(location()).toBe(`${ROUTE}?url=${encodeURIComponent(ORIGIN)}`)
    expect(frame()).toBe(before)
    expect(before).toBeVisible()
    expect(screen.queryByRole('complementary')).toBeNull()
    undo()
  })

  it('[GAMES-70] closes a minimised venue on the current page, and asks about its balance', async () => {
    const { user, location } = open()
    await user.click(screen.getByRole('button', { name: '最小化场馆' }))
    const bar = within(await screen.findByRole('complementary', { name: '已最小化的场馆' }))
    await user.click(bar.getByRole('button', { name: '离开场馆' }))
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: '直接离开' }))
    await waitFor(() => expect(screen.queryByTitle(/场馆$/)).toBeNull())
    expect(location()).toBe('/game/sport')
  })

  it('[GAMES-70] leaves the page of a venue that its member opened again while the balance was on its way back', async () => {
    const recalled = Promise.withResolvers<{ items: [] }>()
    api.on(recallAll, () => recalled.promise)
    const { user, location } = open()
    await user.click(screen.getByRole('button', { name: '最小化场馆' }))
    await user.click(within(await screen.findByRole('complementary')).getByRole('button', { name: '离开场馆' }))
    const sheet = within(await screen.findByRole('dialog'))
    await user.click(sheet.getByRole('checkbox', { name: '记住我的选择' }))
    await user.click(sheet.getByRole('button', { name: '转回余额并离开' }))
    fireEvent.click(screen.getByText('返回 DB体育'))
    await waitFor(() => expect(location()).toBe(`${ROUTE}?url=${encodeURIComponent(ORIGIN)}`))
    recalled.resolve({ items: [] })
    await waitFor(() => expect(location()).toBe('/game/sport'))
    expect(screen.queryByTitle(/场馆$/)).toBeNull()
  })

  it('[GAMES-92] ends within two seconds of a break on another device while it is minimised', async () => {
    jest.useFakeTimers()
    api.on(breakState, { until: NOON })
    const { location } = open()
    fireEvent.click(screen.getByRole('button', { name: '最小化场馆' }))
    await act(() => jest.advanceTimersByTimeAsync(BREAK_POLL_MS))
    expect(BREAK_POLL_MS).toBeLessThan(2_000)
    expect(document.querySelector('iframe')).toBeNull()
    expect(pageStore.get(toastAtom)?.text).toMatch(/^现在不能投注，最小化的场馆已关闭/)
    expect(location()).toBe('/game/sport')
  })

  it('[GAMES-71] rotates by a button, in the same document', async () => {
    const { user } = open()
    const before = frame()
    await user.click(screen.getByRole('button', { name: '横屏显示' }))
    expect(before.closest('[data-rotated]')).not.toBeNull()
    await user.click(screen.getByRole('button', { name: '竖屏显示' }))
    expect(frame()).toBe(before)
    expect(before.closest('[data-rotated]')).toBeNull()
  })

  it('[GAMES-78] opens the lobby of the chat', async () => {
    const rooms: string[] = []
    const undo = subscribe('chat:open', ({ roomId }) => rooms.push(roomId))
    const { user } = open()
    await user.click(screen.getByRole('button', { name: '打开聊天' }))
    undo()
    expect(rooms).toEqual(['lobby'])
  })

  describe('with a slip', () => {
    const leg = { selectionId: 'm1:1x2:x:home', odds: '1.95', oddsVersion: 3 }
    const bet = (requestNo: string) => ({ requestNo, legs: [leg], stake: '10', accept: 'better' as const })
    const [FIRST, SECOND] = ['1b4e28ba-2fa1-4d20-883f-0016d3cca427', '1b4e28ba-2fa1-4d20-883f-0016d3cca428'] as const

    function sendSlip(book: string): void {
      act(() => {
        dispatchSlip({ kind: 'taken-back' })
        dispatchSlip({ kind: 'cleared' })
        dispatchSlip({
          kind: 'toggled',
          book,
          leg: {
            ...leg,
            matchId: 'm1',
            marketId: 'm1:1x2:x',
            kind: '1x2',
            line: null,
            pick: 'home',
            home: { zh: '甲', en: 'A' },
            away: { zh: '乙', en: 'B' },
          },
        })
        dispatchSlip({ kind: 'confirmed', bets: [bet(FIRST), bet(SECOND)] })
      })
    }
    const spoken = () => {
      const posted = jest.spyOn(frame().contentWindow as Window, 'postMessage')
      return () => posted.mock.calls.filter(([message]) => message.kind === 'shell:slip')
    }

    it('[GAMES-39] sends the slip to the origin of the launch, after the first message of the venue', () => {
      open()
      sendSlip('OBTY')
      const slips = spoken()
      expect(slips()).toEqual([])
      say({ kind: 'venue:ready' })
      expect(slips()).toEqual([[{ kind: 'shell:slip', bets: [bet(FIRST), bet(SECOND)] }, ORIGIN]])
      say({ kind: 'venue:ready' })
      expect(slips()).toHaveLength(1)
    })

    it('[GAMES-38] removes bets that the venue has placed, and only those of this slip', () => {
      open()
      sendSlip('OBTY')
      say({ kind: 'venue:placed', requestNo: FIRST })
      say({ kind: 'venue:placed', requestNo: FIRST }, { origin: 'http://evil.test' })
      const { phase } = readSlip()
      expect(phase).toMatchObject({ kind: 'sent', placed: [FIRST] })
      say({ kind: 'venue:placed', requestNo: SECOND })
      expect(readSlip().legs).toEqual([])
    })

    it('[GAMES-39] does not send the slip of another venue', () => {
      open()
      sendSlip('IMTY')
      const slips = spoken()
      say({ kind: 'venue:ready' })
      expect(slips()).toEqual([])
    })
  })
})
