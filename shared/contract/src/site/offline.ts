/** Shared by edge and shell for the installed, offline-readable site. */

/** The service worker's script: a fixed path at the root, so that its scope is the whole site. */
export const SERVICE_WORKER_PATH = '/sw.js'
export const WEB_MANIFEST_PATH = '/manifest.webmanifest'
/**
 * Path of the application shell (spec 2): the page that a service worker keeps for when the network fails. It holds the shell, the signed
 * discovery and content that is the same for all visitors, but no visitor data (`offline` in its boot data).
 */
export const OFFLINE_DOCUMENT_PATH = '/_app'
