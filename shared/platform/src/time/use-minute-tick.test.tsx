import { act, render } from '@testing-library/react'
import { useMinuteTick } from './use-minute-tick.ts'

function Follower({ onTick }: { onTick: () => void }) {
  useMinuteTick(onTick)
  return null
}

const look = (hidden: boolean) => {
  jest.spyOn(document, 'hidden', 'get').mockReturnValue(hidden)
  act(() => document.dispatchEvent(new Event('visibilitychange')))
}
const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms))

beforeEach(() => jest.useFakeTimers())
afterEach(() => {
  jest.restoreAllMocks()
  jest.useRealTimers()
})

describe('useMinuteTick', () => {
  it('[PLAT-TIME-3] ticks once for all subscribers, whenever they joined', () => {
    const heard: string[] = []
    render(<Follower onTick={() => heard.push('counts')} />)
    pass(20_000)
    render(<Follower onTick={() => heard.push('pending')} />)
    pass(39_999)
    expect(heard).toEqual([])
    pass(1)
    expect(heard).toEqual(['counts', 'pending'])
  })

  it('[PLAT-TIME-1, PLAT-TIME-3] pauses while the page is hidden, and fires at once when it becomes visible after a missed tick', () => {
    const tick = jest.fn()
    render(<Follower onTick={tick} />)
    look(true)
    pass(150_000)
    expect(tick).not.toHaveBeenCalled()
    look(false)
    expect(tick).toHaveBeenCalledTimes(1)
    pass(60_000)
    expect(tick).toHaveBeenCalledTimes(2)
  })

  it('[PLAT-TIME-3] stops with the last subscriber, and restarts with the next', () => {
    const tick = jest.fn()
    const first = render(<Follower onTick={tick} />)
    pass(50_000)
    first.unmount()
    pass(60_000)
    expect([tick.mock.calls.length, jest.getTimerCount()]).toEqual([0, 0])
    render(<Follower onTick={tick} />)
    pass(60_000)
    expect(tick).toHaveBeenCalledTimes(1)
  })
})
