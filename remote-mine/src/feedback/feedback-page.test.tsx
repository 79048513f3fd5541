import {
  type FeedbackCase,
  feedbackClose,
  feedbackCreate,
  feedbackDetail,
  feedbackEscalate,
  feedbackList,
  feedbackReply,
} from '@lantern/contract/feedback'
import { transRecords } from '@lantern/contract/records'
import { closeDialog, dialogsAtom, pageStore } from '@lantern/platform'
import { type FakeApi, fakeApi, NOON, renderWithPlatform } from '@lantern/testing'
import { describePage } from '@lantern/testing/describe-page'
import { act, screen, waitFor } from '@testing-library/react'
import { FeedbackPage } from './feedback-page.tsx'

const CASE: FeedbackCase = {
  id: 'Q1',
  type: 'complaint',
  title: '客服处理不当',
  state: 'working',
  at: NOON,
  slaAt: NOON,
  orderNo: '',
  contactMasked: '',
  day: 3,
  escalated: false,
  rating: null,
  canReply: true,
  canReopen: false,
  canEscalate: true,
  finalLetter: null,
  timeline: [{ seq: 1, from: 'member', text: '客服处理不当，要求复核', images: [], at: NOON }],
}

function answers(api: FakeApi) {
  api.on(transRecords, {
    list: [],
    total: 0,
    hasMore: false,
    totals: { deposit: '0.00', withdraw: '0.00', net: '0.00', netLifetime: '0.00' },
  } as never)
  api.on(feedbackList, { list: [CASE], total: 1, hasMore: false })
  api.on(feedbackDetail, CASE)
}
function open(route: string, change: (api: FakeApi) => void = () => {}) {
  const api = fakeApi()
  answers(api)
  change(api)
  return { api, ...renderWithPlatform(<FeedbackPage />, { route }) }
}

describePage('FeedbackPage', {
  page: <FeedbackPage />,
  route: '/mine/feedback?tab=mine',
  title: { 'zh-CN': '意见反馈', en: 'Feedback' },
  reads: [feedbackList],
  answers,
  empty: {
    answers: (api) => api.on(feedbackList, { list: [], total: 0, hasMore: false }),
    text: { 'zh-CN': '还没有反馈', en: 'No cases yet' },
  },
})
describePage('FeedbackPage with a case', {
  page: <FeedbackPage />,
  route: '/mine/feedback?case=Q1',
  title: { 'zh-CN': '反馈详情', en: 'Case' },
  reads: [feedbackDetail],
  answers,
})

describe('feedback', () => {
  it('[MINE-FB-1] sends a new case and opens it; a short text is refused before', async () => {
    const { api, user } = open('/mine/feedback', (fake) => fake.on(feedbackCreate, { id: 'Q1' }))
    await user.click(await screen.findByRole('radio', { name: '投诉' }))
    const text = screen.getByRole('textbox', { name: '内容' })
    await user.type(text, '太短')
    await user.click(screen.getByRole('button', { name: '提交' }))
    expect(await screen.findByText('请填写 10–500 个字符（汉字算 2 个）')).toBeVisible()
    expect(api.calls(feedbackCreate)).toEqual([])
    await user.type(text, '，客服处理不当')
    await user.click(screen.getByRole('button', { name: '提交' }))
    expect(await screen.findByRole('heading', { level: 1, name: '反馈详情' })).toBeVisible()
    expect(api.calls(feedbackCreate)).toMatchObject([{ type: 'complaint', text: '太短，客服处理不当', images: [] }])
  })

  it('[MINE-FB-5] sends how the member can be reached, and refuses what is neither a number nor an address', async () => {
    const { api, user } = open('/mine/feedback', (fake) => {
      fake.on(feedbackCreate, { id: 'Q1' })
      fake.on(feedbackDetail, { ...CASE, contactMasked: 'l***@example.com' })
    })
    await user.type(await screen.findByRole('textbox', { name: '内容' }), '老虎机页面打不开')
    const contact = screen.getByRole('textbox', { name: '联系方式' })
    await user.type(contact, 'lin')
    await user.click(screen.getByRole('button', { name: '提交' }))
    expect(await screen.findByText('请填写有效的手机号或邮箱，或留空')).toBeVisible()
    expect(api.calls(feedbackCreate)).toEqual([])
    await user.type(contact, '@example.com ')
    await user.click(screen.getByRole('button', { name: '提交' }))
    expect(await screen.findByText('l***@example.com')).toBeVisible()
    expect(api.calls(feedbackCreate)).toMatchObject([{ contact: 'lin@example.com' }])
  })

  it('[MINE-FB-2] opens the case that already has the same text', async () => {
    const { user } = open('/mine/feedback', (fake) => fake.on(feedbackCreate, { id: 'Q1', isExisting: true }))
    await user.type(await screen.findByRole('textbox', { name: '内容' }), '老虎机页面打不开')
    await user.click(screen.getByRole('button', { name: '提交' }))
    expect(await screen.findByText('客服处理不当，要求复核')).toBeVisible()
  })

  it('[MINE-FB-3] shows the clock of a case, replies to it, rates and closes it', async () => {
    const { api, user } = open('/mine/feedback?case=Q1', (fake) => {
      fake.on(feedbackReply, { seq: 2 })
      fake.on(feedbackClose, {})
    })
    expect(await screen.findByText('投诉第 3 / 56 天')).toBeVisible()
    expect(screen.getByText(/前答复$/)).toBeVisible()
    await user.type(screen.getByRole('textbox', { name: '补充说明' }), '附上记录')
    await user.click(screen.getByRole('button', { name: '发送' }))
    await waitFor(() => expect(api.calls(feedbackReply)).toMatchObject([{ id: 'Q1', text: '附上记录' }]))
    expect(screen.getByRole('button', { name: '关闭反馈' })).toBeDisabled()
    await user.click(screen.getByRole('radio', { name: '4 星' }))
    await user.click(screen.getByRole('button', { name: '关闭反馈' }))
    await waitFor(() => expect(api.calls(feedbackClose)).toEqual([{ id: 'Q1', rate: 4 }]))
  })

  it('[MINE-FB-4] escalates after a confirmation, and shows the final letter', async () => {
    const { api, user } = open('/mine/feedback?case=Q1', (fake) => fake.on(feedbackEscalate, {}))
    await user.click(await screen.findByRole('button', { name: '升级处理' }))
    await waitFor(() => expect(pageStore.get(dialogsAtom).open.map(({ id }) => id)).toContain('escalate'))
    api.on(feedbackDetail, {
      ...CASE,
      state: 'closed',
      slaAt: null,
      canReply: false,
      canEscalate: false,
      finalLetter: '此为本站的最终立场。',
    })
    await act(async () => {
      const dialog = pageStore.get(dialogsAtom).open.find(({ id }) => id === 'escalate')
      await dialog?.buttons?.find((button) => button.text === '升级处理')?.onPress?.()
      closeDialog('escalate')
    })
    await waitFor(() => expect(api.calls(feedbackEscalate)).toEqual([{ id: 'Q1' }]))
    expect(await screen.findByText('此为本站的最终立场。')).toBeVisible()
    expect(screen.queryByRole('button', { name: '升级处理' })).toBeNull()
  })
})
