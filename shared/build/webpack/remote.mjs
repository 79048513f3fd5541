import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack'
import { commonConfig } from './common.mjs'
import { hiddenSourceMaps } from './plugins/hidden-source-maps.mjs'
import { IntegrityHookPlugin } from './plugins/integrity-hook-plugin.mjs'
import { OwnScriptPlugin } from './plugins/own-script-plugin.mjs'
import { RuntimeCoreGuardPlugin } from './plugins/runtime-core-guard-plugin.mjs'
import { WarmEqualsColdPlugin } from './plugins/warm-equals-cold-plugin.mjs'
import { singletonRanges } from './shared-singletons.mjs'

/** Placeholder in the manifest until the build is done. */
const NO_VERSION = 'none'

/**
 * Production build of one remote: a federation container with its two exposed modules and nothing the shell already has.
 *
 * @param {object} options
 * @param {string} options.packageDir
 * @param {string} options.name the remote's name in discovery, e.g. `mine`
 * @param {import('webpack').WebpackPluginInstance[]} [options.plugins] run after its own
 * @returns {import('webpack').Configuration}
 */
export function remoteConfig({ packageDir, name, plugins = [] }) {
  // Also a variable name: no dashes.
  const uniqueName = `lantern_${name}`.replace(/[^0-9a-z]/g, '_')
  // Read by the federation plugin; without it the result depends on the current folder (toolchain, trap 17). The version is derived from the output.
  process.env.MF_BUILD_VERSION = NO_VERSION
  // Named by the content of its style sheet: two builds on a page share a class only when its rules are equal. Remote names contain no underscore, so the
  // publish gate recognises the owner of a class by its prefix.
  const classNames = `${name}_[contenthash:6]_[local]`
  const common = commonConfig({ packageDir, uniqueName, cacheName: `remote-${name}`, classNames })
  return {
    ...common,
    entry: {},
    // The runtime's core is a global; the default looks for it on the script element.
    externalsType: 'var',
    plugins: [
      new ModuleFederationPlugin({
        name: uniqueName,
        filename: 'remoteEntry.[contenthash:8].js',
        exposes: exposedModules(packageDir),
        manifest: true,
        dts: false,
        shareStrategy: 'loaded-first',
        shared: sharedFromShell(packageDir),
        experiments: { externalRuntime: true, optimization: { target: 'web' } },
      }),
      new OwnScriptPlugin(),
      new IntegrityHookPlugin(),
      new RuntimeCoreGuardPlugin(name),
      new WarmEqualsColdPlugin(),
      hiddenSourceMaps(),
      ...plugins,
    ],
  }
}

function exposedModules(packageDir) {
  const exposes = {}
  for (const exposedModule of ['routes', 'slots']) {
    const file = join(packageDir, `src/exposed/${exposedModule}.tsx`)
    if (!existsSync(file))
      throw new Error(`${file} is missing. A remote exposes two modules. Write it, even if its list is empty.`)
    exposes[`./${exposedModule}`] = { import: file, name: exposedModule }
  }
  return exposes
}

/** Shared packages of a remote: always the shell's, never copies of its own. */
export function sharedFromShell(packageDir) {
  const ranges = Object.entries(singletonRanges(packageDir))
  return Object.fromEntries(
    ranges.map(([name, requiredVersion]) => [
      name,
      { import: false, singleton: true, strictVersion: true, requiredVersion },
    ]),
  )
}
