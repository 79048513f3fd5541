import { ledgerExplain } from '@lantern/contract/explain'
import { type Bet, betDetail, betRecords, type TransRow, transRecords } from '@lantern/contract/records'
import { walletOverview } from '@lantern/contract/wallet'
import { aBet, aWallet, expectNoAxeViolations, type FakeApi, fakeApi, NOON, renderWithPlatform } from '@lantern/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { BetRecordPage } from './bets/bet-record-page.tsx'
import { TransRecordPage } from './money/trans-record-page.tsx'
import { catchDownloads } from './parts/saved-csv.fixture.ts'

const TOTALS = { deposit: '500.00', withdraw: '100.00', net: '400.00', netLifetime: '9400.00' }
const row: TransRow = {
  no: 'D1',
  type: 'deposit',
  method: 'BANK',
  amount: '500.00',
  balanceAfter: '600.00',
  state: 4,
  at: NOON,
  bizNo: 'D1',
}

/** jsdom has no layout, so the virtual list needs a fixed viewport height. */
beforeAll(() => {
  Object.defineProperty(window, 'innerHeight', { value: 4_000, configurable: true })
})

function openTrans(route = '/mine/record/transRecord', change: (api: FakeApi) => void = () => {}) {
  const api = fakeApi()
  api.on(walletOverview, aWallet())
  api.on(transRecords, { list: [row], total: 1, hasMore: false, totals: TOTALS })
  change(api)
  return { api, ...renderWithPlatform(<TransRecordPage />, { route }) }
}

function openBets(route = '/mine/record/betRecord', change: Partial<Bet> = {}) {
  const api = fakeApi()
  api.on(walletOverview, aWallet())
  api.on(betRecords, {
    list: [aBet(change)],
    total: 1,
    hasMore: false,
    totals: { stake: '20.00', valid: '0.00', return: '0.00', net: '-20.00' },
  })
  api.on(betDetail, {
    bet: aBet({ state: 3, result: 'WIN', return: '39.00', settledAt: NOON, ...change }),
    rule: '计入 min(投注额, |输赢|)',
    ledger: [{ entryNo: 'E1', biz: 'BET_STAKE', account: 'venue.OBTY', amount: '-20.00', at: NOON }],
  })
  return { api, ...renderWithPlatform(<BetRecordPage />, { route }) }
}

describe('transaction records', () => {
  it('[MINE-11] read their filters from the URL', async () => {
    const { api } = openTrans('/mine/record/transRecord?range=30d&type=deposit')
    await screen.findByText('净存款')
    const [asked] = api.calls(transRecords)
    expect(asked?.types).toEqual(['deposit'])
    expect((asked?.to ?? 0) - (asked?.from ?? 0)).toBe(30 * 86_400_000 - 1)
    expect(screen.getByRole('radio', { name: '近 30 天' })).toBeChecked()
  })

  it('[MINE-19] opens the postings behind the total of deposits', async () => {
    const { api, user } = openTrans(undefined, (fake) =>
      fake.on(ledgerExplain, {
        version: 3,
        amount: '9400.00',
        list: [{ entryNo: 'E1', biz: 'DEPOSIT', bizNo: 'D1', account: 'main', amount: '9400.00', at: NOON }],
        olderCount: 0,
        older: '0.00',
      }),
    )
    await user.click(await screen.findByRole('button', { name: /累计净存款，查看构成/ }))
    const sheet = await screen.findByRole('dialog', { name: '累计净存款构成' })
    expect(await within(sheet).findByRole('row', { name: /^存款到账/ })).toBeInTheDocument()
    expect(api.calls(ledgerExplain)).toEqual([expect.objectContaining({ figure: 'netDeposit' })])
  })

  it('[MINE-TOTAL-1] each total of a period opens the postings of its orders', async () => {
    const { api, user } = openTrans('/mine/record/transRecord?range=30d', (fake) =>
      fake.on(ledgerExplain, { version: 3, amount: '0.00', list: [], olderCount: 0, older: '0.00' }),
    )
    for (const [figure, label, amount] of [
      ['deposits', '存款', '¥500.00'],
      ['withdrawals', '取款', '−¥100.00'],
      ['netDeposit', '净存款', '¥400.00'],
    ] as const) {
      const total = await screen.findByRole('button', { name: new RegExp(`[\\s\\d]${label}，查看构成$`) })
      expect(total).toHaveTextContent(amount)
      await user.click(total)
      expect(await screen.findByRole('dialog', { name: `${label}构成` })).toBeVisible()
      await waitFor(() => expect(api.calls(ledgerExplain).at(-1)).toMatchObject({ figure }))
      await user.keyboard('{Escape}')
    }
    const [listed] = api.calls(transRecords)
    for (const told of api.calls(ledgerExplain)) expect(told).toMatchObject({ from: listed?.from, until: listed?.to })
  })

  it('[MINE-11] write their filters to the URL', async () => {
    const { user, location } = openTrans()
    await user.click(await screen.findByRole('radio', { name: '今天' }))
    await user.click(screen.getByRole('button', { name: '筛选' }))
    await user.click(await screen.findByRole('button', { name: '取款' }))
    await waitFor(() => expect(location()).toBe('/mine/record/transRecord?range=today&type=withdraw'))
  })

  it('offer a wider range if the list is empty', async () => {
    const { user, location } = openTrans(undefined, (api) =>
      api.on(transRecords, { list: [], total: 0, hasMore: false, totals: TOTALS }),
    )
    await user.click(await screen.findByRole('button', { name: '查看近 30 天' }))
    expect(location()).toBe('/mine/record/transRecord?range=30d')
  })

  it('offer a retry after an error', async () => {
    const { api, user } = openTrans(undefined, (fake) => fake.raw(transRecords, 502, ''))
    const retry = await screen.findByRole('button', { name: '重试' })
    api.on(transRecords, { list: [], total: 0, hasMore: false, totals: TOTALS })
    await user.click(retry)
    expect(await screen.findByText('这段时间没有记录')).toBeInTheDocument()
  })

  it('has no accessibility violations', async () => {
    const { container } = openTrans()
    await screen.findByText('净存款')
    await expectNoAxeViolations(container)
  })
})

describe('bet records', () => {
  it('read their filters from the URL', async () => {
    const { api } = openBets('/mine/record/betRecord?state=settled&result=WIN')
    await screen.findByText('有效投注')
    expect(api.calls(betRecords)[0]).toMatchObject({ state: 3, result: 'WIN' })
  })

  it('[MINE-95] show the parts that were cashed out, each with its rule, and what a part belongs to', async () => {
    const part = { no: 'B1-1', stake: '8.00', returned: '7.76', at: NOON, rule: '注单 B1 的一部分已提前兑现。' }
    openBets('/mine/record/betRecord?no=B1', { stake: '12.00', parts: [part] })
    const sheet = within(await screen.findByRole('dialog', { name: '注单详情' }))
    expect(await sheet.findByText('本金 ¥8.00 → ¥7.76')).toBeInTheDocument()
    expect(sheet.getByText('注单 B1 的一部分已提前兑现。')).toBeInTheDocument()
    expect(sheet.getByText('剩余本金')).toBeInTheDocument()
  })

  it('[MINE-95] name a part in the list and the bet that it was taken from', async () => {
    openBets('/mine/record/betRecord?no=B1-1', {
      no: 'B1-1',
      partOf: 'B1',
      state: 3,
      result: 'CASHOUT',
      return: '7.76',
    })
    const sheet = within(await screen.findByRole('dialog', { name: '注单详情' }))
    expect(await sheet.findByText('部分兑现')).toBeInTheDocument()
    expect(sheet.getByText('所属注单')).toBeInTheDocument()
  })

  it('open a bet from the URL with its postings', async () => {
    openBets('/mine/record/betRecord?no=B1')
    const sheet = await screen.findByRole('dialog', { name: '注单详情' })
    const table = await within(sheet).findByRole('table')
    expect(within(table).getByRole('row', { name: /^投注 ?场馆钱包 .* −20\.00$/ })).toBeInTheDocument()
    expect(within(table).getByRole('row', { name: '场馆钱包合计 −20.00' })).toBeInTheDocument()
    expect(within(sheet).getByText('赢')).toBeInTheDocument()
  })

  it('[MINE-93] shows a round without odds, in the list and in its details', async () => {
    const { user } = openBets(undefined, { odds: '', legs: aBet().legs.map((leg) => ({ ...leg, odds: '' })) })
    const leg = aBet().legs[0]
    const row = await screen.findByRole('button', { name: new RegExp(`^${leg?.match}.*主胜 · ${leg?.market}`) })
    expect(row).not.toHaveTextContent('@')
    await user.click(row)
    const sheet = await screen.findByRole('dialog', { name: '注单详情' })
    await within(sheet).findByRole('table')
    expect(within(sheet).queryByText('赔率')).toBeNull()
  })

  it.each([
    [1, '−0.42', '马来盘'],
    [2, '2.40', '香港盘'],
    [3, '3.40', '欧洲盘'],
    [4, '2.40', '印尼盘'],
  ])(
    '[MINE-96] write the price of a bet placed in type %i as %s, in the list, its picks and beside the name of the type',
    async (oddsType, shown, name) => {
      openBets('/mine/record/betRecord?no=B1', {
        oddsType,
        odds: '3.40',
        legs: aBet().legs.map((leg) => ({ ...leg, odds: '3.40' })),
      })
      const sheet = within(await screen.findByRole('dialog', { name: '注单详情' }))
      expect(await sheet.findByText(`${shown} ${name}`)).toBeInTheDocument()
      expect(sheet.getByText(shown)).toBeInTheDocument()
      expect(await screen.findByText(new RegExp(`@ ${shown.replace('.', '\\.')}$`))).toBeInTheDocument()
    },
  )

  it.each([
    [{ oddsType: 1, odds: '3.40' }, '-0.42,马来盘,3.40'],
    [{ oddsType: 3, odds: '3.40' }, '3.40,欧洲盘,3.40'],
    [{ oddsType: 1, odds: '' }, ',,'],
  ])('[MINE-117] export the odds in the type of the bet, that type, and the European odds: %j', async (bet, cells) => {
    const { saved, text } = catchDownloads()
    const { user } = openBets(undefined, bet)
    await user.click(await screen.findByRole('button', { name: '导出 CSV' }))
    await waitFor(() => expect(saved).toHaveLength(1))
    const [head, row] = (await text()).split('\r\n')
    expect(head).toContain('赔率,赔率类型,欧洲盘赔率,投注额')
    expect(row).toContain(`,${cells},20.00,`)
  })

  it('[MINE-94] list the picks of a parlay with their results', async () => {
    const [leg] = aBet().legs
    if (!leg) throw new Error('A bet has a leg')
    const legs = [
      { ...leg, result: 'WIN' as const },
      { ...leg, matchId: 'x2', result: 'VOID' as const, score: '' },
    ]
    openBets('/mine/record/betRecord?no=B1', { kind: 'parlay', legs, odds: '3.80' })
    const sheet = within(await screen.findByRole('dialog', { name: '注单详情' }))
    expect(await sheet.findByText('独赢 · 灯塔联赛 · 赢')).toBeInTheDocument()
    expect(sheet.getByText('独赢 · 灯塔联赛 · 取消')).toBeInTheDocument()
    // A bet without sides, as of an older version, names its match.
    expect(sheet.getByText('河湾 - 山谷 · 比分 1-0')).toBeInTheDocument()
  })

  it('[MINE-118] show both sides of a match with their crests around its score, in the list and in the details', async () => {
    const [leg] = aBet().legs
    if (!leg) throw new Error('A bet has a leg')
    const sides = { home: { zh: '河湾', en: 'Riverbend' }, away: { zh: '山谷', en: 'Valley' } }
    const { user } = openBets(undefined, { legs: [{ ...leg, ...sides }] })
    const row = await screen.findByRole('button', { name: /河湾 1 : 0 山谷/ })
    expect(row.querySelectorAll('.crest')).toHaveLength(2)
    await user.click(row)
    const sheet = await screen.findByRole('dialog', { name: '注单详情' })
    await waitFor(() => expect(sheet).toHaveTextContent('河湾 1 : 0 山谷'))
    expect(sheet.querySelectorAll('.crest')).toHaveLength(2)
  })

  it.each([
    ['PP 电子', 'PP 电子'],
    ['', 'PPDZ'],
  ])('[MINE-131] of a venue without a wallet that the pick names %j show %s', async (league, shown) => {
    const [leg] = aBet().legs
    if (!leg) throw new Error('A bet has a leg')
    openBets(undefined, { enName: 'PPDZ', legs: [{ ...leg, league }] })
    expect(await screen.findByRole('button', { name: new RegExp(` · ${shown}`) })).toBeVisible()
  })
})
