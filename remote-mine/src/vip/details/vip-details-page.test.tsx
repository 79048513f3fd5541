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
    const { user } = renderWithPlatform(<VipDetailsPage />, { route: '/mine/vip/details' })
    const table = await screen.findByRole('table', { name: '等级表' })
    const own = within(table).getByRole('row', { name: /VIP3\s*当前等级/ })
    const shown = async (part: string) => {
      await user.click(screen.getByRole('radio', { name: part }))
      const texts = (role: string) =>
        within(table)
          .getAllByRole(role)
          .map(({ textContent }) => textContent)
      return {
        heads: texts('columnheader'),
        cells: within(own)
          .getAllByRole('cell')
          .map((cell) => cell.textContent),
      }
    }
    expect(await shown('等级要求')).toEqual({
      heads: ['等级', '累计存款', '累计流水', '保级流水'],
      cells: ['3,000', '60,000', '15,000'],
    })
    expect((await shown('礼金')).heads).toEqual(['等级', '晋级礼金', '生日礼金', '月红包 ×2'])
    const limits = await shown('每日额度')
    expect(limits.heads).toEqual(['等级', '取款次数', '取款额度', '返水上限'])
    expect(limits.cells).toEqual(['6', '50,000', '8,888'])
    expect(screen.getByRole('table', { name: '返水比例（%）' })).toBeVisible()
    expect(screen.getByText(/^保级：/)).toBeVisible()
    expect(await screen.findByText('VIP4 降至 VIP3')).toBeVisible()
    expect(screen.getByText('VIP3 升至 VIP4')).toBeVisible()
  })
})
