/** Which requests the worker handles. All others pass through untouched: calls, tokens, sockets, discovery, reports. Pure. */
import type { WorkerBuild } from './worker-build.ts'

export type RequestFacts = {
  readonly method: string
  readonly mode: string
  readonly url: string
  /** SRI that the page requires or the build has, '' without one. */
  readonly integrity: string
}

export type RequestKind =
  /** A page: network first. */
  | 'page'
  /** A file named by its content: a kept copy equals the network's once its hash has been compared. */
  | 'file'
  | 'none'

/** Paths that are not pages: calls to the upstream, the edge's own endpoints, files (`/name.ext`). */
const NO_PAGE = /^\/(?:site|api|v1|stream|collect|healthz|assets|r)(?:\/|$)|\.[a-z0-9]{1,11}$/i
/** Files of the shell and of remotes' builds: immutable, named by hash or under a version. */
const IMMUTABLE = /^\/(?:assets\/[^/]+|r\/[a-z0-9-]+\/[^/]+\/.+)\.(?:js|css)$/

export function kindOf({ method, mode, url, integrity }: RequestFacts, origin: string): RequestKind {
  if (method !== 'GET') return 'none'
  const { origin: from, pathname, search } = new URL(url)
  if (from !== origin) return 'none'
  if (mode === 'navigate') return NO_PAGE.test(pathname) ? 'none' : 'page'
  // A query marks the loader's second attempt (`?retry=1`), which must reach the network.
  return integrity !== '' && search === '' && IMMUTABLE.test(pathname) ? 'file' : 'none'
}

/**
 * The hash that a file of a kept page must match: the request's, else the build's. In Chromium 156 `request.integrity` is empty for the elements
 * in the HTML of a page; the browser still checks the response against their attribute.
 */
export function integrityOf({ url, integrity }: { url: string; integrity: string }, build: WorkerBuild): string {
  if (integrity !== '') return integrity
  const { pathname } = new URL(url)
  return [...build.core, ...build.later].find(({ path }) => path === pathname)?.integrity ?? ''
}

/** Whether a kept file belongs to a remote, not to the shell. */
export function isFileOfRemote(path: string): boolean {
  return path.startsWith('/r/')
}
