/** `./routes` in a dev server: the remote's own routes, each page with a boundary that recovers when its code changes. */
import { guardRoutes } from 'lantern-dev/guard'
import { routes as own } from 'lantern-exposed/routes'

export const routes = guardRoutes(own)
