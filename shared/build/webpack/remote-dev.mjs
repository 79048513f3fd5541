import { createRequire } from 'node:module'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack'
import webpack from 'webpack'
import { commonConfig } from './common.mjs'
import { refreshParts } from './refresh-parts.mjs'
import { sharedFromShell } from './remote.mjs'

const here = (path) => fileURLToPath(new URL(path, import.meta.url))

/** In the container's name and in its manifest: the shell then takes the build as it is (shell/src/host/federation/handed-build.ts). */
const VERSION = 'dev'

/**
 * A remote in development, as a federation container for the shell of a running site.
 *
 * @param {object} options
 * @param {string} options.packageDir
 * @param {string} options.name the remote's name in discovery
 * @param {string} options.origin of the dev server
 * @param {boolean} options.canRefresh whether the site's shell contains a development React; without it, changes reload the page
 * @returns {import('webpack').Configuration}
 */
export function remoteDevConfig({ packageDir, name, origin, canRefresh }) {
  const uniqueName = `lantern_${name}_${VERSION}`.replace(/[^0-9a-z]/g, '_')
  process.env.MF_BUILD_VERSION = VERSION
  const cacheName = `remote-${name}-development${canRefresh ? '' : '-plain'}`
  const common = commonConfig({ packageDir, uniqueName, cacheName, production: false, refresh: canRefresh })
  const { alias, plugins } = refreshParts(canRefresh)
  return {
    ...common,
    // The site's policy allows no evaluated code.
    devtool: 'cheap-module-source-map',
    entry: {},
    output: {
      ...common.output,
      publicPath: `${origin}/`,
      devtoolModuleFilenameTemplate: '[absolute-resource-path]',
    },
    // A production React cannot run the development form of JSX.
    module: canRefresh ? common.module : withProductionJsx(common.module),
    externalsType: 'var',
    resolve: {
      ...common.resolve,
      alias: {
        ...alias,
        'lantern-dev/guard$': createRequire(join(packageDir, 'package.json')).resolve('@lantern/testing/dev-guard'),
        'lantern-exposed/routes$': join(packageDir, 'src/exposed/routes.tsx'),
        'lantern-exposed/slots$': join(packageDir, 'src/exposed/slots.tsx'),
      },
    },
    plugins: [
      new ModuleFederationPlugin({
        name: uniqueName,
        filename: 'remoteEntry.js',
        exposes: {
          './routes': { import: here('../dev/client/exposed-routes.mjs'), name: 'routes' },
          './slots': { import: here('../dev/client/exposed-slots.mjs'), name: 'slots' },
        },
        manifest: true,
        dts: false,
        shareStrategy: 'loaded-first',
        shared: sharedFromShell(packageDir),
        experiments: { externalRuntime: true, optimization: { target: 'web' } },
      }),
      // Without a name: first in every entry, also in the container's.
      new webpack.EntryPlugin(packageDir, here('../dev/client/dev-client.mjs'), { name: undefined }),
      new webpack.HotModuleReplacementPlugin(),
      ...plugins,
    ],
  }
}

function withProductionJsx(module) {
  return { ...module, rules: module.rules.map((rule) => (rule.options?.jsc ? productionJsx(rule) : rule)) }
}

function productionJsx(rule) {
  const { jsc } = rule.options
  const react = { ...jsc.transform.react, development: false }
  return { ...rule, options: { ...rule.options, jsc: { ...jsc, transform: { react } } } }
}
