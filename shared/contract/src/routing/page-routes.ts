/** A remote's listed pages: compared with the routes of its `./routes`, and made into addresses. Used by the build, the conformance suite and the publish gate. Pure. */
import { isWithin, shapeOf } from './page-table.ts'

const PARAMETER = /\/:([^/]+)/g

/** The part of a React Router route object that determines paths. */
export type RouteLike = {
  path?: string | undefined
  index?: boolean | undefined
  children?: readonly RouteLike[] | undefined
}

/** The part of a listed page that determines its addresses. */
export type ListedPage = { readonly path: string; readonly example?: Readonly<Record<string, string>> | undefined }

/** Value of a parameter in builds from before pages had examples. */
const NO_EXAMPLE = '1'

/** Address of a page: its path with the example's values for its parameters. */
export function exampleAddress({ path, example = {} }: ListedPage): string {
  return path.replace(PARAMETER, (_whole, name: string) => `/${givenFor(example, name) ?? NO_EXAMPLE}`)
}

/** One message for each parameter without an example, and for each example without a parameter. */
export function exampleFaults({ path, example = {} }: ListedPage): string[] {
  const parameters = [...path.matchAll(PARAMETER)].map(([, name = '']) => name)
  const without = parameters.filter((name) => givenFor(example, name) === undefined)
  const strange = Object.keys(example).filter((name) => !parameters.includes(name))
  return [
    ...without.map((name) => `${path} has no example for :${name}; write "example": { "${name}": "…" }.`),
    ...strange.map((name) => `${path} has an example for :${name} and no such parameter.`),
  ]
}

function givenFor(example: Readonly<Record<string, string>>, name: string): string | undefined {
  return Object.hasOwn(example, name) ? example[name] : undefined
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
