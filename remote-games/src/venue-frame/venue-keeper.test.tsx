import { BREAK_POLL_MS, breakState } from '@lantern/contract/break-state'
import { recallAll } from '@lantern/contract/wallet'
import { pageStore, subscribe, toastAtom } from '@lantern/platform'
import { type FakeApi, NOON } from '@lantern/testing'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { delistVenues, frame, ORIGIN, openVenue, ROUTE, siteWithVenue } from './venue-frame.fixture.tsx'

let api: FakeApi
beforeEach(() => {
  api = siteWithVenue()
})
afterEach(delistVenues)
afterEach(() => {
  jest.useRealTimers()
})

describe('minimised venue', () => {
  it('[GAMES-70] is minimised without a new document, and returns with its state', async () => {
    const seen: boolean[] = []
    const undo = subscribe('layout:immersive', ({ on }) => seen.push(on))
    const { user, location } = openVenue()
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
    const { user, location } = openVenue()
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
    const { user, location } = openVenue()
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
    const { location } = openVenue()
    fireEvent.click(screen.getByRole('button', { name: '最小化场馆' }))
    await act(() => jest.advanceTimersByTimeAsync(BREAK_POLL_MS))
    expect(BREAK_POLL_MS).toBeLessThan(2_000)
    expect(document.querySelector('iframe')).toBeNull()
    expect(pageStore.get(toastAtom)?.text).toMatch(/^现在不能投注，最小化的场馆已关闭/)
    expect(location()).toBe('/game/sport')
  })
})
