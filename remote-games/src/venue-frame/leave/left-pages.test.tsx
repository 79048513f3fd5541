import { venueList } from '@lantern/contract/games'
import { betRecords } from '@lantern/contract/records'
import { saferOverview } from '@lantern/contract/safer'
import { saferSettings } from '@lantern/contract/safer-settings'
import { recallAll } from '@lantern/contract/wallet'
import { clearSession, dismissToast, pageStore, toastAtom, writeStored } from '@lantern/platform'
import { aVenue, type FakeApi, fakeApi, renderWithPlatform } from '@lantern/testing'
import { act, screen, waitFor } from '@testing-library/react'
import { writeVenueParams } from '../../parts/launch/flow/venue-params.store.ts'
import { VenueFramePage } from '../venue-frame-page.tsx'
import { VenueKeeper } from '../venue-keeper.tsx'

const ORIGIN = 'http://venue.test:3101'
const ROUTE = '/game/sport/ob'

let api: FakeApi
beforeEach(() => {
  api = fakeApi()
  api.on(venueList, { list: [aVenue()] })
  api.on(recallAll, { items: [] })
  api.on(saferSettings, { realityMinutes: 60, blocks: [], quiet: { hours: null, pending: null, until: null } })
  api.on(saferOverview, { limits: [] })
  const totals = { stake: '0.00', valid: '0.00', return: '0.00', net: '0.00' }
  api.on(betRecords, { list: [], total: 0, hasMore: false, totals })
  const boot = document.createElement('script')
  boot.id = 'lantern-boot'
  boot.type = 'application/json'
  boot.textContent = JSON.stringify({ venueOrigins: [ORIGIN] })
  document.head.append(boot)
})
afterEach(() => document.getElementById('lantern-boot')?.remove())

/** An open venue whose name is known; `leave` takes its member to a page outside of games. */
async function openVenue(locale: 'zh-CN' | 'en' = 'zh-CN'): Promise<{ leave: () => void }> {
  const url = `${ORIGIN}/#code=1`
  writeVenueParams('OBTY', { origin: ORIGIN, url, h5Url: url, currentTimestamp: 1 })
  const { unmount } = renderWithPlatform(
    <VenueKeeper>
      <VenueFramePage path="sport/ob" />
    </VenueKeeper>,
    { route: `${ROUTE}?url=${encodeURIComponent(ORIGIN)}`, path: ROUTE, locale },
  )
  await screen.findAllByText(locale === 'en' ? 'DB Sports' : 'DB体育')
  return { leave: unmount }
}
const told = () => pageStore.get(toastAtom)?.text

describe('a venue whose member goes to a page outside of games', () => {
  it.each([
    ['zh-CN', '已离开 DB体育，余额仍在场馆钱包，可在“转账”中转回'],
    ['en', 'You left DB Sports. Your balance is still in its wallet; recall it under Transfer.'],
  ] as const)('[GAMES-96] ends with a notice that its money stayed (%s)', async (locale, text) => {
    const { leave } = await openVenue(locale)
    leave()
    expect(told()).toBe(text)
    expect(api.calls(recallAll)).toHaveLength(0)
  })

  it('[GAMES-96] recalls its money where the member chose that for leaving', async () => {
    writeStored('recallOnLeave', 'recall')
    const { leave } = await openVenue()
    leave()
    await waitFor(() => expect(told()).toBe('已离开 DB体育，余额已转回可用余额'))
    expect(api.calls(recallAll)).toHaveLength(1)
  })

  it('[GAMES-96] has no money of its own where it plays on the main wallet', async () => {
    api.on(venueList, { list: [aVenue({ walletMode: 2 })] })
    writeStored('recallOnLeave', 'recall')
    const { leave } = await openVenue()
    leave()
    expect(told()).toBe('已离开 DB体育，您的资金都在可用余额里')
    expect(api.calls(recallAll)).toHaveLength(0)
  })

  it('[GAMES-96] says nothing to a member who logged out', async () => {
    const { leave } = await openVenue()
    act(() => clearSession())
    dismissToast()
    leave()
    expect(told()).toBeUndefined()
  })
})
