import type { SlotProps } from '@lantern/contract'
import { askPromotion } from '@lantern/platform'
import { renderWithPlatform } from '@lantern/testing'
import { act, fireEvent, screen } from '@testing-library/react'
import { useLocation, useNavigate } from 'react-router-dom'
import { markInteractive } from '../boot/use-interactive.ts'
import type { Loader, LoaderView } from '../loading/remote-loading.runner.ts'
import { noRemotes } from '../remotes/no-remotes.ts'
import type { Remotes } from '../remotes/remotes.ts'
import { RemotesProvider } from '../remotes/remotes-context.ts'
import { FloatingSlots } from './floating-slots.tsx'

const slots = {
  'home.popups': ({ onDone }: SlotProps['home.popups']) => (
    <button type="button" onClick={onDone}>
      弹窗
    </button>
  ),
  'chat.panel': ({ onClose }: SlotProps['chat.panel']) => {
    const navigate = useNavigate()
    const leave = () => {
      onClose()
      void navigate('/game/sport')
      onClose()
    }
    return (
      <button type="button" onClick={leave}>
        聊天
      </button>
    )
  },
}
const view: LoaderView = { kind: 'here', module: { slots }, version: '1', key: '1', fellBack: false }
const loader: Loader = {
  view: () => view,
  subscribe: () => () => undefined,
  ask: () => undefined,
  warm: () => undefined,
  refresh: () => undefined,
  versionInUse: () => null,
  painted: () => undefined,
  suspended: () => undefined,
  threw: () => undefined,
}
const remotes: Remotes = {
  ...noRemotes,
  fillerOf: (name) => (name in slots ? 'filler' : null),
  fillersOf: (name) => (name in slots ? ['filler'] : []),
  loader: () => loader,
}

async function open(route: string): Promise<void> {
  renderWithPlatform(
    <RemotesProvider value={remotes}>
      <FloatingSlots />
      <Path />
    </RemotesProvider>,
    { route },
  )
  // The page is interactive and idle: floating slots may load.
  markInteractive()
  await act(async () => jest.runOnlyPendingTimersAsync())
}
const popUp = () => screen.queryByRole('button', { name: '弹窗' })

beforeEach(() => {
  jest.useFakeTimers()
  // jsdom has no layout.
  performance.mark ??= jest.fn()
})
afterEach(() => jest.useRealTimers())

function Path() {
  return <output>{useLocation().pathname}</output>
}

describe('the chat panel', () => {
  it('[SHELL-FRAME-9] closes once: a second close while it fades does not take the member back', async () => {
    await open('/?chat=1')
    fireEvent.click(screen.getByRole('button', { name: '聊天' }))
    expect(screen.getByRole('status')).toHaveTextContent('/game/sport')
  })
})

describe('promotional pop-ups', () => {
  it('[SHELL-FRAME-3] appear once per visit, on home', async () => {
    await open('/')
    fireEvent.click(popUp() as HTMLElement)
    expect(popUp()).toBeNull()
  })

  it.each([
    '/?chat=1',
    '/mine/finance/deposit',
    '/mine/record/betRecord',
    '/mine/userInfo/authentication',
    '/help/ck',
    '/user/login',
    '/customer/main',
    '/game/sport/ob',
    '/game/sport',
  ])('[SHELL-FRAME-3] never come at %s', async (route) => {
    await open(route)
    expect(popUp()).toBeNull()
  })
})

describe('the place of the member', () => {
  const ask = { kind: 'popup', title: { zh: '', en: '' }, start: 0, end: Number.MAX_SAFE_INTEGER, showRule: 1 } as const

  it.each([
    ['/', null],
    ['/?chat=1', 'page'],
    ['/mine/finance/deposit', 'money'],
    ['/mine/addBankCard', 'money'],
    ['/help/ck', 'page'],
    ['/user/login', 'page'],
    ['/game/sport', 'slip'],
    ['/game/gaming', 'slip'],
  ])('[SHELL-FRAME-3] is told to the arbiter of promotions: %s → %s', async (route, reason) => {
    localStorage.clear()
    await open(route)
    expect(askPromotion({ ...ask, id: route }, 'none')).toBe(reason)
  })
})
