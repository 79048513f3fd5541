/**
 * Prints the paths below `./routes` as JSON: `node print-routes.mjs <routes.tsx>`. A separate process, because Node caches modules while a
 * dev server builds repeatedly. Pages behind `lazyPage(() => import(…), …)` are not loaded; styles and images are empty.
 */
import { readFileSync } from 'node:fs'
import { registerHooks } from 'node:module'
import { argv, stdout } from 'node:process'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { transformSync } from '@swc/core'
import { swcOptions } from '../swc-options.mjs'

const ASSET = /\.(css|svg|png|webp|avif|jpe?g|woff2?)(\?.*)?$/
const SOURCE = /\.(ts|tsx|jsx)$/

registerHooks({
  load(url, context, nextLoad) {
    if (ASSET.test(url)) return { format: 'module', source: 'export default {}', shortCircuit: true }
    if (!SOURCE.test(url)) return nextLoad(url, context)
    const file = fileURLToPath(url)
    const { code } = transformSync(readFileSync(file, 'utf8'), { ...swcOptions(), filename: file })
    return { format: 'module', source: code, shortCircuit: true }
  },
})

const { routes } = await import(pathToFileURL(argv[2]).href)
if (!Array.isArray(routes)) throw new Error('./routes exports no list named "routes".')
const plain = ({ path, index, children }) => ({ path, index, children: children?.map(plain) })
stdout.write(JSON.stringify(routes.map(plain)))
