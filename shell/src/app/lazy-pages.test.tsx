import { act, render, screen } from '@testing-library/react'
import { Suspense } from 'react'
import { useInteractive } from '../host/boot/use-interactive.ts'
import { LazyPage } from './lazy-pages.tsx'

describe('LazyPage', () => {
  it('[SHELL-BOOT-7] starts work deferred to the first page only after the page has mounted', async () => {
    jest.useFakeTimers()
    const arrival = Promise.withResolvers<() => React.ReactNode>()
    const load = () => arrival.promise
    const Waiting = () => (useInteractive() ? '余额' : '等待')
    render(
      <>
        <Waiting />
        <Suspense fallback={null}>
          <LazyPage load={load} />
        </Suspense>
      </>,
    )
    await act(() => jest.advanceTimersByTimeAsync(3_000))
    expect(screen.getByText('等待')).toBeInTheDocument()
    await act(async () => arrival.resolve(() => <h1>客服中心</h1>))
    await act(() => jest.advanceTimersByTimeAsync(3_000))
    expect(screen.getByRole('heading', { name: '客服中心' })).toBeInTheDocument()
    expect(screen.getByText('余额')).toBeInTheDocument()
    jest.useRealTimers()
  })
})
