/** Pages below `/activity` and `/agent`, lazy. */
import { lazy } from 'react'
import type { RouteObject } from 'react-router-dom'

const DiscountPage = lazy(() =>
  import('../discount/discount-page.tsx').then((module) => ({ default: module.DiscountPage })),
)
const NotOpenPage = lazy(() =>
  import('../status/not-open-page.tsx').then((module) => ({ default: module.NotOpenPage })),
)

/** Specified pages that are not implemented yet. */
const COMING = ['friendInvitation', 'friendPeakBet', 'luckyFlip', 'calendar']

export const routes: RouteObject[] = [
  { path: 'discount', element: <DiscountPage /> },
  // `/activity` and `/agent` themselves; other paths get the shell's 404.
  { index: true, element: <NotOpenPage /> },
  ...COMING.map((path) => ({ path, element: <NotOpenPage /> })),
]
