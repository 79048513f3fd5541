import { dividendCheck } from '@lantern/contract/activity'
import { breakState } from '@lantern/contract/break-state'
import { saferSettings } from '@lantern/contract/safer-settings'
import { webTerminal } from '@lantern/contract/site'
import { askPromotion, readPromotions } from '@lantern/platform'
import { aDividend, expectNoAxeViolations, fakeApi, renderWithPlatform } from '@lantern/testing'
import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Splash } from './splash.tsx'

const answer = { splash: { image: 'night', ms: 3_000, jump: '/activity/discount' }, minVersion: '2.0.0' }
beforeEach(() => {
  localStorage.clear()
  jest.useFakeTimers()
})
afterEach(() => jest.useRealTimers())

type Change = {
  isMember?: boolean
  quiet?: boolean
  dividends?: ReturnType<typeof aDividend>[]
  route?: string
  afterMs?: number
}

async function open({ isMember = false, quiet = false, dividends = [], route = '/', afterMs = 50 }: Change = {}) {
  const api = fakeApi()
  api.on(webTerminal, async () => {
    await new Promise((resolve) => setTimeout(resolve, afterMs))
    return answer
  })
  api.on(dividendCheck, { hasDividend: dividends.length > 0, list: dividends })
  const until = quiet ? 2_000_000_000_000 : null
  api.on(breakState, { until: null })
  api.on(saferSettings, { realityMinutes: 60, blocks: [], quiet: { hours: null, pending: null, until } })
  const rendered = renderWithPlatform(<Splash />, { ...(!isMember && { member: null }), route })
  await act(() => jest.advanceTimersByTimeAsync(afterMs + 200))
  return { api, ...rendered }
}
const splash = () => screen.queryByRole('dialog', { name: '开屏画面' })
const logged = () => readPromotions().entries.map(({ kind, id, outcome }) => [kind, id, outcome])

describe('Splash', () => {
  it('[SHELL-HOME-3] is shown for its duration and links to its target', async () => {
    await open()
    expect(splash()).toBeInTheDocument()
    expect(screen.getByRole('link')).toHaveAttribute('href', '/activity/discount')
    await act(() => jest.advanceTimersByTimeAsync(2_700))
    expect(splash()).toBeInTheDocument()
    await act(() => jest.advanceTimersByTimeAsync(300))
    expect(splash()).not.toBeInTheDocument()
  })

  it('[SHELL-HOME-3] names its link, and keeps the focus inside', async () => {
    const keys = userEvent.setup({ advanceTimers: jest.advanceTimersByTime })
    await open()
    const [link, skip] = [
      screen.getByRole('link', { name: '查看开屏内容' }),
      screen.getByRole('button', { name: '跳过' }),
    ]
    for (const focused of [link, skip]) {
      await keys.tab()
      expect(focused).toHaveFocus()
    }
    await keys.tab({ shift: true })
    expect(link).toHaveFocus()
    jest.useRealTimers()
    await expectNoAxeViolations(screen.getByRole('dialog'))
  })

  it('[SHELL-HOME-3] can be skipped by its button or Escape, and shows once a day', async () => {
    const keys = userEvent.setup({ advanceTimers: jest.advanceTimersByTime })
    const first = await open()
    expect(screen.getByRole('button', { name: '跳过' })).toHaveFocus()
    await keys.keyboard('{Escape}')
    expect(splash()).not.toBeInTheDocument()
    first.unmount()
    const second = await open()
    expect(second.api.calls(webTerminal)).toHaveLength(0)
    expect(splash()).not.toBeInTheDocument()
  })
})

describe('the splash and the arbiter', () => {
  it('[SHELL-HOME-17] is the one interruption of the visit, and is in the log', async () => {
    await open()
    expect(logged()).toEqual([['splash', 'splash-night', 'shown']])
    const campaign = { id: 'c', title: { zh: '', en: '' }, start: 0, end: Number.MAX_SAFE_INTEGER, showRule: 1 }
    await act(() => jest.advanceTimersByTimeAsync(3_000))
    expect(askPromotion({ ...campaign, kind: 'popup' }, 'none')).toBe('visit')
  })

  it('[SHELL-HOME-17] does not come after a pop-up of the same visit', async () => {
    const campaign = { id: 'c', title: { zh: '', en: '' }, start: 0, end: Number.MAX_SAFE_INTEGER, showRule: 1 }
    askPromotion({ ...campaign, kind: 'popup' }, 'none')
    await open()
    expect(splash()).toBeNull()
    expect(logged().at(-1)).toEqual(['splash', 'splash-night', 'visit'])
  })

  it('[SHELL-HOME-17] does not come in quiet hours, and a member without them gets it', async () => {
    const quiet = await open({ isMember: true, quiet: true })
    expect(splash()).toBeNull()
    expect(logged()).toEqual([['splash', 'splash-night', 'quiet-hours']])
    quiet.unmount()
    await open({ isMember: true })
    expect(splash()).toBeInTheDocument()
  })

  it('[SHELL-HOME-17] leaves the visit to a dividend that the member can claim', async () => {
    await open({ isMember: true, dividends: [aDividend({ id: 'd1' })] })
    expect(splash()).toBeNull()
    expect(logged()).toEqual([])
  })

  it.each<[string, Change]>([
    ['page', { route: '/?chat=1' }],
    ['not-running', { afterMs: 10_000 }],
  ])('[SHELL-HOME-17] is held back with %s: over the chat, or when it arrives late', async (reason, change) => {
    await open(change)
    expect(splash()).toBeNull()
    expect(logged()).toEqual([['splash', 'splash-night', reason]])
  })
})
