/** Paths of the edge that its pages link to. */

/** Fixed path of the polyfill script (spec 7). */
export const POLYFILL_PATH = '/polyfill.js'
/** Endpoint for the browser's policy reports. */
export const CSP_REPORT_PATH = '/collect/csp'
