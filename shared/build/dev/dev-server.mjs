import { existsSync } from 'node:fs'
import { join } from 'node:path'
import webpack from 'webpack'
import WebpackDevServer from 'webpack-dev-server'
import { readJson } from '../release/files.mjs'
import { plainConfig } from '../webpack/plain.mjs'
import { apiProxy } from './api-proxy.mjs'
import { isPortTaken } from './ports.mjs'
import { ensureUpstream } from './upstream.mjs'

const HOST = '127.0.0.1'
/** Pages that a package can show alone, in order of preference. */
const PAGES = { gallery: 'src/gallery/main.tsx', standalone: 'src/standalone.tsx', main: 'src/main.tsx' }

/**
 * Serves one package alone, with fast refresh and an API.
 *
 * @param {object} options
 * @param {string} options.packageDir
 * @param {string} [options.page] `gallery`, `standalone` or `main`; the first that exists when not given
 */
export async function runDevServer({ packageDir, page }) {
  const manifest = readJson(join(packageDir, 'package.json'))
  const entry = chooseEntry(packageDir, page)
  const { devPort } = readJson(join(packageDir, 'remote.json'), { devPort: 4000 })
  const port = Number(process.env.PORT ?? devPort)
  if (await isPortTaken(port, HOST)) fail(`Port ${port} is in use: set PORT to a free one.`)

  const needsApi = entry !== PAGES.gallery
  const upstream = needsApi ? await ensureUpstream([`http://${HOST}:${port}`, `http://localhost:${port}`]) : undefined
  const compiler = webpack(plainConfig({ packageDir, entry, title: manifest.name.replace('@lantern/', 'lantern ') }))
  const server = new WebpackDevServer(serverOptions({ port, upstream }), compiler)
  process.stdout.write(`Building ${manifest.name} …\n`)
  const built = new Promise((resolve) => compiler.hooks.done.tap('lantern-dev', resolve))
  await server.start()
  await built
  process.stdout.write(`${manifest.name} on http://${HOST}:${port}/${upstream ? `  (API: ${upstream.origin})` : ''}\n`)

  const stop = async () => {
    upstream?.stop()
    await server.stop()
    process.exit(0)
  }
  process.once('SIGINT', stop)
  process.once('SIGTERM', stop)
}

function chooseEntry(packageDir, page) {
  const wanted = page ? [PAGES[page]] : Object.values(PAGES)
  const found = wanted.find((file) => file && existsSync(join(packageDir, file)))
  if (!found) fail(`Nothing to show in ${packageDir}: none of ${wanted.join(', ')} exists.`)
  return found
}

function serverOptions({ port, upstream }) {
  return {
    host: HOST,
    port,
    hot: true,
    static: false,
    setupExitSignals: false,
    historyApiFallback: true,
    client: { overlay: { errors: true, warnings: false, runtimeErrors: false }, logging: 'error' },
    proxy: upstream ? apiProxy(upstream.origin) : [],
  }
}

function fail(sentence) {
  process.stderr.write(`${sentence}\n`)
  process.exit(1)
}
