import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { remoteConfig } from '../webpack/remote.mjs'
import { singletonRanges } from '../webpack/shared-singletons.mjs'
import { CONTRACT_VERSION, checked, remoteBuildSchema, remoteDeclarationSchema } from './contract.mjs'
import { readJson, writeJson } from './files.mjs'
import { writeIntegrity } from './integrity-file.mjs'
import { provenPages } from './remote-pages.mjs'
import { runWebpack } from './run-webpack.mjs'

/**
 * Builds one remote into `dist/`: the container, `mf-manifest.json`, `integrity.json` and `lantern.json`.
 *
 * @param {object} options
 * @param {string} options.packageDir
 * @param {string} options.version
 * @param {(share: number) => void} [options.onProgress]
 */
export async function buildRemote({ packageDir, version, onProgress }) {
  const file = join(packageDir, 'remote.json')
  const declaration = checked(remoteDeclarationSchema, readJson(file), file)
  const pages = await provenPages(packageDir, declaration)
  const config = remoteConfig({ packageDir, name: declaration.name, version })
  await runWebpack(config, onProgress)

  const dist = config.output.path
  // The plugin's notes on the build; nothing reads them after it.
  rmSync(join(dist, 'mf-stats.json'), { force: true })
  const shared = singletonRanges(packageDir)
  listShared(join(dist, 'mf-manifest.json'), shared)
  writeIntegrity(dist, ['mf-manifest.json'])
  const description = {
    name: declaration.name,
    version,
    contractVersion: CONTRACT_VERSION,
    title: declaration.title,
    routePrefixes: declaration.routePrefixes,
    pages,
    slots: declaration.slots,
    preload: preloadList(readJson(join(dist, 'mf-manifest.json')), declaration),
    shared,
  }
  writeJson(join(dist, 'lantern.json'), checked(remoteBuildSchema, description, join(dist, 'lantern.json')))
}

/** The plugin lists only what a build brings along; a host needs to know what it has to offer. */
function listShared(file, shared) {
  const manifest = readJson(file)
  const none = { js: { sync: [], async: [] }, css: { sync: [], async: [] } }
  const offered = Object.entries(shared).map(([name, requiredVersion]) => ({
    id: `${manifest.name}:${name}`,
    name,
    version: requiredVersion.slice(1),
    singleton: true,
    requiredVersion,
    assets: none,
  }))
  writeJson(file, { ...manifest, shared: offered })
}

/** Entry, door and its styles: what a page that opens on this remote needs first. A remote without routes opens by its slots. */
function preloadList(manifest, declaration) {
  const door = declaration.routePrefixes.length > 0 ? 'routes' : 'slots'
  const assets = manifest.exposes.find((expose) => expose.name === door).assets
  const scripts = [manifest.metaData.remoteEntry.name, ...assets.js.sync]
  return [...scripts.map((file) => ({ file, as: 'script' })), ...assets.css.sync.map((file) => ({ file, as: 'style' }))]
}
