/** What the edge and the shell agree on for a site that is installed and read without a network. */

/** The service worker's script: a path that never changes, at the root, so that its scope is the site. */
export const SERVICE_WORKER_PATH = '/sw.js'
export const WEB_MANIFEST_PATH = '/manifest.webmanifest'
/**
 * Where the application shell is registered (spec 2): the page that a service worker keeps to answer with when the network does not: the shell and the signed discovery, content that everybody sees,
 * and nothing of the visitor (`offline` in its boot data).
 */
export const OFFLINE_DOCUMENT_PATH = '/_app'
