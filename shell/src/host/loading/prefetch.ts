/** Puts files into the browser's cache before they are wanted. */

/** Asked for already on this page, by address. */
const asked = new Set<string>()

/**
 * Fetches a file at low priority, in the mode and with the hash of the `crossorigin` element that will want it, so that the element finds it in the
 * cache. Not `<link rel=prefetch>`: Firefox judges that by the policy's `default-src 'none'`, and Safari ignores it.
 */
export function prefetchFile(url: string, integrity: string): void {
  if (asked.has(url) || document.head.querySelector(`link[href="${CSS.escape(url)}"]`)) return
  asked.add(url)
  fetch(url, { integrity, mode: 'cors', credentials: 'same-origin', priority: 'low' })
    // An answer whose body is not read may be left out of the cache.
    .then((answer) => answer.arrayBuffer())
    // The element that wants the file asks again and reports what fails then.
    .catch(() => asked.delete(url))
}
