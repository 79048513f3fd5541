/**
 * Entry of `/polyfill.js`, a bundle of its own: what the oldest browsers we draw for lack of ES2024's library. The build cuts this import down to
 * exactly that (shared/build/browsers.mjs). Only browsers that need it ask for it.
 */
import 'core-js/stable'
