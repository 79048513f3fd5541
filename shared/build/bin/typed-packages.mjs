/** Runs the TypeScript of our packages where they are installed as dependencies: Node strips types only outside of node_modules. */
import { readFileSync } from 'node:fs'
import { registerHooks, stripTypeScriptTypes } from 'node:module'
import { fileURLToPath } from 'node:url'

const OURS = /\/node_modules\/@lantern\/[^/]+\/.*\.ts$/

registerHooks({
  load(url, context, nextLoad) {
    if (!OURS.test(url)) return nextLoad(url, context)
    const source = stripTypeScriptTypes(readFileSync(fileURLToPath(url), 'utf8'))
    return { format: 'module', source, shortCircuit: true }
  },
})
