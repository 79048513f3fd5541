/** Exposed module `./routes`: pages below `/sample`, each in its own chunk. Other paths get the shell's 404. */
import { lazy } from 'react'
import type { RouteObject } from 'react-router-dom'

const StartPage = lazy(() => import('../start/start-page.tsx').then((module) => ({ default: module.StartPage })))

export const routes: RouteObject[] = [{ index: true, element: <StartPage /> }]
