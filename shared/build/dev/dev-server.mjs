import { existsSync } from 'node:fs'
import { join } from 'node:path'
import webpack from 'webpack'
import WebpackDevServer from 'webpack-dev-server'
import { CONTRACT_VERSION, checked, remoteDeclarationSchema } from '../release/contract.mjs'
import { readJson } from '../release/files.mjs'
import { plainConfig } from '../webpack/plain.mjs'
import { remoteDevConfig } from '../webpack/remote-dev.mjs'
import { singletonRanges } from '../webpack/shared-singletons.mjs'
import { apiProxy } from './api-proxy.mjs'
import { createDevEvents } from './dev-events.mjs'
import { devRoutes } from './dev-routes.mjs'
import { freePortFrom } from './ports.mjs'
import { watchTypes } from './type-check.mjs'
import { ensureUpstream } from './upstream.mjs'
import { readSite } from './upstream-site.mjs'

const HOST = '127.0.0.1'
/** Pages that a package can show alone, in order of preference. */
const PAGES = { gallery: 'src/gallery/main.tsx', standalone: 'src/standalone.tsx', main: 'src/main.tsx' }

/**
 * Serves one package with fast refresh: alone with an API, or as a remote of a running site.
 *
 * @param {object} options
 * @param {string} options.packageDir
 * @param {string} [options.page] `gallery`, `standalone` or `main`; the first that exists when not given
 * @param {string} [options.site] origin of a running site: only this remote comes from here, everything else from there
 */
export async function runDevServer({ packageDir, page, site }) {
  const { name } = readJson(join(packageDir, 'package.json'))
  const { devPort } = readJson(join(packageDir, 'remote.json'), { devPort: 4000 })
  const port = await freePortFrom(Number(process.env.PORT || devPort), HOST)
  const origin = `http://${HOST}:${port}`
  const shown =
    site === undefined ? await alone({ packageDir, page, origin }) : await inSite({ packageDir, site, origin })

  const compiler = webpack(shown.config)
  const events = createDevEvents()
  tellBuilds(compiler, events)
  const server = new WebpackDevServer(serverOptions({ port, site, shown, events, compiler }), compiler)
  process.stdout.write(`Building ${name} …\n`)
  const built = new Promise((resolve) => compiler.hooks.done.tap('lantern-dev', resolve))
  await server.start()
  await built
  process.stdout.write(`${name} on ${shown.address}\n`)
  const stopTypes = watchTypes({ packageDir, onResult: (problems) => tellTypes(problems, events) })

  const stop = async () => {
    stopTypes()
    events.close()
    shown.stop()
    await server.stop()
    process.exit(0)
  }
  process.once('SIGINT', stop)
  process.once('SIGTERM', stop)
}

/** The package as a page of its own. */
async function alone({ packageDir, page, origin }) {
  const entry = chooseEntry(packageDir, page)
  const title = readJson(join(packageDir, 'package.json')).name.replace('@lantern/', 'lantern ')
  const pages = [origin, origin.replace(HOST, 'localhost')]
  const upstream = entry === PAGES.gallery ? undefined : await ensureUpstream(pages)
  return {
    config: plainConfig({ packageDir, entry, title }),
    address: `${origin}/${upstream ? `  (API: ${upstream.origin})` : ''}`,
    proxy: upstream ? apiProxy(upstream.origin) : [],
    stop: () => upstream?.stop(),
  }
}

/** The remote as a container for the pages of a running site. */
async function inSite({ packageDir, site, origin }) {
  const { canRefresh } = await readSite(site)
  const file = join(packageDir, 'remote.json')
  const declaration = () => checked(remoteDeclarationSchema, readJson(file), file)
  const { name, routePrefixes } = declaration()
  const manifest = `${origin}/mf-manifest.json`
  if (!canRefresh)
    process.stdout.write(
      `${site} has no development build of its shell: changes reload the page instead of refreshing it (docs/how-to/develop-your-remote.md).\n`,
    )
  return {
    config: remoteDevConfig({ packageDir, name, origin, canRefresh }),
    address: `${manifest}\nOpen ${site}${routePrefixes[0] ?? '/'}#tools=${name}@${encodeURIComponent(manifest)} and confirm.`,
    documents: {
      '/mf-manifest.json': (fileOf) => withoutUpdates(fileOf('/mf-manifest.json') ?? 'null'),
      '/lantern.json': () => describe(packageDir, declaration()),
      // Its files change: there are no hashes.
      '/integrity.json': () => null,
    },
    proxy: [],
    stop() {},
  }
}

/** The build's metadata from the working copy, so that the site knows its new pages and slots. */
function describe(packageDir, { name, title, routePrefixes, pages, slots }) {
  const { version } = readJson(join(packageDir, 'package.json'))
  const shared = singletonRanges(packageDir)
  const metadata = { name, title, routePrefixes, pages, slots, shared, preload: [] }
  return { ...metadata, version: `${version}-dev`, contractVersion: CONTRACT_VERSION }
}

/** A page that opens after an update would load the update's files before the build that they belong to. */
function withoutUpdates(manifest) {
  const isFile = (name) => !/\.hot-update\.js$/.test(name)
  return JSON.parse(manifest, (_key, value) => (Array.isArray(value) ? value.filter(isFile) : value))
}

function chooseEntry(packageDir, page) {
  const wanted = page ? [PAGES[page]] : Object.values(PAGES)
  const found = wanted.find((file) => file && existsSync(join(packageDir, file)))
  if (!found) throw new Error(`Nothing to show in ${packageDir}: none of ${wanted.join(', ')} exists.`)
  return found
}

function tellBuilds(compiler, events) {
  compiler.hooks.done.tap('lantern-dev', (stats) => {
    const { errors = [] } = stats.toJson({ all: false, errors: true })
    const problems = errors.map(({ message, moduleName }) => ({
      message: `${moduleName ?? ''}\n${ownPart(message)}`.trim(),
    }))
    events.send({ kind: 'build', hash: stats.hash, problems })
  })
}

function tellTypes(problems, events) {
  for (const { file, line, column, code, message } of problems)
    process.stdout.write(`${file}:${line}:${column} ${code} ${message}\n`)
  process.stdout.write(problems.length === 0 ? 'Types: no errors\n' : `Types: ${problems.length} errors\n`)
  events.send({ kind: 'types', problems })
}

/** A compiler's message without terminal colours, the path of its loader and its native stack. */
function ownPart(message) {
  return (
    message
      // biome-ignore lint/suspicious/noControlCharactersInRegex: ANSI sequences begin with one
      .replace(/\u001b\[\d+(?:;\d+)*m/g, '')
      .replace(/^Module build failed \(from .*\):\n/, '')
      .replace(/\n\s*Caused by:[\s\S]*$/, '')
      .trim()
  )
}

function serverOptions({ port, site, shown, events, compiler }) {
  const isAlone = site === undefined
  return {
    host: HOST,
    port,
    // The client of dev/client applies updates: this server's own cannot work under the site's content policy.
    hot: false,
    liveReload: false,
    client: false,
    webSocketServer: false,
    static: false,
    setupExitSignals: false,
    historyApiFallback: isAlone,
    allowedHosts: isAlone ? 'auto' : [HOST, 'localhost', new URL(site).hostname],
    proxy: shown.proxy,
    setupMiddlewares(middlewares) {
      // Sources are shown to no other site.
      const headers = isAlone
        ? {}
        : { 'access-control-allow-origin': site, 'cross-origin-resource-policy': 'cross-origin' }
      const own = devRoutes({ events, compiler, headers, documents: shown.documents })
      return [{ name: 'lantern-dev', middleware: own }, ...middlewares]
    },
  }
}
