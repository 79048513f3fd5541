import { join } from 'node:path'
import webpack from 'webpack'
import { commonConfig } from './common.mjs'
import { hiddenSourceMaps } from './plugins/hidden-source-maps.mjs'
import { IntegrityHookPlugin } from './plugins/integrity-hook-plugin.mjs'
import { REFRESH_ALIAS, REFRESH_HOOK } from './refresh-parts.mjs'

/** Class names of the prerendered frame and of the page must match, so both bundles have this name. */
const UNIQUE_NAME = 'lantern_shell'
/** Separate from our own code: changes only when a dependency is updated. */
const FRAMEWORK = /[\\/]node_modules[\\/](?:react|react-dom|scheduler|react-router|react-router-dom)[\\/]/

/**
 * Production build of the shell: a plain bundle. The federation runtime is a lazy chunk named `federation`
 * (speed.md, form MF 3), so that the first page does not load it.
 *
 * @param {object} options
 * @param {string} options.packageDir
 * @returns {import('webpack').Configuration}
 */
export function shellConfig({ packageDir }) {
  const common = commonConfig({ packageDir, uniqueName: UNIQUE_NAME, cacheName: 'shell' })
  return {
    ...common,
    entry: { main: join(packageDir, 'src/main.tsx') },
    optimization: { ...common.optimization, splitChunks: splitChunks() },
    plugins: [new IntegrityHookPlugin(), runtimeConstants(), hiddenSourceMaps()],
  }
}

/**
 * The same shell with the development form of React, and the hook through which remotes of dev servers refresh their components. For environments
 * without members.
 *
 * @param {object} options
 * @param {string} options.packageDir
 * @param {string} options.outputDir
 * @returns {import('webpack').Configuration}
 */
export function developmentShellConfig({ packageDir, outputDir }) {
  const config = shellConfig({ packageDir })
  return {
    ...config,
    entry: { main: [REFRESH_HOOK, config.entry.main] },
    output: { ...config.output, path: outputDir },
    resolve: { ...config.resolve, alias: REFRESH_ALIAS },
    optimization: { ...config.optimization, nodeEnv: 'development', minimize: false },
  }
}

/**
 * The shell's frame as a Node function: the same sources, run at build time to render HTML.
 *
 * @param {object} options
 * @param {string} options.packageDir
 * @param {string} options.outputDir
 * @returns {import('webpack').Configuration}
 */
export function prerenderConfig({ packageDir, outputDir }) {
  const common = commonConfig({ packageDir, uniqueName: UNIQUE_NAME, cacheName: 'shell-prerender' })
  return {
    ...common,
    target: 'node20',
    entry: { prerender: join(packageDir, 'src/prerender.tsx') },
    output: {
      ...common.output,
      path: outputDir,
      filename: '[name].cjs',
      publicPath: '',
      library: { type: 'commonjs2' },
    },
    optimization: { ...common.optimization, minimize: false, splitChunks: false },
  }
}

function splitChunks() {
  return {
    chunks: 'async',
    minSize: 10_000,
    cacheGroups: { framework: { test: FRAMEWORK, name: 'framework', chunks: 'initial', enforce: true, priority: 20 } },
  }
}

/** Flags of the federation runtime that its webpack plugin would set; the shell does not use that plugin. */
function runtimeConstants() {
  return new webpack.DefinePlugin({ ENV_TARGET: JSON.stringify('web') })
}
