/** Exposed module `./routes`: pages below `/game`, each in its own chunk. Other paths get the shell's 404. */
import { CATEGORIES, FRAME_VENUES, type FramePath } from '@lantern/contract/games'
import { lazy } from 'react'
import { Navigate, Outlet, type RouteObject } from 'react-router-dom'
import { VenueKeeper } from '../venue-frame/venue-keeper.tsx'

const LobbyPage = lazy(() => import('../lobby/lobby-page.tsx').then((module) => ({ default: module.LobbyPage })))
const SportPage = lazy(() => import('../sport/board/sport-page.tsx').then((module) => ({ default: module.SportPage })))
const MatchPage = lazy(() => import('../sport/match/match-page.tsx').then((module) => ({ default: module.MatchPage })))
const ResultsPage = lazy(() =>
  import('../sport/results/results-page.tsx').then((module) => ({ default: module.ResultsPage })),
)
const VenueFramePage = lazy(() =>
  import('../venue-frame/venue-frame-page.tsx').then((module) => ({ default: module.VenueFramePage })),
)

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
