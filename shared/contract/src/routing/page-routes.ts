/** Whether the pages that a remote lists are the routes behind its `./routes`. Run by the build, by the conformance suite and by the gate. Pure. */
import { isWithin, shapeOf } from './page-table.ts'

/** The part of a React Router route object that decides about addresses. */
export type RouteLike = {
  path?: string | undefined
  index?: boolean | undefined
  children?: readonly RouteLike[] | undefined
}

/** Addresses of routes below a prefix, as patterns. A catch-all is no page: the shell answers what is not listed. */
export function routePaths(routes: readonly RouteLike[], prefix: string): string[] {
  return routes.flatMap(({ path = '', children }) => {
    if (path === '*' || path.endsWith('/*')) return []
    const here = path === '' ? prefix : `${prefix}/${path}`
    return children === undefined ? [here] : routePaths(children, here)
  })
}

/** One sentence for each page without a route, and for each route without a page. */
export function pageFaults(
  { routePrefixes, pages = [] }: { routePrefixes: readonly string[]; pages?: readonly { path: string }[] | undefined },
  routes: readonly RouteLike[],
): string[] {
  const listed = new Set(pages.map(({ path }) => shapeOf(path)))
  const routed = new Set(routePrefixes.flatMap((prefix) => routePaths(routes, prefix)).map(shapeOf))
  const unrouted = pages.filter(({ path }) => !routed.has(shapeOf(path)))
  // Routes are relative: the same one stands below each prefix, and one of them has to be a page.
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

/** Pages that answer the addresses of an earlier one. */
function repeated(pages: readonly { path: string }[]): string[] {
  const seen = new Set<string>()
  return pages.flatMap(({ path }) => {
    const shape = shapeOf(path)
    if (seen.has(shape)) return [path]
    seen.add(shape)
    return []
  })
}
