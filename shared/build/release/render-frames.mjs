import { rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { runWebpack } from './run-webpack.mjs'

const require = createRequire(import.meta.url)

/**
 * Bundles what the build runs of the shell for Node, runs it once and deletes the bundle.
 *
 * @param {object} options
 * @param {import('webpack').Configuration} options.config
 * @param {(share: number) => void} [options.onProgress]
 * @returns {Promise<{ frames: Record<string, Record<string, string>>, exports: Record<string, string[]> }>} HTML by frame kind and locale; exported names by shared package
 */
export async function renderFrames({ config, onProgress }) {
  const folder = config.output.path
  try {
    await runWebpack(config, onProgress)
    const bundle = join(folder, 'prerender.cjs')
    delete require.cache[bundle]
    const { renderFrames: render, exportedNames } = require(bundle)
    return { frames: await render(), exports: exportedNames() }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
