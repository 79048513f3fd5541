/** Separate from trust.ts: the service worker compares hashes too, but has no page. */

/** Compares content with an SRI hash; an empty hash matches anything. `null` = the browser cannot compare (no secure context). */
export async function matchesIntegrity(content: string | ArrayBuffer, integrity: string): Promise<boolean | null> {
  if (integrity === '') return true
  const subtle = globalThis.crypto?.subtle
  if (!subtle) return null
  const [algorithm = '', expected = ''] = splitOnce(integrity)
  const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : content
  const digest = await subtle.digest(algorithm.replace('sha', 'SHA-'), bytes)
  return btoa(String.fromCharCode(...new Uint8Array(digest))) === expected
}

function splitOnce(integrity: string): [string, string] {
  const at = integrity.indexOf('-')
  return [integrity.slice(0, at), integrity.slice(at + 1)]
}
