/** Compares a remote's listed pages with the routes of its `./routes`. Used by the build, the conformance suite and the publish gate. Pure. */
import { isWithin, shapeOf } from './page-table.ts'

/** The part of a React Router route object that determines paths. */
export type RouteLike = {
  path?: string | undefined
  index?: boolean | undefined
  children?: readonly RouteLike[] | undefined
}

/** Paths of routes below a prefix, as patterns. A catch-all is not a page: the shell handles unlisted paths. */
export function routePaths(routes: readonly RouteLike[], prefix: string): string[] {
  return routes.flatMap(({ path = '', children }) => {
    if (path === '*' || path.endsWith('/*')) return []
    const here = path === '' ? prefix : `${prefix}/${path}`
    return children === undefined ? [here] : routePaths(children, here)
  })
}

/** One message for each page without a route and each route without a page. */
export function pageFaults(
  { routePrefixes, pages = [] }: { routePrefixes: readonly string[]; pages?: readonly { path: string }[] | undefined },
  routes: readonly RouteLike[],
): string[] {
  const listed = new Set(pages.map(({ path }) => shapeOf(path)))
  const routed = new Set(routePrefixes.flatMap((prefix) => routePaths(routes, prefix)).map(shapeOf))
  const unrouted = pages.filter(({ path }) => !routed.has(shapeOf(path)))
  // Routes are relative: the same route exists below each prefix, and one of these paths must be a page.
  const unlisted = routePaths(routes, '').filter(
    (path) => !routePrefixes.some((prefix) => listed.has(shapeOf(`${prefix}${path}`))),
  )
  return [
    ...pages
      .filter(({ path }) => !routePrefixes.some((prefix) => isWithin(path, prefix)))
      .map(
        ({ path }) =>
          `${path} is listed in "pages" and is below none of "routePrefixes" (${routePrefixes.join(', ')}).`,
      ),
    ...unrouted.map(({ path }) => `${path} is listed in "pages" and ./routes has no route for it.`),
    ...unlisted.map(
      (path) =>
        `./routes has ${path === '' ? 'an index route' : `the route "${path.slice(1)}"`} and "pages" lists no such page.`,
    ),
    ...repeated(pages).map((path) => `${path} is listed twice in "pages".`),
  ]
}

/** Pages whose pattern matches the same paths as an earlier one. */
function repeated(pages: readonly { path: string }[]): string[] {
  const seen = new Set<string>()
  return pages.flatMap(({ path }) => {
    const shape = shapeOf(path)
    if (seen.has(shape)) return [path]
    seen.add(shape)
    return []
  })
}
