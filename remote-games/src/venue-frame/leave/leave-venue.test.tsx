import { recallAll } from '@lantern/contract/wallet'
import type { FakeApi } from '@lantern/testing'
import { screen, waitFor } from '@testing-library/react'
import { delistVenues, ORIGIN, openVenue, ROUTE, siteWithVenue } from '../venue-frame.fixture.tsx'

let api: FakeApi
beforeEach(() => {
  api = siteWithVenue()
})
afterEach(delistVenues)

describe('leaving a venue', () => {
  it('[GAMES-16] asks whether to recall the balance and remembers the choice', async () => {
    api.on(recallAll, { items: [] })
    const { user, location, unmount } = openVenue()
    await user.click(screen.getByRole('button', { name: '离开场馆' }))
    await user.click(await screen.findByRole('checkbox', { name: '记住我的选择' }))
    await user.click(screen.getByRole('button', { name: '转回余额并离开' }))
    await waitFor(() => expect(location()).toBe('/game/sport'))
    expect(api.calls(recallAll)).toHaveLength(1)
    unmount()
    const again = openVenue()
    await again.user.click(screen.getByRole('button', { name: '离开场馆' }))
    await waitFor(() => expect(again.location()).toBe('/game/sport'))
    expect(api.calls(recallAll)).toHaveLength(2)
  })

  it('[GAMES-16] keeps the balance in the venue on request and asks again unless the choice is remembered', async () => {
    api.on(recallAll, { items: [] })
    const first = openVenue()
    await first.user.click(screen.getByRole('button', { name: '离开场馆' }))
    await first.user.click(await screen.findByRole('button', { name: '直接离开' }))
    await waitFor(() => expect(first.location()).toBe('/game/sport'))
    expect(api.calls(recallAll)).toHaveLength(0)
    first.unmount()
    const again = openVenue()
    await again.user.click(screen.getByRole('button', { name: '离开场馆' }))
    expect(await screen.findByRole('button', { name: '转回余额并离开' })).toBeInTheDocument()
    expect(again.location()).toBe(`${ROUTE}?url=${encodeURIComponent(ORIGIN)}`)
  })
})
