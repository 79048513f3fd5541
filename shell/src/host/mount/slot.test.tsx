import { renderWithPlatform } from '@lantern/testing'
import { act, screen } from '@testing-library/react'
import { markInteractive } from '../boot/use-interactive.ts'
import type { Loader, LoaderView } from '../loading/remote-loading.runner.ts'
import { noRemotes } from '../remotes/no-remotes.ts'
import { RemotesProvider } from '../remotes/remotes-context.ts'
import { Slot } from './slot.tsx'

const view: LoaderView = {
  kind: 'here',
  module: { slots: { 'home.more': () => <p>积分卡</p> } },
  version: '1',
  key: '1',
  fellBack: false,
}
const asked = jest.fn()
const loader: Loader = {
  view: () => view,
  subscribe: () => () => undefined,
  ask: asked,
  warm: () => undefined,
  refresh: () => undefined,
  versionInUse: () => null,
  painted: () => undefined,
  suspended: () => undefined,
  threw: () => undefined,
}
const remotes = { ...noRemotes, fillersOf: () => ['points'], loader: () => loader }

function show(isForMembers: boolean, member: string | null): void {
  renderWithPlatform(
    <RemotesProvider value={{ ...remotes, isSlotForMembers: () => isForMembers }}>
      <Slot name="home.more" props={{}} idle={false} />
    </RemotesProvider>,
    { member },
  )
  markInteractive()
  act(() => void jest.runOnlyPendingTimers())
}

beforeEach(() => {
  jest.useFakeTimers()
  asked.mockClear()
  // jsdom has no layout.
  performance.mark ??= jest.fn()
})
afterEach(() => jest.useRealTimers())

describe('a slot for members', () => {
  it('[SHELL-PAGE-7] stays empty before login, and requests no code', () => {
    show(true, null)
    expect(screen.queryByText('积分卡')).toBeNull()
    expect(asked).not.toHaveBeenCalled()
  })

  it.each([
    [true, 'demo01'],
    [false, null],
    [false, 'demo01'],
  ])('[SHELL-PAGE-7] is shown when it is for members: %s, to a member: %s', (isForMembers, member) => {
    show(isForMembers, member)
    expect(screen.getByText('积分卡')).toBeInTheDocument()
  })
})
