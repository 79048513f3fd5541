/** Runs the code of a remote's page before the page is opened. */
import { matchRoutes, type RouteObject } from 'react-router-dom'

type Preloaded = { preload?: () => Promise<void> }

/**
 * @param exposedModule `./routes` of a remote
 * @param prefix under which its routes are mounted
 * @returns resolves when the pages of the path have run; at once for those that `lazyPage` did not make
 */
export async function preloadPage(exposedModule: unknown, prefix: string, path: string): Promise<void> {
  const { routes } = exposedModule as { routes: RouteObject[] }
  const matches = matchRoutes([{ path: prefix, children: routes }], path) ?? []
  await Promise.all(matches.map(({ route }) => pageOf(route)?.preload?.()))
}

function pageOf({ element }: RouteObject): Preloaded | undefined {
  return typeof element === 'object' && element !== null && 'type' in element
    ? (element.type as unknown as Preloaded)
    : undefined
}
