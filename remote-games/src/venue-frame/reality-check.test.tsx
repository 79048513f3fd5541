import { saferPlayed, saferSettings } from '@lantern/contract/safer-settings'
import { now } from '@lantern/platform'
import { fakeApi, renderWithPlatform } from '@lantern/testing'
import { act, screen, waitFor } from '@testing-library/react'
import { RealityCheck } from './reality-check.tsx'

const QUIET = { hours: null, pending: null, until: null }
const MINUTE = 60_000

describe('reality check', () => {
  beforeEach(() => jest.useFakeTimers({ advanceTimers: true }))
  afterEach(() => jest.useRealTimers())

  it('[GAMES-SAFE-1] interrupts at the interval of the member with time and net result, again after each answer', async () => {
    const api = fakeApi()
    api.on(saferSettings, { realityMinutes: 15, blocks: [], quiet: QUIET })
    api.on(saferPlayed, { stake: '50.00', result: '-12.00' })
    const onStop = jest.fn()
    const since = Math.floor(now())
    const { user } = renderWithPlatform(<RealityCheck since={since} onStop={onStop} />)
    await waitFor(() => expect(api.calls(saferSettings)).toHaveLength(1))
    await act(() => jest.advanceTimersByTimeAsync(14 * MINUTE))
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument()
    await act(() => jest.advanceTimersByTimeAsync(MINUTE + 1_000))
    expect(await screen.findByRole('alertdialog')).toHaveTextContent(/您已在场馆 0:15:0\d。/)
    expect(await screen.findByText(/净结果/)).toHaveTextContent('12.00')
    expect(api.calls(saferPlayed)).toEqual([{ since }])
    await user.click(screen.getByRole('button', { name: '继续' }))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument())
    await act(() => jest.advanceTimersByTimeAsync(15 * MINUTE + 1_000))
    await user.click(await screen.findByRole('button', { name: '结束' }))
    expect(onStop).toHaveBeenCalledTimes(1)
  })
})
