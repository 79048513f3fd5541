/** Exposed module `./routes`: pages below `/game`, each in its own chunk. Other paths get the shell's 404. */
import { CATEGORIES, FRAME_VENUES, type FramePath } from '@lantern/contract/games'
import { lazyPage } from '@lantern/page/lazy-page'
import { Navigate, Outlet, type RouteObject } from 'react-router-dom'
import { VenueKeeper } from '../venue-frame/venue-keeper.tsx'

const LobbyPage = lazyPage(() => import('../lobby/lobby-page.tsx'), 'LobbyPage')
const SportPage = lazyPage(() => import('../sport/board/sport-page.tsx'), 'SportPage')
const MatchPage = lazyPage(() => import('../sport/match/match-page.tsx'), 'MatchPage')
const ResultsPage = lazyPage(() => import('../sport/results/results-page.tsx'), 'ResultsPage')
const VenueFramePage = lazyPage(() => import('../venue-frame/venue-frame-page.tsx'), 'VenueFramePage')

const pages: RouteObject[] = [
  { index: true, element: <Navigate to="/game/sport" replace /> },
  { path: 'sport', element: <SportPage /> },
  { path: 'sport/results', element: <ResultsPage /> },
  { path: 'sport/match/:id', element: <MatchPage /> },
  ...CATEGORIES.filter((category) => category !== 'sport').map((category) => ({
    path: category,
    element: <LobbyPage key={category} category={category} />,
  })),
  ...(Object.keys(FRAME_VENUES) as FramePath[]).map((path) => ({
    path,
    element: <VenueFramePage key={path} path={path} />,
  })),
]

export const routes: RouteObject[] = [
  {
    element: (
      <VenueKeeper>
        <Outlet />
      </VenueKeeper>
    ),
    children: pages,
  },
]
