import { join } from 'node:path'
import webpack from 'webpack'
import { commonConfig } from './common.mjs'
import { IntegrityHookPlugin } from './plugins/integrity-hook-plugin.mjs'

/** Class names of the prerendered frame and of the page must be the same, so both bundles bear this name. */
const UNIQUE_NAME = 'lantern_shell'
/** Kept apart from our own code: it changes only when a dependency is raised. */
const FRAMEWORK = /[\\/]node_modules[\\/](?:react|react-dom|scheduler|react-router|react-router-dom)[\\/]/

/**
 * Production build of the shell: a plain bundle. The federation runtime is an ordinary lazy chunk named `federation`
 * (speed.md, form MF 3), so the first page does not pay for it.
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
    plugins: [new IntegrityHookPlugin(), runtimeConstants()],
  }
}

/**
 * The shell's frame as a function of Node: the same sources, run at build time to paint HTML.
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

/** Switches of the federation runtime that its own webpack plugin would set; the shell has no such plugin. */
function runtimeConstants() {
  return new webpack.DefinePlugin({ ENV_TARGET: JSON.stringify('web') })
}
