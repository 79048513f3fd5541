import { dividendReceive } from '@lantern/contract/activity'
import { ledgerEntries } from '@lantern/contract/explain'
import { coinRecords, giftRecords, type WelfareRow, welfareRecords } from '@lantern/contract/other-records'
import { transRecords } from '@lantern/contract/records'
import { walletOverview } from '@lantern/contract/wallet'
import { aWallet, expectNoAxeViolations, fakeApi, NOON, renderWithPlatform } from '@lantern/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { CurrencyRecordPage } from './money/currency-record-page.tsx'
import { TransRecordPage } from './money/trans-record-page.tsx'
import { catchDownloads } from './parts/saved-csv.fixture.ts'
import { GiftRecordPage } from './rewards/gift-record-page.tsx'
import { WelfareRecordPage } from './rewards/welfare-record-page.tsx'

/** jsdom has no layout, so the virtual list needs a fixed viewport height. */
beforeAll(() => {
  Object.defineProperty(window, 'innerHeight', { value: 4_000, configurable: true })
})
const page = <Row, Totals>(list: Row[], totals: Totals) => ({ list, total: list.length, hasMore: false, totals })
const gift = {
  no: 'E1',
  kind: 'gift' as const,
  direction: 'sent' as const,
  name: '荧光棒',
  room: '世界杯之夜',
  qty: 2,
  amount: '-18.80',
  at: NOON,
  bizNo: 'G1',
}
const dividend: WelfareRow = {
  id: 'V1',
  source: 'dividend',
  name: { zh: '新人红利', en: 'Welcome bonus' },
  amount: '8.80',
  state: 'claimable',
  at: NOON,
  expireAt: NOON + 1,
  bizNo: '',
}
const COINS = { bizNo: 'M1', source: '', goods: null, after: 400, at: NOON }

describe('records of gifts, welfare and coins', () => {
  it('[MINE-11] [MINE-19] gifts: filtered by the URL; a row opens its postings', async () => {
    const api = fakeApi()
    api.on(walletOverview, aWallet())
    api.on(giftRecords, page([gift], { sent: '18.80', received: '6.66' }))
    api.on(ledgerEntries, {
      list: [{ entryNo: 'E1', biz: 'GIFT_SEND', bizNo: 'G1', account: 'main', amount: '-18.80', at: NOON }],
    })
    const { user, location, container } = renderWithPlatform(<GiftRecordPage />, {
      route: '/mine/record/giftRecord?direction=sent&range=30d',
    })
    await user.click(await screen.findByRole('button', { name: /送出 · 荧光棒/ }))
    const sheet = await screen.findByRole('dialog', { name: '送出 · 荧光棒' })
    const table = await within(sheet).findByRole('table')
    expect(within(table).getByRole('row', { name: /^送礼物 ?可用余额 .* −18\.80$/ })).toBeInTheDocument()
    expect(api.calls(giftRecords)[0]).toMatchObject({ direction: 'sent' })
    await user.keyboard('{Escape}')
    await user.click(screen.getByRole('radio', { name: '自定义' }))
    await waitFor(() => expect(location()).toMatch(/range=own&direction=sent|direction=sent&range=own/))
    expect(screen.getByLabelText('开始日期')).toBeInTheDocument()
    await expectNoAxeViolations(container)
  })

  it('[MINE-25] [MINE-DATE-1] welfare: claims a row once', async () => {
    const api = fakeApi()
    api.on(welfareRecords, page([dividend], { claimed: '0.00', claimable: '8.80' }))
    api.on(dividendReceive, () => {
      api.on(welfareRecords, page([{ ...dividend, state: 'claimed' as const }], { claimed: '8.80', claimable: '0.00' }))
      return { id: 'V1', amount: '8.80', auditId: 'A1', ledgerNo: 'E1' }
    })
    const { user, container } = renderWithPlatform(<WelfareRecordPage />, { route: '/mine/record/welfare' })
    const row = await screen.findByRole('button', { name: /新人红利.*领取$/ })
    expect(row).toHaveTextContent(/11月2\d日周.* \d\d:\d\d 前有效/)
    await user.click(row)
    const sheet = await screen.findByRole('dialog', { name: '新人红利' })
    await user.dblClick(within(sheet).getByRole('button', { name: '领取' }))
    await waitFor(() => expect(screen.getByRole('button', { name: /新人红利.*已领取/ })).toBeInTheDocument())
    expect(api.calls(dividendReceive)).toHaveLength(1)
    await expectNoAxeViolations(container)
  })

  it('[MINE-MALL-7] coins: shows what each entry is about, the balance after it, and negative amounts', async () => {
    const api = fakeApi()
    api.on(
      coinRecords,
      page(
        [
          { ...COINS, no: 'E1', biz: 'MALL_SPEND', coins: -120, goods: { zh: '马克杯', en: 'Mug' } },
          { ...COINS, no: 'E2', biz: 'COIN_EARN', coins: 7, source: 'turnover' },
          { ...COINS, no: 'E3', biz: 'COIN_EARN', coins: 1, source: 'sign-in' },
          { ...COINS, no: 'E4', biz: 'COIN_EARN', coins: 2, source: 'of a later version' },
        ],
        { earned: 520, spent: 120 },
      ),
    )
    renderWithPlatform(<CurrencyRecordPage />, { route: '/mine/record/currencyRecord' })
    expect(await screen.findByText('兑换 · 马克杯')).toBeInTheDocument()
    for (const title of ['有效流水', '每日签到']) expect(screen.getByText(title)).toBeInTheDocument()
    // Of a source that this version does not know; the other one is the label of the total.
    expect(screen.getAllByText('获得')).toHaveLength(2)
    expect(screen.getByText('−120')).toBeInTheDocument()
    expect(screen.getAllByText('余 400')).toHaveLength(4)
    expect(screen.queryByRole('button', { name: '筛选' })).not.toBeInTheDocument()
  })

  it('[MINE-20] exports the filtered rows as a file', async () => {
    const { saved, text } = catchDownloads()
    const api = fakeApi()
    api.on(walletOverview, aWallet())
    const row = {
      no: 'D1',
      type: 'deposit' as const,
      method: 'BANK',
      amount: '500.00',
      balanceAfter: null,
      state: 4,
      at: NOON,
      bizNo: 'D1',
    }
    api.on(transRecords, page([row], { deposit: '500.00', withdraw: '0.00', net: '500.00', netLifetime: '500.00' }))
    const { user } = renderWithPlatform(<TransRecordPage />, { route: '/mine/record/transRecord?type=deposit' })
    await user.click(await screen.findByRole('button', { name: '导出 CSV' }))
    await waitFor(() => expect(saved).toHaveLength(1))
    expect(api.calls(transRecords).at(-1)).toMatchObject({ types: ['deposit'], pageSize: 50 })
    const file = await text()
    expect(file.split('\r\n')).toHaveLength(3)
    expect(file).toContain(',D1,500.00,,')
  })
})
