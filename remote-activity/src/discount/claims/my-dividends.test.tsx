import { dividendManualLead, dividendReceive } from '@lantern/contract/activity'
import { queryClient, subscribe } from '@lantern/platform'
import { expectNoAxeViolations, fakeApi, NOON, renderWithPlatform } from '@lantern/testing'
import { screen, waitFor } from '@testing-library/react'
import { MyDividends } from './my-dividends.tsx'

type State = 1 | 2 | 3 | 4
const given = (state: State, id = `d${state}`) => ({
  id,
  name: { zh: `红利${id}`, en: `Dividend ${id}` },
  amount: '8.80',
  source: 'welcome',
  state,
  expireAt: NOON + 86_400_000,
})
const gone = { id: 'd1', amount: '8.80', auditId: 'a1', ledgerNo: 'l1' }

describe('MyDividends', () => {
  it('[ACT-11] lists the dividends of manual/lead with their states and offers only claimable ones', async () => {
    fakeApi().on(dividendManualLead, { list: [given(1), given(2), given(3), given(4)] })
    const { container } = renderWithPlatform(<MyDividends />)
    const rows = await screen.findAllByRole('listitem')
    for (const [index, state] of ['可领取', '审核中', '已领取', '已过期'].entries())
      expect(rows[index]).toHaveTextContent(state)
    expect(screen.getAllByRole('button').map((button) => button.textContent)).toEqual(['领取红利d1'])
    await expectNoAxeViolations(container)
  })

  it('[ACT-11] claims it once on a double tap, confirms, and shows it as claimed', async () => {
    const api = fakeApi()
    const list = [given(1)]
    api.on(dividendManualLead, () => ({ list: [...list] }))
    api.on(dividendReceive, () => {
      list[0] = given(3, 'd1')
      return gone
    })
    const moved = jest.fn()
    const undo = subscribe('money:changed', moved)
    const { user } = renderWithPlatform(<MyDividends />)
    await user.dblClick(await screen.findByRole('button', { name: '领取红利d1' }))
    expect(await screen.findByText('8.80 已进入可用余额。')).toBeVisible()
    await waitFor(() => expect(screen.queryByRole('button')).toBeNull())
    expect(screen.getByRole('listitem')).toHaveTextContent('已领取')
    expect(api.calls(dividendReceive)).toEqual([{ id: 'd1' }])
    expect(moved).toHaveBeenCalledTimes(1)
    undo()
  })

  it('[ACT-11] can be tapped again after a lost response, and the first response counts', async () => {
    const api = fakeApi()
    api.on(dividendManualLead, { list: [given(1)] })
    api.lose(dividendReceive)
    const { user } = renderWithPlatform(<MyDividends />)
    const button = await screen.findByRole('button', { name: '领取红利d1' })
    await user.click(button)
    expect(await screen.findByRole('alert')).toBeVisible()
    api.on(dividendReceive, gone)
    await user.click(button)
    expect(await screen.findByText('8.80 已进入可用余额。')).toBeVisible()
    expect(api.calls(dividendReceive)).toEqual([{ id: 'd1' }, { id: 'd1' }])
  })

  it('[ACT-11] shows the server’s message on a refusal and the new state', async () => {
    const api = fakeApi()
    const list = [given(1)]
    api.on(dividendManualLead, () => ({ list: [...list] }))
    api.refuse(dividendReceive, 713002, '红利已过期')
    const { user } = renderWithPlatform(<MyDividends />)
    const button = await screen.findByRole('button', { name: '领取红利d1' })
    list[0] = given(4, 'd1')
    await user.click(button)
    expect(await screen.findByRole('alert')).toHaveTextContent('红利已过期')
    await waitFor(() => expect(screen.getByRole('listitem')).toHaveTextContent('已过期'))
  })

  it('[ACT-11] renders nothing without dividends, and offers a retry after an error', async () => {
    const api = fakeApi()
    api.on(dividendManualLead, { list: [] })
    const { container, unmount } = renderWithPlatform(<MyDividends />)
    await waitFor(() => expect(api.calls(dividendManualLead)).toHaveLength(1))
    expect(container).toBeEmptyDOMElement()
    unmount()
    queryClient.clear()
    api.raw(dividendManualLead, 500, 'x')
    const { user } = renderWithPlatform(<MyDividends />)
    await screen.findByText('红利加载失败')
    api.on(dividendManualLead, { list: [given(3)] })
    await user.click(screen.getByRole('button', { name: '重试' }))
    expect(await screen.findByText('红利d3')).toBeVisible()
  })
})
