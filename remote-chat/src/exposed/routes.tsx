/** Chat has no route of its own: it is a panel over any page (screens.md 10). */
import type { RouteObject } from 'react-router-dom'

export const routes: RouteObject[] = []
