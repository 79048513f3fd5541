import { act, render, screen } from '@testing-library/react'
import { EdgeFloat } from './edge-float.tsx'

/** jsdom has no layout: the box, and what lies behind it. */
let behind: Element[]
const box = new DOMRect(330, 700, 44, 44)
beforeEach(() => {
  jest.useFakeTimers()
  behind = []
  document.elementsFromPoint = () => behind
  jest.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockReturnValue(box)
  Range.prototype.getClientRects = () => [new DOMRect(300, 710, 60, 20)] as unknown as DOMRectList
})
afterEach(() => {
  jest.useRealTimers()
  jest.restoreAllMocks()
})

function open(): HTMLElement {
  render(
    <>
      <main>
        <p>¥1,000.00</p>
        <a href="/x">
          <i data-testid="drawing" />
        </a>
        <div data-testid="empty" />
      </main>
      <EdgeFloat>
        <button type="button">聊天</button>
      </EdgeFloat>
    </>,
  )
  return screen.getByRole('button').parentElement as HTMLElement
}
const settle = () => act(() => void jest.advanceTimersByTime(200))

describe('EdgeFloat', () => {
  it.each([
    ['text', () => screen.getByText('¥1,000.00'), 'true'],
    ['a drawing in a link', () => screen.getByTestId('drawing'), 'true'],
    ['nothing to read or press', () => screen.getByTestId('empty'), 'false'],
  ])('[UI-22] over %s', (_what, element, isTucked) => {
    const float = open()
    behind = [screen.getByRole('button'), element()]
    settle()
    expect(float).toHaveAttribute('data-tucked', isTucked)
  })

  it.each([
    [4, 'true'],
    [9, 'false'],
  ])('[UI-22] %i px above a link', (px, isTucked) => {
    const float = open()
    document.elementsFromPoint = (_x, y) => (y >= box.bottom + px - 1 ? [screen.getByTestId('drawing')] : [])
    settle()
    expect(float).toHaveAttribute('data-tucked', isTucked)
  })

  it('[UI-22] slides away while the page scrolls and looks again when the page changes', async () => {
    const float = open()
    settle()
    expect(float).toHaveAttribute('data-tucked', 'false')
    act(() => void document.dispatchEvent(new Event('scroll')))
    expect(float).toHaveAttribute('data-tucked', 'true')
    settle()
    expect(float).toHaveAttribute('data-tucked', 'false')
    behind = [screen.getByText('¥1,000.00')]
    await act(async () => void screen.getByTestId('empty').append('later'))
    settle()
    expect(float).toHaveAttribute('data-tucked', 'true')
  })

  /** jsdom has no pointer events. */
  const point = (type: string, target: EventTarget, clientX: number, clientY: number) =>
    act(
      () =>
        void target.dispatchEvent(Object.assign(new MouseEvent(type, { bubbles: true, clientX, clientY }), POINTER)),
    )
  const POINTER = { isPrimary: true, pointerId: 7 }

  it.each([
    ['to the other edge', [20, 700], { side: 'start', level: 0 }],
    // A height is 14 % of the window: 107 px of 768.
    ['one height up', [1_000, 600], { side: 'end', level: 1 }],
    ['as high as it goes', [20, 10], { side: 'start', level: 2 }],
    ['not below the lowest', [1_000, 760], { side: 'end', level: 0 }],
  ] as const)('[UI-24] is moved %s by the pointer, without a press', (_where, [x, y], spot) => {
    const [onMove, onClick] = [jest.fn(), jest.fn()]
    render(
      <EdgeFloat onMove={onMove}>
        <button type="button" onClick={onClick}>
          优惠
        </button>
      </EdgeFloat>,
    )
    const button = screen.getByRole('button')
    point('pointerdown', button, 1_000, 700)
    point('pointermove', window, x, y)
    point('pointerup', window, x, y)
    button.click()
    expect(onMove.mock.calls).toEqual([[spot]])
    expect(onClick).not.toHaveBeenCalled()
    act(() => void jest.advanceTimersByTime(1))
    button.click()
    expect(onClick).toHaveBeenCalledTimes(1)
  })

  it('[UI-24] stays where it is for a press, another finger, and a cancelled move', () => {
    const onMove = jest.fn()
    const { unmount } = render(
      <EdgeFloat spot={{ side: 'start', level: 2 }} onMove={onMove}>
        <button type="button">优惠</button>
      </EdgeFloat>,
    )
    const button = screen.getByRole('button')
    const float = button.parentElement?.parentElement as HTMLElement
    expect([float.dataset.side, float.dataset.level]).toEqual(['start', '2'])
    point('pointerdown', button, 20, 300)
    point('pointermove', window, 24, 304)
    point('pointerup', window, 24, 304)
    point('pointerdown', button, 20, 300)
    point('pointermove', window, 200, 300)
    expect(float.dataset.moving).toBe('true')
    point('pointercancel', window, 200, 300)
    expect(float.dataset.moving).toBeUndefined()
    point('pointerup', window, 900, 300)
    point('pointerdown', button, 20, 300)
    unmount()
    point('pointermove', window, 900, 300)
    point('pointerup', window, 900, 300)
    expect(onMove).not.toHaveBeenCalled()
  })
})
