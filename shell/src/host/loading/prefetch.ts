/** Fetches files into the browser's cache before they are needed. */

/** Addresses already requested on this page. */
const asked = new Set<string>()

/**
 * Fetches a file, with the mode and hash of the `crossorigin` element that will load it, so that the element finds it in the
 * cache. Not `<link rel=prefetch>`: Firefox applies the policy's `default-src 'none'` to it, and Safari ignores it.
 *
 * @param priority `low` on idle, `high` for a page that is about to open
 * @returns resolves when the file is there, or failed
 */
export function prefetchFile(url: string, integrity: string, priority: 'low' | 'high'): Promise<unknown> | undefined {
  if (asked.has(url) || document.head.querySelector(`link[href="${CSS.escape(url)}"]`)) return
  asked.add(url)
  return (
    fetch(url, { integrity, mode: 'cors', credentials: 'same-origin', priority })
      // A response whose body is not read may not be cached.
      .then((answer) => answer.arrayBuffer())
      // The element that loads the file requests it again and reports the failure.
      .catch(() => asked.delete(url))
  )
}
