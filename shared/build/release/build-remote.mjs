import { createHash } from 'node:crypto'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { FileSourcesPlugin } from '../webpack/plugins/file-sources-plugin.mjs'
import { ImportedNamesPlugin } from '../webpack/plugins/imported-names-plugin.mjs'
import { LazyFilesPlugin } from '../webpack/plugins/lazy-files-plugin.mjs'
import { remoteConfig } from '../webpack/remote.mjs'
import { singletonRanges } from '../webpack/shared-singletons.mjs'
import { CONTRACT_VERSION, checked, remoteBuildSchema, remoteDeclarationSchema } from './contract.mjs'
import { revisedNames } from './export-revisions.mjs'
import { integrityOfFile, publicFiles, readJson, writeJson } from './files.mjs'
import { writeIntegrity } from './integrity-file.mjs'
import { pageFiles } from './page-files.mjs'
import { provenPages } from './remote-pages.mjs'
import { runWebpack } from './run-webpack.mjs'

const MANIFEST = 'mf-manifest.json'

/**
 * Builds one remote into `dist/`: the container, `mf-manifest.json`, `integrity.json` and `lantern.json`.
 *
 * @param {object} options
 * @param {string} options.packageDir
 * @param {(share: number) => void} [options.onProgress]
 * @returns {Promise<{ version: string, output: import('../versions/explain-version.mjs').BuildRecord['output'] }>} the version is the package's and a hash of
 *   the output
 */
export async function buildRemote({ packageDir, onProgress }) {
  const file = join(packageDir, 'remote.json')
  const declaration = checked(remoteDeclarationSchema, readJson(file), file)
  const pages = await provenPages(packageDir, declaration)
  const imported = new ImportedNamesPlugin()
  const contained = new FileSourcesPlugin()
  const lazy = new LazyFilesPlugin()
  const config = remoteConfig({ packageDir, name: declaration.name, plugins: [imported, contained, lazy] })
  await runWebpack(config, onProgress)

  const dist = config.output.path
  // The plugin's build notes, not used afterwards.
  rmSync(join(dist, 'mf-stats.json'), { force: true })
  const shared = singletonRanges(packageDir)
  const manifest = { ...readJson(join(dist, MANIFEST)), shared: offers(readJson(join(dist, MANIFEST)).name, shared) }
  // For this machine only.
  const {
    devPort: _devPort,
    firstRouteBudget: _firstRouteBudget,
    pageBudget: _pageBudget,
    slotBudgets: _slotBudgets,
    pageModules = {},
    ...owned
  } = declaration
  const description = {
    ...owned,
    contractVersion: CONTRACT_VERSION,
    pages,
    preload: preloadList(manifest, declaration),
    pageFiles: pageFiles(pageModules, { pages, filesOf: (module) => lazy.filesOf(join(packageDir, 'src', module)) }),
    shared,
    imports: revisedNames(packageDir, imported.names),
  }
  rmSync(join(dist, MANIFEST))
  const integrity = Object.fromEntries(publicFiles(dist).map((name) => [name, integrityOfFile(join(dist, name))]))
  const version = `${readJson(join(packageDir, 'package.json')).version}-${contentHash(integrity, { manifest, description })}`
  manifest.metaData.buildInfo.buildVersion = version
  writeJson(join(dist, MANIFEST), manifest)
  writeIntegrity(dist, [MANIFEST])
  writeJson(
    join(dist, 'lantern.json'),
    checked(remoteBuildSchema, { ...description, version }, join(dist, 'lantern.json')),
  )
  return { version, output: { integrity, sources: contained.sources, description } }
}

/** Equal files with equal metadata are one version, whatever their sources (docs/decisions/0045). */
function contentHash(integrity, words) {
  return createHash('sha256')
    .update(JSON.stringify([Object.entries(integrity), words]))
    .digest('hex')
    .slice(0, 10)
}

/** Packages that a host has to provide. The plugin lists only those that a build contains. */
function offers(name, shared) {
  const none = { js: { sync: [], async: [] }, css: { sync: [], async: [] } }
  return Object.entries(shared).map(([offer, requiredVersion]) => ({
    id: `${name}:${offer}`,
    name: offer,
    version: requiredVersion.replace(/^\D+/, ''),
    singleton: true,
    requiredVersion,
    assets: none,
  }))
}

/** Entry, exposed module and its styles: the first files of a page that opens on this remote. A remote without routes starts with its slots. */
function preloadList(manifest, declaration) {
  const exposedModule = declaration.routePrefixes.length > 0 ? 'routes' : 'slots'
  const assets = manifest.exposes.find((expose) => expose.name === exposedModule).assets
  const scripts = [manifest.metaData.remoteEntry.name, ...assets.js.sync]
  return [...scripts.map((file) => ({ file, as: 'script' })), ...assets.css.sync.map((file) => ({ file, as: 'style' }))]
}
