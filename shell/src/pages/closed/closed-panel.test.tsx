import { OPEN_END_MS } from '@lantern/contract/rollout'
import { renderWithPlatform } from '@lantern/testing'
import { screen } from '@testing-library/react'
import { noRemotes } from '../../host/remotes/no-remotes.ts'
import { RemotesProvider } from '../../host/remotes/remotes-context.ts'
import { ClosedPanel } from './closed-panel.tsx'

const show = (window: { from: number; to: number }, options: Parameters<typeof renderWithPlatform>[1] = {}) =>
  renderWithPlatform(
    <RemotesProvider value={noRemotes}>
      <ClosedPanel name="games" window={window} />
    </RemotesProvider>,
    { route: '/game/sport', ...options },
  )

// jsdom does not keep performance marks.
beforeAll(() => Object.assign(performance, { mark: jest.fn() }))

describe('ClosedPanel', () => {
  it('[SHELL-ROLL-2] shows no end time for a remote that was switched off', () => {
    show({ from: 0, to: OPEN_END_MS }, { locale: 'en' })
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('temporarily unavailable')
    expect(screen.getByText(/do not know yet when it will be back/)).toBeVisible()
    expect(screen.queryByRole('timer')).toBeNull()
    expect(document.body).not.toHaveTextContent(/1970|275,?760|Invalid/)
  })

  it('[SHELL-STAT-4] counts down to the end of a window', () => {
    show({ from: Date.now() - 1_000, to: Date.now() + 60_000 })
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('正在维护')
    expect(screen.getByRole('timer')).toBeVisible()
  })
})
