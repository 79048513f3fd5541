import { type LaunchAnswer, venueLaunch, venueList } from '@lantern/contract/games'
import { betRecords } from '@lantern/contract/records'
import { saferOverview } from '@lantern/contract/safer'
import { saferSettings } from '@lantern/contract/safer-settings'
import { aVenue, type FakeApi, fakeApi, renderWithPlatform } from '@lantern/testing'
import { act, screen } from '@testing-library/react'
import { Route, Routes } from 'react-router-dom'
import { obUser } from '../parts/launch/flow/launch.api.ts'
import { writeVenueParams } from '../parts/launch/flow/venue-params.store.ts'
import { VenueFramePage } from './venue-frame-page.tsx'
import { VenueKeeper } from './venue-keeper.tsx'

/** The only origin that the test site lists for venues. */
export const ORIGIN = 'http://venue.test:3101'
export const ROUTE = '/game/sport/ob'

export const ANSWER: LaunchAnswer = {
  url: `${ORIGIN}/#code=2`,
  h5Url: `${ORIGIN}/#code=2`,
  activityUrl: '',
  resource: ORIGIN,
  token: 'tok2',
  apiUrl: '/v1/counts',
  moved: '',
}

export const visitOf = (net: string) => ({
  list: [],
  total: 0,
  hasMore: false,
  totals: { stake: '0.00', valid: '0.00', return: '0.00', net },
})

export const LOSS_LIMIT = {
  kind: 'loss',
  period: 'day',
  amount: '500.00',
  used: '120.00',
  resetAt: 0,
  pending: null,
} as const

/** Answers every call of the venue's page, and lists {@link ORIGIN} in the boot data. */
export function siteWithVenue(): FakeApi {
  const api = fakeApi()
  api.on(venueList, { list: [aVenue()] })
  api.on(venueLaunch, ANSWER)
  api.on(obUser, { userId: 'u' })
  api.on(saferSettings, { realityMinutes: 60, blocks: [], quiet: { hours: null, pending: null, until: null } })
  api.on(betRecords, visitOf('0.00'))
  api.on(saferOverview, { limits: [LOSS_LIMIT] })
  const boot = document.createElement('script')
  boot.id = 'lantern-boot'
  boot.type = 'application/json'
  boot.textContent = JSON.stringify({ venueOrigins: [ORIGIN] })
  document.head.append(boot)
  return api
}

/** Removes the boot data, as on a site that lists no venue. */
export function delistVenues(): void {
  document.getElementById('lantern-boot')?.remove()
}

/** Renders the page of a venue that was just launched. */
export function openVenue(url = ORIGIN, member: string | null = 'demo01') {
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

export const frame = () => screen.getByTitle<HTMLIFrameElement>(/场馆$/)

/** Sends a message as the venue's frame, or as the source and origin that a test names. */
export function say(message: unknown, from: { origin?: string; source?: Window | null } = {}) {
  const { origin = ORIGIN, source = frame().contentWindow } = from
  act(() => void window.dispatchEvent(new MessageEvent('message', { data: message, origin, source })))
}
