/** The linkable pages of a remote, read from its routes. Pure. */
import type { RouteObject } from 'react-router-dom'

/** @returns paths without parameters, in the order of the routes */
export function pagesOf({ prefix, routes = [] }: { prefix?: string; routes?: readonly RouteObject[] }): string[] {
  const paths = routes.map(({ path, index }) => (index ? '' : path))
  const isPage = (path: string | undefined): path is string => path !== undefined && !/[:*]/.test(path)
  // The first route of a path wins, so a duplicate is one page.
  return [...new Set(paths.filter(isPage))].map((path) => (path === '' ? (prefix ?? '/') : `${prefix ?? ''}/${path}`))
}
