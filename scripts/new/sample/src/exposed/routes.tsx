/** Exposed module `./routes`: pages below `/sample`, each in its own chunk. Other paths get the shell's 404. */
import { lazyPage } from '@lantern/page/lazy-page'
import type { RouteObject } from 'react-router-dom'

const StartPage = lazyPage(() => import('../start/start-page.tsx'), 'StartPage')

export const routes: RouteObject[] = [{ index: true, element: <StartPage /> }]
