/** Addresses of the edge that its own pages name. */

/** Fixed path of the polyfill script (spec 7). */
export const POLYFILL_PATH = '/polyfill.js'
/** Where browsers send violations of a page's policy. */
export const CSP_REPORT_PATH = '/collect/csp'
