import { act, render, screen, within } from '@testing-library/react'
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

  it('[UI-21] stays at the end when its box is resized, as by a keyboard', () => {
    const callbacks: ResizeObserverCallback[] = []
    const observer = { observe: () => undefined, unobserve: () => undefined, disconnect: () => undefined }
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
  })

  it('reports whether a row exists that it is asked to show', () => {
    const handle = createRef<AnchoredListHandle>()
    render(<AnchoredList {...list} handle={handle} items={numbers(3)} />)
    expect(handle.current?.toKey('k2')).toBe(true)
    expect(handle.current?.toKey('k9')).toBe(false)
  })
})
