import { join } from 'node:path'
import webpack from 'webpack'
import { commonConfig } from './common.mjs'

/**
 * The shell's service worker: one file with the list of files to keep. Its file name contains its hash, its address never changes.
 *
 * @param {object} options
 * @param {string} options.packageDir
 * @param {string} options.outputDir the shell's own `dist`, which is not emptied
 * @param {{ version: string, core: object[], later: object[] }} options.build see shell/src/host/service-worker/worker-build.ts
 * @returns {import('webpack').Configuration}
 */
export function workerConfig({ packageDir, outputDir, build }) {
  const common = commonConfig({ packageDir, uniqueName: 'lantern_worker', cacheName: 'worker' })
  return {
    ...common,
    target: ['webworker', 'es2022'],
    entry: { 'service-worker': join(packageDir, 'src/host/service-worker/worker.ts') },
    output: { ...common.output, path: outputDir, publicPath: '', clean: false },
    optimization: { ...common.optimization, splitChunks: false },
    plugins: [new webpack.DefinePlugin({ __WORKER_BUILD__: JSON.stringify(build) })],
  }
}
