import { act, renderHook } from '@testing-library/react'
import { useSkeleton } from './use-skeleton.ts'

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

const after = (ms: number) => act(() => void jest.advanceTimersByTime(ms))

describe('useSkeleton', () => {
  it('[PAGE-3] shows nothing for data that arrives within 200 ms', () => {
    const { result, rerender } = renderHook(({ busy }) => useSkeleton(busy), { initialProps: { busy: true } })
    after(199)
    expect(result.current).toBe('wait')
    rerender({ busy: false })
    expect(result.current).toBe('ready')
    after(1_000)
    expect(result.current).toBe('ready')
  })

  it('[PAGE-3] stays for 300 ms once shown', () => {
    const { result, rerender } = renderHook(({ busy }) => useSkeleton(busy), { initialProps: { busy: true } })
    after(200)
    expect(result.current).toBe('show')
    rerender({ busy: false })
    after(299)
    expect(result.current).toBe('show')
    after(1)
    expect(result.current).toBe('ready')
  })
})
