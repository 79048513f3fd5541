import { createPortions } from './portions.ts'

const numbers = (count: number, from = 0) => Array.from({ length: count }, (_, at) => from + at)

describe('portions', () => {
  beforeEach(() => void jest.useFakeTimers())
  afterEach(() => void jest.useRealTimers())

  function collect() {
    const handed: number[][] = []
    return { handed, portions: createPortions<number>((items) => void handed.push([...items])) }
  }

  it('[GAMES-67] hands over a few changes at once and the others in the frames after, in order', () => {
    const { handed, portions } = collect()
    portions.add(numbers(20))
    expect(handed).toEqual([numbers(6)])
    portions.add(numbers(2, 20))
    jest.advanceTimersToNextTimer()
    expect(handed).toEqual([numbers(6), numbers(6, 6)])
    jest.runAllTimers()
    expect(handed.flat()).toEqual(numbers(22))
    expect(Math.max(...handed.map(({ length }) => length))).toBe(6)
    expect(jest.getTimerCount()).toBe(0)
  })

  it('[GAMES-67] hands over a long queue within ten frames', () => {
    const { handed, portions } = collect()
    portions.add(numbers(300))
    jest.advanceTimersByTime(16 * 40)
    expect(handed.flat()).toEqual(numbers(300))
  })

  it('[GAMES-67] hands over the rest before a read, and once', () => {
    const { handed, portions } = collect()
    portions.add(numbers(20))
    portions.flush()
    expect(handed).toEqual([numbers(6), numbers(14, 6)])
    jest.runAllTimers()
    portions.flush()
    expect(handed).toHaveLength(2)
  })
})
