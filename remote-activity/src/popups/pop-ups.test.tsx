import { dividendCheck, dividendReceive, popInfo } from '@lantern/contract/activity'
import { subscribe } from '@lantern/platform'
import { aDividend, fakeApi, NOON, renderWithPlatform } from '@lantern/testing'
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
    const onDone = jest.fn()
    renderWithPlatform(<PopUps onDone={onDone} />, { member: null })
    await waitFor(() => expect(onDone).toHaveBeenCalledTimes(1))
    expect(screen.queryByText('周末联赛')).not.toBeInTheDocument()
  })

  it('[ACT-4] shows nothing if the servers fail', async () => {
    const api = fakeApi()
    api.raw(dividendCheck, 500, 'x')
    api.raw(popInfo, 500, 'x')
    const onDone = jest.fn()
    renderWithPlatform(<PopUps onDone={onDone} />)
    await waitFor(() => expect(onDone).toHaveBeenCalledTimes(1))
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  })
})
