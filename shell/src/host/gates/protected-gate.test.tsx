import { clearSession } from '@lantern/platform'
import { renderWithPlatform } from '@lantern/testing'
import { act, screen } from '@testing-library/react'
import { ProtectedGate } from './protected-gate.tsx'

const page = (
  <ProtectedGate>
    <p>page</p>
  </ProtectedGate>
)

describe('protected paths', () => {
  it.each(['/mine', '/mine/finance/wallet?x=1', '/game/sport/ob?url=https%3A%2F%2Fv', '/registerGuide'])(
    '[SHELL-SES-1, SHELL-GUIDE-1] redirects a visitor of %s to login and remembers the page',
    (route) => {
      const { location } = renderWithPlatform(page, { route, member: null })
      expect(location()).toBe(`/user/login?redirect=${encodeURIComponent(route)}`)
    },
  )

  it.each(['/', '/game/sport', '/activity/discount'])('[SHELL-BOOT-10] lets a visitor read %s', (route) => {
    renderWithPlatform(page, { route, member: null })
    expect(screen.getByText('page')).toBeInTheDocument()
  })

  it('[SHELL-BOOT-10] admits a member', () => {
    renderWithPlatform(page, { route: '/mine' })
    expect(screen.getByText('page')).toBeInTheDocument()
  })

  it('waits for the session event that decides the redirect when a session ends on an open page', async () => {
    jest.useFakeTimers()
    const { location } = renderWithPlatform(page, { route: '/mine' })
    act(() => clearSession())
    expect(location()).toBe('/mine')
    await act(async () => await jest.advanceTimersByTimeAsync(500))
    expect(location()).toBe('/user/login?redirect=%2Fmine')
    jest.useRealTimers()
  })
})
