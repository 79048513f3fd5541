import { createTimer, delay } from './timer.ts'

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

describe('createTimer', () => {
  it('[PLAT-TIME-2] cancels the earlier start when started again', () => {
    const ring = jest.fn()
    const timer = createTimer(ring)
    timer.start(1_000)
    jest.advanceTimersByTime(999)
    timer.start(1_000)
    jest.advanceTimersByTime(999)
    expect(ring).not.toHaveBeenCalled()
    jest.advanceTimersByTime(1)
    expect(ring).toHaveBeenCalledTimes(1)
    expect(timer.isRunning()).toBe(false)
  })

  it('[PLAT-TIME-2] can be stopped twice, and before it was started', () => {
    const ring = jest.fn()
    const timer = createTimer(ring)
    timer.stop()
    timer.start(10)
    expect(timer.isRunning()).toBe(true)
    timer.stop()
    timer.stop()
    jest.advanceTimersByTime(100)
    expect(ring).not.toHaveBeenCalled()
  })
})

describe('delay', () => {
  it('rejects at once when its signal fires', async () => {
    const control = new AbortController()
    const waiting = delay(10_000, control.signal)
    control.abort(new Error('left'))
    await expect(waiting).rejects.toThrow('left')
  })
})
