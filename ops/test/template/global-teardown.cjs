/** Removes what global-setup.cjs made. */
module.exports = function globalTeardown() {
  globalThis.removeOpsTemplate?.()
}
