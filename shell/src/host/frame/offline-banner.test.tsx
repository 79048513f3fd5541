import { noticeList, preInfo } from '@lantern/contract/site'
import { call, correctClock, queryClient } from '@lantern/platform'
import { aPreInfo, fakeApi, renderWithPlatform, resetPlatform } from '@lantern/testing'
import { useQuery } from '@tanstack/react-query'
import { act, screen } from '@testing-library/react'
import { takeSite } from '../site/site.ts'
import { OfflineBanner } from './offline-banner.tsx'

/** 12:00 in UTC+8. */
const NOON = Date.UTC(2026, 10, 21, 4)

function Notices() {
  const { data } = useQuery({ queryKey: ['notices'], queryFn: () => call(noticeList, {}), staleTime: 3_600_000 })
  return <p>{data ? `共 ${data.list.length} 条` : '加载'}</p>
}

let online = true
beforeEach(() => {
  resetPlatform()
  jest.useFakeTimers({ now: NOON })
  correctClock(NOON)
  online = true
  jest.spyOn(navigator, 'onLine', 'get').mockImplementation(() => online)
})
afterEach(() => {
  jest.useRealTimers()
  jest.restoreAllMocks()
})

async function turn(next: boolean): Promise<void> {
  online = next
  await act(async () => void window.dispatchEvent(new Event(next ? 'online' : 'offline')))
  await act(() => jest.advanceTimersByTimeAsync(0))
}

it('[SHELL-STAT-9] shows the age of the data while offline, keeps the data on the page and recovers without user action', async () => {
  const api = fakeApi()
  api.on(noticeList, { list: [] })
  renderWithPlatform(
    <>
      <OfflineBanner />
      <Notices />
    </>,
  )
  await act(() => jest.advanceTimersByTimeAsync(0))
  expect(screen.getByText('共 0 条')).toBeInTheDocument()
  await act(() => jest.advanceTimersByTimeAsync(25 * 60_000))
  api.lose(noticeList)
  await turn(false)
  expect(screen.getByText('网络已断开，显示的是 12:00 的数据')).toBeInTheDocument()
  await act(() => queryClient.refetchQueries())
  expect(screen.getByText('共 0 条')).toBeInTheDocument()
  expect(screen.getByText('网络已断开，显示的是 12:00 的数据')).toBeInTheDocument()
  api.on(noticeList, { list: [] })
  const asked = api.calls(noticeList).length
  await turn(true)
  expect(screen.queryByText(/网络已断开/)).toBeNull()
  expect(api.calls(noticeList)).toHaveLength(asked + 1)
})

it.each([
  ['its data', JSON.stringify({ status_code: 6000, message: '', data: { address: '' } })],
  ['JSON without an envelope', JSON.stringify({ address: '', site: 'theirs' })],
])(
  '[SHELL-STAT-23] says that pre-info cannot be read when %s breaks the contract, and that the server cannot be reached when it is away',
  async (_what, answer) => {
    const api = fakeApi()
    api.raw(preInfo, 200, answer)
    takeSite(null, null)
    const { container } = renderWithPlatform(<OfflineBanner />)
    const icon = () => /lucide-(wifi-off|triangle-alert)/.exec(container.querySelector('svg')?.outerHTML ?? '')?.[1]
    await act(() => jest.advanceTimersByTimeAsync(0))
    expect(screen.getByText(/站点信息无法读取/)).toBeInTheDocument()
    expect(screen.queryByText(/联系不上/)).toBeNull()
    expect(icon()).toBe('triangle-alert')
    api.lose(preInfo)
    await act(() => jest.advanceTimersByTimeAsync(15_000))
    expect(screen.getByText(/联系不上服务器/)).toBeInTheDocument()
    expect(icon()).toBe('wifi-off')
    api.on(preInfo, aPreInfo())
    await act(() => jest.advanceTimersByTimeAsync(15_000))
    expect(screen.queryByText(/联系不上|无法读取/)).toBeNull()
  },
)

it('[SHELL-STAT-23] says that the server cannot be reached when a captive portal answers with a page', async () => {
  fakeApi().raw(preInfo, 200, '<html>sign in to the network</html>')
  takeSite(null, null)
  renderWithPlatform(<OfflineBanner />)
  await act(() => jest.advanceTimersByTimeAsync(0))
  expect(screen.getByText(/联系不上服务器/)).toBeInTheDocument()
})
