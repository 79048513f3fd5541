/** Finds the page of a remote for a path. Used on each request and navigation, so the table is created once per build. */
import type { FoundPage, RemotePage } from '../federation/remote-page.ts'

/** `extras` of a build in discovery; used as the identity of the build. */
export type PageOwner = {
  readonly routePrefixes: readonly string[]
  readonly pages?: readonly RemotePage[] | undefined
}

/** First contract whose builds list their pages. Once `OLDEST_CONTRACT_VERSION` has reached it, delete `beforePages` (decision 0046). */
export const PAGES_SINCE = '1.1.0'

type Pattern = { readonly parts: readonly string[]; readonly page: RemotePage }
type Table = { readonly exact: ReadonlyMap<string, RemotePage>; readonly patterns: readonly Pattern[] }

const tables = new WeakMap<PageOwner, Table>()

/** The page of a build at a path, null without one. @param path without query; a trailing slash is ignored */
export function pageIn(owner: PageOwner, path: string): FoundPage | null {
  const plain = plainPath(path)
  if (owner.pages === undefined) return beforePages(owner, plain)
  const table = tables.get(owner) ?? tableOf(owner.pages)
  tables.set(owner, table)
  const exact = table.exact.get(plain)
  if (exact !== undefined) return exact
  const asked = plain.split('/')
  return table.patterns.find(({ parts }) => fits(parts, asked))?.page ?? null
}

/** Normalizes a path: `/mine/` becomes `/mine`. */
export function plainPath(path: string): string {
  return path.length > 1 && path.endsWith('/') ? path.slice(0, -1) : path
}

export function isWithin(path: string, prefix: string): boolean {
  return path === prefix || path.startsWith(`${prefix}/`)
}

/** A path with its parameters unnamed: two pages with the same shape would match the same paths. */
export function shapeOf(path: string): string {
  return path.replace(/\/:[^/]+/g, '/:')
}

function tableOf(pages: readonly RemotePage[]): Table {
  const isPattern = ({ path }: RemotePage): boolean => path.includes('/:')
  const patterns = pages
    .filter(isPattern)
    .map((page) => ({ page, parts: page.path.split('/') }))
    // A part that is written out wins over a parameter in the same place.
    .sort((one, other) => parametersFirst(other.parts, one.parts))
  return { exact: new Map(pages.filter((page) => !isPattern(page)).map((page) => [page.path, page])), patterns }
}

/** Sorts two paths by the first segment in which only one of them has a parameter. */
function parametersFirst(one: readonly string[], other: readonly string[]): number {
  const isParameter = (part = ''): boolean => part.startsWith(':')
  const at = one.findIndex((part, index) => isParameter(part) !== isParameter(other[index]))
  return at < 0 ? 0 : isParameter(one[at]) ? -1 : 1
}

function fits(parts: readonly string[], asked: readonly string[]): boolean {
  return asked.length === parts.length && parts.every((part, at) => isPart(part, asked[at] ?? ''))
}

/** No value is empty, `.` or `..`: those are relative segments. */
function isPart(part: string, asked: string): boolean {
  return part.startsWith(':') ? !/^\.{0,2}$/.test(asked) : part === asked
}

/** A build from before `PAGES_SINCE` lists no pages: everything below its prefixes is a page, and its own routes handle 404. */
function beforePages({ routePrefixes }: PageOwner, path: string): FoundPage | null {
  const prefix = routePrefixes.find((one) => isWithin(path, one))
  if (prefix === undefined) return null
  return { path: prefix, frame: path === prefix ? 'tab' : 'page', protected: false }
}
