/** Pages below `/activity` and `/agent`, lazy. */
import { lazyPage } from '@lantern/page/lazy-page'
import type { RouteObject } from 'react-router-dom'
import { PrefixPage } from './prefix-page.tsx'

const CalendarPage = lazyPage(() => import('../calendar/calendar-page.tsx'), 'CalendarPage')
const DiscountPage = lazyPage(() => import('../discount/discount-page.tsx'), 'DiscountPage')
const FriendInvitationPage = lazyPage(
  () => import('../friend-invitation/friend-invitation-page.tsx'),
  'FriendInvitationPage',
)
const LuckyFlipPage = lazyPage(() => import('../lucky-flip/lucky-flip-page.tsx'), 'LuckyFlipPage')
const PeakBetPage = lazyPage(() => import('../peak-bet/peak-bet-page.tsx'), 'PeakBetPage')

export const routes: RouteObject[] = [
  { path: 'discount', element: <DiscountPage /> },
  { path: 'calendar', element: <CalendarPage /> },
  { path: 'friendInvitation', element: <FriendInvitationPage /> },
  { path: 'friendPeakBet', element: <PeakBetPage /> },
  { path: 'luckyFlip', element: <LuckyFlipPage /> },
  // Other paths get the shell's 404.
  { index: true, element: <PrefixPage /> },
]
