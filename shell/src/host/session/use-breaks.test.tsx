import { BREAK_CHANNEL, BREAK_POLL_MS, breakState } from '@lantern/contract/break-state'
import { emit, subscribe } from '@lantern/platform'
import { type FakeApi, fakeApi, NOON, renderWithPlatform } from '@lantern/testing'
import { act, screen } from '@testing-library/react'
import { useLocation } from 'react-router-dom'
import { useBreaks } from './use-breaks.ts'

/** The channel of one browser: each message reaches the other tabs. */
class FakeChannel {
  static open = new Set<FakeChannel>()
  onmessage: (() => void) | null = null
  readonly name: string
  constructor(name: string) {
    this.name = name
    FakeChannel.open.add(this)
  }
  postMessage() {
    for (const other of FakeChannel.open) if (other !== this && other.name === this.name) other.onmessage?.()
  }
  close() {
    FakeChannel.open.delete(this)
  }
}

function AnyPage() {
  useBreaks()
  return <p>{useLocation().pathname}</p>
}

let api: FakeApi
let reasons: string[]
let undo: () => void
beforeEach(() => {
  jest.useFakeTimers()
  Object.assign(globalThis, { BroadcastChannel: FakeChannel })
  api = fakeApi()
  api.on(breakState, { until: null })
  reasons = []
  undo = subscribe('money:changed', ({ reason }) => reasons.push(reason))
})
afterEach(() => {
  undo()
  jest.useRealTimers()
  Reflect.deleteProperty(globalThis, 'BroadcastChannel')
})
const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms))
const play = () => act(() => emit('layout:immersive', { on: true }))

describe('useBreaks', () => {
  it('[SHELL-BREAK-1] announces a break to the other tabs, and refetches on theirs', async () => {
    renderWithPlatform(<AnyPage />, { route: '/' })
    const other = new FakeChannel(BREAK_CHANNEL)
    const told = jest.fn()
    other.onmessage = told
    act(() => emit('money:changed', { reason: 'deposit' }))
    expect(told).not.toHaveBeenCalled()
    act(() => emit('money:changed', { reason: 'break' }))
    expect(told).toHaveBeenCalledTimes(1)
    act(() => other.postMessage())
    expect(reasons).toEqual(['deposit', 'break', 'break-elsewhere'])
    // What was received is not announced again.
    expect(told).toHaveBeenCalledTimes(1)
    other.close()
  })

  it('[SHELL-BREAK-2] leaves an open venue within two seconds of a break on another device', async () => {
    renderWithPlatform(<AnyPage />, { route: '/game/venue/OBTY' })
    await pass(BREAK_POLL_MS * 2)
    expect(api.calls(breakState)).toHaveLength(0)
    play()
    await pass(BREAK_POLL_MS)
    expect(screen.getByText('/game/venue/OBTY')).toBeVisible()
    api.on(breakState, { until: NOON })
    await pass(BREAK_POLL_MS)
    expect(screen.getByText('/mine/safer')).toBeVisible()
    expect(BREAK_POLL_MS).toBeLessThan(2_000)
  })

  it('[SHELL-BREAK-2] leaves it at once for a break in another tab; other pages stay', async () => {
    renderWithPlatform(<AnyPage />, { route: '/game/venue/OBTY' })
    const other = new FakeChannel(BREAK_CHANNEL)
    act(() => other.postMessage())
    expect(screen.getByText('/game/venue/OBTY')).toBeVisible()
    play()
    act(() => other.postMessage())
    expect(screen.getByText('/mine/safer')).toBeVisible()
    other.close()
  })
})
