import { act, fireEvent, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expectAccessible } from '../test/describe-primitive.tsx'
import { Carousel } from './carousel.tsx'
import { clockParts } from './clock.rules.ts'
import { CopyButton } from './copy-button.tsx'
import { Countdown } from './countdown.tsx'
import { InfiniteList } from './infinite-list.tsx'
import { Marquee } from './marquee.tsx'
import { PullToRefresh } from './pull-to-refresh.tsx'
import { QrCode } from './qr-code.tsx'
import { Timeline } from './timeline.tsx'
import { ToastRegion } from './toast-region.tsx'

afterEach(() => {
  jest.restoreAllMocks()
  jest.useRealTimers()
})

describe('ToastRegion', () => {
  const region = { label: 'Messages', dismissLabel: 'Dismiss' }

  it('[UI-10] shows one at a time, messages for 2 s and errors for 4 s', () => {
    jest.useFakeTimers()
    const onDismiss = jest.fn()
    const saved = { id: '1', text: 'Saved' }
    const failed = { id: '2', text: 'Failed', kind: 'error' as const }
    const { rerender } = render(<ToastRegion {...region} toasts={[saved, failed]} onDismiss={onDismiss} />)
    expect(screen.getByRole('status')).toHaveTextContent('Saved')
    expect(screen.queryByText('Failed')).not.toBeInTheDocument()
    act(() => jest.advanceTimersByTime(2_000))
    expect(onDismiss).toHaveBeenLastCalledWith('1')
    rerender(<ToastRegion {...region} toasts={[failed]} onDismiss={onDismiss} />)
    expect(screen.getByRole('alert')).toHaveTextContent('Failed')
    act(() => jest.advanceTimersByTime(3_900))
    expect(onDismiss).toHaveBeenCalledTimes(1)
    act(() => jest.advanceTimersByTime(200))
    expect(onDismiss).toHaveBeenLastCalledWith('2')
  })

  it('[UI-10] pauses while held and can be dismissed by its button', async () => {
    const onDismiss = jest.fn()
    const { container } = render(
      <ToastRegion {...region} toasts={[{ id: '1', text: 'Saved' }]} onDismiss={onDismiss} />,
    )
    await expectAccessible(container)
    await userEvent.click(screen.getByRole('button', { name: 'Dismiss' }))
    expect(onDismiss).toHaveBeenCalledWith('1')
  })
})

describe('Countdown', () => {
  it.each([
    [0, 0, '00:00'],
    [1, 0, '00:01'],
    [59_999, 0, '01:00'],
    [3_600_000, 0, '01:00:00'],
    [90_061_000, 1, '01:01:01'],
    [-5, 0, '00:00'],
  ])('splits %d ms', (ms, days, text) => {
    expect(clockParts(ms)).toEqual({ days, parts: text.split(':') })
  })

  it('counts by the given clock and reports the end once', () => {
    jest.useFakeTimers()
    let clock = 10_000
    const onEnd = jest.fn()
    render(<Countdown label="Left" untilMs={12_000} now={() => clock} onEnd={onEnd} />)
    expect(screen.getByRole('timer', { name: 'Left 00:02' })).toBeInTheDocument()
    clock = 11_000
    act(() => jest.advanceTimersByTime(250))
    expect(screen.getByRole('timer', { name: 'Left 00:01' })).toBeInTheDocument()
    clock = 12_500
    act(() => jest.advanceTimersByTime(2_000))
    expect(screen.getByRole('timer', { name: 'Left 00:00' })).toBeInTheDocument()
    expect(onEnd).toHaveBeenCalledTimes(1)
  })
})

describe('CopyButton', () => {
  it('copies, announces it, and resets later', async () => {
    const user = userEvent.setup()
    render(<CopyButton text="TLan" label="Copy" doneLabel="Copied" />)
    await user.click(screen.getByRole('button', { name: 'Copy' }))
    expect(await navigator.clipboard.readText()).toBe('TLan')
    expect(await screen.findByRole('button', { name: 'Copied' })).toBeInTheDocument()
    expect(screen.getByRole('status')).toHaveTextContent('Copied')
  })

  it('reports when the browser refuses', async () => {
    const user = userEvent.setup({ writeToClipboard: false })
    jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValueOnce(new Error('denied'))
    const onFail = jest.fn()
    render(<CopyButton text="TLan" label="Copy" doneLabel="Copied" onFail={onFail} />)
    await user.click(screen.getByRole('button', { name: 'Copy' }))
    await act(async () => undefined)
    expect(onFail).toHaveBeenCalledTimes(1)
    expect(screen.getByRole('button', { name: 'Copy' })).toBeInTheDocument()
  })
})

describe('QrCode', () => {
  it('is a labelled picture that changes with its text', async () => {
    const { container, rerender } = render(<QrCode text="a" label="Address" />)
    const before = container.querySelector('path')?.getAttribute('d')
    rerender(<QrCode text="b" label="Address" />)
    expect(screen.getByRole('img', { name: 'Address' })).toBeInTheDocument()
    expect(container.querySelector('path')?.getAttribute('d')).not.toBe(before)
    await expectAccessible(container)
  })
})

describe('Timeline', () => {
  it('marks the current step, in text too', async () => {
    const { container } = render(
      <Timeline
        label="Withdrawal"
        stateLabels={{ done: 'Done', current: 'In progress', todo: 'To come', failed: 'Failed' }}
        steps={[
          { id: '1', title: 'Asked', state: 'done' },
          { id: '2', title: 'Review', state: 'current' },
          { id: '3', title: 'Paid', state: 'todo' },
        ]}
      />,
    )
    const items = within(screen.getByRole('list', { name: 'Withdrawal' })).getAllByRole('listitem')
    expect(items.map((item) => item.getAttribute('aria-current'))).toEqual([null, 'step', null])
    expect(screen.getByRole('img', { name: 'In progress' })).toBeInTheDocument()
    await expectAccessible(container)
  })
})

describe('Marquee', () => {
  const items = [
    { id: '1', text: 'First' },
    { id: '2', text: 'Second' },
  ]
  const labels = { pause: 'Pause', play: 'Play' }

  it('rotates, pauses on request, and reports the tapped line', () => {
    jest.useFakeTimers()
    const onSelect = jest.fn()
    render(<Marquee label="Notices" items={items} labels={labels} onSelect={onSelect} everyMs={5_000} />)
    act(() => jest.advanceTimersByTime(5_000))
    fireEvent.click(screen.getByRole('button', { name: 'Second' }))
    expect(onSelect).toHaveBeenCalledWith(items[1])
    fireEvent.click(screen.getByRole('button', { name: 'Pause' }))
    act(() => jest.advanceTimersByTime(20_000))
    expect(screen.getByText('Second')).toBeInTheDocument()
    expect(screen.getByRole('button', { name: 'Play' })).toBeInTheDocument()
  })

  it('shows a new notice at once, unless somebody is at another', () => {
    jest.useFakeTimers()
    const { rerender } = render(<Marquee label="Notices" items={items} labels={labels} everyMs={5_000} />)
    act(() => jest.advanceTimersByTime(5_000))
    const withNew = [{ id: '3', text: 'Third' }, ...items]
    fireEvent.pointerEnter(screen.getByRole('region'))
    rerender(<Marquee label="Notices" items={withNew} labels={labels} />)
    expect(screen.queryByText('Third')).toBeNull()
    fireEvent.pointerLeave(screen.getByRole('region'))
    expect(screen.getByText('Third')).toBeInTheDocument()
  })

  it('renders nothing without lines, and no controls for one', async () => {
    const { container, rerender } = render(<Marquee label="Notices" items={[]} labels={labels} />)
    expect(container).toBeEmptyDOMElement()
    rerender(<Marquee label="Notices" items={items.slice(0, 1)} labels={labels} />)
    expect(screen.queryByRole('button')).not.toBeInTheDocument()
    await expectAccessible(container)
  })
})

describe('Carousel', () => {
  const labels = {
    previous: 'Previous',
    next: 'Next',
    play: 'Play',
    pause: 'Pause',
    slide: (index: number, count: number) => `${index + 1} of ${count}`,
  }
  const current = () =>
    screen.getAllByRole('listitem', { hidden: true }).findIndex((slide) => !slide.hasAttribute('inert'))

  it('advances by itself until the member takes over; buttons and arrow keys wrap around', () => {
    jest.useFakeTimers()
    render(
      <Carousel label="Offers" labels={labels} autoplayMs={4_000}>
        <p>One</p>
        <p>Two</p>
      </Carousel>,
    )
    act(() => jest.advanceTimersByTime(4_000))
    expect(current()).toBe(1)
    fireEvent.click(screen.getByRole('button', { name: 'Next' }))
    expect(current()).toBe(0)
    act(() => jest.advanceTimersByTime(20_000))
    expect(current()).toBe(0)
    fireEvent.keyDown(screen.getByRole('list'), { key: 'ArrowLeft' })
    expect(current()).toBe(1)
    expect(screen.getByRole('button', { name: 'Play' })).toBeInTheDocument()
  })

  /** Scrolls to a position, in slides. */
  const scrollTo = (slides: number) => {
    const list = screen.getByRole('list')
    for (const slide of list.children) Object.defineProperty(slide, 'offsetWidth', { value: 100, configurable: true })
    Object.defineProperty(list, 'scrollLeft', { value: slides * 100, configurable: true })
    fireEvent.scroll(list)
  }
  const three = (props: { bounded?: boolean; onChange?: (index: number) => void } = {}) =>
    render(
      <Carousel label="Offers" labels={labels} {...props}>
        <p>One</p>
        <p>Two</p>
        <p>Three</p>
      </Carousel>,
    )

  it('[UI-27] counts a second press from the slide that the first leads to, and does not show those on the way', () => {
    const onChange = jest.fn()
    three({ onChange })
    const next = screen.getByRole('button', { name: 'Next' })
    fireEvent.click(next)
    scrollTo(0.1)
    fireEvent.click(next)
    for (const position of [0.2, 1, 1.6, 2]) scrollTo(position)
    expect(current()).toBe(2)
    expect(onChange.mock.calls).toEqual([[1], [2]])
    // A swipe after that.
    scrollTo(1)
    expect(current()).toBe(1)
  })

  it('[UI-27] follows the member who takes over while it scrolls', () => {
    three()
    fireEvent.click(screen.getByRole('button', { name: 'Next' }))
    fireEvent.pointerDown(screen.getByRole('list'))
    scrollTo(0.2)
    expect(current()).toBe(0)
  })

  it('[UI-27] stops at its ends where it is bounded', () => {
    three({ bounded: true })
    const [previous, next] = ['Previous', 'Next'].map((name) => screen.getByRole('button', { name }))
    expect(previous).toHaveAttribute('aria-disabled', 'true')
    fireEvent.click(previous as HTMLElement)
    expect(current()).toBe(0)
    for (let press = 0; press < 3; press += 1) fireEvent.keyDown(screen.getByRole('list'), { key: 'ArrowRight' })
    expect(current()).toBe(2)
    expect(next).toHaveAttribute('aria-disabled', 'true')
    expect(previous).not.toHaveAttribute('aria-disabled')
  })

  it('keeps the focus when an arrow key moves away from the focused link', () => {
    render(
      <Carousel label="Offers" labels={labels}>
        <a href="#one">One</a>
        <a href="#two">Two</a>
      </Carousel>,
    )
    act(() => screen.getByRole('link', { name: 'One' }).focus())
    fireEvent.keyDown(screen.getByRole('link', { name: 'One' }), { key: 'ArrowRight' })
    expect(screen.getByRole('list')).toHaveFocus()
  })

  it('has no axe violations', async () => {
    const { container } = render(
      <Carousel label="Offers" labels={labels} autoplayMs={4_000}>
        <p>One</p>
        <a href="/two">Two</a>
      </Carousel>,
    )
    await expectAccessible(container)
  })
})

describe('InfiniteList', () => {
  const list = {
    label: 'Records',
    keyOf: (item: number) => String(item),
    renderItem: (item: number) => <p>row {item}</p>,
    labels: { loading: 'Loading', end: 'The end', failed: 'Failed', retry: 'Retry' },
  }

  it('renders its empty, loading and error states', async () => {
    const onMore = jest.fn()
    const { rerender } = render(<InfiniteList {...list} items={[]} empty={<p>Nothing yet</p>} />)
    expect(screen.getByText('Nothing yet')).toBeInTheDocument()
    rerender(<InfiniteList {...list} items={[]} loading />)
    expect(screen.getByRole('status')).toHaveTextContent('Loading')
    rerender(<InfiniteList {...list} items={[]} failed onMore={onMore} />)
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }))
    expect(onMore).toHaveBeenCalledTimes(1)
  })

  it('[UI-18] renders only the visible rows of a list of 5,000', () => {
    jest.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(64)
    render(<InfiniteList {...list} items={Array.from({ length: 5_000 }, (_, index) => index)} />)
    const rows = within(screen.getByRole('list', { name: 'Records' })).queryAllByRole('listitem')
    expect(rows.length).toBeGreaterThan(0)
    expect(rows.length).toBeLessThan(60)
  })

  it('requests more near the end, once per state, and announces the end', () => {
    const onMore = jest.fn()
    const { rerender } = render(<InfiniteList {...list} items={[1, 2, 3]} hasMore onMore={onMore} />)
    expect(onMore).toHaveBeenCalledTimes(1)
    rerender(<InfiniteList {...list} items={[1, 2, 3]} hasMore loading onMore={onMore} />)
    expect(onMore).toHaveBeenCalledTimes(1)
    rerender(<InfiniteList {...list} items={[1, 2, 3]} onMore={onMore} />)
    expect(screen.getByRole('status')).toHaveTextContent('The end')
  })

  it('offers a retry when a further page failed, without requesting it by itself', async () => {
    const onMore = jest.fn()
    render(<InfiniteList {...list} items={[1, 2, 3]} hasMore failed onMore={onMore} />)
    expect(onMore).not.toHaveBeenCalled()
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }))
    expect(onMore).toHaveBeenCalledTimes(1)
  })
})

describe('PullToRefresh', () => {
  const labels = { pull: 'Pull', release: 'Release', busy: 'Refreshing' }
  const pull = (to: number) => {
    const area = screen.getByText('Content')
    fireEvent.touchStart(area, { touches: [{ clientY: 0 }] })
    fireEvent.touchMove(area, { touches: [{ clientY: to }] })
  }

  it('[UI-15] refreshes when released far enough, and announces it', async () => {
    let done = () => {}
    const onRefresh = jest.fn(() => new Promise<void>((resolve) => (done = resolve)))
    render(
      <PullToRefresh labels={labels} onRefresh={onRefresh}>
        Content
      </PullToRefresh>,
    )
    pull(60)
    expect(screen.getByRole('status')).toHaveTextContent('Pull')
    pull(140)
    expect(screen.getByRole('status')).toHaveTextContent('Release')
    fireEvent.touchEnd(screen.getByText('Content'))
    expect(onRefresh).toHaveBeenCalledTimes(1)
    expect(screen.getByRole('status')).toHaveTextContent('Refreshing')
    await act(async () => done())
    expect(screen.getByRole('status')).toBeEmptyDOMElement()
  })

  it('[UI-15] does nothing when released early', () => {
    const onRefresh = jest.fn(async () => undefined)
    render(
      <PullToRefresh labels={labels} onRefresh={onRefresh}>
        Content
      </PullToRefresh>,
    )
    pull(60)
    fireEvent.touchEnd(screen.getByText('Content'))
    expect(onRefresh).not.toHaveBeenCalled()
  })
})
