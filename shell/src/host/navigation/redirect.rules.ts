/** Where a member goes after login: a path of this site only, never a login page. */
import { isProtected, ROUTE } from '@lantern/contract'
import { type Audience, isForMembers } from '@lantern/contract/audience'

/** `/user/login?redirect=…` for a location that needs a session. */
export function loginPath(location: string): string {
  const target = safeRedirect(location)
  return target === null ? ROUTE.login : `${ROUTE.login}?redirect=${encodeURIComponent(target)}`
}

/** The path when it is one of this origin, else null. */
export function safeRedirect(path: string | null): string | null {
  if (path === null || !path.startsWith('/') || path.startsWith('//') || path.startsWith('/\\')) return null
  const url = new URL(path, 'http://here.invalid')
  if (url.origin !== 'http://here.invalid') return null
  const clean = url.pathname + url.search + url.hash
  // Resolving may reveal another site: `/.//host` becomes `//host`.
  if (clean.startsWith('//')) return null
  return clean.startsWith('/user/') || clean === '/' ? null : clean
}

/** The first-day guide, which then continues to the requested page. */
export function guidePath(redirect: string | null): string {
  return redirect === null ? ROUTE.guide : `${ROUTE.guide}?redirect=${encodeURIComponent(redirect)}`
}

/**
 * Whether a location needs a session: by the specification, which no remote can weaken, or by the metadata of its page. Login pages never do, though
 * their `redirect` may contain a protected fragment.
 */
export function needsSession(
  location: string,
  pageAt: (path: string) => { readonly protected: boolean; readonly audience?: Audience | undefined } | null,
): boolean {
  if (location.startsWith('/user/')) return false
  const page = pageAt(location.split('?')[0] ?? location)
  return isProtected(location) || (page?.protected ?? false) || isForMembers(page?.audience)
}
