/** One refresh runtime for the page: the shell and each remote are separate builds, and React knows one (toolchain, trap 4). */
const KEY = Symbol.for('lantern.refresh')

globalThis[KEY] ??= require('lantern-dev/react-refresh')
module.exports = globalThis[KEY]
