import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { builtPackages } from '../../shared/build/release/build-all.mjs'
import { readJson } from '../../shared/build/release/files.mjs'
import { ROOT } from '../../shared/build/release/source-hash.mjs'
import { REMOTE_FIRST_ROUTE_BYTES } from '../../shared/contract/src/federation/budgets.ts'
import { brotliSize } from './brotli-size.mjs'
import { pageChunks } from './page-chunks.mjs'

/** Size of a remote's first route: its entry, its exposed module, and its largest page. The limits are in its remote.json, else the gate's. */
export function remoteRows() {
  return builtPackages()
    .filter((folder) => existsSync(join(folder, 'remote.json')))
    .flatMap((folder) => [...rowsOf(folder), ...slotRows(folder)])
}

/** What single slots load beside the entry of their remote: the exposed module and the chunks of the slot, in the order of `slots` in remote.json. */
function slotRows(folder) {
  const { slots, slotBudgets = {} } = readJson(join(folder, 'remote.json'))
  const dist = join(folder, 'dist')
  const files = readdirSync(dist)
  return Object.entries(slotBudgets).map(([slot, limit]) => {
    const module = files.find((name) => /^slots\..*\.js$/.test(name))
    const chunks = pageChunks(readFileSync(join(dist, module), 'utf8'))
    if (chunks.length !== slots.length) throw new Error(`${folder}: ${module} has other slots than remote.json.`)
    const loaded = chunks[slots.indexOf(slot)]
    const own = files.filter((name) => /\.(?:js|css)$/.test(name) && loaded.includes(name.split('.')[0]))
    const value = [module, ...own].reduce((sum, name) => sum + brotliSize(join(dist, name)), 0)
    return { what: `${folder.slice(ROOT.length + 1)}: slot ${slot}, beside the entry`, value, limit, unit: 'B' }
  })
}

function rowsOf(folder) {
  const dist = join(folder, 'dist')
  const name = folder.slice(ROOT.length + 1)
  if (!existsSync(join(dist, 'lantern.json'))) throw new Error(`${name}/dist is missing: run \`npm run build\`.`)
  const { preload, routePrefixes } = readJson(join(dist, 'lantern.json'))
  const { firstRouteBudget: limit = REMOTE_FIRST_ROUTE_BYTES, pageBudget } = readJson(join(folder, 'remote.json'))
  const first = preload.map(({ file }) => file)
  const start = first.reduce((sum, file) => sum + brotliSize(join(dist, file)), 0)
  if (pageBudget === undefined) {
    if (routePrefixes.length === 0) {
      const value = start + largest(first.flatMap((file) => chunksOf(dist, file, 'slots')))
      return [{ what: `${name}: first slot, the largest`, value, limit, unit: 'B' }]
    }
    const { assets } = readJson(join(dist, 'mf-manifest.json')).exposes.find((expose) => expose.name === 'routes')
    const scripts = [...assets.js.async].filter((file) => !first.includes(file))
    const value = start + Math.max(0, ...scripts.map((file) => brotliSize(join(dist, file))))
    return [{ what: `${name}: first route`, value, limit, unit: 'B' }]
  }
  const pages = first.flatMap((file) => chunksOf(dist, file, 'routes'))
  const [opening] = pages
  if (pages.length < 2) throw new Error(`${name}/dist: no pages were found in ${first.join(', ')}.`)
  // What the opening page has loaded is not loaded again.
  const further = pages.slice(1).map((chunks) => new Map([...chunks].filter(([id]) => !opening.has(id))))
  return [
    { what: `${name}: first route, largest page`, value: start + largest(pages), limit, unit: 'B' },
    {
      what: `${name}: further page, largest of ${further.length}`,
      value: largest(further),
      limit: pageBudget,
      unit: 'B',
    },
  ]
}

/** @param {Map<string, number>[]} some chunk → bytes */
function largest(some) {
  return Math.max(...some.map((chunks) => [...chunks.values()].reduce((sum, size) => sum + size, 0)))
}

/** Scripts and styles of each page or slot that the file exposes: chunk → bytes. What those load later does not count. */
function chunksOf(dist, file, exposed) {
  if (!file.startsWith(`${exposed}.`)) return []
  const sizes = new Map()
  for (const name of readdirSync(dist)) {
    const [id] = name.split('.')
    if (/\.(?:js|css)$/.test(name)) sizes.set(id, (sizes.get(id) ?? 0) + brotliSize(join(dist, name)))
  }
  const pages = pageChunks(readFileSync(join(dist, file), 'utf8'))
  return pages.map((ids) => new Map(ids.map((id) => [id, sizes.get(id) ?? 0])))
}
