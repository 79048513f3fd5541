import { render, screen } from '@testing-library/react'
import { useLongPress } from './use-long-press.ts'

const open = jest.fn()
function Line() {
  return <p {...useLongPress(open)}>line</p>
}

beforeEach(() => {
  jest.useFakeTimers()
  open.mockClear()
  render(<Line />)
})
afterEach(() => jest.useRealTimers())

/** jsdom's pointer events have no pointer type. */
function point(type: string, { x = 50, y = 50, by = 'touch' } = {}): void {
  const event = new MouseEvent(type, { bubbles: true, clientX: x, clientY: y })
  screen.getByText('line').dispatchEvent(Object.assign(event, { pointerType: by }))
}

describe('useLongPress', () => {
  it('[CHAT-34] opens once after 450 ms if the finger hardly moves', () => {
    point('pointerdown')
    point('pointermove', { x: 54, y: 47 })
    jest.advanceTimersByTime(449)
    expect(open).not.toHaveBeenCalled()
    jest.advanceTimersByTime(5_000)
    expect(open).toHaveBeenCalledTimes(1)
  })

  it.each([
    ['is lifted earlier', 'pointerup', 50],
    ['scrolls', 'pointermove', 80],
    ['the browser takes over', 'pointercancel', 50],
  ])('[CHAT-34] does not open for a finger that %s', (_name, type, y) => {
    point('pointerdown')
    jest.advanceTimersByTime(300)
    point(type, { y })
    jest.advanceTimersByTime(5_000)
    expect(open).not.toHaveBeenCalled()
  })

  it('[CHAT-34] ignores a mouse, which has the right button', () => {
    point('pointerdown', { by: 'mouse' })
    jest.advanceTimersByTime(5_000)
    expect(open).not.toHaveBeenCalled()
  })
})
