import { ROUTE } from '@lantern/contract/routes'
import { lazyPage } from '@lantern/page/lazy-page'
import { Navigate, useLocation } from 'react-router-dom'

const AgentPage = lazyPage(() => import('../agent/agent-page.tsx'), 'AgentPage')

/** The index of both prefixes, under which the same routes are mounted: `/agent` is a page, `/activity` leads to the offers. */
export function PrefixPage() {
  return useLocation().pathname.startsWith('/agent') ? <AgentPage /> : <Navigate to={ROUTE.offers} replace />
}
