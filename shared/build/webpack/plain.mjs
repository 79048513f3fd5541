import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import HtmlWebpackPlugin from 'html-webpack-plugin'
import webpack from 'webpack'
import { commonConfig } from './common.mjs'
import { pageTemplate } from './page-template.mjs'
import { refreshParts } from './refresh-parts.mjs'

const DEV_CLIENT = fileURLToPath(new URL('../dev/client/dev-client.mjs', import.meta.url))

/**
 * One page without federation: a remote on its own, the gallery, the venue site.
 *
 * @param {object} options
 * @param {string} options.packageDir
 * @param {string} options.entry file relative to the package
 * @param {string} options.title
 * @param {boolean} [options.production] a dev server with fast refresh otherwise
 * @returns {import('webpack').Configuration}
 */
export function plainConfig({ packageDir, entry, title, production = false }) {
  const name = title.replace(/[^a-z0-9]+/gi, '-').toLowerCase()
  const common = commonConfig({
    packageDir,
    uniqueName: `lantern_page_${name.replaceAll('-', '_')}`,
    cacheName: `page-${name}-${production ? 'production' : 'development'}`,
    production,
    refresh: !production,
  })
  const { alias, plugins } = refreshParts(!production)
  return {
    ...common,
    // Translated by the dev server: stacks name lines of the sources.
    devtool: production ? false : 'cheap-module-source-map',
    entry: { main: [...(production ? [] : [DEV_CLIENT]), join(packageDir, entry)] },
    output: { ...common.output, publicPath: '/', devtoolModuleFilenameTemplate: '[absolute-resource-path]' },
    // Styles are module classes in a layer: the order of files does not matter.
    ignoreWarnings: [/Conflicting order between css/],
    resolve: { ...common.resolve, alias },
    plugins: [
      new HtmlWebpackPlugin({ templateContent: pageTemplate(title), scriptLoading: 'defer', inject: 'head' }),
      ...(production ? [] : [new webpack.HotModuleReplacementPlugin()]),
      ...plugins,
    ],
  }
}
