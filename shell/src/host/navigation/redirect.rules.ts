/** Where a member goes after login: a path of this site only, never back into login. */
import { isProtected, ROUTE } from '@lantern/contract'

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
  // Resolving may uncover what the text hid: `/.//host` becomes `//host`, another site.
  if (clean.startsWith('//')) return null
  return clean.startsWith('/user/') || clean === '/' ? null : clean
}

/** The first-day guide, which then goes on to where the member wanted to be. */
export function guidePath(redirect: string | null): string {
  return redirect === null ? ROUTE.guide : `${ROUTE.guide}?redirect=${encodeURIComponent(redirect)}`
}

/**
 * Whether a location needs a session: by the specification, which no remote can lower, or because its page says so. Login pages never do, though their
 * `redirect` may hold a protected fragment.
 */
export function needsSession(
  location: string,
  pageAt: (path: string) => { readonly protected: boolean } | null,
): boolean {
  if (location.startsWith('/user/')) return false
  return isProtected(location) || (pageAt(location.split('?')[0] ?? location)?.protected ?? false)
}
