import { activityApply, activityDetail, activityList } from '@lantern/contract/activity'
import { anOffer, expectNoAxeViolations, fakeApi, renderWithPlatform } from '@lantern/testing'
import { screen, waitFor } from '@testing-library/react'
import { DiscountPage } from './discount-page.tsx'

const terms = [{ name: { zh: '对象', en: 'Who' }, value: { zh: '新会员', en: 'New members' } }]
const at = (query = '') => ({ route: `/activity/discount${query}` })

describe('DiscountPage', () => {
  it('[ACT-8] joins an offer once on a double tap and shows where the bonus is', async () => {
    const api = fakeApi()
    api.on(activityList, { list: [anOffer()] })
    api.on(activityDetail, { ...anOffer(), terms })
    api.on(activityApply, { claimId: 'k1', state: 'running', amount: '100.00' })
    const { user } = renderWithPlatform(<DiscountPage />, at())
    await user.click(await screen.findByRole('button', { name: /新人首存/ }))
    expect(await screen.findByText('新会员')).toBeVisible()
    await user.dblClick(screen.getByRole('button', { name: '参加' }))
    expect(await screen.findByText(/奖金 100.00 已进入奖金锁定/)).toBeVisible()
    expect(api.calls(activityApply)).toHaveLength(1)
  })

  it('[ACT-8] shows the server reason when an offer cannot be joined and refreshes the list', async () => {
    const api = fakeApi()
    api.on(activityList, { list: [anOffer()] })
    api.on(activityDetail, { ...anOffer(), terms })
    api.refuse(activityApply, 713002, '优惠已结束')
    const { user } = renderWithPlatform(<DiscountPage />, at('?id=o1'))
    await user.click(await screen.findByRole('button', { name: '参加' }))
    expect(await screen.findByRole('alert')).toHaveTextContent('优惠已结束')
    await waitFor(() => expect(api.calls(activityList).length).toBeGreaterThan(1))
  })

  it('[ACT-9] sends a visitor to login and back to the offer', async () => {
    const api = fakeApi()
    api.on(activityList, { list: [anOffer({ my: null })] })
    api.on(activityDetail, { ...anOffer({ my: null }), terms })
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
