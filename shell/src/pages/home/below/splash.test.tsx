import { webTerminal } from '@lantern/contract/site'
import { fakeApi, renderWithPlatform } from '@lantern/testing'
import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Splash } from './splash.tsx'

const answer = { splash: { image: 'night', ms: 3_000, jump: '/activity/discount' }, minVersion: '2.0.0' }

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

async function open() {
  const api = fakeApi()
  api.on(webTerminal, answer)
  const rendered = renderWithPlatform(<Splash />, { member: null })
  await act(() => jest.advanceTimersByTimeAsync(50))
  return { api, ...rendered }
}

describe('Splash', () => {
  it('[SHELL-HOME-3] is shown for its duration and links to its target', async () => {
    await open()
    expect(screen.getByRole('dialog', { name: '开屏画面' })).toBeInTheDocument()
    expect(screen.getByRole('link')).toHaveAttribute('href', '/activity/discount')
    await act(() => jest.advanceTimersByTimeAsync(2_900))
    expect(screen.getByRole('dialog')).toBeInTheDocument()
    await act(() => jest.advanceTimersByTimeAsync(100))
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  })

  it('[SHELL-HOME-3] can be skipped by its button or Escape, and shows once a day', async () => {
    const keys = userEvent.setup({ advanceTimers: jest.advanceTimersByTime })
    const first = await open()
    expect(screen.getByRole('button', { name: '跳过' })).toHaveFocus()
    await keys.keyboard('{Escape}')
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
    first.unmount()
    const second = await open()
    expect(second.api.calls(webTerminal)).toHaveLength(0)
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  })
})
