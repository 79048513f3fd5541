import { createRequire } from 'node:module'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import TerserPlugin from 'terser-webpack-plugin'
import { HELP_FILE } from '../help/help-file.mjs'
import { swcOptions } from '../swc-options.mjs'
import { emojiRule } from './emoji-rule.mjs'

const require = createRequire(import.meta.url)
const PRESET_DIR = fileURLToPath(new URL('..', import.meta.url))
/** Dependencies, except our own packages: these are published as sources. */
const PACKAGES = /[\\/]node_modules[\\/](?!.*[\\/]node_modules[\\/])(?!@lantern[\\/])/
const LANGUAGE_LOADER = fileURLToPath(new URL('../languages/language-loader.mjs', import.meta.url))
const HELP_LOADER = fileURLToPath(new URL('../help/webpack-loader.mjs', import.meta.url))

/**
 * Common configuration of every bundle: TypeScript by swc, native CSS modules, hashed names.
 *
 * @param {object} options
 * @param {string} options.packageDir absolute folder of the package
 * @param {string} options.uniqueName name under which chunks of this bundle register on the page; unique per build
 * @param {string} options.cacheName key of the dev server's file cache
 * @param {string} [options.classNames] names of local classes in production
 * @param {boolean} [options.production]
 * @param {boolean} [options.refresh] fast refresh, only in a dev server
 * @returns {import('webpack').Configuration}
 */
export function commonConfig({
  packageDir,
  uniqueName,
  cacheName,
  classNames = '[hash]',
  production = true,
  refresh = false,
}) {
  const fileName = production ? '[name].[contenthash:8]' : '[name]'
  return {
    mode: production ? 'production' : 'development',
    context: packageDir,
    target: ['web', 'es2022'],
    devtool: production ? false : 'eval-cheap-module-source-map',
    bail: production,
    stats: 'errors-warnings',
    infrastructureLogging: { level: 'error' },
    performance: { hints: false },
    output: {
      path: join(packageDir, 'dist'),
      uniqueName,
      publicPath: 'auto',
      filename: `${fileName}.js`,
      chunkFilename: `${fileName}.js`,
      cssFilename: `${fileName}.css`,
      cssChunkFilename: `${fileName}.css`,
      assetModuleFilename: '[name].[contenthash:8][ext]',
      crossOriginLoading: 'anonymous',
      chunkLoadTimeout: 8000,
      clean: production,
    },
    resolve: { extensions: ['.tsx', '.ts', '.mjs', '.js', '.json'] },
    module: {
      rules: [
        scriptRule({ production, refresh }),
        { test: /\.tsx?$/, exclude: PACKAGES, enforce: 'pre', loader: LANGUAGE_LOADER },
        { test: /\.(svg|png|webp|avif|woff2)$/, type: 'asset' },
        { test: HELP_FILE, loader: HELP_LOADER },
        emojiRule,
        { test: /[/\\]light\.css$/, loader: join(PRESET_DIR, 'webpack/light-sheet-loader.mjs') },
      ],
      // Custom properties are the skin's tokens: global names on the whole page, so they are never made local.
      parser: cssSettings({ namedExports: false, dashedIdents: false }),
      generator: cssSettings({
        localIdentName: production ? classNames : '[name]__[local]-[hash]',
        localIdentHashSalt: uniqueName,
      }),
    },
    // Set explicitly: a rule that names a css type would disable 'auto' (toolchain, trap 7).
    experiments: { css: true },
    // File cache only in the dev server. In production it produced broken and unstyled pages: cached code keeps the export and class
    // names of an earlier version of its imports. An unchanged package is not built at all, so the cache would save little.
    cache: production ? false : fileCache(cacheName),
    optimization: {
      // '...' keeps the built-in CSS minimizer (toolchain, trap 8).
      minimizer: [new TerserPlugin({ minify: TerserPlugin.swcMinify, extractComments: false }), '...'],
      // A dev server leaves out builds that do not compile: the next update starts from the last one that does, and the page keeps its state.
      emitOnErrors: false,
      moduleIds: production ? 'deterministic' : 'named',
      chunkIds: production ? 'deterministic' : 'named',
    },
  }
}

function scriptRule({ production, refresh }) {
  return {
    test: /\.[cm]?tsx?$/,
    exclude: PACKAGES,
    loader: require.resolve('swc-loader'),
    options: swcOptions({ development: !production, refresh }),
  }
}

function cssSettings(settings) {
  return { 'css/auto': settings, 'css/module': settings }
}

function fileCache(name) {
  if (process.env.LANTERN_NO_CACHE === '1') return false
  return {
    type: 'filesystem',
    name,
    cacheDirectory: process.env.LANTERN_CACHE_DIR ?? join(PRESET_DIR, '../../.cache/webpack'),
    buildDependencies: { config: [join(PRESET_DIR, 'webpack/'), join(PRESET_DIR, 'swc-options.mjs')] },
  }
}
