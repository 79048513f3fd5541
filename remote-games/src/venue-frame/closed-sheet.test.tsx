/** Maintenance that begins while a venue is open: what happens to the frame and to the money. */
import { type VenueMessage, venueLaunch, venueList } from '@lantern/contract/games'
import { betRecords } from '@lantern/contract/records'
import { saferOverview } from '@lantern/contract/safer'
import { saferSettings } from '@lantern/contract/safer-settings'
import { recallAll } from '@lantern/contract/wallet'
import { now, queryClient } from '@lantern/platform'
import { aVenue, type FakeApi, fakeApi, renderWithPlatform } from '@lantern/testing'
import { act, screen, waitFor, within } from '@testing-library/react'
import { Route, Routes } from 'react-router-dom'
import { writeVenueParams } from '../parts/launch/flow/venue-params.store.ts'
import { localSpan } from '../parts/local-span.rules.ts'
import { VenueFramePage } from './venue-frame-page.tsx'
import { VenueKeeper } from './venue-keeper.tsx'

const ORIGIN = 'http://venue.test:3101'
const ROUTE = '/game/sport/ob'
const NO_BETS = {
  list: [],
  total: 0,
  hasMore: false,
  totals: { stake: '0.00', valid: '0.00', return: '0.00', net: '0.00' },
}

let api: FakeApi
beforeEach(() => {
  api = fakeApi()
  api.on(venueList, { list: [aVenue()] })
  api.on(saferSettings, { realityMinutes: 60, blocks: [], quiet: { hours: null, pending: null, until: null } })
  api.on(betRecords, NO_BETS)
  api.on(saferOverview, { limits: [] })
  const boot = document.createElement('script')
  boot.id = 'lantern-boot'
  boot.type = 'application/json'
  boot.textContent = JSON.stringify({ venueOrigins: [ORIGIN] })
  document.head.append(boot)
})
afterEach(() => document.getElementById('lantern-boot')?.remove())

function open() {
  const url = `${ORIGIN}/#code=1`
  writeVenueParams('OBTY', { origin: ORIGIN, url, h5Url: url, currentTimestamp: 1 })
  const page = (
    <Routes>
      <Route path={ROUTE} element={<VenueFramePage path="sport/ob" />} />
      <Route path="*" element={null} />
    </Routes>
  )
  const route = `${ROUTE}?url=${encodeURIComponent(ORIGIN)}`
  return renderWithPlatform(<VenueKeeper>{page}</VenueKeeper>, { route, path: '*' })
}

function say(data: VenueMessage): void {
  const source = screen.getByTitle<HTMLIFrameElement>(/场馆$/).contentWindow
  act(() => void window.dispatchEvent(new MessageEvent('message', { data, origin: ORIGIN, source })))
}

describe('a venue in which maintenance begins', () => {
  const item = (state: 1 | 2 | 3, enName = 'YBTY') => ({ enName, name: 'DB体育', amount: '25.00', state, reason: '' })
  // Loads the lazy chunk outside the time of the first test.
  beforeAll(() => import('./closed-sheet.tsx'))

  it.each(['600101', '6014'])('[GAMES-22] closes on %s of the venue and shows that its money is back', async (code) => {
    api.on(recallAll, { items: [item(1)] })
    const { location } = open()
    say({ kind: 'venue:error', code, message: 'maintenance' })
    await waitFor(() => expect(location()).toBe('/game/sport'))
    const sheet = within(await screen.findByRole('dialog', { name: /正在维护$/ }))
    expect(await sheet.findByText('场馆余额已转回可用余额。')).toBeVisible()
    expect(sheet.queryByRole('button', { name: '转回可用余额' })).toBeNull()
    expect(document.querySelector('iframe')).toBeNull()
    expect(api.calls(recallAll)).toHaveLength(1)
    expect(api.calls(venueLaunch)).toHaveLength(0)
  })

  it('[GAMES-22] closes when the list of venues reports it, shows the time, and offers to recall the kept balance', async () => {
    api.on(recallAll, { items: [item(2)] })
    const { user, location } = open()
    await screen.findByRole('heading', { name: 'DB体育' })
    const [from, to] = [Date.UTC(2026, 0, 1, 2), Date.UTC(2026, 0, 1, 4)]
    api.on(venueList, { list: [aVenue({ status: 2, maintainFrom: from, maintainTo: to })] })
    await act(() => queryClient.refetchQueries())
    const sheet = within(await screen.findByRole('dialog', { name: 'DB体育 正在维护' }))
    expect(location()).toBe('/game/sport')
    expect(sheet.getByText(`维护时间 ${localSpan(from, to, now())}`)).toBeVisible()
    expect(await sheet.findByText(/^场馆余额仍在场馆钱包，金额不变/)).toBeVisible()
    // A recall would move the money of other venues too.
    expect(api.calls(recallAll)).toHaveLength(0)
    await user.click(sheet.getByRole('button', { name: '转回可用余额' }))
    await waitFor(() => expect(api.calls(recallAll)).toHaveLength(1))
    expect(await sheet.findByText(/^场馆余额仍在场馆钱包，金额不变/)).toBeVisible()
    api.on(recallAll, { items: [item(1)] })
    await user.click(sheet.getByRole('button', { name: '转回可用余额' }))
    expect(await sheet.findByText('场馆余额已转回可用余额。')).toBeVisible()
    // The refused recall was answered, so the next one has a new request number.
    const [first, second] = api.calls(recallAll)
    expect(second?.requestNo).not.toBe(first?.requestNo)
    await user.click(sheet.getByRole('button', { name: '知道了' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(api.calls(recallAll)).toHaveLength(2)
  })

  it('[GAMES-22] claims nothing after a lost answer, and retries under the same request number', async () => {
    api.lose(recallAll)
    const { user } = open()
    say({ kind: 'venue:error', code: '600101', message: '' })
    const sheet = within(await screen.findByRole('dialog', { name: /正在维护$/ }))
    expect(await sheet.findByText(/^尚不知道余额是否已转回/)).toBeVisible()
    api.on(recallAll, { items: [item(3)] })
    await user.click(sheet.getByRole('button', { name: '转回可用余额' }))
    expect(await sheet.findByText(/^余额转回正在核对/)).toBeVisible()
    expect(new Set(api.calls(recallAll).map(({ requestNo }) => requestNo)).size).toBe(1)
  })

  it('[GAMES-22] closes a minimised venue and stays on the current page', async () => {
    const { user, location } = open()
    await user.click(screen.getByRole('button', { name: '最小化场馆' }))
    api.on(venueList, { list: [aVenue({ status: 2 })] })
    await act(() => queryClient.refetchQueries())
    const sheet = within(await screen.findByRole('dialog', { name: 'DB体育 正在维护' }))
    expect(await sheet.findByText(/^场馆余额仍在场馆钱包/)).toBeVisible()
    expect(location()).toBe('/game/sport')
    expect(screen.queryByRole('complementary', { name: '已最小化的场馆' })).toBeNull()
  })

  it('[GAMES-22] recalls nothing from a venue that uses the main wallet', async () => {
    api.on(venueList, { list: [aVenue({ status: 2, walletMode: 2 })] })
    open()
    const sheet = within(await screen.findByRole('dialog', { name: 'DB体育 正在维护' }))
    expect(await sheet.findByText(/^该场馆直接使用可用余额/)).toBeVisible()
    expect(api.calls(recallAll)).toHaveLength(0)
  })
})
