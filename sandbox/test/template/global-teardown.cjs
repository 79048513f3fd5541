/** Removes what global-setup.cjs made. */
module.exports = async function globalTeardown() {
  await globalThis.removeSandboxTemplate?.()
}
