import { ledgerExplain } from '@lantern/contract/explain'
import { walletOverview } from '@lantern/contract/wallet'
import { aWallet, expectNoAxeViolations, fakeApi, NOON, renderWithPlatform } from '@lantern/testing'
import { screen, within } from '@testing-library/react'
import { ExplainedAmount } from './explained-amount.tsx'

it('[MINE-19] opens the postings that add up to the figure, older ones as one line', async () => {
  const api = fakeApi()
  api.on(walletOverview, aWallet())
  api.on(ledgerExplain, {
    version: 7,
    amount: '150.00',
    list: [
      { entryNo: 'E2', biz: 'BET_STAKE', bizNo: 'B1', account: 'venue.OBTY', amount: '-50.00', at: NOON },
      { entryNo: 'E1', biz: 'NEW_WORD', bizNo: 'X', account: 'main', amount: '120.00', at: NOON },
    ],
    olderCount: 3,
    older: '80.00',
  })
  const { user } = renderWithPlatform(<ExplainedAmount figure="total" label="总资产" value="150.00" />)
  expect(api.calls(ledgerExplain)).toHaveLength(0)
  await user.click(screen.getByRole('button', { name: /总资产，查看构成/ }))
  const sheet = await screen.findByRole('dialog', { name: '总资产构成' })
  const table = await within(sheet).findByRole('table', { name: '账目明细' })
  const rows = within(table)
    .getAllByRole('row')
    .map((line) => line.textContent)
  expect(rows).toEqual([
    '事项金额',
    expect.stringMatching(/^投注DB体育钱包.*−50\.00$/),
    expect.stringMatching(/^NEW_WORD可用余额.*\+120\.00$/),
    '更早的 3 笔+80.00',
    '合计150.00',
  ])
  await expectNoAxeViolations(sheet)
})
