import {
  type InfoAudit,
  infoAuditDetail,
  infoAuditList,
  infoAuditResubmit,
  infoAuditWithdraw,
} from '@lantern/contract/info-audit'
import { closeDialog, dialogsAtom, pageStore } from '@lantern/platform'
import { type FakeApi, fakeApi, NOON, renderWithPlatform } from '@lantern/testing'
import { describePage } from '@lantern/testing/describe-page'
import { act, screen, waitFor, within } from '@testing-library/react'
import { REVIEW_POLL_MS } from '../parts/profile.api.ts'
import { InfoAuditPage } from './info-audit-page.tsx'

const audit = (change: Partial<InfoAudit> = {}): InfoAudit => ({
  id: 'A1',
  field: 'email',
  oldMasked: 'x***@example.com',
  newMasked: 'l***@lantern.example',
  state: 'open',
  step: 1,
  at: NOON,
  firstAt: null,
  endedAt: null,
  expireAt: NOON + 604_800_000,
  reason: '',
  ...change,
})
const pageOf = (list: InfoAudit[]) => ({ list, total: list.length, hasMore: false })

function answers(api: FakeApi) {
  api.on(infoAuditDetail, audit())
  api.on(
    infoAuditList,
    pageOf([audit(), audit({ id: 'A2', field: 'phone', state: 'refused', reason: '号码已被使用' })]),
  )
}
function open(list: InfoAudit[], change: (api: FakeApi) => void = () => {}) {
  const api = fakeApi()
  api.on(infoAuditList, pageOf(list))
  change(api)
  return { api, ...renderWithPlatform(<InfoAuditPage />, { route: '/mine/infoAudit' }) }
}
const answerDialog = async (text: string) => {
  await waitFor(() => expect(pageStore.get(dialogsAtom).open.map(({ id }) => id)).toContain('info-audit'))
  await act(async () => {
    const dialog = pageStore.get(dialogsAtom).open.find(({ id }) => id === 'info-audit')
    await dialog?.buttons?.find((button) => button.text === text)?.onPress?.()
    closeDialog('info-audit')
  })
}

describePage('InfoAuditPage', {
  page: <InfoAuditPage />,
  route: '/mine/infoAudit',
  title: { 'zh-CN': '资料审核', en: 'Profile review' },
  reads: [infoAuditList],
  answers,
  empty: { answers: (api) => api.on(infoAuditList, pageOf([])), text: { 'zh-CN': '暂无审核', en: 'No requests yet' } },
})

describe('profile reviews', () => {
  it('[MINE-AUD-1] shows old and new value, the reviews with their times, and the reason of a refusal', async () => {
    open([audit({ state: 'refused', step: 2, firstAt: NOON, endedAt: NOON, reason: '请使用长期有效的邮箱' })])
    expect(await screen.findByText('由 x***@example.com 改为 l***@lantern.example')).toBeInTheDocument()
    expect(screen.getByText('请使用长期有效的邮箱')).toBeVisible()
    const steps = within(screen.getByRole('list', { name: '审核进度' }))
    expect(steps.getAllByRole('img').map((mark) => mark.getAttribute('aria-label'))).toEqual(['完成', '完成', '未通过'])
  })

  it('[MINE-AUD-2] withdraws an open request after a confirmation', async () => {
    const { api, user } = open([audit()], (fake) => fake.on(infoAuditWithdraw, {}))
    await user.click(await screen.findByRole('button', { name: '撤回申请' }))
    expect(api.calls(infoAuditWithdraw)).toEqual([])
    await answerDialog('撤回申请')
    await waitFor(() => expect(api.calls(infoAuditWithdraw)).toEqual([{ id: 'A1' }]))
  })

  it('[MINE-AUD-2] submits a refused request again with another value, but not beside an open one', async () => {
    const refused = audit({ field: 'realName', state: 'refused', endedAt: NOON })
    const { api, user } = open([refused], (fake) => fake.on(infoAuditResubmit, { id: 'A3' }))
    await user.click(await screen.findByRole('button', { name: '重新提交' }))
    const sheet = await screen.findByRole('dialog')
    await user.type(within(sheet).getByRole('textbox', { name: '新的值' }), '林小明')
    api.on(infoAuditList, pageOf([audit({ id: 'A3', field: 'realName' }), refused]))
    await user.click(within(sheet).getByRole('button', { name: '重新提交' }))
    await waitFor(() => expect(api.calls(infoAuditResubmit)).toEqual([{ id: 'A1', value: '林小明' }]))
    expect(await screen.findByRole('button', { name: '撤回申请' })).toBeVisible()
    await waitFor(() => expect(screen.queryByRole('button', { name: '重新提交' })).toBeNull())
  })

  it('[MINE-AUD-2] submits a bank card again with its own number only, and an identity level on its page', async () => {
    const card = audit({
      id: 'A5',
      field: 'bankCard',
      oldMasked: '**** 0128',
      newMasked: '**** 0136',
      state: 'refused',
    })
    const level = audit({ id: 'A6', field: 'kyc', oldMasked: 'L1', newMasked: 'L2', state: 'withdrawn' })
    const { api, user } = open([card, level], (fake) => fake.on(infoAuditResubmit, { id: 'A7' }))
    const identity = within(await screen.findByRole('article', { name: '实名认证' }))
    expect(identity.getByRole('link', { name: '前往实名认证' })).toHaveAttribute(
      'href',
      '/mine/userInfo/authentication',
    )
    expect(identity.queryByRole('button', { name: '重新提交' })).toBeNull()
    await user.click(within(screen.getByRole('article', { name: '银行卡' })).getByRole('button', { name: '重新提交' }))
    await answerDialog('重新提交')
    await waitFor(() => expect(api.calls(infoAuditResubmit)).toEqual([{ id: 'A5' }]))
  })

  it('[MINE-AUD-2] states before an identity level is withdrawn that its pictures are deleted', async () => {
    const { user } = open([audit({ field: 'kyc', oldMasked: 'L1', newMasked: 'L2' })])
    await user.click(await screen.findByRole('button', { name: '撤回申请' }))
    await waitFor(() => expect(pageStore.get(dialogsAtom).open).toHaveLength(1))
    expect(pageStore.get(dialogsAtom).open[0]?.message).toContain('图片将被删除')
    act(() => closeDialog('info-audit'))
  })

  it('[MINE-AUD-3] follows the reviews of an open request, and reads the list again at its end', async () => {
    jest.useFakeTimers({ advanceTimers: true })
    try {
      const { api } = open([audit()], (fake) => fake.on(infoAuditDetail, audit({ step: 2, firstAt: NOON })))
      const steps = await screen.findByRole('list', { name: '审核进度' })
      const marks = () =>
        within(steps)
          .getAllByRole('img')
          .map((mark) => mark.getAttribute('aria-label'))
      expect(marks()).toEqual(['完成', '进行中', '未开始'])
      await act(() => jest.advanceTimersByTimeAsync(REVIEW_POLL_MS))
      await waitFor(() => expect(marks()).toEqual(['完成', '完成', '进行中']))

      const passed = audit({ step: 2, firstAt: NOON, endedAt: NOON, state: 'passed' })
      api.on(infoAuditDetail, passed)
      api.on(infoAuditList, pageOf([passed]))
      await act(() => jest.advanceTimersByTimeAsync(REVIEW_POLL_MS))
      expect(await screen.findByText('已通过')).toBeVisible()
      await waitFor(() => expect(api.calls(infoAuditList)).toHaveLength(2))
      await act(() => jest.advanceTimersByTimeAsync(REVIEW_POLL_MS))
      expect(api.calls(infoAuditDetail)).toHaveLength(2)
    } finally {
      jest.useRealTimers()
    }
  })
})
