import { act, render, screen } from '@testing-library/react'
import type { ComponentType } from 'react'
import { useLatePart } from './use-late-part.ts'

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

const Part = () => <p>part</p>
function Page({ isWanted, load }: { isWanted: boolean; load: () => Promise<ComponentType> }) {
  const Late = useLatePart(isWanted, load)
  return Late && <Late />
}
const wait = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms))

describe('a part of the page that is loaded late', () => {
  it('is loaded once it is wanted', async () => {
    const load = jest.fn(async () => Part)
    const { rerender } = render(<Page isWanted={false} load={load} />)
    await wait(60_000)
    expect(load).not.toHaveBeenCalled()
    rerender(<Page isWanted load={load} />)
    await wait(0)
    expect(screen.getByText('part')).toBeVisible()
    await wait(60_000)
    expect(load).toHaveBeenCalledTimes(1)
  })

  it('[SHELL-BOOT-15] is retried on the same page after 2 s, 5 s and then every 15 s until it loads', async () => {
    const load = jest.fn(async (): Promise<ComponentType> => {
      throw new Error('chunk timed out')
    })
    render(<Page isWanted load={load} />)
    await wait(1_999)
    expect(load).toHaveBeenCalledTimes(1)
    for (const [earlier, ms] of [1, 5_000, 15_000, 15_000].entries()) {
      await wait(ms)
      expect(load).toHaveBeenCalledTimes(earlier + 2)
    }
    load.mockResolvedValueOnce(Part)
    await wait(15_000)
    expect(screen.getByText('part')).toBeVisible()
  })

  it('is not retried after the page unmounts', async () => {
    const load = jest.fn(async (): Promise<ComponentType> => {
      throw new Error('chunk timed out')
    })
    const { unmount } = render(<Page isWanted load={load} />)
    await wait(0)
    unmount()
    await wait(60_000)
    expect(load).toHaveBeenCalledTimes(1)
  })
})
