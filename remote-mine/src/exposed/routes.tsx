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
  { path: 'mail', element: <MailPage /> },
  { path: 'security', element: <SecurityPage /> },
  { path: 'security/fundPassword', element: <FundResetPage /> },
  { path: 'safer', element: <SaferPage /> },
  { path: 'safer/popups', element: <PopupLogPage /> },
  { path: 'userInfo/authentication', element: <IdentityPage /> },
  { path: 'userInfo/authentication/bindBankCard', element: <BindCardPage /> },
  { path: 'userInfo', element: <UserInfoPage /> },
  { path: 'notifications', element: <NotificationsPage /> },
  { path: 'vip', element: <VipPage /> },
  { path: 'vip/details', element: <VipDetailsPage /> },
  { path: 'feedback', element: <FeedbackPage /> },
  { path: 'currency', element: <MallPage /> },
  { path: 'mall/record', element: <MallOrdersPage /> },
  { path: 'mall/coinRecord', element: <CoinsPage /> },
  { path: 'infoAudit', element: <InfoAuditPage /> },
  { path: 'finance/wallet', element: <WalletPage /> },
  { path: 'finance/deposit', element: <DepositPage /> },
  { path: 'finance/withdrawal', element: <WithdrawalPage /> },
  { path: 'finance/transfer', element: <TransferPage /> },
  { path: 'record/transRecord', element: <TransRecordPage /> },
  { path: 'record/betRecord', element: <BetRecordPage /> },
  { path: 'record/giftRecord', element: <GiftRecordPage /> },
  { path: 'record/welfare', element: <WelfareRecordPage /> },
  { path: 'record/currencyRecord', element: <CurrencyRecordPage /> },
  { path: 'statement', element: <StatementPage /> },
  { path: 'finance/introTutorial', element: <TutorialsPage /> },
  { path: 'finance/introTutorial/platformTutorials', element: <PlatformTutorialPage /> },
  { path: 'balance', element: <BreakdownPage /> },
  { path: 'rebate', element: <RebatePage /> },
  { path: 'audit', element: <AuditPage /> },
  ...ACCOUNTS,
  // Paths missing here and in remote.json get the shell's 404.
]
