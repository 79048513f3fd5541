import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { ROOT } from '../../shared/build/release/source-hash.mjs'

const RULES = 'shared/build/dependency-rules'

/**
 * Lists a new folder in the layers of its package, and in the README that repeats them. A package without layers is left alone.
 *
 * @param {string} packageFolder `remote-mine`, `shared/contract`, `sandbox`
 * @param {string} folder below its `src`
 * @returns {string[]} the files changed, relative to the repository
 */
export function listInLayers(packageFolder, folder) {
  const list = packageFolder === 'sandbox' ? `${RULES}/server-layers.cjs` : `${RULES}/browser-layers.cjs`
  const { LAYERS, SERVER_LAYERS, layersLine, serverLayersLine } = createRequire(import.meta.url)(join(ROOT, list))
  const layers = (LAYERS ?? SERVER_LAYERS)[packageFolder]
  // A folder directly in `src` of a remote needs no entry: the rule `feature-is-an-island` covers it.
  const isFeature = packageFolder.startsWith('remote-') && !folder.includes('/')
  if (layers === undefined || isFeature || layers.flat().includes(folder)) return []
  // The top layer of a remote and of the sandbox joins all others; that of the contract is a layer of domains.
  const target = packageFolder === 'shared/contract' ? layers.at(-1) : layers.at(-2)
  target.push(folder)
  const file = join(ROOT, list)
  writeFileSync(file, withLayers(readFileSync(file, 'utf8'), packageFolder, layers))
  const readme = join(ROOT, packageFolder, 'README.md')
  if (!existsSync(readme)) return [list]
  const line = `Layers, lowest first: ${(layersLine ?? serverLayersLine)(packageFolder)}`
  writeFileSync(
    readme,
    readFileSync(readme, 'utf8').replace(/^Layers, lowest first: .*$/m, () => line),
  )
  return [list, `${packageFolder}/README.md`]
}

/** The table with other layers for one package. The formatter wraps the lines afterwards. */
function withLayers(text, packageFolder, layers) {
  const name = /^\w+$/.test(packageFolder) ? packageFolder : `'${packageFolder}'`
  const start = text.indexOf(`\n  ${name}: [`)
  const end = start < 0 ? -1 : text.indexOf('\n  ],', start)
  if (end < 0)
    throw new Error(`The layers of ${packageFolder} are not written as expected: list the new folder yourself.`)
  const rows = layers.map((layer) => `    [${layer.map((one) => `'${one}'`).join(', ')}],`)
  return `${text.slice(0, start)}\n  ${name}: [\n${rows.join('\n')}${text.slice(end)}`
}
