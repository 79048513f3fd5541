import { preInfo, serviceState } from '@lantern/contract/site'
import { correctClock } from '@lantern/platform'
import { aPreInfo, fakeApi, renderWithPlatform, resetPlatform } from '@lantern/testing'
import { act, cleanup, screen } from '@testing-library/react'
import { Route, Routes, useLocation, useNavigate } from 'react-router-dom'
import { MaintenancePage } from '../../pages/maintenance/maintenance-page.tsx'
import { StopServicePage } from '../../pages/stop-service/stop-service-page.tsx'
import { refreshService, takeService } from '../site/service-state.ts'
import { enterMaintenance, refreshSite, takeSite } from '../site/site.ts'
import { VENUE_GRACE_MS } from './site-gate.rules.ts'
import { SiteGate } from './site-gate.tsx'

const CLOSED = { status: 0, title: '', content: '', startTime: 1, endTime: null, allowService: true }
const closed = () => aPreInfo({ maintainConfig: CLOSED })
let go: ReturnType<typeof useNavigate>

function Here() {
  const { pathname, search, hash } = useLocation()
  go = useNavigate()
  return <output>{pathname + search + hash}</output>
}

/** Opens a page and waits for the answers to its first calls. */
async function open(route: string) {
  const rendered = renderWithPlatform(
    <>
      <Here />
      <SiteGate>
        <Routes>
          <Route path="/other/maintenance" element={<MaintenancePage />} />
          <Route path="/other/stopService" element={<StopServicePage />} />
          <Route path="*" element={<p>内容</p>} />
        </Routes>
      </SiteGate>
    </>,
    { route, member: null },
  )
  await act(() => jest.advanceTimersByTimeAsync(0))
  return rendered
}
const shown = () => document.querySelector('output')?.textContent

beforeEach(() => {
  resetPlatform()
  jest.useFakeTimers()
  takeSite(aPreInfo(), null)
  takeService({ state: 0 })
})
afterEach(() => jest.useRealTimers())

describe('SiteGate in maintenance', () => {
  it.each(['/', '/mine/finance/wallet', '/other/restrictionIp', '/nowhere'])(
    '[SHELL-STAT-1] redirects %s to the maintenance page',
    async (route) => {
      takeSite(closed(), null)
      fakeApi().on(preInfo, closed())
      await open(route)
      expect(shown()).toBe('/other/maintenance')
    },
  )

  it.each(['/customer/main', '/help/kh'])('[SHELL-STAT-1] leaves %s open', async (route) => {
    takeSite(closed(), null)
    await open(route)
    expect(shown()).toBe(route)
  })

  it('[SHELL-STAT-2] polls every 30 s and on focus, and returns to the exact location', async () => {
    const api = fakeApi()
    api.on(preInfo, closed())
    await open('/mine/record/betRecord?state=2#today')
    await act(() => refreshSite())
    expect(shown()).toBe('/other/maintenance')
    await act(() => jest.advanceTimersByTimeAsync(0))
    const asked = api.calls(preInfo).length
    await act(() => jest.advanceTimersByTimeAsync(30_000))
    expect(api.calls(preInfo)).toHaveLength(asked + 1)
    await act(async () => window.dispatchEvent(new Event('focus')))
    expect(api.calls(preInfo)).toHaveLength(asked + 2)
    api.on(preInfo, aPreInfo())
    await act(() => jest.advanceTimersByTimeAsync(30_000))
    expect(shown()).toBe('/mine/record/betRecord?state=2#today')
  })

  it('[SHELL-BOOT-1] keeps the last pre-info when a request fails, and shows a notice', async () => {
    const api = fakeApi()
    api.on(preInfo, closed())
    await open('/')
    await act(() => refreshSite())
    api.lose(preInfo)
    await act(() => jest.advanceTimersByTimeAsync(30_000))
    expect(shown()).toBe('/other/maintenance')
    expect(screen.getByText(/暂时联系不上服务器/)).toBeInTheDocument()
  })

  it('[SHELL-ERR-6] follows code 6014 when pre-info cannot be fetched', async () => {
    const api = fakeApi()
    api.lose(preInfo)
    await open('/mine')
    await act(() => enterMaintenance())
    expect(shown()).toBe('/other/maintenance')
    api.on(preInfo, aPreInfo())
    await act(() => jest.advanceTimersByTimeAsync(30_000))
    expect(shown()).toBe('/mine')
  })

  it('[SHELL-STAT-11] gives an open venue three minutes, and one opened during maintenance none', async () => {
    const api = fakeApi()
    api.on(preInfo, closed())
    await open('/game/sport/ob?url=x')
    await act(() => refreshSite())
    await act(() => jest.advanceTimersByTimeAsync(0))
    expect(shown()).toBe('/game/sport/ob?url=x')
    expect(await screen.findByText(/请在 3:00 内完成/)).toBeInTheDocument()
    await act(() => jest.advanceTimersByTimeAsync(VENUE_GRACE_MS - 1_000))
    expect(shown()).toBe('/game/sport/ob?url=x')
    await act(() => jest.advanceTimersByTimeAsync(2_000))
    expect(shown()).toBe('/other/maintenance')
    cleanup()
    await open('/game/sport/im?url=x')
    expect(shown()).toBe('/other/maintenance')
  })

  it('[SHELL-STAT-11] ends the grace period when the member leaves the venue', async () => {
    fakeApi().on(preInfo, closed())
    await open('/game/sport/ob?url=x')
    await act(() => refreshSite())
    await act(async () => void go('/game/sport'))
    expect(shown()).toBe('/other/maintenance')
  })
})

describe('SiteGate of a stopped service', () => {
  it('[SHELL-STAT-5] redirects every page except login and withdrawal to the stop page', async () => {
    takeService({ state: 1, allowWithdraw: true })
    fakeApi().on(serviceState, { state: 1, allowWithdraw: true })
    for (const [route, stays] of [
      ['/', false],
      ['/customer/main', false],
      ['/user/login?redirect=%2Fmine%2Ffinance%2Fwithdrawal', true],
      ['/mine/finance/withdrawal', true],
      ['/mine/finance/wallet', false],
      ['/other/maintenance', false],
    ] as const) {
      const { unmount } = await open(route)
      expect(shown()).toBe(stays ? route : '/other/stopService')
      unmount()
    }
    takeService({ state: 1, allowWithdraw: false })
    fakeApi().on(serviceState, { state: 1, allowWithdraw: false })
    await open('/user/login')
    expect(shown()).toBe('/other/stopService')
  })

  it('[SHELL-STAT-5] stays while the state cannot be fetched, polls every 60 s, and leaves when the service is open', async () => {
    takeService({ state: 1, reason: '本地区停止服务', allowWithdraw: true, contacts: ['a@b.cc'] })
    const api = fakeApi()
    api.lose(serviceState)
    await open('/activity/discount?tab=2')
    await act(() => jest.advanceTimersByTimeAsync(60_000))
    expect(shown()).toBe('/other/stopService')
    expect(screen.getByText('本地区停止服务')).toBeInTheDocument()
    expect(screen.getByRole('link', { name: '登录并取款' })).toHaveAttribute(
      'href',
      '/user/login?redirect=%2Fmine%2Ffinance%2Fwithdrawal',
    )
    expect(screen.getByRole('link', { name: 'a@b.cc' })).toHaveAttribute('href', 'mailto:a@b.cc')
    api.on(serviceState, { state: 0 })
    await act(() => jest.advanceTimersByTimeAsync(60_000))
    expect(shown()).toBe('/activity/discount?tab=2')
  })

  it('[SHELL-STAT-5] keeps an open page when the state cannot be fetched', async () => {
    fakeApi().lose(serviceState)
    await open('/')
    await act(() => refreshService())
    expect(shown()).toBe('/')
  })
})

describe('MaintenancePage', () => {
  it('[SHELL-STAT-3] counts down by the server’s clock, shows the window and the link to support', async () => {
    const api = fakeApi()
    const skewed = Date.now() + 3_600_000
    correctClock(skewed)
    const site = aPreInfo({ maintainConfig: { ...CLOSED, startTime: skewed - 60_000, endTime: skewed + 90_000 } })
    takeSite(site, { '52': ['/customer/main'], '54': ['400-000-0000'] })
    api.on(preInfo, site)
    await open('/')
    expect(screen.getByRole('timer')).toHaveTextContent('1:30')
    expect(screen.getByText(/^预计 /)).toBeInTheDocument()
    expect(screen.getByRole('link', { name: '400-000-0000' })).toHaveAttribute('href', 'tel:4000000000')
    expect(screen.getAllByRole('link', { name: '联系客服' })[0]).toHaveAttribute('href', '/customer/main')
    const asked = api.calls(preInfo).length
    await act(() => jest.advanceTimersByTimeAsync(90_000))
    expect(screen.getByText(/比预计稍久/)).toBeInTheDocument()
    expect(api.calls(preInfo).length).toBeGreaterThan(asked + 3)
  })

  it('[SHELL-STAT-12] notifies by the tab title when notifications are not supported', async () => {
    const api = fakeApi()
    takeSite(closed(), null)
    api.on(preInfo, closed())
    await open('/')
    await act(async () => screen.getByRole('button', { name: '开放后通知我' }).click())
    expect(screen.getByText(/请保留此标签页/)).toBeInTheDocument()
    document.title = '灯塔'
    const hidden = jest.spyOn(document, 'hidden', 'get').mockReturnValue(true)
    api.on(preInfo, aPreInfo())
    await act(() => jest.advanceTimersByTimeAsync(30_000))
    expect(shown()).toBe('/')
    expect(document.title).toBe('● 已恢复 · 灯塔')
    hidden.mockReturnValue(false)
    document.dispatchEvent(new Event('visibilitychange'))
    expect(document.title).toBe('灯塔')
  })
})
