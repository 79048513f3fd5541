import webpack from 'webpack'

/**
 * Runs one webpack build to completion and closes it, so that its file cache is written.
 *
 * @param {import('webpack').Configuration} config
 * @param {(share: number) => void} [onProgress] called with 0 … 1
 * @returns {Promise<import('webpack').StatsCompilation>} entry points, named chunk groups and assets
 * @throws {Error} with webpack's messages on compile errors
 */
export async function runWebpack(config, onProgress = () => {}) {
  const progress = new webpack.ProgressPlugin({ handler: (share) => onProgress(share) })
  const compiler = webpack({ ...config, plugins: [...(config.plugins ?? []), progress] })
  try {
    const stats = await new Promise((resolve, reject) => {
      compiler.run((error, result) => (error ? reject(error) : resolve(result)))
    })
    if (stats.hasErrors()) throw new Error(stats.toString({ preset: 'errors-only', colors: false }))
    return stats.toJson({ all: false, assets: true, entrypoints: true, chunkGroups: true, publicPath: true })
  } finally {
    await new Promise((resolve) => compiler.close(resolve))
  }
}
