/** Chat has no routes: it is a panel over any page (screens.md 10). */
import type { RouteObject } from 'react-router-dom'

export const routes: RouteObject[] = []
