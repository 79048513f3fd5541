import { dividendCheck, dividendReceive, popInfo } from '@lantern/contract/activity'
import { breakState } from '@lantern/contract/break-state'
import { saferSettings } from '@lantern/contract/safer-settings'
import { STORAGE_KEY } from '@lantern/contract/storage-keys'
import { readPromotions, subscribe, usePromotions } from '@lantern/platform'
import { aDividend, fakeApi as bareApi, NOON, renderWithPlatform } from '@lantern/testing'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { PopUps } from './pop-ups.tsx'

const campaign = {
  id: 'c1',
  title: { zh: '周末联赛', en: 'Weekend league' },
  image: '',
  alt: { zh: '球场', en: 'A pitch' },
  jumpType: 1 as const,
  jump: '/activity/discount',
  start: 0,
  end: NOON * 2,
  showRule: 2 as const,
  terms: { zh: '流水 1 倍', en: '1x turnover' },
}

/** A member without a break or quiet hours by default. */
function fakeApi({ quiet = null, onBreak = null }: { quiet?: number | null; onBreak?: number | null } = {}) {
  const api = bareApi()
  api.on(breakState, { until: onBreak })
  api.on(saferSettings, { realityMinutes: 60, blocks: [], quiet: { hours: null, pending: null, until: quiet } })
  return api
}
function Log() {
  return <p>{`${usePromotions().entries.length} lines`}</p>
}
const outcomes = () => readPromotions().entries.map(({ id, outcome }) => `${id} ${outcome}`)

beforeEach(() => localStorage.clear())

describe('PopUps', () => {
  it('[ACT-1, ACT-3, ACT-10] shows dividends before campaigns and claims one once on a double tap', async () => {
    const api = fakeApi()
    api.on(dividendCheck, { hasDividend: true, list: [aDividend()] })
    api.on(popInfo, { list: [campaign] })
    api.on(dividendReceive, { id: 'd1', amount: '8.00', auditId: 'a1', ledgerNo: 'l1' })
    const moved = jest.fn()
    const undo = subscribe('money:changed', moved)
    const onDone = jest.fn()
    const { user } = renderWithPlatform(<PopUps onDone={onDone} />)
    await user.dblClick(await screen.findByRole('button', { name: '领取' }))
    expect(await screen.findByText('8.00 已进入可用余额，可在交易记录中查看。')).toBeVisible()
    expect(api.calls(dividendReceive)).toEqual([{ id: 'd1' }])
    expect(moved).toHaveBeenCalledTimes(1)
    await user.click(screen.getByRole('button', { name: '确定' }))
    await waitFor(() => expect(onDone).toHaveBeenCalledTimes(1))
    expect(screen.queryByText('周末联赛')).not.toBeInTheDocument()
    undo()
  })

  it('keeps the dividend and shows the reason if claiming fails', async () => {
    const api = fakeApi()
    api.on(dividendCheck, { hasDividend: true, list: [aDividend()] })
    api.on(popInfo, { list: [] })
    api.refuse(dividendReceive, 713002, '优惠已结束')
    const { user } = renderWithPlatform(<PopUps onDone={jest.fn()} />)
    await user.click(await screen.findByRole('button', { name: '领取' }))
    expect(await screen.findByRole('alert')).toHaveTextContent('优惠已结束')
    expect(screen.getByRole('button', { name: '领取' })).toBeEnabled()
  })

  it('[ACT-2, ACT-4] waits for the first interaction and hides a campaign for today', async () => {
    const api = fakeApi()
    api.on(popInfo, { list: [{ ...campaign, showRule: 1 }] })
    const first = renderWithPlatform(<PopUps onDone={jest.fn()} />, { member: null })
    await waitFor(() => expect(api.calls(popInfo)).toHaveLength(1))
    await act(async () => fireEvent.scroll(first.container))
    expect(screen.queryByText('周末联赛')).not.toBeInTheDocument()
    await first.user.keyboard('{Tab}')
    await first.user.click(await screen.findByRole('button', { name: '今日不再提示' }))
    first.unmount()
    const second = renderWithPlatform(<PopUps onDone={jest.fn()} />, { member: null })
    await second.user.keyboard('{Tab}')
    await waitFor(() => expect(outcomes()).toEqual(['c1 shown', 'c1 not-today']))
    expect(screen.queryByText('周末联赛')).not.toBeInTheDocument()
  })

  it.each([
    ['quiet-hours', { quiet: NOON * 2 }],
    ['break', { onBreak: NOON * 2 }],
  ] as const)('[ACT-5] shows nothing during %s, with an entry in the log', async (reason, calm) => {
    const api = fakeApi(calm)
    api.on(dividendCheck, { hasDividend: true, list: [aDividend({ id: 'd1' })] })
    api.on(popInfo, { list: [campaign] })
    const onDone = jest.fn()
    renderWithPlatform(<PopUps onDone={onDone} />)
    await waitFor(() => expect(onDone).toHaveBeenCalledTimes(1))
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
    expect(outcomes()).toEqual([`dividend-d1 ${reason}`, `c1 ${reason}`])
  })

  it('[PLAT-PROMO-4] adds a line to the log while the member reads it', async () => {
    const api = fakeApi()
    api.on(dividendCheck, { hasDividend: true, list: [aDividend({ id: 'd1' })] })
    api.on(popInfo, { list: [] })
    renderWithPlatform(
      <>
        <PopUps onDone={jest.fn()} />
        <Log />
      </>,
    )
    expect(screen.getByText('0 lines')).toBeInTheDocument()
    expect(await screen.findByText('1 lines')).toBeInTheDocument()
  })

  it('[ACT-5] shows nothing while breaks and quiet hours of the member cannot be read', async () => {
    const api = fakeApi()
    api.raw(saferSettings, 500, 'x')
    api.on(dividendCheck, { hasDividend: true, list: [aDividend({ id: 'd1' })] })
    api.on(popInfo, { list: [] })
    const onDone = jest.fn()
    renderWithPlatform(<PopUps onDone={onDone} />)
    await waitFor(() => expect(onDone).toHaveBeenCalledTimes(1), { timeout: 10_000 })
    expect(outcomes()).toEqual(['dividend-d1 unknown'])
  }, 15_000)

  it('[ACT-2] shows one pop-up a visit, also when the page is opened again', async () => {
    const api = fakeApi()
    api.on(dividendCheck, { hasDividend: true, list: [aDividend({ id: 'd1' })] })
    api.on(popInfo, { list: [campaign] })
    const first = renderWithPlatform(<PopUps onDone={jest.fn()} />)
    await screen.findByRole('button', { name: '领取' })
    first.unmount()
    const onDone = jest.fn()
    renderWithPlatform(<PopUps onDone={onDone} />)
    await waitFor(() => expect(onDone).toHaveBeenCalledTimes(1))
    expect(outcomes()).toEqual(['dividend-d1 shown', 'dividend-d1 visit', 'c1 visit'])
  })

  it('[ACT-4] shows a campaign that is published before the first interaction', async () => {
    jest.useFakeTimers()
    const api = fakeApi()
    api.on(popInfo, { list: [campaign] })
    renderWithPlatform(<PopUps onDone={() => undefined} />, { member: null })
    await act(() => jest.advanceTimersByTimeAsync(0))
    api.on(popInfo, { list: [{ ...campaign, id: 'c2', title: { zh: '灯节窗', en: 'Lantern window' } }, campaign] })
    await act(() => jest.advanceTimersByTimeAsync(4_000))
    fireEvent.keyDown(document.body, { key: 'Tab' })
    await act(() => jest.advanceTimersByTimeAsync(1_000))
    expect(screen.getByRole('dialog', { name: '灯节窗' })).toBeVisible()
    jest.useRealTimers()
  })

  it.each([
    ['that has shown none', []],
    ['on which the others were seen', [{ ...campaign, showRule: 3 as const }]],
  ])('[ACT-4] shows a campaign within five seconds of its publication on a page in use %s', async (_what, before) => {
    jest.useFakeTimers()
    const api = fakeApi()
    api.on(popInfo, { list: before })
    if (before.length > 0) {
      const entry = { visit: { from: 0, until: 0, count: 0 }, day: { date: '', count: 0 }, silenced: [], entries: [] }
      localStorage.setItem(STORAGE_KEY.popupLog, JSON.stringify({ ...entry, shown: [{ id: 'c1', at: 1 }] }))
    }
    const onDone = jest.fn()
    renderWithPlatform(<PopUps onDone={onDone} />)
    await act(() => jest.advanceTimersByTimeAsync(100))
    fireEvent.keyDown(document.body, { key: 'Tab' })
    await act(() => jest.advanceTimersByTimeAsync(20_000))
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
    expect(onDone).not.toHaveBeenCalled()
    api.on(popInfo, { list: [{ ...campaign, id: 'c2', title: { zh: '灯节窗', en: 'Lantern window' } }, ...before] })
    await act(() => jest.advanceTimersByTimeAsync(4_000))
    expect(screen.getByRole('dialog', { name: '灯节窗' })).toBeVisible()
    const read = api.calls(popInfo).length
    await act(() => jest.advanceTimersByTimeAsync(20_000))
    expect(api.calls(popInfo)).toHaveLength(read)
    jest.useRealTimers()
  })

  it('[ACT-4, ACT-5] reads breaks and quiet hours again for a campaign that is published later', async () => {
    jest.useFakeTimers()
    const api = fakeApi()
    api.on(popInfo, { list: [] })
    renderWithPlatform(<PopUps onDone={jest.fn()} />)
    fireEvent.keyDown(document.body, { key: 'Tab' })
    await act(() => jest.advanceTimersByTimeAsync(10_000))
    api.on(saferSettings, { realityMinutes: 60, blocks: [], quiet: { hours: null, pending: null, until: NOON * 2 } })
    api.on(popInfo, { list: [campaign] })
    await act(() => jest.advanceTimersByTimeAsync(4_000))
    expect(outcomes()).toEqual(['c1 quiet-hours'])
    jest.useRealTimers()
  })

  it('[ACT-4] stops reading campaigns when the arbiter allows no more', async () => {
    jest.useFakeTimers()
    const api = fakeApi({ quiet: NOON * 2 })
    api.on(popInfo, { list: [campaign] })
    const onDone = jest.fn()
    renderWithPlatform(<PopUps onDone={onDone} />)
    await act(() => jest.advanceTimersByTimeAsync(100))
    fireEvent.keyDown(document.body, { key: 'Tab' })
    await act(() => jest.advanceTimersByTimeAsync(1_000))
    expect(onDone).toHaveBeenCalledTimes(1)
    const read = api.calls(popInfo).length
    await act(() => jest.advanceTimersByTimeAsync(20_000))
    expect(api.calls(popInfo)).toHaveLength(read)
    jest.useRealTimers()
  })

  it('[ACT-4] shows nothing if the servers fail', async () => {
    const api = fakeApi()
    api.raw(dividendCheck, 500, 'x')
    api.raw(popInfo, 500, 'x')
    const { user } = renderWithPlatform(<PopUps onDone={jest.fn()} />)
    await user.keyboard('{Tab}')
    await waitFor(() => expect(api.calls(popInfo).length).toBeGreaterThan(0))
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  })
})
