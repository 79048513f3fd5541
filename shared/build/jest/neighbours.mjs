import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { readJson } from '../release/files.mjs'
import { ROOT } from '../release/source-hash.mjs'

/**
 * The site's other remotes for tests: their declarations in the workspace or, with `LANTERN_DISCOVERY` naming a saved
 * `/discovery.json`, the released ones.
 *
 * @param {string} packageDir the package under test
 * @returns {Omit<import('../../contract/src/federation/remote-declaration.ts').RemoteDeclaration, 'title'>[]}
 */
export function neighboursOf(packageDir) {
  const own = readJson(join(packageDir, 'remote.json'), { name: '' }).name
  const saved = process.env.LANTERN_DISCOVERY
  return (saved ? live(saved) : declared()).filter(({ name }) => name !== own)
}

function declared() {
  return readdirSync(ROOT)
    .filter((name) => name.startsWith('remote-'))
    .map((name) => join(ROOT, name, 'remote.json'))
    .filter((file) => existsSync(file))
    .map((file) => readJson(file))
}

function live(file) {
  const { microFrontends } = JSON.parse(readFileSync(file, 'utf8'))
  return Object.entries(microFrontends).map(([name, list]) => {
    const { routePrefixes, pages = [], slots } = (list.find(({ deployment }) => deployment.default) ?? list[0]).extras
    return { name, routePrefixes, pages, slots, devPort: 0 }
  })
}
