import { act, fireEvent, render, screen, within } from '@testing-library/react'
import { createRef } from 'react'
import { AnchoredList, type AnchoredListHandle } from './anchored-list.tsx'

const keyOf = (item: number) => `k${item}`
const numbers = (count: number) => Array.from({ length: count }, (_, index) => index)
const list = { label: 'Messages', keyOf, renderItem: (item: number) => <p>row {item}</p> }

// jsdom has no layout: the box is 600 px high, each row 56 px.
beforeEach(() => {
  jest.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(600)
  jest.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(56)
})
afterEach(() => jest.restoreAllMocks())

describe('AnchoredList', () => {
  it('[UI-21] renders only the visible rows of a list of 10,000', () => {
    render(<AnchoredList {...list} items={numbers(10_000)} />)
    const rows = within(screen.getByRole('log', { name: 'Messages' })).getAllByText(/^row/)
    expect(rows.length).toBeGreaterThan(0)
    expect(rows.length).toBeLessThan(60)
  })

  it('[UI-21] announces nothing by itself, since scrolling adds rows as well', () => {
    render(<AnchoredList {...list} items={[1]} />)
    expect(screen.getByRole('log')).toHaveAttribute('aria-live', 'off')
  })

  it('[UI-21] stays at the end when its box is resized, as by a keyboard, and when its rows are', () => {
    const callbacks: ResizeObserverCallback[] = []
    const observed: Element[] = []
    const observer = {
      observe: (one: Element) => observed.push(one),
      unobserve: () => undefined,
      disconnect: () => undefined,
    }
    jest.spyOn(globalThis, 'ResizeObserver').mockImplementation((callback) => {
      callbacks.push(callback)
      return observer
    })
    render(<AnchoredList {...list} items={numbers(100)} />)
    const scrolled = jest.spyOn(screen.getByRole('log'), 'scrollTo')
    act(() => {
      for (const callback of callbacks) callback([], observer)
    })
    expect(scrolled).toHaveBeenCalled()
    expect(observed).toContain(screen.getByRole('log').firstElementChild)
  })

  it('[UI-21] takes a row for as high as the lowest one of its kind', () => {
    const height = () => (screen.getByRole('log').firstElementChild as HTMLElement).style.height
    const kindOf = (item: number) => (item % 2 === 0 ? 'even' : 'odd')
    const { rerender } = render(<AnchoredList {...list} items={[1]} estimateSize={20} kindOf={kindOf} />)
    expect(height()).toBe('56px')
    // Those at the end are neither drawn nor measured: jsdom does not scroll.
    const [odd, even] = [numbers(90).map((n) => 2 * n + 1), numbers(10).map((n) => 2 * n)]
    rerender(<AnchoredList {...list} items={[...odd, ...even]} estimateSize={20} kindOf={kindOf} />)
    expect(height()).toBe(`${90 * 56 + 10 * 20}px`)
  })

  describe('who moved it', () => {
    /** Opens at the end of 30 rows. */
    function opened() {
      const onAtEnd = jest.fn()
      render(<AnchoredList {...list} items={numbers(30)} onAtEnd={onAtEnd} />)
      const box = screen.getByRole('log')
      const scrollsTo = (top: number, height: number) => {
        Object.defineProperty(box, 'scrollHeight', { value: height, configurable: true })
        box.scrollTop = top
        fireEvent.scroll(box)
      }
      scrollsTo(1_080, 1_680)
      return { box, scrollsTo, onAtEnd, goesToEnd: jest.spyOn(box, 'scrollTo') }
    }

    it('[UI-21] follows the end when rows are measured smaller while others are prepended', () => {
      const { scrollsTo, onAtEnd, goesToEnd } = opened()
      scrollsTo(900, 3_180)
      expect(onAtEnd).not.toHaveBeenCalled()
      expect(goesToEnd).toHaveBeenCalled()
    })

    it('[UI-21] leaves the end when the reader goes back, with or without an input that the page sees', () => {
      const { scrollsTo, onAtEnd } = opened()
      scrollsTo(600, 1_680)
      expect(onAtEnd.mock.calls).toEqual([[false]])
      scrollsTo(1_080, 1_680)
      expect(onAtEnd.mock.calls).toEqual([[false], [true]])
    })

    it.each([
      ['a wheel', (box: HTMLElement) => fireEvent.wheel(box)],
      ['a finger', (box: HTMLElement) => fireEvent.touchMove(box)],
      ['the scroll bar', (box: HTMLElement) => fireEvent.pointerDown(box)],
      ['a key', (box: HTMLElement) => fireEvent.keyDown(box, { key: 'PageUp' })],
    ])('[UI-21] leaves the end by %s while rows are added', (_name, input) => {
      const { box, scrollsTo, onAtEnd, goesToEnd } = opened()
      input(box)
      scrollsTo(900, 3_180)
      expect(onAtEnd.mock.calls).toEqual([[false]])
      expect(goesToEnd).not.toHaveBeenCalled()
    })
  })

  it('reports whether a row exists that it is asked to show', () => {
    const handle = createRef<AnchoredListHandle>()
    render(<AnchoredList {...list} handle={handle} items={numbers(3)} />)
    expect(handle.current?.toKey('k2')).toBe(true)
    expect(handle.current?.toKey('k9')).toBe(false)
  })
})
