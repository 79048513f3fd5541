import { ACTIVITY_ROUTE } from '@lantern/contract/activity-route'
import { ROUTE } from '@lantern/contract/routes'
import { lazyPage } from '@lantern/page/lazy-page'
import { Navigate, useLocation } from 'react-router-dom'

const AgentPage = lazyPage(() => import('../agent/agent-page.tsx'), 'AgentPage')

/** Index route of both prefixes, which mount the same routes: `/agent` is a page, `/activity` redirects to the offers. */
export function PrefixPage() {
  return useLocation().pathname.startsWith(ACTIVITY_ROUTE.agent) ? (
    <AgentPage />
  ) : (
    <Navigate to={ROUTE.offers} replace />
  )
}
