/** Exposed module `./routes`: pages of the member area relative to /mine, each in its own chunk. The shell's frame shows the skeleton. */
import { ACCOUNT_KINDS, ACCOUNT_ROWS } from '@lantern/contract/account-kinds'
import { ROUTE } from '@lantern/contract/routes'
import { lazyPage } from '@lantern/page/lazy-page'
import type { RouteObject } from 'react-router-dom'

const HubPage = lazyPage(() => import('../hub/hub-page.tsx'), 'HubPage')
const WalletPage = lazyPage(() => import('../finance/wallet/wallet-page.tsx'), 'WalletPage')
const DepositPage = lazyPage(() => import('../finance/deposit/deposit-page.tsx'), 'DepositPage')
const WithdrawalPage = lazyPage(() => import('../finance/withdrawal/withdrawal-page.tsx'), 'WithdrawalPage')
const TransferPage = lazyPage(() => import('../finance/transfer/transfer-page.tsx'), 'TransferPage')
const TransRecordPage = lazyPage(() => import('../record/money/trans-record-page.tsx'), 'TransRecordPage')
const BetRecordPage = lazyPage(() => import('../record/bets/bet-record-page.tsx'), 'BetRecordPage')

const GiftRecordPage = lazyPage(() => import('../record/rewards/gift-record-page.tsx'), 'GiftRecordPage')
const WelfareRecordPage = lazyPage(() => import('../record/rewards/welfare-record-page.tsx'), 'WelfareRecordPage')
const CurrencyRecordPage = lazyPage(() => import('../record/money/currency-record-page.tsx'), 'CurrencyRecordPage')
const BreakdownPage = lazyPage(() => import('../finance/breakdown/breakdown-page.tsx'), 'BreakdownPage')
const RebatePage = lazyPage(() => import('../finance/rebate/rebate-page.tsx'), 'RebatePage')
const AccountPage = lazyPage(() => import('../finance/accounts/account-page.tsx'), 'AccountPage')
const AuditPage = lazyPage(() => import('../audit/audit-page.tsx'), 'AuditPage')

const below = (path: string): string => path.slice(`${ROUTE.mine}/`.length)

/** List and form of each kind of payout account, as spelled in the specification; bank cards are listed on the wallet page. */
const ACCOUNTS: RouteObject[] = ACCOUNT_KINDS.flatMap((kind) => {
  const { listPath, addPath } = ACCOUNT_ROWS[kind]
  if (listPath === addPath) return [{ path: below(listPath), element: <AccountPage kind={kind} shows="both" /> }]
  const add = { path: below(addPath), element: <AccountPage kind={kind} shows="add" /> }
  return listPath === ROUTE.wallet
    ? [add]
    : [{ path: below(listPath), element: <AccountPage kind={kind} shows="list" /> }, add]
})

const IdentityPage = lazyPage(() => import('../finance/identity/identity-page.tsx'), 'IdentityPage')
const BindCardPage = lazyPage(() => import('../finance/identity/bind-card-page.tsx'), 'BindCardPage')
const NotificationsPage = lazyPage(() => import('../notifications/notifications-page.tsx'), 'NotificationsPage')
const UserInfoPage = lazyPage(() => import('../profile/user-info-page.tsx'), 'UserInfoPage')
const InfoAuditPage = lazyPage(() => import('../profile/audit/info-audit-page.tsx'), 'InfoAuditPage')
const VipPage = lazyPage(() => import('../vip/vip-page.tsx'), 'VipPage')
const VipDetailsPage = lazyPage(() => import('../vip/details/vip-details-page.tsx'), 'VipDetailsPage')
const FeedbackPage = lazyPage(() => import('../feedback/feedback-page.tsx'), 'FeedbackPage')
const SaferPage = lazyPage(() => import('../finance/safer/safer-page.tsx'), 'SaferPage')
const PopupLogPage = lazyPage(() => import('../finance/safer/log/popup-log-page.tsx'), 'PopupLogPage')
const SecurityPage = lazyPage(() => import('../security/security-page.tsx'), 'SecurityPage')
const FundResetPage = lazyPage(() => import('../finance/fund-password/fund-reset-page.tsx'), 'FundResetPage')
const MallPage = lazyPage(() => import('../record/mall/mall-page.tsx'), 'MallPage')
const MallOrdersPage = lazyPage(() => import('../record/mall/orders-page.tsx'), 'MallOrdersPage')
const CoinsPage = lazyPage(() => import('../record/mall/coins-page.tsx'), 'CoinsPage')
const MailPage = lazyPage(() => import('../mail/mail-page.tsx'), 'MailPage')

const StatementPage = lazyPage(() => import('../statement/statement-page.tsx'), 'StatementPage')
const TutorialsPage = lazyPage(() => import('../finance/tutorials/tutorials-page.tsx'), 'TutorialsPage')
const PlatformTutorialPage = lazyPage(
  () => import('../finance/tutorials/platform-tutorial-page.tsx'),
  'PlatformTutorialPage',
)

export const routes: RouteObject[] = [
  { index: true, element: <HubPage /> },
  { path: below(ROUTE.mail), element: <MailPage /> },
  { path: below(ROUTE.security), element: <SecurityPage /> },
  { path: below(ROUTE.fundReset), element: <FundResetPage /> },
  { path: below(ROUTE.safer), element: <SaferPage /> },
  { path: `${below(ROUTE.safer)}/popups`, element: <PopupLogPage /> },
  { path: below(ROUTE.identity), element: <IdentityPage /> },
  { path: `${below(ROUTE.identity)}/bindBankCard`, element: <BindCardPage /> },
  { path: below(ROUTE.userInfo), element: <UserInfoPage /> },
  { path: below(ROUTE.notifications), element: <NotificationsPage /> },
  { path: below(ROUTE.vip), element: <VipPage /> },
  { path: below(ROUTE.vipDetails), element: <VipDetailsPage /> },
  { path: below(ROUTE.feedback), element: <FeedbackPage /> },
  { path: below(ROUTE.mall), element: <MallPage /> },
  { path: below(ROUTE.mallOrders), element: <MallOrdersPage /> },
  { path: below(ROUTE.coinRecord), element: <CoinsPage /> },
  { path: below(ROUTE.infoAudit), element: <InfoAuditPage /> },
  { path: below(ROUTE.wallet), element: <WalletPage /> },
  { path: below(ROUTE.deposit), element: <DepositPage /> },
  { path: below(ROUTE.withdrawal), element: <WithdrawalPage /> },
  { path: below(ROUTE.transfer), element: <TransferPage /> },
  { path: below(ROUTE.transRecord), element: <TransRecordPage /> },
  { path: below(ROUTE.betRecord), element: <BetRecordPage /> },
  { path: below(ROUTE.giftRecord), element: <GiftRecordPage /> },
  { path: below(ROUTE.welfareRecord), element: <WelfareRecordPage /> },
  { path: below(ROUTE.currencyRecord), element: <CurrencyRecordPage /> },
  { path: below(ROUTE.statement), element: <StatementPage /> },
  { path: below(ROUTE.tutorials), element: <TutorialsPage /> },
  { path: below(ROUTE.platformTutorials), element: <PlatformTutorialPage /> },
  { path: below(ROUTE.balance), element: <BreakdownPage /> },
  { path: below(ROUTE.rebate), element: <RebatePage /> },
  { path: below(ROUTE.audit), element: <AuditPage /> },
  ...ACCOUNTS,
  // Paths missing here and in remote.json get the shell's 404.
]
