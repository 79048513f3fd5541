import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import webpack from 'webpack'
import { commonConfig } from '../webpack/common.mjs'
import { SINGLETONS } from '../webpack/shared-singletons.mjs'
import { withBuildLock } from './build-lock.mjs'
import { readJson, writeJson } from './files.mjs'
import { runWebpack } from './run-webpack.mjs'
import { ROOT, sourceHash } from './source-hash.mjs'

/** Output folder: `host.js`, `host.css`, `answers.js`, `in-shell.js`, and `host.json` with the provided versions. */
const HOST_DIR = join(ROOT, 'shared/testing/dist/independent-host')

/**
 * Builds the independent host (shared/testing/src/independent-host) and the plain one of the how-to, unless up to date. Members never
 * load it, so its size is not optimized.
 *
 * @returns {Promise<string>} the folder
 */
export async function buildHost() {
  const packageDir = join(ROOT, 'shared/testing')
  return withBuildLock(packageDir, async () => {
    const stamp = join(HOST_DIR, '.stamp')
    const hash = sourceHash(packageDir)
    if (existsSync(stamp) && readFileSync(stamp, 'utf8').trim() === hash) return HOST_DIR
    const versions = installedVersions(packageDir)
    const common = commonConfig({ packageDir, uniqueName: 'lantern_independent_host', cacheName: 'independent-host' })
    await runWebpack({
      ...common,
      entry: {
        host: join(packageDir, 'src/independent-host/main.ts'),
        answers: join(packageDir, 'src/independent-host/answers.ts'),
        'in-shell': join(packageDir, 'src/independent-host/in-shell.ts'),
        plain: join(packageDir, 'src/plain-host/main.ts'),
      },
      output: { ...common.output, path: HOST_DIR, filename: '[name].js', cssFilename: '[name].css' },
      optimization: { ...common.optimization, minimize: false },
      plugins: [
        // One file: an otherwise empty page.
        new webpack.optimize.LimitChunkCountPlugin({ maxChunks: 1 }),
        new webpack.DefinePlugin({ HOST_VERSIONS: JSON.stringify(versions), ENV_TARGET: JSON.stringify('web') }),
      ],
    })
    mkdirSync(HOST_DIR, { recursive: true })
    writeJson(join(HOST_DIR, 'host.json'), { versions })
    writeFileSync(stamp, `${hash}\n`)
    return HOST_DIR
  })
}

function installedVersions(packageDir) {
  const require = createRequire(join(packageDir, 'package.json'))
  const names = [...SINGLETONS, '@module-federation/runtime']
  return Object.fromEntries(
    names.map((name) => {
      const folders = require.resolve.paths(name).map((folder) => join(folder, name, 'package.json'))
      const file = folders.find((one) => existsSync(one))
      if (file === undefined) throw new Error(`${name} is not installed. Run \`pnpm install\`.`)
      return [name, readJson(file).version]
    }),
  )
}
