import { vipHistory, vipInfo, vipTable } from '@lantern/contract/vip'
import { type FakeApi, fakeApi, NOON, renderWithPlatform } from '@lantern/testing'
import { describePage } from '@lantern/testing/describe-page'
import { screen, within } from '@testing-library/react'
import { LEVELS, VIP_INFO } from '../../parts/vip/vip.fixture.ts'
import { VipDetailsPage } from './vip-details-page.tsx'

function answers(api: FakeApi) {
  api.on(vipInfo, VIP_INFO)
  api.on(vipTable, { levels: LEVELS })
  api.on(vipHistory, {
    list: [
      { from: 4, to: 3, at: NOON, why: 'demotion' },
      { from: 3, to: 4, at: NOON - 1, why: 'promotion' },
    ],
    total: 2,
    hasMore: false,
  })
}

describePage('VipDetailsPage', {
  page: <VipDetailsPage />,
  route: '/mine/vip/details',
  title: { 'zh-CN': 'VIP 详情', en: 'VIP details' },
  reads: [vipInfo, vipTable],
  answers,
})

describe('VIP details', () => {
  it('[MINE-VIP-5] shows each level with its figures in cells that have both headers, the rules and the history', async () => {
    answers(fakeApi())
    renderWithPlatform(<VipDetailsPage />, { route: '/mine/vip/details' })
    const table = await screen.findByRole('table', { name: '等级表' })
    for (const name of ['等级要求', '礼金', '每日额度', '累计存款', '保级流水', '返水上限'])
      expect(within(table).getByRole('columnheader', { name })).toBeVisible()
    const own = within(table).getByRole('row', { name: /VIP3\s*当前等级/ })
    expect(within(own).getByRole('cell', { name: '3,000' })).toBeVisible()
    expect(within(own).getByRole('cell', { name: '60,000' })).toBeVisible()
    expect(within(own).getByRole('cell', { name: '15,000' })).toBeVisible()
    expect(screen.getByRole('table', { name: '返水比例（%）' })).toBeVisible()
    expect(screen.getByText(/^保级：/)).toBeVisible()
    expect(await screen.findByText('VIP4 降至 VIP3')).toBeVisible()
    expect(screen.getByText('VIP3 升至 VIP4')).toBeVisible()
  })
})
