/** Cookies of the product: few, same-site, never for third parties. */

export function readCookie(name: string): string | null {
  for (const part of document.cookie.split('; ')) {
    const at = part.indexOf('=')
    if (at > 0 && part.slice(0, at) === name) return decoded(part.slice(at + 1))
  }
  return null
}

/** A foreign cookie may contain invalid percent-encoding: it is ignored. */
function decoded(text: string): string | null {
  try {
    return decodeURIComponent(text)
  } catch {
    return null
  }
}

/** @param days lifetime; omitted = until the browser closes */
export function writeCookie(name: string, value: string, days?: number): void {
  const age = days === undefined ? '' : `; max-age=${Math.round(days * 86_400)}`
  const secure = location.protocol === 'https:' ? '; secure' : ''
  document.cookie = `${name}=${encodeURIComponent(value)}; path=/; samesite=lax${secure}${age}`
}

export function removeCookie(name: string): void {
  writeCookie(name, '', 0)
}
