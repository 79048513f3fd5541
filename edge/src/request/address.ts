/** Validates request addresses before routing. Pure. */

/** Almost every path: no escapes, and no segment that starts with a dot or is empty. */
const COMMON_PATH = /^(?:\/[\w~-][\w.~-]*)*\/?$/

/**
 * Whether a path may be served or forwarded: no traversal, no encoded separators, no control characters, in any encoding. `/site/api/../control`
 * would otherwise leave its group on the way to the upstream.
 */
export function isPlainPath(path: string): boolean {
  if (COMMON_PATH.test(path)) return true
  let decoded: string
  try {
    decoded = decodeURIComponent(path)
  } catch {
    return false
  }
  // No client needs to encode these twice.
  if (/%(?:2e|2f|5c|00)/i.test(decoded) || /%(?:2f|5c|00)/i.test(path)) return false
  if (
    decoded.includes('\\') ||
    decoded.includes('//') ||
    [...decoded].some((character) => character.charCodeAt(0) < 0x20)
  )
    return false
  return !decoded.split('/').some((part) => part === '..' || part === '.')
}

export function pathOf(url: string): string {
  const end = url.search(/[?#]/)
  return end === -1 ? url : url.slice(0, end)
}

/** A cookie's value, or null. */
export function cookieOf(header: string | undefined, name: string): string | null {
  for (const part of (header ?? '').split(';')) {
    const at = part.indexOf('=')
    if (at > 0 && part.slice(0, at).trim() === name) return part.slice(at + 1).trim()
  }
  return null
}
