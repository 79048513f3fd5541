/**
 * Entry of `/polyfill.js`, a separate bundle: the parts of ES2024's library that the oldest supported browsers lack. The build reduces this
 * import to exactly those (shared/build/browsers.mjs). Only browsers that need it request it.
 */
import 'core-js/stable'
