import { PENDING_COUNT_KEY, pendingCount } from '@lantern/contract/pending-count'
import { clearSession, queryClient, signIn } from '@lantern/platform'
import { type FakeApi, fakeApi, renderWithPlatform } from '@lantern/testing'
import { act } from '@testing-library/react'
import { Link, Route, Routes } from 'react-router-dom'
import { markInteractive } from '../boot/use-interactive.ts'
import { usePendingCount } from './use-pending-count.ts'

function AnyPage() {
  usePendingCount()
  return (
    <Routes>
      <Route path="*" element={<Link to="/game/sport">on</Link>} />
    </Routes>
  )
}

let api: FakeApi
beforeEach(() => {
  jest.useFakeTimers()
  api = fakeApi()
  api.on(pendingCount, { total: 2, byCategory: { sport: 2 } })
  act(() => markInteractive())
})
afterEach(() => {
  jest.restoreAllMocks()
  jest.useRealTimers()
})

const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms))
const asked = () => api.calls(pendingCount).length
const known = () => queryClient.getQueryData(PENDING_COUNT_KEY)
const look = async (hidden: boolean) => {
  jest.spyOn(document, 'hidden', 'get').mockReturnValue(hidden)
  act(() => void document.dispatchEvent(new Event('visibilitychange')))
  await pass(0)
}

describe('usePendingCount', () => {
  it.each(['/', '/help/kh', '/activity/discount', '/mine/finance/wallet', '/game/sport'])(
    '[SHELL-COUNT-1] fetches on %s, and again every 60 s',
    async (route) => {
      renderWithPlatform(<AnyPage />, { route })
      await pass(2_000)
      expect([asked(), known()]).toEqual([1, { total: 2, byCategory: { sport: 2 } }])
      await pass(60_000 - 2_000 - 1)
      expect(asked()).toBe(1)
      await pass(1)
      expect(asked()).toBe(2)
      await pass(60_000)
      expect(asked()).toBe(3)
    },
  )

  it('[SHELL-COUNT-1] pauses while the page is hidden and fetches at once when it is visible again', async () => {
    renderWithPlatform(<AnyPage />, { route: '/help/kh' })
    await pass(2_000)
    await look(true)
    await pass(180_000)
    expect(asked()).toBe(1)
    await look(false)
    expect(asked()).toBe(2)
  })

  it('[SHELL-COUNT-1] continues after a failed fetch', async () => {
    api.raw(pendingCount, 500, 'x')
    renderWithPlatform(<AnyPage />, { route: '/' })
    await pass(2_000)
    api.on(pendingCount, { total: 1, byCategory: {} })
    await pass(60_000)
    expect(known()).toMatchObject({ total: 1 })
  })

  it('[SHELL-COUNT-2] fetches nothing for a visitor, and logging out clears the count', async () => {
    renderWithPlatform(<AnyPage />, { route: '/', member: null })
    await pass(130_000)
    expect(asked()).toBe(0)
    act(() =>
      signIn({ token: 't', memberId: 'm', userName: 'demo01', expireAt: 9e12, guideDone: true }, { remember: false }),
    )
    await pass(1_000)
    expect([asked(), known()]).toEqual([1, { total: 2, byCategory: { sport: 2 } }])
    act(() => clearSession())
    await pass(130_000)
    expect([asked(), known()]).toEqual([1, undefined])
  })
})
