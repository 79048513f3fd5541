/** Exposed module `./routes`: pages of the member area relative to /mine, each in its own chunk. The shell's frame shows the skeleton. */
import { ACCOUNT_KINDS, ACCOUNT_ROWS } from '@lantern/contract/account-kinds'
import { ROUTE } from '@lantern/contract/routes'
import { lazy } from 'react'
import type { RouteObject } from 'react-router-dom'

const HubPage = lazy(() => import('../hub/hub-page.tsx').then(({ HubPage: page }) => ({ default: page })))
const WalletPage = lazy(() =>
  import('../finance/wallet/wallet-page.tsx').then(({ WalletPage: page }) => ({ default: page })),
)
const DepositPage = lazy(() =>
  import('../finance/deposit/deposit-page.tsx').then(({ DepositPage: page }) => ({ default: page })),
)
const WithdrawalPage = lazy(() =>
  import('../finance/withdrawal/withdrawal-page.tsx').then(({ WithdrawalPage: page }) => ({ default: page })),
)
const TransferPage = lazy(() =>
  import('../finance/transfer/transfer-page.tsx').then(({ TransferPage: page }) => ({ default: page })),
)
const TransRecordPage = lazy(() =>
  import('../record/money/trans-record-page.tsx').then(({ TransRecordPage: page }) => ({ default: page })),
)
const BetRecordPage = lazy(() =>
  import('../record/bets/bet-record-page.tsx').then(({ BetRecordPage: page }) => ({ default: page })),
)

const GiftRecordPage = lazy(() =>
  import('../record/rewards/gift-record-page.tsx').then(({ GiftRecordPage: page }) => ({ default: page })),
)
const WelfareRecordPage = lazy(() =>
  import('../record/rewards/welfare-record-page.tsx').then(({ WelfareRecordPage: page }) => ({ default: page })),
)
const CurrencyRecordPage = lazy(() =>
  import('../record/money/currency-record-page.tsx').then(({ CurrencyRecordPage: page }) => ({ default: page })),
)
const BreakdownPage = lazy(() =>
  import('../finance/breakdown/breakdown-page.tsx').then(({ BreakdownPage: page }) => ({ default: page })),
)
const RebatePage = lazy(() =>
  import('../finance/rebate/rebate-page.tsx').then(({ RebatePage: page }) => ({ default: page })),
)
const AccountPage = lazy(() =>
  import('../finance/accounts/account-page.tsx').then(({ AccountPage: page }) => ({ default: page })),
)
const AuditPage = lazy(() => import('../audit/audit-page.tsx').then(({ AuditPage: page }) => ({ default: page })))

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

const IdentityPage = lazy(() =>
  import('../finance/identity/identity-page.tsx').then(({ IdentityPage: page }) => ({ default: page })),
)
const BindCardPage = lazy(() =>
  import('../finance/identity/bind-card-page.tsx').then(({ BindCardPage: page }) => ({ default: page })),
)
const NotificationsPage = lazy(() =>
  import('../notifications/notifications-page.tsx').then(({ NotificationsPage: page }) => ({ default: page })),
)
const UserInfoPage = lazy(() =>
  import('../profile/user-info-page.tsx').then(({ UserInfoPage: page }) => ({ default: page })),
)
const InfoAuditPage = lazy(() =>
  import('../profile/audit/info-audit-page.tsx').then(({ InfoAuditPage: page }) => ({ default: page })),
)
const VipPage = lazy(() => import('../vip/vip-page.tsx').then(({ VipPage: page }) => ({ default: page })))
const VipDetailsPage = lazy(() =>
  import('../vip/details/vip-details-page.tsx').then(({ VipDetailsPage: page }) => ({ default: page })),
)
const FeedbackPage = lazy(() =>
  import('../feedback/feedback-page.tsx').then(({ FeedbackPage: page }) => ({ default: page })),
)
const SaferPage = lazy(() =>
  import('../finance/safer/safer-page.tsx').then(({ SaferPage: page }) => ({ default: page })),
)
const PopupLogPage = lazy(() =>
  import('../finance/safer/log/popup-log-page.tsx').then(({ PopupLogPage: page }) => ({ default: page })),
)
const SecurityPage = lazy(() =>
  import('../security/security-page.tsx').then(({ SecurityPage: page }) => ({ default: page })),
)
const FundResetPage = lazy(() =>
  import('../finance/fund-password/fund-reset-page.tsx').then(({ FundResetPage: page }) => ({ default: page })),
)
const MallPage = lazy(() => import('../record/mall/mall-page.tsx').then(({ MallPage: page }) => ({ default: page })))
const MallOrdersPage = lazy(() =>
  import('../record/mall/orders-page.tsx').then(({ MallOrdersPage: page }) => ({ default: page })),
)
const CoinsPage = lazy(() => import('../record/mall/coins-page.tsx').then(({ CoinsPage: page }) => ({ default: page })))
const MailPage = lazy(() => import('../mail/mail-page.tsx').then((module) => ({ default: module.MailPage })))

const StatementPage = lazy(() =>
  import('../statement/statement-page.tsx').then(({ StatementPage: page }) => ({ default: page })),
)
const TutorialsPage = lazy(() =>
  import('../finance/tutorials/tutorials-page.tsx').then(({ TutorialsPage: page }) => ({ default: page })),
)
const PlatformTutorialPage = lazy(() =>
  import('../finance/tutorials/platform-tutorial-page.tsx').then(({ PlatformTutorialPage: page }) => ({
    default: page,
  })),
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
