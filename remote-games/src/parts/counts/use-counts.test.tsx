import { type LaunchAnswer, venueLaunch } from '@lantern/contract/games'
import { type FakeApi, fakeApi, renderWithPlatform } from '@lantern/testing'
import { act, screen } from '@testing-library/react'
import { obUser } from '../launch/flow/launch.api.ts'
import { writeCountsPath, writeVenueParams } from '../launch/flow/venue-params.store.ts'
import { countsAsk, countsCached, storeCounts } from './counts.api.ts'
import { useCounts } from './use-counts.ts'

const answer: LaunchAnswer = {
  url: 'http://v.test/',
  h5Url: 'http://v.test/',
  activityUrl: '',
  resource: '',
  token: 'new',
  apiUrl: '/v1/counts',
  moved: '',
}
const asked = (token: string) => ({ ...countsAsk, path: `/v1/counts/${token}` })
const counts = (count: number, updatedAt = 1) => ({ TY: { count, live: 0, updatedAt } })
const EXPIRED = JSON.stringify({ code: '0000000', message: 'token expired', data: null })

function Shown() {
  const known = useCounts()
  return <output>{known.counts?.TY?.count ?? 'none'}</output>
}

let api: FakeApi
beforeEach(() => {
  jest.useFakeTimers()
  api = fakeApi()
  api.on(countsCached, counts(7))
  api.on(venueLaunch, answer)
  api.on(obUser, { userId: 'u' })
})
afterEach(() => jest.useRealTimers())

const settle = (ms = 0) => act(() => jest.advanceTimersByTimeAsync(ms))
function launchedBefore(path = '/v1/counts'): void {
  writeVenueParams('OBTY', {
    origin: 'http://v.test',
    url: 'http://v.test/',
    currentTimestamp: 1,
    requestId: 'old',
  })
  writeCountsPath(path)
}

describe('useCounts', () => {
  it('[GAMES-1] reads the cached copy when logged out', async () => {
    launchedBefore()
    renderWithPlatform(<Shown />, { member: null })
    await settle()
    expect(screen.getByRole('status')).toHaveTextContent('7')
    expect(api.calls(venueLaunch)).toHaveLength(0)
  })

  it('[GAMES-2, GAMES-5] queries OB at the path of its launch and again every minute', async () => {
    launchedBefore('/v1/ob')
    const atLaunch = { ...countsAsk, path: '/v1/ob/old' }
    api.on(atLaunch, counts(60))
    renderWithPlatform(<Shown />)
    await settle()
    expect(screen.getByRole('status')).toHaveTextContent('60')
    expect(api.calls(atLaunch)).toEqual([{ merchantCode: 'Y' }])
    await settle(60_000)
    expect(api.calls(atLaunch)).toHaveLength(2)
  })

  it('[GAMES-5] sends no request while the page is hidden and one as soon as it is visible', async () => {
    const hidden = jest.spyOn(document, 'hidden', 'get').mockReturnValue(true)
    launchedBefore()
    api.on(asked('old'), counts(60))
    renderWithPlatform(<Shown />)
    await settle(180_000)
    expect(api.calls(asked('old'))).toHaveLength(1)
    hidden.mockReturnValue(false)
    act(() => void document.dispatchEvent(new Event('visibilitychange')))
    await settle()
    expect(api.calls(asked('old'))).toHaveLength(2)
    hidden.mockRestore()
  })

  it('[GAMES-3] launches OB first, as a preload that moves no money, when it has no request id', async () => {
    api.on(asked('new'), counts(61))
    renderWithPlatform(<Shown />)
    await settle()
    expect(screen.getByRole('status')).toHaveTextContent('61')
    expect(api.calls(venueLaunch)[0]).toMatchObject({ isPreload: 1, isManualLaunch: 0, appSendMoney: 0 })
  })

  it('[GAMES-4] relaunches 500 ms after an expired response, three times, then uses the cache', async () => {
    launchedBefore()
    api.raw(asked('old'), 200, EXPIRED)
    api.raw(asked('new'), 200, EXPIRED)
    renderWithPlatform(<Shown />)
    await settle(500 - 1)
    expect(api.calls(venueLaunch)).toHaveLength(0)
    await settle(1)
    expect(api.calls(venueLaunch)).toHaveLength(1)
    await settle(5_000)
    expect(api.calls(venueLaunch)).toHaveLength(3)
    expect(screen.getByRole('status')).toHaveTextContent('7')
  })

  it.each([
    ['a failure with a message about expiry', 200, { code: '0400101', message: 'Token expired', data: null }],
    ['an HTTP refusal', 401, { code: '0400401', message: 'token expired' }],
    ['a relaunch code with any message', 200, { code: '0400401', message: 'login again', data: {} }],
  ])('[GAMES-4] treats %s as an expired session', async (_name, status, body) => {
    launchedBefore()
    api.raw(asked('old'), status, JSON.stringify(body))
    api.on(asked('new'), counts(61))
    renderWithPlatform(<Shown />)
    await settle(500)
    expect(api.calls(venueLaunch)).toHaveLength(1)
    expect(screen.getByRole('status')).toHaveTextContent('61')
  })

  it('[GAMES-4] treats no other refusal as an expired session', async () => {
    launchedBefore()
    api.raw(asked('old'), 200, JSON.stringify({ code: '0500000', message: 'busy', data: null }))
    renderWithPlatform(<Shown />)
    await settle(1_000)
    expect(api.calls(venueLaunch)).toHaveLength(0)
    expect(screen.getByRole('status')).toHaveTextContent('7')
  })

  it('[GAMES-1] uses the device copy while fresh and asks the site only after an hour', async () => {
    storeCounts(counts(60, Date.now() - 3_599_000))
    const first = renderWithPlatform(<Shown />, { member: null })
    await settle()
    expect(screen.getByRole('status')).toHaveTextContent('60')
    expect(api.calls(countsCached)).toHaveLength(0)
    first.unmount()
    storeCounts(counts(60, Date.now() - 3_601_000))
    renderWithPlatform(<Shown />, { member: null })
    await settle()
    expect(screen.getByRole('status')).toHaveTextContent('7')
    expect(api.calls(countsCached)).toHaveLength(1)
  })

  it('[GAMES-4] falls back to the copy of the last success first', async () => {
    launchedBefore()
    api.on(asked('old'), counts(60, Date.now()))
    const first = renderWithPlatform(<Shown />)
    await settle()
    first.unmount()
    api.raw(asked('old'), 500, '')
    renderWithPlatform(<Shown />)
    await settle(10_000)
    expect(screen.getByRole('status')).toHaveTextContent('60')
    expect(api.calls(countsCached)).toHaveLength(0)
  })

  it('[GAMES-2] remembers the counts on the device without a cache', async () => {
    launchedBefore()
    api.on(asked('old'), counts(60))
    const first = renderWithPlatform(<Shown />)
    await settle()
    first.unmount()
    api.raw(countsCached, 404, '')
    renderWithPlatform(<Shown />, { member: null })
    await settle()
    expect(screen.getByRole('status')).toHaveTextContent('60')
  })
})
