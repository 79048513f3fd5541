/** Pages below `/activity` and `/agent`, lazy. */
import { lazy } from 'react'
import type { RouteObject } from 'react-router-dom'
import { PrefixPage } from './prefix-page.tsx'

const CalendarPage = lazy(() =>
  import('../calendar/calendar-page.tsx').then((module) => ({ default: module.CalendarPage })),
)
const DiscountPage = lazy(() =>
  import('../discount/discount-page.tsx').then((module) => ({ default: module.DiscountPage })),
)
const FriendInvitationPage = lazy(() =>
  import('../friend-invitation/friend-invitation-page.tsx').then((module) => ({
    default: module.FriendInvitationPage,
  })),
)
const LuckyFlipPage = lazy(() =>
  import('../lucky-flip/lucky-flip-page.tsx').then((module) => ({ default: module.LuckyFlipPage })),
)
const PeakBetPage = lazy(() =>
  import('../peak-bet/peak-bet-page.tsx').then((module) => ({ default: module.PeakBetPage })),
)

export const routes: RouteObject[] = [
  { path: 'discount', element: <DiscountPage /> },
  { path: 'calendar', element: <CalendarPage /> },
  { path: 'friendInvitation', element: <FriendInvitationPage /> },
  { path: 'friendPeakBet', element: <PeakBetPage /> },
  { path: 'luckyFlip', element: <LuckyFlipPage /> },
  // Other paths get the shell's 404.
  { index: true, element: <PrefixPage /> },
]
