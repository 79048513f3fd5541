import { venueList } from '@lantern/contract/games'
import { ledgerRecent } from '@lantern/contract/ledger'
import { walletOverview } from '@lantern/contract/wallet'
import { aVenue, aWallet, fakeApi, NOON, renderWithPlatform } from '@lantern/testing'
import { screen } from '@testing-library/react'
import { RecentPostings } from './recent-postings.tsx'

const ENTRY = { bizNo: 'N1', amount: '-10.00', balanceAfter: '90.00', venue: 'OBTY', at: NOON }

it.each([
  ['TRANSFER_OUT', '-10.00', 'OBTY', '转入 DB体育'],
  ['TRANSFER_IN', '10.00', 'OBTY', '从 DB体育 转回'],
  ['BET_STAKE', '-10.00', 'OBTY', '投注 · DB体育'],
  ['BET_SETTLE', '10.00', 'PPDZ', '派彩 · PP 电子'],
  ['BET_SETTLE', '10.00', 'NEW', '派彩 · NEW'],
  ['DEPOSIT', '10.00', '', '存款到账'],
])('[MINE-134] %s of %s at "%s" is called %s', async (biz, amount, venue, title) => {
  const api = fakeApi()
  api.on(walletOverview, aWallet())
  api.on(venueList, { list: [aVenue({ enName: 'PPDZ', name: { zh: 'PP 电子', en: 'PP Slots' } })] })
  api.on(ledgerRecent, { version: 1, list: [{ ...ENTRY, entryNo: 'E1', biz, amount, venue }] })
  renderWithPlatform(<RecentPostings />)
  expect(await screen.findByText(title)).toBeVisible()
})
