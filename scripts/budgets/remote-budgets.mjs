import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { builtPackages } from '../../shared/build/release/build-all.mjs'
import { readJson } from '../../shared/build/release/files.mjs'
import { ROOT } from '../../shared/build/release/source-hash.mjs'
import { REMOTE_FIRST_ROUTE_BYTES } from '../../shared/contract/src/federation/budgets.ts'
import { brotliSize } from './brotli-size.mjs'

/** Size of a remote's first route: its entry, its exposed module, and its largest page. The limit is in its remote.json, else the gate's. */
export function remoteRows() {
  return builtPackages()
    .filter((folder) => existsSync(join(folder, 'remote.json')))
    .map((folder) => firstRouteRow(folder))
}

function firstRouteRow(folder) {
  const dist = join(folder, 'dist')
  const name = folder.slice(ROOT.length + 1)
  if (!existsSync(join(dist, 'lantern.json'))) throw new Error(`${name}/dist is missing: run \`npm run build\`.`)
  const { preload, routePrefixes } = readJson(join(dist, 'lantern.json'))
  const exposedModule = routePrefixes.length > 0 ? 'routes' : 'slots'
  const { assets } = readJson(join(dist, 'mf-manifest.json')).exposes.find((expose) => expose.name === exposedModule)
  const first = preload.map(({ file }) => file)
  const pages = [...assets.js.async].filter((file) => !first.includes(file)).map((file) => brotliSize(join(dist, file)))
  const bytes = first.reduce((sum, file) => sum + brotliSize(join(dist, file)), 0) + Math.max(0, ...pages)
  return {
    what: `${name}: first ${exposedModule === 'routes' ? 'route' : 'slot'}`,
    value: bytes,
    limit: readJson(join(folder, 'remote.json')).firstRouteBudget ?? REMOTE_FIRST_ROUTE_BYTES,
    unit: 'B',
  }
}
