import { activityApply, activityDetail, activityList } from '@lantern/contract/activity'
import { anOffer, expectNoAxeViolations, fakeApi, renderWithPlatform } from '@lantern/testing'
import { act, screen, waitFor } from '@testing-library/react'
import { DiscountPage } from './discount-page.tsx'

const terms = [{ name: { zh: '对象', en: 'Who' }, value: { zh: '新会员', en: 'New members' } }]
const at = (query = '') => ({ route: `/activity/discount${query}` })

describe('DiscountPage', () => {
  it('[ACT-8] joins an offer once on a double tap and shows where the bonus is', async () => {
    const api = fakeApi()
    api.on(activityList, { list: [anOffer()] })
    api.on(activityDetail, { ...anOffer(), terms, conditions: [] })
    api.on(activityApply, { claimId: 'k1', state: 'running', amount: '100.00' })
    const { user } = renderWithPlatform(<DiscountPage />, at())
    await user.click(await screen.findByRole('button', { name: /新人首存/ }))
    expect(await screen.findByText('新会员')).toBeVisible()
    await user.dblClick(screen.getByRole('button', { name: '参加' }))
    expect(await screen.findByText(/奖金 100.00 已进入奖金锁定/)).toBeVisible()
    expect(api.calls(activityApply)).toHaveLength(1)
  })

  it('[ACT-37] shows a newly published offer, and removes one that was ended, without a reload', async () => {
    jest.useFakeTimers()
    const api = fakeApi()
    api.on(activityList, { list: [anOffer()] })
    renderWithPlatform(<DiscountPage />, at())
    expect(await screen.findByRole('button', { name: /新人首存/ })).toBeVisible()
    api.on(activityList, { list: [anOffer({ id: 'o2', title: { zh: '灯节礼', en: 'Lantern gift' } })] })
    await act(() => jest.advanceTimersByTimeAsync(4_000))
    expect(await screen.findByRole('button', { name: /灯节礼/ })).toBeVisible()
    expect(screen.queryByRole('button', { name: /新人首存/ })).not.toBeInTheDocument()
    jest.useRealTimers()
  })

  it('[ACT-8] shows that a bonus without turnover is in the balance', async () => {
    const api = fakeApi()
    const offer = anOffer({ multiple: 0 })
    api.on(activityList, { list: [offer] })
    api.on(activityDetail, { ...offer, terms, conditions: [] })
    api.on(activityApply, { claimId: 'k1', state: 'granted', amount: '50.00' })
    const { user } = renderWithPlatform(<DiscountPage />, at('?id=o1'))
    await user.click(await screen.findByRole('button', { name: '参加' }))
    expect(await screen.findByText('奖金 50.00 已进入可用余额。')).toBeVisible()
    expect(screen.queryByText(/奖金锁定/)).toBeNull()
  })

  it('[ACT-8] does not mention money while a claim waits for its review', async () => {
    const api = fakeApi()
    api.on(activityList, { list: [anOffer()] })
    api.on(activityDetail, { ...anOffer(), terms, conditions: [] })
    api.on(activityApply, { claimId: 'k1', state: 'applied', amount: '100.00' })
    const { user } = renderWithPlatform(<DiscountPage />, at('?id=o1'))
    await user.click(await screen.findByRole('button', { name: '参加' }))
    expect(await screen.findByText(/结果会通过站内信通知/)).toBeVisible()
    expect(screen.queryByText(/已进入奖金锁定/)).toBeNull()
    expect(screen.queryByRole('link', { name: '查看钱包' })).toBeNull()
  })

  it('[ACT-8] shows the server reason when an offer cannot be joined and refreshes the list', async () => {
    const api = fakeApi()
    api.on(activityList, { list: [anOffer()] })
    api.on(activityDetail, { ...anOffer(), terms, conditions: [] })
    api.refuse(activityApply, 713002, '优惠已结束')
    const { user } = renderWithPlatform(<DiscountPage />, at('?id=o1'))
    await user.click(await screen.findByRole('button', { name: '参加' }))
    expect(await screen.findByRole('alert')).toHaveTextContent('优惠已结束')
    await waitFor(() => expect(api.calls(activityList).length).toBeGreaterThan(1))
  })

  it('[ACT-9] sends a visitor to login and back to the offer', async () => {
    const api = fakeApi()
    api.on(activityList, { list: [anOffer({ my: null })] })
    api.on(activityDetail, { ...anOffer({ my: null }), terms, conditions: [] })
    const { user, location } = renderWithPlatform(<DiscountPage />, {
      ...at('?id=o1'),
      member: null,
      path: '/activity/*',
    })
    await user.click(await screen.findByRole('button', { name: '登录后参加' }))
    expect(location()).toBe('/user/login?redirect=%2Factivity%2Fdiscount%3Fid%3Do1')
  })

  it('[ACT-7] stores the filter in the URL', async () => {
    const api = fakeApi()
    api.on(activityList, {
      list: [anOffer(), anOffer({ id: 'o2', category: 'vip', title: { zh: 'VIP 礼', en: 'VIP gift' } })],
    })
    const { user, location } = renderWithPlatform(<DiscountPage />, at())
    await user.click(await screen.findByRole('button', { name: 'VIP' }))
    expect(location()).toBe('/activity/discount?category=vip')
    expect(screen.queryByText('新人首存')).not.toBeInTheDocument()
  })

  it('[ACT-13] removes an offer when it ends while the page is open', async () => {
    jest.useFakeTimers({ advanceTimers: true })
    try {
      const api = fakeApi()
      const [endsSoon, stays] = [anOffer({ endAt: Date.now() + 60_000 }), anOffer({ id: 'o2', category: 'vip' })]
      api.on(activityList, { list: [endsSoon, stays] })
      renderWithPlatform(<DiscountPage />, { ...at('?id=gone'), locale: 'en' })
      expect(await screen.findAllByRole('button', { name: /First deposit/ })).toHaveLength(2)
      expect(screen.getByText('This offer has ended or does not exist.')).toBeVisible()
      act(() => jest.advanceTimersByTime(60_000))
      expect(screen.getAllByRole('button', { name: /First deposit/ })).toHaveLength(1)
    } finally {
      jest.useRealTimers()
    }
  })

  it('[ACT-14] shows what is missing, and links to it', async () => {
    const api = fakeApi()
    const offer = anOffer({ my: { state: 'ineligible', reason: '需首次存款满 100.00', way: 'deposit' } })
    const text = { zh: '首次存款满 100.00', en: 'A first deposit of at least 100.00' }
    const conditions = [
      { id: 'newcomer', text: { zh: '注册 30 天内', en: 'Within 30 days of signing up' }, isMet: true, way: 'none' },
      { id: 'first-deposit', text, isMet: false, way: 'deposit' },
    ] as const
    api.on(activityList, { list: [offer] })
    api.on(activityDetail, { ...offer, terms, conditions: [...conditions] })
    const { container } = renderWithPlatform(<DiscountPage />, at('?id=o1'))
    expect(await screen.findByText('首次存款满 100.00')).toHaveTextContent('首次存款满 100.00（未满足）')
    expect(screen.getByText('注册 30 天内')).toHaveTextContent('注册 30 天内（已满足）')
    expect(screen.getByRole('link', { name: '去存款' })).toHaveAttribute('href', '/mine/finance/deposit')
    expect(screen.queryByRole('button', { name: '参加' })).toBeNull()
    await expectNoAxeViolations(container)
  })

  it('[ACT-15] shows the progress on the card', async () => {
    const api = fakeApi()
    const my = { state: 'running', reason: '', progress: '125.00', need: '500.00' } as const
    api.on(activityList, { list: [anOffer({ my })] })
    renderWithPlatform(<DiscountPage />, at())
    expect(await screen.findByRole('progressbar', { name: '流水进度' })).toHaveAttribute('value', '0.25')
    expect(screen.getByText('¥125.00 / ¥500.00')).toBeVisible()
  })

  it('shows an error with a retry if the list fails to load', async () => {
    const api = fakeApi()
    api.raw(activityList, 500, 'x')
    const { user, container } = renderWithPlatform(<DiscountPage />, at())
    expect(await screen.findByText('未知连接错误')).toBeVisible()
    api.on(activityList, { list: [anOffer()] })
    await user.click(screen.getByRole('button', { name: '重试' }))
    expect(await screen.findByText('新人首存')).toBeVisible()
    await expectNoAxeViolations(container)
  })
})
