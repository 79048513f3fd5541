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
})
