import { activityAppeal, activityRecords, dividendManualLead } from '@lantern/contract/activity'
import { expectNoAxeViolations, fakeApi, NOON, renderWithPlatform } from '@lantern/testing'
import { act, screen, waitFor } from '@testing-library/react'
import { Claims } from './claims.tsx'

const claim = {
  id: 'C1',
  offerId: 'feedback',
  name: { zh: '建议有礼', en: 'Good ideas' },
  type: 'offer',
  amount: '20.00',
  state: 'rejected',
  at: NOON,
  reason: { zh: '没有找到已采纳的建议', en: 'We found no idea of yours that was adopted' },
  appealUntil: NOON + 1_000,
  steps: [
    { state: 'applied', at: NOON - 2 },
    { state: 'review', at: NOON - 1 },
    { state: 'rejected', at: NOON },
  ],
}

function open(change: object = {}, locale: 'zh-CN' | 'en' = 'zh-CN') {
  const api = fakeApi()
  api.on(dividendManualLead, { list: [] })
  api.on(activityRecords, { list: [{ ...claim, ...change }] })
  return { api, ...renderWithPlatform(<Claims onBrowse={() => undefined} />, { locale }) }
}

afterEach(() => jest.useRealTimers())

describe('Claims', () => {
  it('[ACT-16] shows the reason and the steps of a rejected claim', async () => {
    const { container, user } = open({}, 'en')
    expect(await screen.findByText('Reason: We found no idea of yours that was adopted')).toBeVisible()
    await user.click(screen.getByText('Progress'))
    expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual(
      expect.arrayContaining([expect.stringContaining('Submitted'), expect.stringContaining('In review')]),
    )
    await expectNoAxeViolations(container)
  })

  it.each([
    ['applied', '已提交'],
    ['review', '审核中'],
    ['running', '进行中'],
    ['granted', '已派发'],
    ['appeal', '申诉中'],
    ['expired', '已过期'],
  ])('[ACT-16] shows a claim that is %s, without an appeal', async (state, label) => {
    open({ state, reason: null, appealUntil: null, steps: [] })
    expect(await screen.findByText(label)).toBeVisible()
    expect(screen.queryByText('申诉')).toBeNull()
  })

  it('[ACT-16] shows the next state of a waiting claim without a reload, and then stops polling', async () => {
    jest.useFakeTimers()
    const waiting = { reason: null, appealUntil: null, steps: [] }
    const { api } = open({ ...waiting, state: 'applied' })
    expect(await screen.findByText('已提交')).toBeVisible()
    api.on(activityRecords, { list: [{ ...claim, ...waiting, state: 'granted' }] })
    await act(() => jest.advanceTimersByTimeAsync(4_000))
    expect(await screen.findByText('已派发')).toBeVisible()
    const asked = api.calls(activityRecords).length
    await act(() => jest.advanceTimersByTimeAsync(20_000))
    expect(api.calls(activityRecords)).toHaveLength(asked)
  })

  it('[ACT-17] sends an appeal of enough characters, once for two taps', async () => {
    const { api, user } = open()
    api.on(activityAppeal, { claimId: 'C1', state: 'appeal' })
    await user.click(await screen.findByText('申诉'))
    const send = screen.getByRole('button', { name: '提交申诉' })
    const field = screen.getByRole('textbox', { name: '申诉理由' })
    await user.type(field, '太短')
    await user.click(send)
    expect(field).toHaveAccessibleDescription(expect.stringContaining('请至少填写 10 字'))
    expect(api.calls(activityAppeal)).toHaveLength(0)
    await user.type(field, '，我的建议已经被采纳了。')
    await user.dblClick(send)
    await waitFor(() => expect(api.calls(activityAppeal)).toHaveLength(1))
    expect(api.calls(activityRecords).length).toBeGreaterThan(1)
  })

  it('[ACT-17] shows the refusal of an appeal that was already made on another device', async () => {
    const { api, user } = open()
    api.refuse(activityAppeal, 711015, '状态已更新，请刷新')
    await user.click(await screen.findByText('申诉'))
    await user.type(screen.getByRole('textbox'), '我的建议已经被采纳了。')
    await user.click(screen.getByRole('button', { name: '提交申诉' }))
    expect(await screen.findByText('状态已更新，请刷新')).toBeVisible()
  })
})
