import { venueLaunch, venueList } from '@lantern/contract/games'
import { betRecords } from '@lantern/contract/records'
import { saferOverview } from '@lantern/contract/safer'
import { subscribe } from '@lantern/platform'
import { aVenue, type FakeApi, renderWithPlatform } from '@lantern/testing'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { readVenueParams, writeVenueParams } from '../parts/launch/flow/venue-params.store.ts'
import { SILENT_AFTER_LOAD_MS, SILENT_MS } from './open-venue.tsx'
import {
  ANSWER,
  delistVenues,
  frame,
  LOSS_LIMIT,
  ORIGIN,
  openVenue,
  ROUTE,
  say,
  siteWithVenue,
  visitOf,
} from './venue-frame.fixture.tsx'
import { VenueFramePage } from './venue-frame-page.tsx'
import { VenueKeeper } from './venue-keeper.tsx'

let api: FakeApi
beforeEach(() => {
  api = siteWithVenue()
})
afterEach(delistVenues)
afterEach(() => {
  jest.useRealTimers()
})

describe('venue frame', () => {
  it('[GAMES-15] opens the launched venue in a sandbox that cannot leave the page', async () => {
    openVenue()
    expect(frame().src).toBe(`${ORIGIN}/#code=1`)
    expect(frame().getAttribute('sandbox')?.split(' ').sort()).toEqual([
      'allow-forms',
      'allow-same-origin',
      'allow-scripts',
    ])
    expect(await screen.findByRole('heading', { name: 'DB体育' })).toBeInTheDocument()
  })

  it('[GAMES-76] shows mark, name and a skeleton of the venue at once, until it is ready', async () => {
    openVenue()
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
    openVenue()
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
    openVenue('http://evil.test')
    expect(screen.getByRole('alert')).toHaveTextContent('无法打开此地址')
    expect(document.querySelector('iframe')).toBeNull()
  })

  it('[GAMES-14] refuses a launched origin that the site does not list', () => {
    delistVenues()
    openVenue()
    expect(document.querySelector('iframe')).toBeNull()
  })

  it('[GAMES-15] sends a visitor to login and back', () => {
    const { location } = openVenue(ORIGIN, null)
    expect(location()).toBe(`/user/login?redirect=${encodeURIComponent(`${ROUTE}?url=${encodeURIComponent(ORIGIN)}`)}`)
  })

  it('[GAMES-21] hides header and tab bar', () => {
    const seen: boolean[] = []
    const undo = subscribe('layout:immersive', ({ on }) => seen.push(on))
    const { unmount } = openVenue()
    unmount()
    undo()
    expect(seen).toEqual([true, false])
  })

  it('[GAMES-46] shows the net result of the visit after the venue reports another balance, and ignores other message sources', async () => {
    openVenue()
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
    openVenue()
    say({ kind: 'venue:bet', no: 'B1', state: 2 })
    undo()
    expect(reasons).toEqual(['venue-bet'])
  })

  it('[GAMES-11, GAMES-12] relaunches OB on 400401 twice per minute, then shows an error', async () => {
    openVenue()
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
    const { user } = openVenue()
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
    api.on(venueLaunch, { ...ANSWER, h5Url: 'http://evil.test/', url: 'http://evil.test/' })
    openVenue()
    // The page re-renders when the venue's name arrives and would then refuse the new origin anyway.
    await screen.findByRole('heading', { name: 'DB体育' })
    say({ kind: 'venue:error', code: '0400401', message: '' })
    expect(await screen.findByText('场馆暂时无法打开')).toBeInTheDocument()
    expect(document.querySelector('iframe')).toBeNull()
  })

  it('collapses its bar to the time and expands it', async () => {
    const { user } = openVenue()
    await user.click(screen.getByRole('button', { name: '收起工具栏' }))
    expect(screen.queryByRole('button', { name: '离开场馆' })).toBeNull()
    await user.click(screen.getByRole('button', { name: '展开工具栏' }))
    expect(screen.getByRole('button', { name: '离开场馆' })).toBeInTheDocument()
  })

  it("[GAMES-69] shows how much of the member's own limit is used, or that none is set", async () => {
    openVenue()
    expect(await screen.findByText('亏损限额 24%')).toBeVisible()
    api.on(saferOverview, { limits: [{ ...LOSS_LIMIT, amount: null }] })
    say({ kind: 'venue:bet', no: 'B1', state: 2 })
    expect(await screen.findByText('未设限额')).toBeVisible()
  })

  it('[GAMES-71] rotates by a button, in the same document', async () => {
    const { user } = openVenue()
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
    const { user } = openVenue()
    await user.click(screen.getByRole('button', { name: '打开聊天' }))
    undo()
    expect(rooms).toEqual(['lobby'])
  })
})
