import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import ReactRefreshPlugin from '@pmmmwh/react-refresh-webpack-plugin'

const require = createRequire(import.meta.url)
const CLIENT = fileURLToPath(new URL('../dev/client/', import.meta.url))

/** First module of a shell whose remotes refresh. */
export const REFRESH_HOOK = join(CLIENT, 'refresh-hook.cjs')
/** One refresh runtime for the shell and each remote. The second name is not exported by its package. */
export const REFRESH_ALIAS = {
  'react-refresh/runtime$': join(CLIENT, 'refresh-runtime.cjs'),
  'lantern-dev/react-refresh$': join(
    dirname(require.resolve('react-refresh/package.json')),
    'cjs/react-refresh-runtime.development.js',
  ),
}

/**
 * What a dev server needs for fast refresh. Errors are shown by dev/client/overlay.mjs.
 *
 * @param {boolean} [isOn]
 */
export function refreshParts(isOn = true) {
  if (!isOn) return { alias: {}, plugins: [] }
  return {
    alias: REFRESH_ALIAS,
    plugins: [new ReactRefreshPlugin({ overlay: false, exclude: [/node_modules/, /shared[\\/]build[\\/]dev[\\/]/] })],
  }
}
