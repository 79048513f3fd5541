import { renderHook } from '@testing-library/react'
import { useInterval } from './use-interval.ts'

let hidden = false
function setHidden(value: boolean): void {
  hidden = value
  document.dispatchEvent(new Event('visibilitychange'))
}

beforeEach(() => {
  jest.useFakeTimers()
  jest.spyOn(document, 'hidden', 'get').mockImplementation(() => hidden)
})
afterEach(() => {
  hidden = false
  jest.restoreAllMocks()
  jest.useRealTimers()
})

describe('useInterval', () => {
  it('[PLAT-TIME-1] pauses while the page is hidden and fires at once when it becomes visible after a missed beat', () => {
    const beat = jest.fn()
    renderHook(() => useInterval(beat, 60_000))
    jest.advanceTimersByTime(60_000)
    expect(beat).toHaveBeenCalledTimes(1)
    setHidden(true)
    jest.advanceTimersByTime(300_000)
    expect(beat).toHaveBeenCalledTimes(1)
    setHidden(false)
    expect(beat).toHaveBeenCalledTimes(2)
  })

  it('[PLAT-TIME-1] does not fire early when no beat was missed', () => {
    const beat = jest.fn()
    renderHook(() => useInterval(beat, 60_000))
    jest.advanceTimersByTime(30_000)
    setHidden(true)
    setHidden(false)
    expect(beat).not.toHaveBeenCalled()
  })

  it('[PLAT-TIME-1] stops with its component, and pauses at null', () => {
    const beat = jest.fn()
    const { rerender, unmount } = renderHook(({ ms }: { ms: number | null }) => useInterval(beat, ms), {
      initialProps: { ms: null as number | null },
    })
    jest.advanceTimersByTime(100_000)
    rerender({ ms: 1_000 })
    jest.advanceTimersByTime(1_000)
    unmount()
    jest.advanceTimersByTime(10_000)
    setHidden(false)
    expect(beat).toHaveBeenCalledTimes(1)
  })
})
