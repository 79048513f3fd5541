import { act, render, screen } from '@testing-library/react'
import { FrameSkeleton } from './frame-skeleton.tsx'

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

describe('FrameSkeleton', () => {
  it('[SHELL-HOME-8] reserves the space of a page at once and shows its outline after 200 ms', () => {
    const { container } = render(<FrameSkeleton label="加载中" />)
    expect(container.querySelector('[aria-busy="true"]')).toBeInTheDocument()
    act(() => void jest.advanceTimersByTime(199))
    expect(screen.queryByRole('status')).toBeNull()
    act(() => void jest.advanceTimersByTime(1))
    expect(screen.getByRole('status')).toHaveTextContent('加载中')
  })
})
