import { BREAK_POLL_MS, BREAK_REASON, breakState } from '@lantern/contract/break-state'
import { emit, pageStore, subscribe, toastAtom } from '@lantern/platform'
import { type FakeApi, fakeApi, NOON, renderWithPlatform } from '@lantern/testing'
import { act, screen } from '@testing-library/react'
import { keepVenue } from '../../parts/launch/flow/kept-venue.ts'
import { VenueKeeper } from '../venue-keeper.tsx'
import { useEndOnBreak } from './use-end-on-break.ts'

const params = { origin: 'http://venue.test', url: 'http://venue.test/', h5Url: '', currentTimestamp: 1 }

const NOTICE = 'closed by a break'

/** A kept venue. */
function Shown() {
  useEndOnBreak('shown', NOTICE)
  return <p>venue</p>
}
function Minimised() {
  useEndOnBreak('minimised', NOTICE)
  return <p>venue</p>
}
function Closed() {
  useEndOnBreak('closed', NOTICE)
  return <p>venue</p>
}

let api: FakeApi
let reasons: string[]
let undo: () => void
beforeEach(() => {
  jest.useFakeTimers()
  api = fakeApi()
  api.on(breakState, { until: null })
  reasons = []
  undo = subscribe('money:changed', ({ reason }) => reasons.push(reason))
})
afterEach(() => {
  undo()
  jest.useRealTimers()
  act(() => pageStore.set(toastAtom, null))
})
function keep(Frame: typeof Shown) {
  const page = renderWithPlatform(<VenueKeeper>{null}</VenueKeeper>, { route: '/game/sport', path: '*' })
  act(() => keepVenue({ path: 'sport/ob', params, Frame, onLeft: () => undefined }))
  return page
}
const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms))
const venue = () => screen.queryByText('venue')
const toast = () => pageStore.get(toastAtom)?.text

describe('useEndOnBreak', () => {
  it('[GAMES-92] asks while the venue is minimised, and ends it with a notice', async () => {
    keep(Minimised)
    await pass(BREAK_POLL_MS)
    expect(api.calls(breakState)).toHaveLength(1)
    expect(venue()).toBeVisible()
    api.on(breakState, { until: NOON })
    await pass(BREAK_POLL_MS)
    expect(venue()).toBeNull()
    expect(toast()).toBe(NOTICE)
    // Figures of the page are refetched, and nothing asks any longer.
    expect(reasons).toEqual([BREAK_REASON.elsewhere])
    await pass(BREAK_POLL_MS * 2)
    expect(api.calls(breakState)).toHaveLength(2)
  })

  it('[GAMES-92] asks again after a lost answer', async () => {
    api.lose(breakState)
    keep(Minimised)
    await pass(BREAK_POLL_MS)
    expect(venue()).toBeVisible()
    api.on(breakState, { until: NOON })
    await pass(BREAK_POLL_MS)
    expect(venue()).toBeNull()
  })

  it('[GAMES-92] asks nothing while the venue is shown: the shell does', async () => {
    keep(Shown)
    await pass(BREAK_POLL_MS * 3)
    expect(api.calls(breakState)).toEqual([])
  })

  it.each(Object.values(BREAK_REASON))('[GAMES-92] ends a minimised venue at once on the event "%s"', (reason) => {
    keep(Minimised)
    act(() => emit('money:changed', { reason: 'deposit' }))
    expect(venue()).toBeVisible()
    act(() => emit('money:changed', { reason }))
    expect(venue()).toBeNull()
    expect(toast()).toBe(NOTICE)
  })

  it('[GAMES-92] leaves the sheet that says where the money of a closed venue is, and asks nothing', async () => {
    keep(Closed)
    await pass(BREAK_POLL_MS)
    act(() => emit('money:changed', { reason: BREAK_REASON.elsewhere }))
    expect(venue()).toBeVisible()
    expect(api.calls(breakState)).toEqual([])
  })

  it('[GAMES-92] leaves the notice about a shown venue to the page that the shell opens', () => {
    keep(Shown)
    act(() => emit('money:changed', { reason: BREAK_REASON.elsewhere }))
    expect(venue()).toBeNull()
    expect(toast()).toBeUndefined()
  })
})
