/** Pages below `/activity` and `/agent`, lazy. */
import { lazy } from 'react'
import type { RouteObject } from 'react-router-dom'

const DiscountPage = lazy(() =>
  import('../discount/discount-page.tsx').then((module) => ({ default: module.DiscountPage })),
)
const NotOpenPage = lazy(() =>
  import('../status/not-open-page.tsx').then((module) => ({ default: module.NotOpenPage })),
)

export const routes: RouteObject[] = [
  { path: 'discount', element: <DiscountPage /> },
  { path: '*', element: <NotOpenPage /> },
]
