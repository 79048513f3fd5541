/** Every money page in each state of the page kit. */
import { ROUTE } from '@lantern/contract'
import { depositMethods } from '@lantern/contract/deposit'
import { rebatePreview } from '@lantern/contract/rebate'
import { memberInfo } from '@lantern/contract/user'
import { walletOverview } from '@lantern/contract/wallet'
import { withdrawalPrepare } from '@lantern/contract/withdrawal'
import { aDepositMethod, aMember, aWallet, aWithdrawalPrepare, type FakeApi, NOON } from '@lantern/testing'
import { describePage } from '@lantern/testing/describe-page'
import { BreakdownPage } from './breakdown/breakdown-page.tsx'
import { DepositPage } from './deposit/deposit-page.tsx'
import { RebatePage } from './rebate/rebate-page.tsx'
import { TransferPage } from './transfer/transfer-page.tsx'
import { WalletPage } from './wallet/wallet-page.tsx'
import { WithdrawalPage } from './withdrawal/withdrawal-page.tsx'

const answers = (api: FakeApi) => {
  api.on(memberInfo, aMember())
  api.on(walletOverview, aWallet())
  api.on(withdrawalPrepare, aWithdrawalPrepare())
  api.on(depositMethods, {
    list: [aDepositMethod()],
    openOrder: null,
    limit: { day: null, used: '0.00', resetAt: NOON },
  })
  api.generate(rebatePreview)
}

describePage('WalletPage', {
  page: <WalletPage />,
  route: ROUTE.wallet,
  title: { 'zh-CN': '钱包', en: 'Wallet' },
  reads: [walletOverview],
  answers,
})
describePage('BreakdownPage', {
  page: <BreakdownPage />,
  route: ROUTE.balance,
  title: { 'zh-CN': '余额明细', en: 'Balance breakdown' },
  reads: [walletOverview],
  answers,
})
describePage('TransferPage', {
  page: <TransferPage />,
  route: ROUTE.transfer,
  title: { 'zh-CN': '转账', en: 'Transfer' },
  reads: [walletOverview],
  answers,
})
describePage('DepositPage', {
  page: <DepositPage />,
  route: ROUTE.deposit,
  title: { 'zh-CN': '存款', en: 'Deposit' },
  reads: [depositMethods, memberInfo],
  answers,
})
describePage('WithdrawalPage', {
  page: <WithdrawalPage />,
  route: ROUTE.withdrawal,
  title: { 'zh-CN': '取款', en: 'Withdraw' },
  reads: [withdrawalPrepare, memberInfo],
  answers,
})
describePage('RebatePage', {
  page: <RebatePage />,
  route: ROUTE.rebate,
  title: { 'zh-CN': '返水', en: 'Rebate' },
  reads: [rebatePreview],
  answers,
})
