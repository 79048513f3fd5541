/** Which requests the worker has a say in. Everything else passes it by untouched: calls, tokens, sockets, discovery, reports. Pure. */

export type RequestFacts = {
  readonly method: string
  readonly mode: string
  readonly url: string
  /** SRI that the page demands, '' when it demands none. */
  readonly integrity: string
}

export type RequestKind =
  /** A page: network first. */
  | 'page'
  /** A file named by its content: what is kept is as good as what the network has, once its hash is compared. */
  | 'file'
  | 'none'

/** Paths that are no pages: calls to the upstream, the edge's own answers, files (`/name.ext`). */
const NO_PAGE = /^\/(?:site|api|v1|stream|collect|healthz|assets|r)(?:\/|$)|\.[a-z0-9]{1,11}$/i
/** Files of the shell and of remotes' builds: immutable, named by hash or below a version. */
const IMMUTABLE = /^\/(?:assets\/[^/]+|r\/[a-z0-9-]+\/[^/]+\/.+)\.(?:js|css)$/

export function kindOf({ method, mode, url, integrity }: RequestFacts, origin: string): RequestKind {
  if (method !== 'GET') return 'none'
  const { origin: from, pathname, search } = new URL(url)
  if (from !== origin) return 'none'
  if (mode === 'navigate') return NO_PAGE.test(pathname) ? 'none' : 'page'
  // With a query it is a second try of the loader (`?retry=1`), which must reach the network.
  return integrity !== '' && search === '' && IMMUTABLE.test(pathname) ? 'file' : 'none'
}

/** Name and version of the remote that a kept file belongs to, null for the shell's. */
export function buildOf(path: string): { name: string; version: string } | null {
  const [, name, version] = /^\/r\/([^/]+)\/([^/]+)\//.exec(path) ?? []
  return name === undefined || version === undefined ? null : { name, version }
}
