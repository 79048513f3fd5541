/** Paths of the activities beside the offers (`ROUTE.offers`), as link targets. Apart from `ROUTE`, which the first script of home contains. */
export const ACTIVITY_ROUTE = {
  luckyFlip: '/activity/luckyFlip',
  friendInvitation: '/activity/friendInvitation',
  friendPeakBet: '/activity/friendPeakBet',
  calendar: '/activity/calendar',
  agent: '/agent',
} as const
