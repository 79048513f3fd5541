import { createRequire } from 'node:module'
import { join } from 'node:path'
import ReactRefreshPlugin from '@pmmmwh/react-refresh-webpack-plugin'
import HtmlWebpackPlugin from 'html-webpack-plugin'
import { commonConfig } from './common.mjs'
import { pageTemplate } from './page-template.mjs'

const require = createRequire(import.meta.url)

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
  return {
    ...common,
    entry: { main: join(packageDir, entry) },
    output: { ...common.output, publicPath: '/' },
    // Styles are module classes in a layer: the order of files does not matter.
    ignoreWarnings: [/Conflicting order between css/],
    resolve: {
      ...common.resolve,
      alias: production ? {} : { 'react-refresh/runtime': require.resolve('react-refresh/runtime') },
    },
    plugins: [
      new HtmlWebpackPlugin({ templateContent: pageTemplate(title), scriptLoading: 'defer', inject: 'head' }),
      ...(production ? [] : [new ReactRefreshPlugin({ overlay: false, exclude: [/node_modules/] })]),
    ],
  }
}
